import { StyleSheet, View } from 'react-native';
import { attackDice } from '@engine/systems/heroes/state';
import type { View as HeroesView } from '@engine/systems/heroes/view';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Note } from '../../parts/Note';
import { Row } from '../../parts/Row';
import { Section } from '../../parts/Section';
import { Body } from '../../parts/Words';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import type { PageProps } from '../scene';
import { content } from './content';
import { heroesIcon } from './icons';

/** What a hero carries and wears, and a place for notes. */
export function BagPage({ view, as, send }: PageProps<HeroesView>) {
  const say = useSay();
  const teller = useTeller();
  const hero = view.heroes[as];
  if (!hero) return null;
  const wear = (item: string) => send({ type: 'wear', as, item } as never);
  const stow = (item: string) => send({ type: 'stow', as, item } as never);
  const weapons = hero.pack.filter((item) => content.weapons[item]);
  const armours = hero.pack.filter((item) => content.armours[item]);
  return (
    <View style={styles.page}>
      <Section title={say('bag.weapons')}>
        {weapons.map((item, i) => {
          const weapon = content.weapons[item];
          return weapon && (
            <Row key={`${item}-${i}`} title={teller.title(item)} note={teller.text(item)} emblem={{ icon: heroesIcon(item), frame: 'tile' }} right={say('bag.dice', { dice: attackDice(hero, weapon) })} />
          );
        })}
        {weapons.length === 0 && <Empty text={say('bag.no-weapon')} />}
      </Section>
      <Section title={say('bag.armour')}>
        {hero.worn.map((item, i) => (
          <Row key={`worn-${item}-${i}`} title={teller.title(item)} note={say('bag.worn')} emblem={{ icon: heroesIcon(item), frame: 'tile', state: 'now' }}
            action={<Button kind="stone" label={say('bag.take-off')} name={say('bag.take-off-item', { item })} testID={`stow-${item}`} onPress={() => stow(item)} />} />
        ))}
        {armours.map((item, i) => (
          <Row key={`pack-${item}-${i}`} title={teller.title(item)} note={teller.text(item)} emblem={{ icon: heroesIcon(item), frame: 'tile' }}
            action={<Button kind="line" label={say('bag.wear')} name={say('bag.wear-item', { item })} testID={`wear-${item}`} onPress={() => wear(item)} />} />
        ))}
        {hero.worn.length + armours.length === 0 && <Empty text={say('bag.no-armour')} />}
      </Section>
      <Section title={say('bag.potions')}>
        {hero.potions.map((item, i) => (
          <Row key={`${item}-${i}`} title={teller.title(item)} note={teller.text(item)} emblem={{ icon: heroesIcon(item), frame: 'tile' }} />
        ))}
        {hero.potions.length === 0 && <Empty text={say('bag.no-potion')} />}
      </Section>
      <Note key={hero.note} text={hero.note} onKeep={(text) => send({ type: 'note', as, text } as never)}
        words={{ title: say('bag.note'), label: say('bag.note-label'), keep: say('bag.keep-note') }} />
    </View>
  );
}

const Empty = ({ text }: { text: string }) => (
  <Card look="empty">
    <Body tone="soft">{text}</Body>
  </Card>
);

const styles = StyleSheet.create({ page: { gap: space.xl } });
