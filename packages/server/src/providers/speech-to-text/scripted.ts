import type { Language } from '@colloquy/contract/shared';
import { LISTENING_RATE, type SpeechProblem, unavailable } from '../shapes/speech.ts';
import { waitUntil } from '../shapes/speech-call.ts';
import { checkUtterance, type Recognition, type SpeechToText, type Utterance } from './port.ts';

/** What the fake hears next, or how it fails. */
export type ScriptedHearing =
  | string
  | { text: string; confidence: number }
  | { kind: 'unavailable'; reason: SpeechProblem }
  /** Says nothing until the deadline or the signal. */
  | { kind: 'silent' };

export type ScriptedSpeechToText = SpeechToText & { readonly heard: Utterance[] };

/** A fake recogniser. @param script gives the reply to each utterance, by its order from 0; an empty text is silence */
export function createScriptedSpeechToText(
  script: (utterance: Utterance, call: number) => ScriptedHearing | Promise<ScriptedHearing>,
  options: { languages?: readonly Language[]; name?: string; captions?: boolean; leaves?: boolean } = {},
): ScriptedSpeechToText {
  const heard: Utterance[] = [];
  const name = options.name ?? 'scripted:recogniser';
  const languages = new Set<Language>(options.languages ?? ['en', 'en-IN']);
  return {
    name,
    heard,
    capabilities: {
      languages,
      streaming: false,
      terms: true,
      captions: options.captions ?? false,
      leaves: options.leaves ?? false,
    },
    async recognise(utterance): Promise<Recognition> {
      checkUtterance(utterance, LISTENING_RATE);
      utterance.signal.throwIfAborted();
      if (!languages.has(utterance.language)) return { kind: 'no-language', engine: name };
      const reply = await script(utterance, heard.push(utterance) - 1);
      if (utterance.deadlineAt <= Date.now()) return unavailable(name, 'too-late');
      if (typeof reply === 'string')
        return reply === ''
          ? { kind: 'silence', engine: name }
          : { kind: 'text', text: reply, confidence: 0.95, engine: name };
      if ('text' in reply) return { kind: 'text', ...reply, engine: name };
      if (reply.kind === 'unavailable') return unavailable(name, reply.reason);
      await waitUntil(utterance);
      return unavailable(name, 'too-late');
    },
    stop: async () => undefined,
  };
}
