import { StyleSheet, View } from 'react-native';

import { useGround } from '../theme/ground';
import { radius, touch } from '../theme/space';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import { Vellum } from './Vellum';
import { Body, Minor, Voice } from './Words';

export type NoticeKind = 'reconnecting' | 'refused' | 'saved' | 'info';

export interface NoticeProps {
  kind: NoticeKind;
  text: string;
  note?: string | undefined;
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
  testID: string;
}

const signs: Record<NoticeKind, IconName> = { reconnecting: 'cycle', refused: 'cancel', saved: 'tick', info: 'info' };

/** News that waits for nobody: it stands at the top, and never over a button. A refusal is read, so it lies on vellum. */
export function Notice(props: NoticeProps) {
  const ground = useGround();
  if (props.kind === 'refused') {
    return (
      <View aria-live="polite" role="alert">
        <Vellum strip>
          <Told {...props} />
        </Vellum>
      </View>
    );
  }
  const passing = props.kind === 'reconnecting';
  const edge = passing ? ({ borderStyle: 'dashed', borderColor: ground.text } as const) : { borderColor: ground.edge };
  return (
    <View aria-live="polite" role="status" style={[styles.slab, edge, { backgroundColor: ground.raised }]}>
      <Told {...props} />
    </View>
  );
}

function Told({ kind, text, note, action, testID }: NoticeProps) {
  const ground = useGround();
  const refused = kind === 'refused';
  return (
    <View style={styles.row} testID={testID}>
      <Icon name={signs[kind]} size={refused ? 26 : 24} colour={refused ? ground.rubric : ground.text} />
      <View style={styles.words}>
        {refused ? <Voice size="small">{text}</Voice> : <Body strong>{text}</Body>}
        {note !== undefined && (refused ? <Voice size="small">{note}</Voice> : <Minor>{note}</Minor>)}
      </View>
      {action && <Button kind="bare" label={action.label} onPress={action.onPress} testID={`${testID}-action`} />}
    </View>
  );
}

const styles = StyleSheet.create({
  slab: { borderWidth: 1.5, borderRadius: radius.card, paddingHorizontal: 14 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', alignContent: 'center', columnGap: 12, minHeight: touch.button },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150, paddingVertical: 6 },
});
