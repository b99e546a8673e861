import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { joinLink, shareLink } from '../../device/address';
import { Button } from '../../parts/Button';
import { Head } from '../../parts/Head';
import { Notice } from '../../parts/Notice';
import { Page } from '../../parts/Page';
import { QrCode } from '../../parts/QrCode';
import { Row } from '../../parts/Row';
import { Sheet } from '../../parts/Sheet';
import { Vellum } from '../../parts/Vellum';
import { Minor, Number } from '../../parts/Words';
import type { Hosting } from '../../tables/hosting';
import { useWatched } from '../../tables/use';
import { useRoom } from '../../theme/room';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import { Notices } from '../../shell/Notices';
import { useSeat, type AtTable } from '../../shell/seat';
import { useOwn } from '../../shell/own';
import { Heroes } from '../../shell/Heroes';
import { Seats } from '../../shell/Seats';

/** The host's lobby: how phones come in, who is there, and the button that begins. */
export function HostLobby({ at, hosting, onLeave }: { at: AtTable; hosting: Hosting; onLeave: () => void }) {
  const say = useSay();
  const teller = useTeller();
  const { guest, picture, scene } = at;
  const { table } = picture;
  const [here, sitHere] = useState<string>();
  const heroes = table.characters.length;
  const begin = (
    <Button kind="gold" size="primary" label={say('lobby.begin', { count: heroes })} testID="begin" why={table.unready && teller.line(table.unready)} onPress={() => void guest.start()} />
  );
  return (
    <Page testID="host-lobby" head={<><Head title={say('lobby.gather')} back={{ label: say('common.back'), onPress: onLeave }} testID="lobby-head" /><Notices guest={guest} /></>} footer={begin}>
      <Invitation hosting={hosting} />
      <Seats scene={scene} table={table} onChoose={sitHere} onRemove={(seat) => void guest.remove(seat)} />
      <Button kind="stone" icon="person" label={say('lobby.sit-here')} note={say('lobby.sit-here-note')} testID="sit-here" onPress={() => void guest.sit({ seat: 'new', name: say('lobby.this-phone') })} />
      <Row title={teller.name(table.quest)} note={teller.line({ key: `${table.system}.${table.quest}.objective` })} emblem={{ icon: 'open-book' }} />
      {scene.Options && <scene.Options options={table.options} onChange={(options) => void guest.choose(options)} />}
      {here !== undefined && (
        <Sheet open title={say('lobby.this-phone')} closeLabel={say('common.close')} onClose={() => sitHere(undefined)} testID="here">
          <Here hosting={hosting} seat={here} at={at} />
        </Sheet>
      )}
    </Page>
  );
}

function Invitation({ hosting }: { hosting: Hosting }) {
  const say = useSay();
  const { tight } = useRoom();
  const room = useWatched(hosting, (of) => of.room);
  const address = useWatched(hosting, (of) => of.address);
  const [shared, setShared] = useState<boolean>();
  const link = joinLink(address);
  return (
    <>
      {!room.open && <Notice kind="reconnecting" text={say(room.why ? `relay.${room.why}` : 'net.relay')} testID="relay-away" />}
      <Vellum>
        <View style={[styles.invitation, tight && styles.stacked]}>
          <QrCode text={link} size={176} label={say('lobby.qr', { code: address.room })} />
          <View style={styles.code}>
            <Minor strong tone="rubric">{say('lobby.scan')}</Minor>
            <Number size="sum" testID="room-code">{address.room}</Number>
            <Minor testID="join-link">{link}</Minor>
            <Button kind="ink" icon="share" label={say('lobby.send')} testID="share-link" onPress={() => void shareLink(link).then(setShared)} />
            {shared !== undefined && <Minor>{say(shared ? 'lobby.sent' : 'lobby.not-sent')}</Minor>}
          </View>
        </View>
      </Vellum>
    </>
  );
}

/** Whom a seat on the host's own phone plays. */
function Here({ hosting, seat, at }: { hosting: Hosting; seat: string; at: AtTable }) {
  const own = useSeat(hosting.seat(seat));
  return own ? <HereHeroes at={{ ...own, scene: at.scene }} /> : null;
}

function HereHeroes({ at }: { at: AtTable }) {
  const own = useOwn(at);
  return <Heroes scene={at.scene} table={at.picture.table} mine={own.characters} onChange={own.change} />;
}

const styles = StyleSheet.create({
  invitation: { flexDirection: 'row', gap: space.l, alignItems: 'center' },
  stacked: { flexDirection: 'column' },
  code: { flex: 1, gap: space.s },
});
