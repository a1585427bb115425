import { createInterviewerSound } from '../recording/interviewer-sound.ts';

let own: AudioContext | null = null;

/** One for the page: what is heard and what is played. Null where the browser has none. */
export function pageAudio(): AudioContext | null {
  if (own !== null && own.state !== 'closed') return own;
  if (typeof window.AudioContext !== 'function') return null;
  own = new AudioContext({ latencyHint: 'interactive' });
  return own;
}

/** In a press: from then on the browser lets sound out. */
export function unlockAudio(): void {
  void pageAudio()
    ?.resume()
    .catch(() => undefined);
}

/** Of the page: what the interviewer says goes into a recording, too. */
export const interviewerSound = createInterviewerSound(pageAudio);
