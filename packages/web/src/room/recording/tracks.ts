import type { RoomState } from '@colloquy/contract/room';
import type { Device } from '../core/iframe-policy.ts';
import type { Screen } from '../core/snapshot.ts';

/** What is recorded: always by consent, each on its own. */
export type Tracks = { sound: boolean; picture: boolean };

/** What the candidate has agreed to; null when nothing. */
export function agreedTracks({ consents }: Pick<RoomState, 'consents'>): Tracks | null {
  const has = (purpose: string) => consents.some((consent) => consent.purpose === purpose && consent.given === true);
  const tracks = { sound: has('recording-sound'), picture: has('recording-picture') };
  return tracks.sound || tracks.picture ? tracks : null;
}

/** Speaking is with a picture where that is offered and agreed to, and the candidate has not switched it off. */
export function mayShowPicture(state: Pick<RoomState, 'consents' | 'offers' | 'pictureOff'>): boolean {
  return state.offers.video && state.pictureOff !== true && agreedTracks(state)?.picture === true;
}

/** Recorded is while the interview runs here: never in a pause, and not where another tab holds it. */
export function isRecordedOn(screen: Screen): boolean {
  return screen === 'conversation' || screen === 'summary';
}

export function sameTracks(a: Tracks | null, b: Tracks | null): boolean {
  return a?.sound === b?.sound && a?.picture === b?.picture;
}

/** Whether the page around this one withholds a device that these tracks need. */
export function isWithheld({ sound, picture }: Tracks, withheld: readonly Device[]): boolean {
  return (sound && withheld.includes('microphone')) || (picture && withheld.includes('camera'));
}
