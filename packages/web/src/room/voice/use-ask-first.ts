import { useEffect, useRef, useState } from 'react';
import type { Device } from '../core/iframe-policy.ts';
import { type CaptureFault, captureFaultOf, constraintsOf } from '../recording/capture.ts';
import { isWithheld, sameTracks, type Tracks } from '../recording/tracks.ts';
import { pageDevices } from './shared-devices.ts';

/** The browser asks, or a device was not given. */
export type AskStatus = 'asking' | CaptureFault;

/**
 * Has the browser ask for the devices of a recording before something begins. What was given is let go of at once, and what
 * waited for it begins. A device that was not given is told of; whoever goes on all the same is not asked a second time, but
 * for other devices than those.
 *
 * @param withheld devices that the page around this one withholds
 */
export function useAskFirst(
  withheld: readonly Device[],
): [AskStatus | null, (tracks: Tracks, then: () => void) => void] {
  const [status, setStatus] = useState<AskStatus | null>(null);
  /** Asked for last; what an earlier request still brings is put away. */
  const last = useRef<Tracks | null>(null);
  useEffect(
    () => () => {
      last.current = null;
    },
    [],
  );

  function ask(tracks: Tracks, then: () => void) {
    if (status !== null && sameTracks(tracks, last.current)) return then();
    last.current = tracks;
    const devices = pageDevices();
    if (devices === undefined) return setStatus('unsupported');
    if (isWithheld(tracks, withheld)) return setStatus('blocked');
    setStatus('asking');
    devices.getUserMedia(constraintsOf(tracks)).then(
      (given) => {
        for (const track of given.getTracks()) track.stop();
        if (last.current !== tracks) return;
        setStatus(null);
        then();
      },
      (error: unknown) => {
        if (last.current === tracks) setStatus(captureFaultOf(error));
      },
    );
  }

  return [status, ask];
}
