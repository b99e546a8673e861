import { StyleSheet, View } from 'react-native';
import type { Pool as DicePool } from '@engine/kit/effect';
import { Card } from '../../parts/Card';
import { Icon, type IconName } from '../../parts/Icon';
import { Pool } from '../../parts/Pool';
import { Body, Minor } from '../../parts/Words';
import { useGround } from '../../theme/ground';
import { space } from '../../theme/space';
import { poolDice, useDiceWords } from './dice';

/** What stands where nothing lies. */
export const Empty = ({ text }: { text: string }) => (
  <Card look="empty">
    <Body tone="soft">{text}</Body>
  </Card>
);

export function Dice({ pool }: { pool: DicePool }) {
  const words = useDiceWords();
  return <Pool dice={poolDice(pool)} label={words.pool(pool)} />;
}

/** The dice of one roll, with what they come from. */
export function Stat({ icon, title, pool, note }: { icon: IconName; title: string; pool: DicePool; note: string }) {
  const ground = useGround();
  return (
    <Card fill padding={space.s}>
      <View style={styles.stat}>
        <View style={styles.head}>
          <Icon name={icon} size={22} colour={ground.accent} />
          <Body strong>{title}</Body>
        </View>
        <Dice pool={pool} />
        <Minor centre>{note}</Minor>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  stat: { alignItems: 'center', gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexWrap: 'wrap', justifyContent: 'center' },
});
