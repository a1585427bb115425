import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Device } from '../core/iframe-policy.ts';
import type { Room } from '../core/room.ts';
import { createFairClient } from '../fair/fair-client.ts';
import { FairContext } from '../fair/use-fair.ts';
import { RoomContext, type RoomView } from '../hooks/room-context.ts';
import { useCatalogue } from '../hooks/use-catalogue.ts';
import { useSnapshot } from '../hooks/use-snapshot.ts';
import { preferredLanguage } from '../messages/languages.ts';
import { RecordingPlace } from './recording-place.tsx';
import { Screens } from './screens.tsx';

type AppProps = {
  room: Room;
  /** Of the link; null where the address holds none. */
  token: string | null;
  framed: boolean;
  /** Devices that the page around the iframe withholds, once that is known. */
  withheld: Promise<readonly Device[]>;
  /** The browser's languages, best first: for the words before the server has named one. */
  browserLanguages: readonly string[];
  onOpenInNewTab: () => void;
};

/** Gives the screens the room, the words and the voice of the page. */
export function App({ room, token, framed, withheld, browserLanguages, onOpenInNewTab }: AppProps) {
  const snapshot = useSnapshot(room);
  const [said, setSaid] = useState('');
  const [wordless, setWordless] = useState(false);
  const [blocked, setBlocked] = useState<readonly Device[]>([]);
  const arrived = useRef(false);
  const fair = useMemo(
    () => token && createFairClient(token, room.seat, (...call) => window.fetch(...call)),
    [token, room.seat],
  );
  const onFailed = useCallback(() => setWordless(true), []);
  const words = useCatalogue(snapshot.language ?? preferredLanguage(browserLanguages), onFailed);

  useEffect(() => {
    if (words === null) return;
    document.documentElement.lang = words.tag;
    document.documentElement.dir = 'ltr';
  }, [words]);

  useEffect(() => {
    let live = true;
    void withheld.then((devices) => live && setBlocked(devices));
    return () => {
      live = false;
    };
  }, [withheld]);

  useEffect(() => {
    const hint = document.getElementById('room-failed');
    if (hint !== null) hint.hidden = !(wordless && words === null);
  }, [wordless, words]);

  const view = useMemo<RoomView | null>(
    () =>
      words && {
        room,
        snapshot,
        t: words.t,
        tag: words.tag,
        token,
        framed,
        withheld: blocked,
        arrived,
        announce: setSaid,
        onOpenInNewTab,
      },
    [room, snapshot, words, token, framed, blocked, onOpenInNewTab],
  );
  if (view === null) return null;
  return (
    <RoomContext value={view}>
      <FairContext value={fair || null}>
        <Screens />
      </FairContext>
      <RecordingPlace token={token} />
      <div className="unseen" role="status" aria-live="polite">
        {said}
      </div>
    </RoomContext>
  );
}
