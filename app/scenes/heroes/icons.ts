import type { Id } from '@engine/core/ruleset';
import type { IconName } from '../../parts/Icon';

const icons: Readonly<Record<Id, IconName>> = {
  'hero-barbarian': 'barbarian',
  'hero-ranger': 'bow-arrow',
  'hero-wizard': 'wizard-face',
  'hero-delver': 'mining',
  'hero-cleric': 'holy-symbol',
  'hero-squire': 'cross-shield',
  referee: 'hood',
  'mon-goblin': 'goblin-head',
  'mon-skeleton': 'skeleton',
  'mon-orc-raider': 'orc-head',
  // Groups of offers.
  attack: 'crossed-swords',
  cast: 'spell-book',
  search: 'magnifying-glass',
  open: 'wooden-door',
  move: 'walking-boot',
  jump: 'jump-across',
  disarm: 'cog',
  drink: 'round-potion',
  body: 'tombstone',
  spells: 'spell-book',
  begin: 'scroll-unfurled',
  leave: 'stairs',
  monsters: 'hood',
  monster: 'hood',
  trap: 'spiky-pit',
  end: 'hourglass',
  // Rooms and things.
  stairs: 'stairs',
  corridor: 'doorway',
  store: 'barrel',
  cellar: 'locked-chest',
  'brass-key': 'key',
  'trap-pit': 'spiky-pit',
};

const gear: readonly (readonly [RegExp, IconName])[] = [
  [/dagger/, 'plain-dagger'],
  [/staff/, 'wizard-staff'],
  [/crossbow/, 'crossbow'],
  [/bow/, 'high-shot'],
  [/axe/, 'battle-axe'],
  [/sword/, 'broadsword'],
  [/helmet/, 'visored-helm'],
  [/shield/, 'round-shield'],
  [/leather/, 'leather-armor'],
  [/mail/, 'chain-mail'],
  [/potion/, 'round-potion'],
  [/^spell-/, 'spell-book'],
];

export const heroesIcon = (id: Id): IconName => icons[id.replace(/:\d+$/, '')] ?? gear.find(([name]) => name.test(id))?.[1] ?? 'barbed-sun';
