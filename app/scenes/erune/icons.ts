import type { Id } from '@engine/core/ruleset';
import type { IconName } from '../../parts/Icon';
import { content } from './content';

const icons: Readonly<Record<Id, IconName>> = {
  warrior: 'broadsword',
  guardian: 'dwarf-helmet',
  archer: 'high-shot',
  wizard: 'wizard-staff',
  mos: 'hood',
  // Monsters.
  rat: 'rat',
  goblin: 'goblin-head',
  'goblin-archer': 'goblin',
  orc: 'orc-head',
  gargoyle: 'gargoyle',
  skeleton: 'skeleton',
  'skeleton-archer': 'raise-skeleton',
  'living-armor': 'heavy-helm',
  witch: 'witch-face',
  banshee: 'ghost',
  'bell-warden': 'ringing-bell',
  snag: 'crown',
  'kiln-guard': 'fire',
  'last-archivist': 'quill-ink',
  'dame-latch': 'key',
  precentor: 'public-speaker',
  'face-in-the-well': 'sunken-eye',
  'pit-favourite': 'crown',
  // Groups of offers.
  abandon: 'cancel',
  ability: 'star-medal',
  ambush: 'two-shadows',
  attack: 'crossed-swords',
  bring: 'spell-book',
  buy: 'shop',
  campfire: 'campfire',
  cast: 'spell-book',
  choose: 'quill-ink',
  curse: 'chained-heart',
  detect: 'eye-target',
  disarm: 'cog',
  discard: 'drop-weapon',
  event: 'lever',
  gear: 'swap-bag',
  give: 'swap-bag',
  'lay-trap': 'wolf-trap',
  'leave-town': 'house',
  level: 'laurels',
  'monster-attack': 'crossed-swords',
  'monster-cast': 'spell-book',
  'monster-move': 'walking-boot',
  'monster-prepare': 'enrage',
  move: 'walking-boot',
  open: 'wooden-door',
  pact: 'bottled-shadow',
  prepare: 'enrage',
  revive: 'healing',
  roam: 'rat',
  search: 'magnifying-glass',
  sell: 'two-coins',
  skill: 'star-medal',
  slay: 'skull-crossed-bones',
  trap: 'trap-mask',
  turn: 'hourglass',
  use: 'round-potion',
  // Things.
  'silver-key': 'key',
  'drowned-psalter': 'open-book',
  'divination-ball': 'crystal-eye',
  'voodshadow-amulet': 'necklace',
  'lucky-charm': 'three-leaves',
  'travelling-boots': 'boots',
  'potion-belt': 'knapsack',
  toolbox: 'cog',
  grapple: 'dart',
  wissteck: 'three-leaves',
  leeloodoo: 'three-leaves',
  'mana-crystal': 'gems',
  'pipe-weed': 'three-leaves',
  pit: 'spiky-pit',
};

const gear: readonly (readonly [RegExp, IconName])[] = [
  [/crossbow/, 'crossbow'],
  [/bow$|sling/, 'bow-arrow'],
  [/dagger|knife/, 'plain-dagger'],
  [/great.*sword|claymore/, 'two-handed-sword'],
  [/sword|rapier/, 'broadsword'],
  [/axe|hatchet|bardiche/, 'battle-axe'],
  [/flail/, 'flail'],
  [/mace|mallet|hammer|club/, 'spiked-mace'],
  [/spear|halberd/, 'spears'],
  [/scepter|wand/, 'wizard-staff'],
  [/grenade|bomb|pistol|blunderbuss|cannon/, 'bolt-bomb'],
  [/helmet|diadem/, 'visored-helm'],
  [/shield|pavise/, 'round-shield'],
  [/mail/, 'chain-mail'],
  [/plate|alloy/, 'breastplate'],
  [/leather|gear|robes|gauntlet/, 'leather-armor'],
  [/cape/, 'wing-cloak'],
  [/ring$/, 'ring'],
  [/purse|bag/, 'coins-pile'],
  [/mead|beer/, 'beer-stein'],
  [/rune/, 'rune-stone'],
  [/healing/, 'health-potion'],
  [/potion|elixir|vial|water|decoction|beverage/, 'round-potion'],
  [/^fire/, 'fire-wave'],
  [/^wind/, 'tornado'],
  [/^earth/, 'stone-sphere'],
  [/^water/, 'wave-crest'],
  [/^telluromancy/, 'three-leaves'],
];

/** What has no picture of its own has that of its sort. */
const sorts: Readonly<Record<string, IconName>> = {
  melee: 'broadsword', ranged: 'bow-arrow', hybrid: 'wizard-staff', torso: 'leather-armor', head: 'visored-helm', shield: 'round-shield', hand: 'leather-armor', cape: 'wing-cloak',
  potion: 'round-potion', rune: 'rune-stone', artifact: 'gems', substance: 'three-leaves', equipment: 'knapsack', quest: 'key',
};
const placed = [...Object.values(content.quests).flatMap(({ rooms }) => rooms), ...Object.values(content.waves)].flatMap(({ monsters }) => monsters);
const kinds = new Map(placed.flatMap(({ kind, boss }) => (boss ? [[boss.id, kind] as const] : [])));

function sorted(id: Id): IconName | undefined {
  const item = Object.hasOwn(content.items, id) ? content.items[id] : undefined;
  return item ? (sorts[item.kind ?? ''] ?? sorts[item.class]) : icons[kinds.get(id) ?? ''];
}

/** The picture of anything that the game names; a monster's number does not matter. */
export function eruneIcon(id: Id): IconName {
  const noun = id.replace(/:\d+$/, '');
  return icons[noun] ?? gear.find(([name]) => name.test(noun))?.[1] ?? sorted(noun) ?? 'barbed-sun';
}
