import { useState } from 'react';
import { isRefusal } from '@engine/core/ruleset';
import { useSettings } from '../../device/settings';
import { reopenTable, type Hosting } from '../../tables/hosting';
import { useWatched } from '../../tables/use';
import { Speaking } from '../../words';
import { Trouble } from '../../shell/Trouble';
import { HostLobby } from './HostLobby';
import { Awaited } from '../../shell/Awaited';
import { End } from '../../shell/End';
import { useSeat, type AtTable } from '../../shell/seat';
import { HostTable } from './HostTable';
import { giveGame } from './Menu';

export interface TableProps {
  game: string;
  onLeave: () => void;
  onSeat: (seat: string) => void;
}

/** The host's phone, from the lobby to the end. */
export function Table({ game, onLeave, onSeat }: TableProps) {
  const [hosting, setHosting] = useState(() => reopenTable(game));
  if (isRefusal(hosting)) return <Trouble line={hosting.refused} onLeave={onLeave} />;
  return <Opened hosting={hosting} onLeave={onLeave} onSeat={onSeat} onAgain={() => setHosting(reopenTable(game))} />;
}

function Opened({ hosting, onLeave, onSeat, onAgain }: Omit<TableProps, 'game'> & { hosting: Hosting; onAgain: () => void }) {
  const at = useSeat(hosting.table);
  const { locale } = useSettings();
  const { why } = useWatched(hosting, (of) => of.room);
  if (why === 'replaced') return <Trouble line={{ key: 'app.relay.replaced' }} onLeave={onLeave} again={onAgain} />;
  if (!at) return <Awaited />;
  return (
    <Speaking locale={locale} game={at.scene.words} people={at.picture.table.characters}>
      <Stage at={at} hosting={hosting} onLeave={onLeave} onSeat={onSeat} />
    </Speaking>
  );
}

function Stage({ at, hosting, onLeave, onSeat }: Omit<TableProps, 'game'> & { at: AtTable; hosting: Hosting }) {
  switch (at.picture.table.stage) {
    case 'lobby':
      return <HostLobby at={at} hosting={hosting} onLeave={onLeave} />;
    case 'play':
      return <HostTable at={at} hosting={hosting} onLeave={onLeave} onSeat={onSeat} />;
    case 'over':
      return <End at={at} onLeave={onLeave} onFile={() => void giveGame(hosting.sitting.id, at.picture.table.quest)} />;
  }
}
