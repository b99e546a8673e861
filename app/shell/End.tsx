import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { Opening } from '../parts/Opening';
import { Page } from '../parts/Page';
import { Row } from '../parts/Row';
import { Rule } from '../parts/Rule';
import { Vellum } from '../parts/Vellum';
import { Body, Title } from '../parts/Words';
import { keepCharacters } from '../tables/characters';
import { gold } from '../theme/colours';
import { space } from '../theme/space';
import { useSay, useTeller } from '../words';
import { Notices, Undo } from './Notices';
import type { AtTable } from './seat';

/** The quest is over: how it ended, what became of each, and the way home. */
export function End({ at, onLeave, onFile }: { at: AtTable; onLeave: () => void; onFile?: (() => void) | undefined }) {
  const say = useSay();
  const teller = useTeller();
  const { guest, picture, scene } = at;
  const { home, table } = picture;
  const end = scene.end(picture.view);
  useEffect(() => {
    if (home) keepCharacters(table.system, home);
  }, [home, table.system]);
  if (!end) return null;
  return (
    <Page testID="end" head={<Notices guest={guest} />}
      footer={
        <View style={styles.footer}>
          {onFile && <Button kind="stone" icon="download" label={say('end.file')} testID="end-file" onPress={onFile} fill />}
          <Button kind="gold" size="primary" label={say('end.home')} testID="end-home" onPress={onLeave} fill />
        </View>
      }>
      <View style={styles.head}>
        <Icon name={end.won ? 'laurel-crown' : 'tombstone'} size={84} colour={gold.main} />
        <Title size="title" centre testID="end-title">{say(end.won ? 'end.won' : 'end.lost')}</Title>
        <Body tone="soft">{teller.name(table.quest)}</Body>
      </View>
      <Vellum>
        <Opening text={teller.line({ key: `${table.system}.${table.quest}.${end.won ? 'won' : 'lost'}` })} />
        <Rule />
        <Body>{say(end.won ? 'end.safe' : 'end.lost-note')}</Body>
      </Vellum>
      {end.fates.map(({ id, line, fallen }) => {
        const kind = table.characters.find((character) => character.id === id)?.kind ?? '';
        return <Row key={id} title={teller.name(id)} note={teller.line(line)} emblem={{ icon: fallen ? 'tombstone' : scene.icon(kind), state: fallen ? 'away' : 'plain' }} />;
      })}
      <Undo guest={guest} picture={picture} />
    </Page>
  );
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: space.s },
  footer: { flexDirection: 'row', gap: space.m },
});
