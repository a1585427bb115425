import { createContext, useContext } from 'react';
import type { Device } from '../core/iframe-policy.ts';
import type { Room } from '../core/room.ts';
import type { RoomSnapshot } from '../core/snapshot.ts';
import type { Translate } from '../messages/catalogue.ts';

export type RoomView = {
  room: Room;
  snapshot: RoomSnapshot;
  t: Translate;
  /** BCP 47 tag of the words `t` says, for `Intl`. */
  tag: string;
  /** Of the link; null where the address holds none. */
  token: string | null;
  /** The room is in another page's iframe. */
  framed: boolean;
  /** Devices that the page around the iframe withholds. */
  withheld: readonly Device[];
  /** Whether a screen has been drawn before the present one. */
  arrived: { current: boolean };
  /** Says something to a screen reader without moving anything. */
  announce: (text: string) => void;
  /** Told when the candidate opens the room in a tab of its own. */
  onOpenInNewTab: () => void;
};

export const RoomContext = createContext<RoomView | null>(null);

/** The room and its words. Only below `App`, which provides them. */
export function useRoom(): RoomView {
  const view = useContext(RoomContext);
  if (view === null) throw new Error('useRoom is called outside the room');
  return view;
}
