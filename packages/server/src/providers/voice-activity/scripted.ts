import { LISTENING_RATE, type SpeechProblem, unavailable } from '../shapes/speech.ts';
import { waitUntil } from '../shapes/speech-call.ts';
import { type Activity, checkListening, LONGEST_LISTENING_MS, type Segment, type VoiceActivity } from './port.ts';

export type ScriptedActivity =
  | readonly Segment[]
  | { kind: 'unavailable'; reason: SpeechProblem }
  /** Says nothing until the deadline or the signal. */
  | { kind: 'silent' };

/** A fake detector. @param script gives the segments of each call, by its order from 0 */
export function createScriptedVoiceActivity(script: (call: number) => ScriptedActivity): VoiceActivity {
  const name = 'scripted:detector';
  let calls = 0;
  return {
    name,
    capabilities: { knowsSpeech: true, longestMs: LONGEST_LISTENING_MS },
    async listen(listening): Promise<Activity> {
      checkListening(listening, LISTENING_RATE);
      listening.signal.throwIfAborted();
      if (listening.deadlineAt <= Date.now()) return unavailable(name, 'too-late');
      const reply = script(calls++);
      if ('kind' in reply) {
        if (reply.kind === 'unavailable') return unavailable(name, reply.reason);
        await waitUntil(listening);
        return unavailable(name, 'too-late');
      }
      return { kind: 'segments', segments: [...reply], engine: name };
    },
    stop: async () => undefined,
  };
}
