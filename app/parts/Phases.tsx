import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';

import { gold } from '../theme/colours';
import { useGround } from '../theme/ground';
import { useRoom } from '../theme/room';
import { Icon, type IconName } from './Icon';
import { Body } from './Words';

export interface PhasesProps {
  phases: readonly { readonly id: string; readonly icon: IconName; readonly label: string }[];
  current: string;
  /** The whole bar in words: "Phase of the adventurers, third of three". */
  label: string;
  /** Read from a metre: larger, the current one in gold. */
  host?: boolean | undefined;
  testID?: string | undefined;
}

/** Where the turn is. The current phase has its name; on a wide screen all have. */
export function Phases({ phases, current, label, host = false, testID }: PhasesProps) {
  const ground = useGround();
  const { columns } = useRoom();
  const named = columns === 3;
  const side = host ? 44 : 36;
  const round = { minHeight: side, minWidth: side, borderRadius: side / 2 };
  return (
    <View style={styles.row} accessible role="img" aria-label={label} testID={testID}>
      {phases.map(({ id, icon, label: name }, i) => {
        const now = id === current;
        const lit = now && host;
        const ink = lit ? gold.on : now ? ground.text : ground.soft;
        const edge = { borderColor: lit ? gold.main : now ? ground.text : ground.hairline, borderWidth: now ? 1.5 : 1 };
        return (
          <Fragment key={id}>
            {named && i > 0 && <Icon name="chevron-right" size={18} colour={ground.edge} />}
            <View style={[styles.phase, edge, round, lit && { backgroundColor: gold.main }]}>
              <Icon steady name={icon} size={host ? 24 : 20} colour={ink} />
              {(now || named) && (
                <Body strong={now} size={host ? 'button' : 'body'} colour={ink}>
                  {name}
                </Body>
              )}
            </View>
          </Fragment>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 7, flexShrink: 1 },
  phase: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 8, paddingHorizontal: 7 },
});
