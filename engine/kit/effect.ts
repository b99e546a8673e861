import * as v from 'valibot';

// What content may do without code. Who, what and where are words of the game that reads them; the flow is the same for all.

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a word is lower-case, joined by hyphens'));
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
/** How many dice of each kind: `{ "black": 2, "red": 1 }`. */
export const pool = v.record(word, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)));
export type Pool = v.InferOutput<typeof pool>;

/** What must be so: `{ "is": "wounded", "who": "user" }`. */
export const condition = v.strictObject({
  is: word,
  who: v.exactOptional(word),
  value: v.exactOptional(v.union([word, v.pipe(v.number(), v.integer())])),
  not: v.exactOptional(v.literal(true)),
});
export type Condition = v.InferOutput<typeof condition>;

const who = word;
const leaves = [
  v.strictObject({ op: v.literal('tell'), line: v.string() }),
  /** Damage that nothing blocks. */
  v.strictObject({ op: v.literal('wound'), who, amount }),
  /** An attack roll that is defended; `around` marks an effect that strikes where it is, not at one target. */
  v.strictObject({ op: v.literal('attack'), who, dice: pool, unstoppable: v.exactOptional(v.literal(true)) }),
  v.strictObject({ op: v.literal('lightning'), who, amount }),
  v.strictObject({ op: v.literal('heal'), who, amount }),
  v.strictObject({ op: v.literal('gain'), who, points: word, amount, temporary: v.exactOptional(v.literal(true)) }),
  v.strictObject({ op: v.literal('lose'), who, points: word, amount }),
  /** A maximum, until the quest ends; the points come with it. */
  v.strictObject({ op: v.literal('raise'), who, points: word, amount }),
  /** Dice or a number for a roll to come: the next one, all until the end of the phase in which one acts, or all until that phase begins again. */
  v.strictObject({
    op: v.literal('boost'), who, roll: word, dice: v.exactOptional(pool), amount: v.exactOptional(v.pipe(v.number(), v.integer())),
    unstoppable: v.exactOptional(v.literal(true)), lasts: v.picklist(['next', 'turn', 'round']),
  }),
  /** Something that cannot be done next phase: move, attack, shoot, act. */
  v.strictObject({ op: v.literal('hinder'), who, from: word }),
  v.strictObject({ op: v.literal('give'), who, item: word, count: v.exactOptional(amount) }),
  v.strictObject({ op: v.literal('take'), who, item: word, count: v.exactOptional(amount) }),
  v.strictObject({ op: v.literal('cards'), who, amount: v.pipe(v.number(), v.integer(), v.minValue(-12), v.maxValue(12)) }),
  v.strictObject({ op: v.literal('lift'), who }),
  v.strictObject({ op: v.literal('revive'), who, share: v.picklist(['all', 'half']) }),
  /** The other side's reserve. */
  v.strictObject({ op: v.literal('stamina'), amount }),
  /** A skill that a side may use for nothing this turn. */
  v.strictObject({ op: v.literal('teach'), side: word, skill: word }),
  v.strictObject({ op: v.literal('spawn'), monster: word, count: amount }),
  v.strictObject({ op: v.literal('reveal'), what: word }),
  v.strictObject({ op: v.literal('open'), door: word }),
  v.strictObject({ op: v.literal('spring') }),
  v.strictObject({ op: v.literal('grant'), who, action: word }),
  /** For a later condition; `kept` beyond this game. */
  v.strictObject({ op: v.literal('remember'), key: word, value: v.exactOptional(word), kept: v.exactOptional(v.literal(true)) }),
  v.strictObject({ op: v.literal('achieve'), objective: word }),
  /** Somebody comes who may be talked to. */
  v.strictObject({ op: v.literal('meet') }),
  /** Another event, now. */
  v.strictObject({ op: v.literal('happen'), event: word }),
] as const;
const leaf = v.variant('op', [...leaves]);
/** What a game does itself; the other effects are flow. */
export type Leaf = v.InferOutput<typeof leaf>;

export type Effect =
  | Leaf
  | { readonly op: 'each'; readonly who: string; readonly do: readonly Effect[] }
  | { readonly op: 'test'; readonly who: string; readonly do: readonly (readonly Effect[])[] }
  | { readonly op: 'roll'; readonly who: string; readonly die: string; readonly symbol: string; readonly do: readonly Effect[]; readonly else?: readonly Effect[] }
  | { readonly op: 'choose'; readonly who: string; readonly options: readonly { readonly id: string; readonly do: readonly Effect[] }[] }
  | { readonly op: 'draw'; readonly from: readonly { readonly weight: number; readonly do: readonly Effect[] }[] }
  | { readonly op: 'when'; readonly if: Condition; readonly do: readonly Effect[]; readonly else?: readonly Effect[] }
  | { readonly op: 'later'; readonly turns: number; readonly do: readonly Effect[] };

const effects: v.GenericSchema<readonly Effect[]> = v.array(v.lazy(() => effect));
const flow = [
  /** For each of those, who is then the user. */
  v.strictObject({ op: v.literal('each'), who, do: effects }),
  /** A success test: what happens by its result, from none up. */
  v.strictObject({ op: v.literal('test'), who, do: v.pipe(v.array(effects), v.length(3)) }),
  v.strictObject({ op: v.literal('roll'), who, die: word, symbol: word, do: effects, else: v.exactOptional(effects) }),
  v.strictObject({ op: v.literal('choose'), who, options: v.pipe(v.array(v.strictObject({ id: word, do: effects })), v.minLength(2)) }),
  v.strictObject({ op: v.literal('draw'), from: v.pipe(v.array(v.strictObject({ weight: amount, do: effects })), v.minLength(1)) }),
  v.strictObject({ op: v.literal('when'), if: condition, do: effects, else: v.exactOptional(effects) }),
  v.strictObject({ op: v.literal('later'), turns: amount, do: effects }),
] as const;
const any = v.variant('op', [...leaves, ...flow]) as v.GenericSchema<Effect>;
const shapes: ReadonlyMap<unknown, v.GenericSchema<Effect>> = new Map([...leaves, ...flow].map((shape) => [shape.entries.op.literal, shape as v.GenericSchema<Effect>]));
/** Found by its name: a variant would try one shape after the other, thousands of times. */
export const effect: v.GenericSchema<Effect> = v.lazy((input) => (typeof input === 'object' && input !== null && 'op' in input ? shapes.get(input.op) : undefined) ?? any);

/** Every effect in there, those inside others too. */
export const within = (all: readonly Effect[]): readonly Effect[] =>
  all.flatMap((one): readonly Effect[] => {
    switch (one.op) {
      case 'each':
      case 'later': return [one, ...within(one.do)];
      case 'test': return [one, ...one.do.flatMap(within)];
      case 'roll':
      case 'when': return [one, ...within(one.do), ...within(one.else ?? [])];
      case 'choose': return [one, ...one.options.flatMap((option) => within(option.do))];
      case 'draw': return [one, ...one.from.flatMap((row) => within(row.do))];
      default: return [one];
    }
  });
