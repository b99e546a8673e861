import { useState } from 'react';
import { View } from 'react-native';
import { goldLimit } from '@engine/systems/erune/points';
import type { Adventurer } from '@engine/systems/erune/state';
import { Row } from '../../parts/Row';
import { Stepper } from '../../parts/Stepper';
import { useSay } from '../../words';

/** R2.6: the box holds twelve Shadows cards, and three SP on one send it back. */
const CARDS = 12;

/** Gold, fate, experience and Shadows cards on one line; opened, each can be set right. */
export function Purse({ who, onChange }: { who: Adventurer; onChange: (track: string, by: number) => void }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { gold, fate, xp, cards, laid } = who;
  const tracks: readonly { readonly id: string; readonly value: number; readonly min?: number; readonly max?: number }[] = [
    { id: 'gold', value: gold, max: Math.max(gold, goldLimit(who)) },
    { id: 'fate', value: fate },
    { id: 'xp', value: xp },
    { id: 'cards', value: cards, min: Math.ceil(laid / 3), max: CARDS },
    ...(cards > 0 ? [{ id: 'laid', value: laid, max: Math.max(laid, cards * 3 - 1) }] : []),
  ];
  return (
    <View>
      <Row title={say('purse.line', { gold, fate })} note={say('purse.note', { xp, cards })} emblem={{ icon: 'two-coins' }} expanded={open} testID="purse" onPress={() => setOpen(!open)} last={!open} />
      {open && tracks.map(({ id, value, ...limits }) => (
        <Stepper key={id} {...limits} label={say(`track.${id}`)} value={value} said={say('sheet.value', { value })} more={say(`track.${id}-more`)} less={say(`track.${id}-less`)}
          onChange={(to) => onChange(id, to - value)} testID={`track-${id}`} />
      ))}
    </View>
  );
}
