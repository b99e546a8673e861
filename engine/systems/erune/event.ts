import type { BoardEvent } from './board';
import type { CombatEvent } from './combat/event';
import type { ExploreEvent } from './explore/event';
import type { MagicEvent } from './magic/event';
import type { PointsEvent } from './points';
import type { RollEvent } from './roll';
import type { ShadowsEvent } from './shadows/event';
import type { SheetEvent } from './sheet/event';
import type { TurnEvent } from './turn/event';
import type { WandererEvent } from './wanderer';

export type EruneEvent = PointsEvent | BoardEvent | WandererEvent | RollEvent | CombatEvent | ExploreEvent | MagicEvent | ShadowsEvent | SheetEvent | TurnEvent;
export type Happened<T extends EruneEvent['type']> = Extract<EruneEvent, { type: T }>;
