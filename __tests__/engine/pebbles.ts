import * as v from 'valibot';
import { draw, roll, window } from '@engine/core/script';
import { refuse, type CharacterId, type Command, type Line, type Refusal, type Ruleset, type Script } from '@engine/core/ruleset';

/** A small real game for tests: heroes grab pebbles from a heap. It has a roll, a window, a secret choice, a hidden draw and a correction. */
interface Hero {
  readonly id: CharacterId;
  readonly pebbles: number;
  /** Secrets: the colour of the pebble looked at, the hand that hides it. */
  readonly colour?: string;
  readonly hand?: string;
}

export interface State {
  readonly heap: number;
  readonly heroes: readonly Hero[];
  readonly over: boolean;
  readonly unseeable?: boolean;
}

export type Deed = Command &
  (
    | { readonly type: 'grab' | 'peek' | 'hide'; readonly as: CharacterId }
    | { readonly type: 'token'; readonly as: CharacterId; readonly by: number }
    | { readonly type: 'finish' | 'break' | 'break-late' | 'blind' }
  );

type Happening =
  | { readonly type: 'moved'; readonly as: CharacterId; readonly by: number }
  | { readonly type: 'corrected'; readonly as: CharacterId; readonly by: number }
  | { readonly type: 'peeked'; readonly as: CharacterId; readonly colour: string }
  | { readonly type: 'hid'; readonly as: CharacterId; readonly hand: string }
  | { readonly type: 'finished' }
  | { readonly type: 'blinded' };

export interface View {
  readonly heap: number;
  readonly heroes: readonly Hero[];
}

const line = (key: string, values?: Line['with'], to?: Line['to']): Line => ({ key, ...(values && { with: values }), ...(to && { to }) });

const deed = v.variant('type', [
  v.object({ type: v.picklist(['grab', 'peek', 'hide']), as: v.string() }),
  v.object({ type: v.literal('token'), as: v.string(), by: v.pipe(v.number(), v.integer(), v.minValue(-9), v.maxValue(9)) }),
  v.object({ type: v.picklist(['finish', 'break', 'break-late', 'blind']) }),
]);

export const COLOURS = ['vermilion', 'ultramarine', 'chartreuse'];

function* decide(now: () => State, command: Deed): Script<Happening, Refusal | void> {
  switch (command.type) {
    case 'grab': {
      if (now().over) return refuse('pebbles.over');
      if (now().heap === 0) return refuse('pebbles.empty');
      const { as } = command;
      const [face = 0] = yield* roll(line('pebbles.how-many'), as, ['d6']);
      const many = Math.min(face + 1, now().heap);
      yield { type: 'moved', as, by: many };
      const others = now().heroes.map(({ id }) => id).filter((id) => id !== as);
      if (others.length === 0) return;
      const taker = yield* window(line('pebbles.snatch?'), others, [{ id: 'snatch', line: line('pebbles.snatch') }]);
      if (!taker) return;
      yield { type: 'moved', as, by: -1 };
      yield { type: 'moved', as: taker.as, by: 1 };
      return;
    }
    case 'peek':
      yield { type: 'peeked', as: command.as, colour: yield* draw(line('pebbles.peek'), COLOURS.map((id) => ({ id, weight: 1 }))) };
      return;
    case 'hide': {
      const options = ['sinistral-hand', 'dextral-hand'].map((id) => ({ id, line: line(`pebbles.${id}`) }));
      const [answer] = yield { ask: 'choose', why: line('pebbles.which-hand'), to: [command.as], mode: 'first', options, min: 1, max: 1, secret: true };
      yield { type: 'hid', as: command.as, hand: String(answer?.picks[0]) };
      return;
    }
    case 'token':
      if (Math.abs(command.by) > 5) return refuse('pebbles.too-many');
      yield { type: 'corrected', as: command.as, by: command.by };
      return;
    case 'finish':
      yield { type: 'finished' };
      return;
    case 'break':
      throw new Error('these rules have a bug');
    case 'break-late':
      yield* draw(line('pebbles.peek'), [{ id: 'any', weight: 1 }]);
      throw new Error('these rules have a bug after a draw');
    case 'blind':
      yield { type: 'blinded' };
  }
}

const changeHero = (state: State, as: CharacterId, change: (hero: Hero) => Hero): State => ({
  ...state,
  heroes: state.heroes.map((hero) => (hero.id === as ? change(hero) : hero)),
});

const clamp = (pebbles: number) => Math.max(0, pebbles);

function evolve(state: State, event: Happening): State {
  switch (event.type) {
    case 'moved':
      return changeHero({ ...state, heap: state.heap - event.by }, event.as, (hero) => ({ ...hero, pebbles: clamp(hero.pebbles + event.by) }));
    case 'corrected':
      return changeHero(state, event.as, (hero) => ({ ...hero, pebbles: clamp(hero.pebbles + event.by) }));
    case 'peeked':
      return changeHero(state, event.as, (hero) => ({ ...hero, colour: event.colour }));
    case 'hid':
      return changeHero(state, event.as, (hero) => ({ ...hero, hand: event.hand }));
    case 'finished':
      return { ...state, over: true };
    case 'blinded':
      return { ...state, unseeable: true };
  }
}

export const pebbles: Ruleset<State, Deed, Happening, View> = {
  id: 'pebbles',
  version: 1,
  dice: { d6: [1, 2, 3, 4, 5, 6].map((pips) => ({ pips })) },
  corrections: new Set(['token']),
  read: (command) => {
    const read = v.safeParse(deed, command);
    return read.success ? read.output : refuse('pebbles.unknown');
  },
  unready: ({ characters, quest }) => {
    if (characters.some(({ sheet }) => sheet === 'poison')) throw new Error('a sheet that these rules do not survive');
    return characters.length === 0 ? line('pebbles.nobody', { quest }) : undefined;
  },
  setup: ({ characters }) => ({ heap: 1000, heroes: characters.map(({ id }) => ({ id, pebbles: 3 })), over: false }),
  decide,
  evolve,
  view: ({ heap, heroes, unseeable }, eyes) => {
    if (unseeable) throw new Error('a state that cannot be shown');
    return { heap, heroes: heroes.map(({ id, pebbles: count, ...secret }) => ({ id, pebbles: count, ...(eyes.includes(id) && secret) })) };
  },
  offers: () => [],
  foresee: (view, correction) =>
    correction.type === 'token'
      ? { ...view, heroes: view.heroes.map((hero) => (hero.id === correction.as ? { ...hero, pebbles: clamp(hero.pebbles + correction.by) } : hero)) }
      : view,
  inverse: (correction) => (correction.type === 'token' ? { ...correction, by: -correction.by } : undefined),
  narrate: (event) => {
    switch (event.type) {
      case 'moved':
        return [line('pebbles.moved', { as: event.as, by: event.by })];
      case 'peeked':
        return [line('pebbles.peeked', { as: event.as }), line('pebbles.colour', { colour: event.colour }, [event.as])];
      case 'hid':
        return [line('pebbles.hid', { hand: event.hand }, [event.as])];
      case 'finished':
        return [line('pebbles.finished')];
      default:
        return [];
    }
  },
  reveals: (event) => event.type === 'peeked',
  ended: ({ over }) => over,
  home: ({ heroes }, character) => ({ pebbles: heroes.find(({ id }) => id === character)?.pebbles ?? 0 }),
  migrate: (state) => state as State,
};
