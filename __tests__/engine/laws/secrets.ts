import { perform } from '@engine/core/bot';
import { seeded } from '@engine/core/chance';
import { told } from '@engine/core/journal';
import { Play, type Outcome } from '@engine/core/play';
import { asked } from '@engine/core/question';
import { isRefusal, type CharacterId, type Command, type Event } from '@engine/core/ruleset';
import { commands, same, some, type Frame, type Game, type Subject } from './game';

/** All that leaves the host for somebody with these eyes. */
function gets<S, C extends Command, E extends Event, V>(play: Play<S, C, E, V>, seat: string, eyes: readonly CharacterId[], outcome?: Outcome<C, E>) {
  const { ruleset, state, open, entries, undone, last } = play;
  const view = ruleset.view(state, eyes);
  const deed = play.lastDeed();
  return {
    last,
    view,
    offers: ruleset.offers(view),
    asked: open?.question && asked(open.question, open.answers, eyes),
    log: told(entries, undone, eyes),
    refused: outcome && isRefusal(outcome) ? outcome.refused : undefined,
    contested: deed && play.contested(deed.n, seat),
    ended: ruleset.ended(state),
  };
}

/** One command in the game as it is, and in the same game with other secrets. */
function pair<S, C extends Command, E extends Event, V>(subject: Subject<S, C, E, V>, { seed }: Game<S, C, E, V>, { state, last, turn }: Frame<S, C>) {
  const { ruleset, withOtherSecrets } = subject;
  const command = turn.do === 'command' ? turn.command : undefined;
  return [state, withOtherSecrets(state, command)].map((from) => new Play(ruleset, seeded(seed), { n: last, state: from }));
}

export function secretFaults<S, C extends Command, E extends Event, V>(subject: Subject<S, C, E, V>, game: Game<S, C, E, V>): readonly string[] {
  const keepers = subject.keepers(game.setup);
  const others = [...game.hands.filter(({ eyes }) => !eyes.some((who) => keepers.includes(who))), { seat: 'table', eyes: [] }];
  return some(commands(game), 40).flatMap((frames) => {
    const [first] = frames;
    const [one, other] = first ? pair(subject, game, first) : [];
    if (!first || !one || !other) return [];
    if (same(one.state, other.state)) return [`entry ${first.last}: no secret was changed`];
    for (const { turn } of [undefined, ...frames].map((frame) => ({ turn: frame?.turn }))) {
      const outcomes = turn && [one, other].map((play) => perform(play, turn, 'deed'));
      for (const { seat, eyes } of others) {
        const [a, b] = [gets(one, seat, eyes, outcomes?.[0]), gets(other, seat, eyes, outcomes?.[1])];
        const leak = (Object.keys(a) as (keyof typeof a)[]).find((part) => !same(a[part], b[part]));
        if (leak) return [`entry ${first.last}, ${JSON.stringify(turn)}: ${seat} can tell by ${leak}: ${JSON.stringify(a[leak])} / ${JSON.stringify(b[leak])}`];
      }
    }
    return [];
  });
}
