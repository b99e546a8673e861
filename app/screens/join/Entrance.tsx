import { pageOrigin, readAddress, type TableAddress } from '../../device/address';
import { Find } from './Find';
import { Join } from './Join';

export interface EntranceProps {
  /** From the link: the table's code, and where its relay is when this page came from elsewhere. */
  room?: string | undefined;
  origin?: string | undefined;
  onFound: (address: TableAddress) => void;
  onLeave: () => void;
}

/** The way in: straight to the table for a link that names one, else a place to type or scan. */
export function Entrance({ room = '', origin, onFound, onLeave }: EntranceProps) {
  const address = readAddress(room, origin ?? pageOrigin());
  return address ? <Join address={address} onLeave={onLeave} /> : <Find onFound={onFound} onLeave={onLeave} />;
}
