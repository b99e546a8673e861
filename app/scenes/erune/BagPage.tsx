import { StyleSheet, View } from 'react-native';
import { useState } from 'react';
import type { Id } from '@engine/core/ruleset';
import { limitOf } from '@engine/systems/erune/bag';
import type { Item } from '@engine/systems/erune/content';
import type { Adventurer } from '@engine/systems/erune/state';
import type { View as EruneView } from '@engine/systems/erune/view';
import { Button } from '../../parts/Button';
import { Note } from '../../parts/Note';
import { Row } from '../../parts/Row';
import { Section } from '../../parts/Section';
import { Sheet } from '../../parts/Sheet';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import type { PageProps } from '../scene';
import { Empty } from './Bits';
import { contentOf } from './content';
import { eruneIcon } from './icons';
import { ItemRow } from './ItemRow';
import { useNoted } from './proposed';

interface Pocket {
  readonly id: Id;
  readonly classes: readonly Item['class'][];
  readonly items: readonly Id[];
  readonly most?: number;
}

const pockets = (who: Adventurer): readonly Pocket[] => [
  { id: 'weapons', classes: ['weapon'], items: who.weapons, most: limitOf(who, 'weapons') },
  { id: 'protections', classes: ['protection'], items: who.protections, most: limitOf(who, 'protections') },
  { id: 'satchel', classes: ['potion', 'rune'], items: who.satchel, most: limitOf(who, 'satchel') },
  { id: 'substances', classes: ['substance'], items: Object.keys(who.substances) },
  { id: 'equipment', classes: ['equipment'], items: who.equipment },
  { id: 'artifacts', classes: ['artifact', 'quest'], items: who.artifacts },
];

/** What an Adventurer carries, pocket by pocket. A row opens to what can be done with the thing. */
export function BagPage({ view, as, send }: PageProps<EruneView>) {
  const say = useSay();
  const [filling, fill] = useState<Pocket>();
  const who = view.adventurers[as];
  if (!who) return null;
  const content = contentOf(view);
  const hand = (item: Id, by: number) => send({ type: 'hand', as, item, by } as never);
  return (
    <View style={styles.page}>
      {pockets(who).map((pocket) => (
        <Section key={pocket.id} title={say(`bag.${pocket.id}`)} {...(pocket.most !== undefined && { right: say('bag.count', { count: pocket.items.length, most: pocket.most }) })}>
          {[...new Set(pocket.items)].map((id) => (
            <ItemRow key={id} content={content} who={who} id={id} onHand={(by) => hand(id, by)}
              onUse={(on) => send({ type: on ? 'equip' : 'stow', as, item: id } as never)} />
          ))}
          {pocket.items.length === 0 && <Empty text={say(`bag.no-${pocket.id}`)} />}
          <Button kind="bare" icon="plus" label={say('bag.add')} name={say(`bag.add-${pocket.id}`)} testID={`add-${pocket.id}`} onPress={() => fill(pocket)} />
        </Section>
      ))}
      {filling && (
        <Catalogue items={Object.values(content.items).filter((item) => filling.classes.includes(item.class))} title={say(`bag.add-${filling.id}`)} onClose={() => fill(undefined)}
          onPick={(item) => {
            hand(item, 1);
            fill(undefined);
          }} />
      )}
      <Note key={who.note} text={who.note} onKeep={(text) => send({ type: 'note', as, text } as never)}
        words={{ title: say('bag.note'), label: say('bag.note-label'), keep: say('bag.keep-note') }} />
    </View>
  );
}

/** Everything of a kind, for what came into a bag without the app. */
function Catalogue({ items, title, onPick, onClose }: { items: readonly Item[]; title: string; onPick: (item: Id) => void; onClose: () => void }) {
  const say = useSay();
  const teller = useTeller();
  const noted = useNoted();
  return (
    <Sheet open title={title} note={say('bag.add-note')} closeLabel={say('common.close')} onClose={onClose} testID="catalogue">
      {items.map((item) => (
        <Row key={item.id} title={teller.title(item.id)} note={noted(teller.text(item.id), item)} emblem={{ icon: eruneIcon(item.id), frame: 'tile' }} testID={`pick-${item.id}`} onPress={() => onPick(item.id)} />
      ))}
    </Sheet>
  );
}

const styles = StyleSheet.create({ page: { gap: space.xl } });
