import assert from 'node:assert/strict';
import type { Person } from './people';
import { together } from './phones';
import { join, openTable } from './tables';

/** Both sides of a contest with real dice; the referee's second, as the rules ask them. */
async function fight(hero: Person, dice: readonly number[], referee: Person, defence: readonly number[]): Promise<void> {
  await hero.types(...dice);
  await referee.types(...defence);
  await hero.sees('fallen-sum');
}

const ends = (who: Person) => who.press('banner-action');

together('a host and three players play quest one of heroes to its end, and nobody loses anything', async () => {
  const { host, link } = await openTable();
  const lena = await join('Lena', link, ['hero-wizard']);
  const tom = await join('Tom', link, ['hero-barbarian', 'hero-squire']);
  const jo = await join('Jo', link, ['referee']);
  await host.sees('seat-s3');
  await host.press('begin');
  await host.sees('host-table');

  // R6.2: the wizard picks four spells, one of each kind.
  for (const spell of ['flame-burst', 'healing-water', 'burning-rage', 'swift-stride']) await lena.does('spells', `offer-pick-spell-spell-${spell}`);
  await host.press('offer-begin');
  await host.reads('round', 'Round 1');
  const told = await host.spoken();
  assert.ok(told.some((line) => line.includes('brass key')), `the Spirit introduces the quest: ${told.join(' | ')}`);

  // What the referee knows, nobody else gets.
  await jo.sees('book-cellar');
  await lena.misses('book-cellar');
  await host.misses('book-cellar');

  // A step taken back: the wizard moves, thinks better of it, and moves not at all.
  await lena.does('move', 'offer-move-stairs');
  await lena.press('tab-table');
  await lena.press('undo');
  await lena.press('tab-sheet');
  await lena.does('open', 'offer-open-door-oak');
  await host.sees('monster-mon-goblin:1');

  // A fight with the app's dice: a spell of fire. Whatever falls, it is written down.
  await lena.does('cast', 'offer-cast-spell-flame-burst-mon-goblin:2');
  await lena.press('option-spend');
  await lena.press('roll');
  await jo.press('roll');
  await lena.sees('fallen-sum');
  const goblin2 = await host.has('monster-mon-goblin:2');
  await ends(lena);

  // Tom plays two heroes. The barbarian strikes with real dice, and in mid-fight two phones are reloaded.
  await tom.does('move', 'offer-move-corridor');
  await tom.does('attack', 'offer-attack-mon-goblin:1-broadsword');
  await tom.types(6, 5, 5, 3);
  await jo.sees('question');
  await tom.device.reloadReactNative();
  await host.device.reloadReactNative();
  await host.sees('host-table');
  await tom.sees('player');
  await jo.types(5, 2);
  await tom.reads('fallen-sum', '1 pair cancels, 2 to reach: 3 hits');
  await host.reads('fallen-sum', '1 pair cancels, 2 to reach: 3 hits');
  await host.misses('monster-mon-goblin:1');
  await ends(tom);

  // The squire, on the same phone.
  await tom.does('move', 'offer-move-corridor');
  if (goblin2) {
    await tom.does('attack', 'offer-attack-mon-goblin:2-shortsword');
    await fight(tom, [6, 6, 6], jo, [1, 1]);
  }
  await ends(tom);
  await ends(jo);

  // Round 2: into the cellar, where four wait.
  await lena.does('move', 'offer-move-corridor');
  await ends(lena);
  await tom.does('open', 'offer-open-door-iron');
  await tom.does('move', 'offer-move-cellar');
  await tom.does('attack', 'offer-attack-mon-skeleton:1-broadsword');
  await fight(tom, [6, 6, 6, 6], jo, [1, 2]);
  await ends(tom);
  await tom.does('move', 'offer-move-cellar');
  await tom.does('attack', 'offer-attack-mon-skeleton:2-shortsword');
  await fight(tom, [6, 6, 6], jo, [1, 2]);
  await ends(tom);

  // The referee strikes back; the squire may stand in the way and lets it pass.
  await jo.press('group-monster');
  await jo.pressWords('Orc raider 1: attack Barbarian');
  await tom.press('pass');
  await jo.types(6, 6, 1);
  await tom.types(2);
  await host.reads('party-health-hero-barbarian', '6');
  await ends(jo);

  // Round 3: a wizard with a staff, a barbarian with a grudge, and the key.
  await lena.does('move', 'offer-move-cellar');
  await lena.does('attack', 'offer-attack-mon-orc-raider:1-staff');
  await fight(lena, [6, 6], jo, [1, 1]);
  await ends(lena);
  await tom.does('attack', 'offer-attack-mon-orc-raider:2-broadsword');
  await fight(tom, [6, 6, 6, 6], jo, [1, 1]);
  await ends(tom);
  await tom.does('search', 'offer-search-treasure');
  await tom.press('tab-table');
  await tom.press('tab-sheet');
  await tom.waitFor(tom.element(tom.by.id('token-gold'))).toHaveValue('60').withTimeout(5_000);
  await ends(tom);
  await ends(jo);

  // A correction by hand shows at once, everywhere.
  await lena.press('token-health-less');
  await host.reads('party-health-hero-wizard', '4');
  await lena.press('token-health-more');
  await host.reads('party-health-hero-wizard', '5');

  // Rounds 4 and 5: back to the stairs.
  for (const room of ['corridor', 'stairs']) {
    for (const who of [lena, tom, tom]) {
      await who.does('move', `offer-move-${room}`);
      await ends(who);
    }
    await ends(jo);
  }
  await host.press('offer-leave');
  for (const everybody of [host, lena, tom, jo]) await everybody.reads('end-title', 'The quest is won');

  // Whoever came back lives on the own phone now.
  await tom.press('end-home');
  await tom.press('home-characters');
  await tom.sees('character-hero-barbarian');
  await tom.sees('character-hero-squire');
});
