import { refuse, TABLE, type Answer, type CharacterId, type DieId, type Face, type Line, type Question, type Refusal } from './ruleset';

/** Whether a question has all the answers it waits for. */
export function settled(question: Question, answers: readonly Answer[]): boolean {
  if (question.ask !== 'choose') return answers.length > 0;
  if (question.mode === 'first' && answers.some(({ picks }) => picks.length > 0)) return true;
  return question.to.every((who) => answers.some(({ as }) => as === who));
}

/** Who has not answered yet. Hidden chance waits for nobody. */
export function awaited(question: Question, answers: readonly Answer[]): readonly string[] {
  if (question.ask === 'draw' || question.ask === 'shuffle') return [];
  const to = question.ask === 'roll' ? [question.to] : question.to;
  return to.filter((who) => !answers.some(({ as }) => as === who));
}

const wholeBelow = (limit: number) => (pick: string | number) =>
  typeof pick === 'number' && Number.isInteger(pick) && pick >= 0 && pick < limit;

/** Whether an answer fits the question it names: the seat, the options, the count, the faces. */
export function misfit(
  question: Question,
  answers: readonly Answer[],
  answer: Answer,
  dice: Readonly<Record<DieId, readonly Face[]>>,
): Refusal | undefined {
  if (answer.to !== question.id) return refuse('core.question-over');
  const { picks } = answer;
  const distinct = new Set(picks).size === picks.length;
  switch (question.ask) {
    case 'roll':
      if (answer.as !== question.to) return refuse('core.not-yours');
      if (picks.length !== question.dice.length) return refuse('core.dice-count', { count: question.dice.length });
      return picks.every((pick, i) => wholeBelow(dice[question.dice[i] as DieId]?.length ?? 0)(pick))
        ? undefined
        : refuse('core.no-such-face');
    case 'draw':
      if (answer.as !== TABLE) return refuse('core.not-yours');
      return picks.length === 1 && question.from.some(({ id }) => id === picks[0]) ? undefined : refuse('core.no-such-option');
    case 'shuffle':
      if (answer.as !== TABLE) return refuse('core.not-yours');
      return picks.length === question.count && distinct && picks.every(wholeBelow(question.count))
        ? undefined
        : refuse('core.no-such-option');
    case 'choose':
      if (!awaited(question, answers).includes(answer.as)) return refuse('core.not-yours');
      if (!distinct || picks.some((pick) => !question.options.some(({ id }) => id === pick))) return refuse('core.no-such-option');
      // An empty answer to an open window is a pass, which `first` allows whenever several are asked.
      if (picks.length < question.min || picks.length > question.max)
        return refuse('core.pick-count', { min: question.min, max: question.max });
      return undefined;
  }
}

/** An open question as one seat gets it. */
export interface Asked {
  readonly id: string;
  readonly why: Line;
  /** Who is still waited for. */
  readonly waiting: readonly string[];
  /** Present for those who may answer: the addressed, and the table for somebody who is away. */
  readonly question?: Question;
}

export function asked(question: Question, answers: readonly Answer[], eyes: readonly CharacterId[]): Asked | undefined {
  const waiting = awaited(question, answers);
  const mine = waiting.some((who) => eyes.includes(who));
  if (question.secret && !mine) return undefined;
  const open = mine || eyes.length === 0;
  return { id: question.id, why: question.why, waiting, ...(open && { question }) };
}
