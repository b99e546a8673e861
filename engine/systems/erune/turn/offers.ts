import { draft, type Draft, type Offering } from '../area';
import type { View } from '../view';
import { isOver } from './round';

const onward = (each: Draft): Draft => ({ ...each, onward: true });

const mosOf = ({ mos }: View, hands: readonly string[]): string | undefined => (mos && hands.includes(mos.id) ? mos.id : undefined);

export const offering: Offering = (content, view, hands) => {
  const mos = mosOf(view, hands);
  const own = hands.flatMap((id) => view.adventurers[id] ?? []);
  switch (view.phase) {
    case 'lobby':
      return [onward(draft('turn', { type: 'begin' }, 'begin'))];
    case 'spirit':
      return [onward(draft('turn', { type: 'new-turn' }, 'new-turn'))];
    case 'mos':
      return mos ? [onward(draft('turn', { type: 'end-mos-phase', as: mos }, 'end-mos-phase'))] : [];
    case 'adventurers':
      return [
        ...own.filter(({ dead }) => !dead).flatMap(({ id, kind }) => [
          onward(draft('turn', { type: 'done', as: id }, 'done')),
          draft('prepare', { type: 'prepare', as: id }, 'prepare'),
          ...(content.adventurers[kind]?.abilities.some((ability) => ability.id === 'arcane-focus') ? [draft('prepare', { type: 'prepare', as: id, mp: true }, 'prepare-mp')] : []),
        ]),
        ...(own.length > 0 ? [draft('campfire', { type: 'campfire' }, 'campfire')] : []),
        ...(isOver(view) ? [onward(draft('turn', { type: 'new-turn' }, 'new-turn'))] : []),
      ];
    case 'town':
      return [];
  }
};

/** To give up is offered after everything else. */
export const resigning: Offering = (_, view, hands) => {
  if (view.phase === 'lobby' || view.phase === 'town') return [];
  const mos = mosOf(view, hands);
  return [
    ...(hands.some((id) => view.adventurers[id]) ? [draft('abandon', { type: 'abandon', side: 'adventurers' }, 'abandon')] : []),
    ...(mos ? [draft('abandon', { type: 'abandon', as: mos, side: 'mos' }, 'abandon-mos')] : []),
  ];
};
