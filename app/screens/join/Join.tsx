import { useMemo } from 'react';
import type { TableAddress } from '../../device/address';
import { useSettings } from '../../device/settings';
import { joinTable, type Joining } from '../../tables/joining';
import { useGuest, useWatched } from '../../tables/use';
import { Speaking, useTeller } from '../../words';
import { GuestLobby } from './GuestLobby';
import { Awaited } from '../../shell/Awaited';
import { Player } from '../../shell/Player';
import { useSeat } from '../../shell/seat';
import { Trouble } from '../../shell/Trouble';
import { Knocking } from './Knocking';

/** A guest's phone, from the link to the end of the quest. */
export function Join({ address: { origin, room }, onLeave }: { address: TableAddress; onLeave: () => void }) {
  const joining = useMemo(() => joinTable({ origin, room }), [origin, room]);
  const leave = () => {
    joining.close();
    onLeave();
  };
  return <Joined key={room} joining={joining} onLeave={leave} />;
}

function Joined({ joining, onLeave }: { joining: Joining; onLeave: () => void }) {
  const guest = useGuest(joining.guest);
  const refused = useWatched(joining, (of) => of.refused);
  const at = useSeat(guest);
  const { locale } = useSettings();
  const teller = useTeller();
  if (refused) return <Trouble line={{ key: `app.relay.${teller.knows(`app.relay.${refused}`) ? refused : 'other'}` }} onLeave={onLeave} again={() => joining.again()} />;
  if (guest.farewell) return <Trouble line={guest.farewell} onLeave={onLeave} />;
  if (guest.status === 'knocking') return <Knocking guest={guest} onLeave={onLeave} />;
  if (!at) return <Awaited onLeave={onLeave} />;
  return (
    <Speaking locale={locale} game={at.scene.words} people={at.picture.table.characters}>
      {at.picture.table.stage === 'lobby' ? <GuestLobby at={at} onLeave={onLeave} /> : <Player at={at} onLeave={onLeave} />}
    </Speaking>
  );
}
