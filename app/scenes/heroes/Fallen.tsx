import { StyleSheet, View } from 'react-native';
import type { Shown } from '@engine/systems/heroes/state';
import type { View as HeroesView } from '@engine/systems/heroes/view';
import { Card } from '../../parts/Card';
import { Die } from '../../parts/Die';
import { Body, Minor } from '../../parts/Words';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import type { DieLook } from '../scene';

export const d6 = { paint: 'bone', mark: 'square' } as const satisfies DieLook;
/** The defender's dice, told apart by their mark as well. */
const defence = { paint: 'lapis', mark: 'disc' } as const satisfies DieLook;

export const dice: Readonly<Record<string, DieLook>> = { d6 };

/** The dice on the table: which cancelled each other, which number had to be reached, which did. */
export function Fallen({ view }: { view: HeroesView }) {
  const { shown } = view;
  if (!shown) return null;
  return (
    <Card testID="fallen">
      <View style={styles.rows}>{shown.is === 'test' ? <Test shown={shown} /> : <Duel shown={shown} />}</View>
    </Card>
  );
}

function Test({ shown }: { shown: Extract<Shown, { is: 'test' }> }) {
  const say = useSay();
  return (
    <>
      <Minor>{say('dice.test', { hero: shown.hero, target: shown.target })}</Minor>
      <DiceRow look={d6} dice={shown.dice.map((pips) => ({ pips, is: pips >= shown.target ? 'hit' : 'out' }))} />
    </>
  );
}

type Fate = 'hit' | 'out' | 'cancelled' | 'plain';
interface Lying {
  readonly pips: number;
  readonly is: Fate;
}

function Duel({ shown }: { shown: Extract<Shown, { is: 'contest' }> }) {
  const say = useSay();
  const teller = useTeller();
  const { contest } = shown;
  const target = contest?.target;
  return (
    <>
      <Minor>{teller.title(shown.by)}</Minor>
      <DiceRow look={d6} dice={fates(shown.attack, contest?.cancelled ?? [], (pips) => (!contest ? 'plain' : target === undefined || pips >= target ? 'hit' : 'out'))} />
      {contest && contest.defence.length > 0 && (
        <>
          <Minor>{teller.title(shown.target)}</Minor>
          <DiceRow look={defence} dice={fates(contest.defence, contest.cancelled, (pips) => (pips === target ? 'plain' : 'out'))} />
        </>
      )}
      {contest && (
        <Body strong testID="fallen-sum">
          {target === undefined ? say('dice.open', { hits: contest.hits }) : say('dice.contest', { hits: contest.hits, target, cancelled: contest.cancelled.length })}
        </Body>
      )}
    </>
  );
}

/** Marks as many dice of each cancelled value as were cancelled, then judges the rest. */
function fates(thrown: readonly number[], cancelled: readonly number[], judge: (pips: number) => Fate): readonly Lying[] {
  const left = [...cancelled];
  return thrown.map((pips) => {
    const twin = left.indexOf(pips);
    if (twin < 0) return { pips, is: judge(pips) };
    left.splice(twin, 1);
    return { pips, is: 'cancelled' };
  });
}

function DiceRow({ dice: lying, look }: { dice: readonly Lying[]; look: DieLook }) {
  const say = useSay();
  return (
    <View style={styles.row}>
      {lying.map(({ pips, is }, i) => (
        <Die key={i} {...look} face={{ pips }} size={44} selected={is === 'hit'} faded={is === 'cancelled' || is === 'out'} label={say(`dice.die-${is}`, { pips })} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
