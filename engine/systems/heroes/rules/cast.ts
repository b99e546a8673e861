import { choose } from '../../../core/script';
import type { CharacterId, Line, Script } from '../../../core/ruleset';
import type { Of } from '../command';
import type { Content, Spell } from '../content';
import type { HeroesEvent } from '../event';
import { heroKind, inSight, isDead, monsterKind, must, type Game, type Known } from '../state';
import { hurt, strike } from './attack';
import { contested } from './dice';
import { settle, spent } from './turn';

/** Whom a spell is cast on. */
export const aims = ({ effect }: Spell): 'monster' | 'hero' | 'self' => {
  switch (effect.op) {
    case 'attack':
    case 'damage':
    case 'dim':
    case 'bind':
      return 'monster';
    case 'heal':
    case 'rage':
    case 'ward':
      return 'hero';
    case 'move':
      return effect.target;
  }
};

/** R6.1: a caster, a spell that is not used up, a target in sight. */
export function cannotCast(content: Content, known: Known, { as, spell: id, target }: Of<'cast'>): Line | undefined {
  const not = spent(known, as, 'cast');
  if (not) return not;
  const hero = must(known.heroes[as], as);
  const spell = content.spells[id];
  if (!spell || !hero.spells[id]) return { key: 'heroes.no-such-spell' };
  if (hero.spells[id] === 'used') return { key: 'heroes.spell-used', with: { spell: id } };
  if (aims(spell) === 'self') return target === undefined ? undefined : { key: 'heroes.needs-no-target' };
  const figure = aims(spell) === 'monster' ? known.monsters[target ?? ''] : known.heroes[target ?? ''];
  if (!figure || !inSight(content, known, hero.room, figure.room)) return { key: 'heroes.not-in-sight' };
  if (spell.effect.op === 'heal' && spell.effect.reach === 'adjacent' && (target === as || figure.room !== hero.room))
    return { key: 'heroes.not-adjacent' };
  const ally = known.heroes[target ?? ''];
  return ally && isDead(ally) ? { key: 'heroes.dead', with: { hero: ally.id } } : undefined;
}

export function* cast(game: Game, { as, spell: id, target = as }: Of<'cast'>): Script<HeroesEvent> {
  const hero = must(game.now().heroes[as], as);
  const spell = must(game.content.spells[id], id);
  yield { type: 'acted', hero: as, action: 'cast' };
  const kept = yield* remembered(game, as, id);
  yield { type: 'spell-cast', hero: as, spell: id, kept, ...(aims(spell) !== 'self' && { target }) };
  const { effect } = spell;
  switch (effect.op) {
    case 'attack': // R6.4
      yield* strike(game, as, effect.dice, target, false);
      break;
    case 'damage': { // R6.5
      const resisted = effect.resisted ? yield* resistance(game, as, target) : 0;
      const damage = effect.value - resisted;
      if (damage > 0) yield* hurt(game, target, damage, as, false);
      else yield { type: 'resisted', monster: target, spell: id };
      break;
    }
    case 'heal': { // R6.6; the Cleric's ability adds one.
      const more = heroKind(game.content, hero).ability === 'heal-more' ? 1 : 0;
      const ally = must(game.now().heroes[target], target);
      const health = Math.min(effect.value + more, heroKind(game.content, ally).health - ally.health);
      yield { type: 'healed', hero: target, health };
      break;
    }
    case 'rage': // R6.7
      yield { type: 'raged', hero: target };
      break;
    case 'ward':
      yield { type: 'warded', hero: target, by: as, dice: effect.dice };
      break;
    case 'dim':
    case 'bind': // R6.3
      if ((yield* resistance(game, as, target)) > 0) yield { type: 'resisted', monster: target, spell: id };
      else yield effect.op === 'dim' ? { type: 'dimmed', monster: target, dice: effect.dice } : { type: 'bound', monster: target };
      break;
    case 'move': // The miniature moves on the board; the voice says how far.
      break;
  }
  yield* settle(game);
}

/** R6.3: the monster's Skill against the caster's Magic; what it wins with. */
function* resistance(game: Game, caster: CharacterId, target: string): Script<HeroesEvent, number> {
  const monster = must(game.now().monsters[target], target);
  const { magic } = heroKind(game.content, must(game.now().heroes[caster], caster));
  return yield* contested(game, { figure: target, dice: monsterKind(game.content, monster).skill }, { figure: caster, dice: magic }, 'resist');
}

/** The Wizard's ability: once a quest a cast spell is not used up. */
function* remembered(game: Game, as: CharacterId, spell: string): Script<HeroesEvent, boolean> {
  const hero = must(game.now().heroes[as], as);
  if (heroKind(game.content, hero).ability !== 'remember-spell' || hero.remembered) return false;
  const pick = yield* choose({ key: 'heroes.may-remember', with: { hero: as, spell } }, as, [
    { id: 'spend', line: { key: 'heroes.spend-spell', with: { spell } } },
    { id: 'remember', line: { key: 'heroes.remember-spell', with: { spell } } },
  ]);
  return pick === 'remember';
}
