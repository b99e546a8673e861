import { told } from '@engine/core/journal';
import type { Command, Event, Line } from '@engine/core/ruleset';
import { placeholders } from '@engine/spirit/proof';
import { teller, type Words } from '@engine/spirit/tell';
import type { Game, Subject } from './game';

/** Every line that anybody met in this game: told, asked, offered, refused. */
export function linesOf<S, C extends Command, E extends Event, V>({ ruleset }: Subject<S, C, E, V>, { frames, hands, play }: Game<S, C, E, V>): readonly Line[] {
  const seen = new Map<string, Line>();
  const meet = (line: Line) => seen.set(JSON.stringify({ ...line, pick: 0 }), line);
  for (const { line } of told(play.entries, play.undone, hands.flatMap(({ eyes }) => eyes))) meet(line);
  for (const { state, question } of frames) {
    if (question) meet(question.why);
    if (question?.ask === 'choose') for (const { line } of question.options) meet(line);
    if (!question)
      for (const { eyes } of hands)
        for (const { line, not } of ruleset.offers(ruleset.view(state, eyes))) {
          meet(line);
          if (not) meet(not);
        }
  }
  return [...seen.values()];
}

/** What is wrong with a line in the words of a language. */
export function lineFaults(locale: 'en' | 'fr', words: Words, people: Parameters<typeof teller>[2], line: Line): readonly string[] {
  const wordings = words.lines[line.key];
  if (wordings === undefined) return [`${locale}: no words for ${line.key}`];
  const values = line.with ?? {};
  return [wordings].flat().flatMap((message, pick) => {
    const missing = placeholders(message).filter((name) => !(name in values) && !(name.replace(/_[a-z]+$/, '') in values));
    const said = teller(locale, words, people).line({ ...line, pick });
    const odd = /[{}#…]| {2}|undefined|NaN|\b[a-z]+-[a-z]+:\d|[a-z]-\d/.exec(said);
    return [...missing.map((name) => `${locale}: ${line.key} is told without ${name}`), ...(odd ? [`${locale}: ${line.key} is said as "${said}"`] : [])];
  });
}

export function wordFaults<S, C extends Command, E extends Event, V>(subject: Subject<S, C, E, V>, game: Game<S, C, E, V>): readonly string[] {
  const { ruleset, words, silent } = subject;
  const lines = linesOf(subject, game);
  const faults = (['en', 'fr'] as const).flatMap((locale) => lines.flatMap((line) => lineFaults(locale, words[locale], game.setup.characters, line)));
  const mute: string[] = [];
  game.play.entries
    .flatMap(({ events }) => events)
    .reduce((before, event) => {
      const state = ruleset.evolve(before, event);
      if (ruleset.narrate(event, state).length > 0 === silent.has(event.type)) mute.push(`${event.type} is ${silent.has(event.type) ? 'declared silent but speaks' : 'silent and not declared so'}`);
      return state;
    }, ruleset.setup(game.setup));
  return [...new Set([...faults, ...mute])];
}
