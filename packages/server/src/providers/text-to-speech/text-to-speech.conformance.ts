import { afterAll, describe, expect, test } from 'vitest';
import { LONGEST_TEXT, type Speaking, type TextToSpeech } from './port.ts';

/** What the voice under test is made to do. */
export type SpeakingBehaviour = 'good' | 'silent' | 'busy' | 'broken';
export type VoiceUnderTest = { voice: TextToSpeech; stop(): Promise<void> };

const asked = (change: Partial<Speaking> = {}): Speaking => ({
  text: 'What did you learn from it?',
  language: 'en',
  voice: null,
  speed: 1,
  deadlineAt: Date.now() + 30_000.5,
  signal: new AbortController().signal,
  ...change,
});

/**
 * Every adapter of the port behaves so, the fake included.
 *
 * @param unknown a language that it has no voice for
 */
export function textToSpeechConformance(
  name: string,
  make: (behaviour: SpeakingBehaviour) => Promise<VoiceUnderTest>,
  unknown: Speaking['language'],
): void {
  describe(`text to speech: ${name}`, () => {
    const made: VoiceUnderTest[] = [];
    afterAll(async () => {
      for (const { stop } of made) await stop();
    });
    const voice = async (behaviour: SpeakingBehaviour): Promise<TextToSpeech> => {
      const one = await make(behaviour);
      made.push(one);
      return one.voice;
    };

    test('gives sound with the voice that made it', async () => {
      const under = await voice('good');
      const spoken = await under.speak(asked());
      if (spoken.kind !== 'sound') throw new Error(spoken.kind);
      expect(spoken.sound.samples.length).toBeGreaterThan(spoken.sound.rate / 20);
      expect(spoken.sound.samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
      expect(under.capabilities.voices.map(({ id }) => id)).toContain(spoken.voice);
      expect(spoken.engine).toContain(':');
    });

    test('each voice can be asked for in each of its languages, and in no other', async () => {
      const under = await voice('good');
      for (const { id, languages } of under.capabilities.voices) {
        expect(languages.every((language) => under.capabilities.languages.has(language))).toBe(true);
        const [language = 'en'] = languages;
        expect(await under.speak(asked({ voice: id, language }))).toMatchObject({ kind: 'sound', voice: id });
        expect(await under.speak(asked({ voice: id, language: unknown }))).toMatchObject({ kind: 'no-voice' });
      }
    });

    test('a language without a voice is said so, and so is a voice that is none', async () => {
      const under = await voice('good');
      expect(under.capabilities.languages.has(unknown)).toBe(false);
      expect(await under.speak(asked({ language: unknown }))).toMatchObject({ kind: 'no-voice' });
      expect(await under.speak(asked({ voice: 'nobody' }))).toMatchObject({ kind: 'no-voice' });
    });

    test.each(['busy', 'broken'] as const)('%s is unavailable, and may be tried again', async (behaviour) => {
      const spoken = await (await voice(behaviour)).speak(asked());
      expect(spoken).toMatchObject({ kind: 'unavailable', retryable: true });
    });

    test('what has not come by the deadline is too late', async () => {
      const under = await voice('silent');
      const late = { kind: 'unavailable', reason: 'too-late', retryable: true };
      expect(await under.speak(asked({ deadlineAt: Date.now() + 200 }))).toMatchObject(late);
      expect(await under.speak(asked({ deadlineAt: Date.now() - 1 }))).toMatchObject(late);
    });

    test('whoever no longer wants it gets the reason of the signal', async () => {
      const stop = new AbortController();
      const waiting = (await voice('silent')).speak(asked({ signal: stop.signal }));
      stop.abort(new Error('not wanted'));
      await expect(waiting).rejects.toThrow('not wanted');
    });

    test('an empty text, one that is too long and a speed beyond the bounds are refused', async () => {
      const under = await voice('good');
      for (const change of [{ text: ' ' }, { text: 'a'.repeat(LONGEST_TEXT + 1) }, { speed: 2 }, { speed: Number.NaN }])
        await expect(under.speak(asked(change))).rejects.toThrow(RangeError);
    });
  });
}
