import type { Judges, Scripts } from '../area';
import { wound } from '../combat/harm';
import { not, type Game, type Rule } from '../state';
import { amendment, judges as amends } from './amend';
import type { Correction, SheetCommand } from './command';
import { cannotBring, cannotChoose, cannotRise, choosing, rising } from './grow';
import { buying, cannotBuy, cannotDiscard, cannotEquip, cannotLeave, cannotSell, cannotStow, equipping, selling } from './trade';

export const judges: Judges<SheetCommand> = {
  ...amends,
  choose: cannotChoose,
  bring: cannotBring,
  'level-up': cannotRise,
  equip: cannotEquip,
  stow: cannotStow,
  discard: cannotDiscard,
  buy: cannotBuy,
  sell: cannotSell,
  'leave-town': cannotLeave,
  help: (_, known, { level }) => (known.help === level ? not('help-already') : undefined),
  slay: (_, known, { as, monster }) => {
    if (known.phase === 'lobby') return not('not-begun');
    if (known.phase === 'town') return not('quest-over');
    if (!known.adventurers[as]) return not('no-such-adventurer');
    return known.monsters[monster]?.active ? undefined : not('no-such-monster');
  },
};

function* amending(game: Game, command: Correction): Rule {
  yield amendment(game.content, game.now(), command);
}

export const scripts: Scripts<SheetCommand> = {
  correct: amending,
  place: amending,
  hand: amending,
  note: amending,
  never: amending,
  mend: amending,
  choose: choosing,
  *bring(_, { as, fields }) { yield { type: 'fields-brought', who: as, fields }; },
  'level-up': rising,
  equip: equipping,
  *stow(_, { as, item }) { yield { type: 'stowed', who: as, item }; },
  *discard(_, { as, item, count }) { yield { type: 'discarded', who: as, item, count: count ?? 1 }; },
  buy: buying,
  sell: selling,
  *'leave-town'(_, { as }) { yield { type: 'left-town', who: as }; },
  *help(_, { level }) { yield { type: 'help-set', level }; },
  *slay(game, { as, monster }) { yield* wound(game, monster, game.now().monsters[monster]?.hp ?? 0, as); },
};
