import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { proposals } from '@engine/systems/erune/overlay';
import { giveFile, takeFile } from '../../device/files';
import { Button } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { Notice } from '../../parts/Notice';
import { Row } from '../../parts/Row';
import { Section } from '../../parts/Section';
import { Minor } from '../../parts/Words';
import { space } from '../../theme/space';
import { useSay } from '../../words';
import type { OptionsProps } from '../scene';
import { content } from './content';

interface Chosen {
  readonly help?: 'sheets' | 'guided';
  readonly overlay?: { readonly name: string };
}

/** How much the app does at this table, and whose values rule: ours, or those printed in the owner's box. */
export function Options({ options, onChange }: OptionsProps) {
  const say = useSay();
  const { help = 'guided', overlay } = (options ?? {}) as Chosen;
  return (
    <Section title={say('options.title')} ornament="vine" testID="options">
      <View style={styles.help}>
        {onChange ? (
          <Choice label={say('options.help')} value={help} onChange={(to) => onChange({ ...(overlay && { overlay }), help: to })} testID="help"
            options={(['guided', 'sheets'] as const).map((value) => ({ value, label: say(`options.help-${value}`) }))} />
        ) : (
          <Row title={say(`options.help-${help}`)} emblem={{ icon: 'open-book' }} />
        )}
        <Minor>{say(`options.help-${help}-note`)}</Minor>
      </View>
      <Row title={overlay ? say('options.box', { name: overlay.name }) : say('options.no-box')} note={say(overlay ? 'options.box-note' : 'options.no-box-note')} emblem={{ icon: 'locked-chest' }} testID="box" />
      {onChange && <Box overlay={overlay} onChange={(next) => onChange({ help, ...(next !== undefined && { overlay: next }) })} />}
    </Section>
  );
}

/** Brings the printed values in from a file, takes them out again, or gives a file to fill in. */
function Box({ overlay, onChange }: { overlay: unknown; onChange: (overlay: unknown) => void }) {
  const say = useSay();
  const [broken, setBroken] = useState(false);
  const bring = async () => {
    const text = await takeFile();
    if (text === undefined) return;
    try {
      onChange(JSON.parse(text));
      setBroken(false);
    } catch {
      setBroken(true);
    }
  };
  return (
    <View style={styles.box}>
      {broken && <Notice kind="refused" text={say('options.no-json')} testID="box-broken" />}
      <Button kind="stone" icon="locked-chest" label={say('options.bring')} testID="box-bring" onPress={() => void bring()} />
      <Button kind="bare" icon="share" label={say(overlay ? 'options.give' : 'options.blank')} testID="box-give"
        onPress={() => void giveFile('erune-box.json', JSON.stringify(overlay ?? proposals(content, say('options.my-box')), null, 2))} />
      {overlay !== undefined && <Button kind="bare" label={say('options.take-out')} testID="box-out" onPress={() => onChange(undefined)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  help: { gap: space.s, paddingVertical: space.s },
  box: { gap: space.s, paddingTop: space.s },
});
