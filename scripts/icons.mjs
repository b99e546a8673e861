/**
 * Cuts the icons that the app draws out of the game-icons set, so that no bundle carries all four thousand.
 * To use another one: add its name below, run `node scripts/icons.mjs`, write `<Icon name="…" />`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const wanted = {
  reserves: 'hearts power-lightning drop hourglass laurels two-coins bottled-shadow',
  dice: 'death-skull shield eye-target cog rolling-dices',
  seats: 'broadsword dwarf-helmet high-shot wizard-staff hood barbed-sun crossed-swords',
  heroes: 'barbarian bow-arrow wizard-face mining dwarf-face holy-symbol ankh cross-shield attached-shield',
  screens:
    'scroll-unfurled knapsack spell-book round-table open-book conversation person three-friends two-shadows world rule-book ' +
    'pencil quill-ink trash-can photo-camera share save cloud-download cloud-upload speaker speaker-off house info help ' +
    'checklist shop village treasure-map position-marker star-medal public-speaker play-button moon',
  actions:
    'walking-boot magnifying-glass semi-closed-eye campfire swap-bag round-potion return-arrow microphone sound-waves check-mark ' +
    'cancel cycle padlock laurel-crown run sprint jump-across drop-weapon lever',
  rooms:
    'locked-chest open-chest barrel table closed-doors wooden-door locked-door doorway secret-door stairs key bookshelf ' +
    'sword-altar stone-wall coins-pile gems tombstone',
  traps: 'trap-mask spiky-pit wolf-trap spears falling-rocks dart ringing-bell',
  monsters:
    'rat goblin-head goblin orc-head gargoyle raise-skeleton skeleton skull-crossed-bones heavy-helm witch-face ghost spider-face ' +
    'cultist mummy-head half-dead troll spectre werewolf dragon-head bear-head snake slime wolf-head',
  items:
    'bolt-bomb chest-armor wing-cloak beer-stein crystal-eye rune-stone plain-dagger two-handed-sword battle-axe crossbow ' +
    'spiked-mace flail leather-vest leather-armor chain-mail breastplate visored-helm horned-helm round-shield shield-bash ring ' +
    'necklace boots crown old-lantern health-potion standing-potion magic-potion',
  spells:
    'fire-wave tornado stone-sphere wave-crest three-leaves fire fireball ice-bolt lightning-arc water-drop healing enrage ' +
    'rock-golem sunken-eye chained-heart teleport rabbit sun body-swapping',
};

const names = [...new Set(Object.values(wanted).join(' ').split(' '))].sort();
const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
/** @type {{ icons: Record<string, { body: string }> }} */
const set = JSON.parse(readFileSync(source, 'utf8'));

/**
 * A tenth of a unit is a fortieth of a point on the largest icon drawn, and a third of the file is digits nobody can see.
 * @param {string} path
 */
function round(path) {
  const token = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;
  const flag = /[01]/y;
  const gap = /[\s,]*/y;
  let [at, command, nth, out] = [0, '', 0, ''];
  while (at < path.length) {
    // An arc's two flags may stand without a space before the next number: `01.5` is 0, 1, .5.
    const shape = command.toLowerCase() === 'a' && (nth % 7 === 3 || nth % 7 === 4) ? flag : token;
    gap.lastIndex = at;
    shape.lastIndex = at + (gap.exec(path)?.[0].length ?? 0);
    const found = shape.exec(path)?.[0];
    if (found === undefined) break;
    at = shape.lastIndex;
    if (/[a-zA-Z]/.test(found[0] ?? '')) {
      [command, nth, out] = [found, 0, out + found];
    } else {
      const short = String(Math.round(Number(found) * 10) / 10).replace(/^(-?)0\./, '$1.');
      out += (nth > 0 && !short.startsWith('-') ? ' ' : '') + short;
      nth += 1;
    }
  }
  return out;
}

const lines = names.map((name) => {
  const paths = [...(set.icons[name]?.body ?? '').matchAll(/<path fill="currentColor" d="([^"]+)"\/>/g)];
  if (paths.length !== 1) throw new Error(`game-icons draws ${name} with ${paths.length} paths, not one`);
  return `  '${name}': '${round(paths[0]?.[1] ?? '')}',`;
});

writeFileSync(
  new URL('../app/theme/icons.ts', import.meta.url),
  `// Written by scripts/icons.mjs from game-icons.net (Lorc, Delapouite and contributors, CC BY 3.0). Do not edit.

/** One filled path for each icon, on a field of 512 by 512. */
export const icons = {
${lines.join('\n')}
};
`,
);
console.log(`${names.length} icons`);
