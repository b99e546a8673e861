import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Id } from '@engine/core/ruleset';
import { has } from '@engine/systems/erune/bag';
import type { Content } from '@engine/systems/erune/content';
import { inUse } from '@engine/systems/erune/sheet/gear';
import type { Adventurer } from '@engine/systems/erune/state';
import { Button } from '../../parts/Button';
import { Row } from '../../parts/Row';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import { Dice } from './Bits';
import { eruneIcon } from './icons';
import { useNoted } from './proposed';

export interface ItemRowProps {
  content: Content;
  who: Adventurer;
  id: Id;
  /** Taken up, or put away. */
  onUse: (on: boolean) => void;
  /** One more, or one less, as it really lies there. */
  onHand: (by: number) => void;
}

/** A thing in the bag: what it is, whether it is in use; opened, what can be done with it. */
export function ItemRow({ content, who, id, onUse, onHand }: ItemRowProps) {
  const say = useSay();
  const teller = useTeller();
  const noted = useNoted();
  const [open, setOpen] = useState(false);
  const item = content.items[id];
  if (!item) return null;
  const used = inUse(who, id);
  const gone = who.spent.includes(id);
  const count = has(content, who, id);
  const state = [used ? say(item.class === 'weapon' ? 'bag.in-hand' : 'bag.worn') : '', who.unloaded.includes(id) ? say('bag.unloaded') : '', who.rune === id ? say('bag.active') : '', gone ? say('bag.spent') : ''].filter(Boolean).join(', ');
  const title = count > 1 ? say('bag.several', { item: teller.title(id), count }) : teller.title(id);
  // What a substance does stands in a file of its own.
  const note = noted([state, teller.text(id)].filter(Boolean).join('. '), item, content.substances[id]);
  const worn = item.class === 'weapon' || item.class === 'protection';
  return (
    <View>
      <Row title={title} note={note} dim={gone} emblem={{ icon: eruneIcon(id), frame: 'tile', state: gone ? 'away' : used ? 'now' : 'plain' }} testID={`item-${id}`} expanded={open} onPress={() => setOpen(!open)}
        {...(item.dice && { right: <Dice pool={item.dice} /> })} />
      {open && (
        <View style={styles.buttons}>
          {worn && <Button kind="line" label={say(used ? 'bag.stow' : 'bag.use')} name={say(used ? 'bag.stow-item' : 'bag.use-item', { item: id })} testID={`${used ? 'stow' : 'equip'}-${id}`} onPress={() => onUse(!used)} />}
          {item.class === 'substance' && <Button kind="stone" label={say('bag.more')} name={say('bag.more-item', { item: id })} testID={`more-${id}`} onPress={() => onHand(1)} />}
          <Button kind="stone" label={say('bag.less')} name={say('bag.less-item', { item: id })} testID={`less-${id}`} onPress={() => onHand(-1)} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingBottom: space.s } });
