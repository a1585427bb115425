import { afterAll, describe, expect, test } from 'vitest';
import { LISTENING_RATE } from '../shapes/speech.ts';
import type { SpeechToText, Utterance } from './port.ts';

/** What the recogniser under test is made to do. */
export type HearingBehaviour = 'good' | 'silence' | 'silent' | 'busy' | 'broken' | 'away';
export const HEARD = 'We moved to Kubernetes.';

export type RecogniserUnderTest = { recogniser: SpeechToText; stop(): Promise<void> };

const said = (change: Partial<Utterance> = {}): Utterance => ({
  samples: new Float32Array(LISTENING_RATE).fill(0.1),
  language: 'en',
  terms: ['Kubernetes'],
  use: 'record',
  deadlineAt: Date.now() + 30_000.5,
  signal: new AbortController().signal,
  ...change,
});

/**
 * Every adapter of the port behaves so, the fake included.
 *
 * @param unknown a language that it does not know
 */
export function speechToTextConformance(
  name: string,
  make: (behaviour: HearingBehaviour) => Promise<RecogniserUnderTest>,
  unknown: Utterance['language'],
): void {
  describe(`speech to text: ${name}`, () => {
    const made: RecogniserUnderTest[] = [];
    afterAll(async () => {
      for (const { stop } of made) await stop();
    });
    const recogniser = async (behaviour: HearingBehaviour): Promise<SpeechToText> => {
      const one = await make(behaviour);
      made.push(one);
      return one.recogniser;
    };

    test('gives the words with who heard them', async () => {
      const under = await recogniser('good');
      const heard = await under.recognise(said());
      expect(heard).toMatchObject({ kind: 'text', text: HEARD, engine: expect.stringContaining(':') });
      if (heard.kind !== 'text' || heard.confidence === null) return;
      expect(heard.confidence).toBeGreaterThan(0);
      expect(heard.confidence).toBeLessThanOrEqual(1);
    });

    test('no words are silence, never an empty text', async () => {
      expect(await (await recogniser('silence')).recognise(said())).toMatchObject({ kind: 'silence' });
    });

    test('a language that it does not know is said so, and nothing is guessed', async () => {
      const under = await recogniser('good');
      expect(under.capabilities.languages.has(unknown)).toBe(false);
      expect(under.capabilities.languages.has('en')).toBe(true);
      expect(await under.recognise(said({ language: unknown }))).toMatchObject({ kind: 'no-language' });
    });

    test.each([
      ['busy', 'busy'],
      ['broken', 'failed'],
      ['away', 'not-reached'],
    ] as const)('%s is unavailable, and may be tried again', async (behaviour, reason) => {
      const heard = await (await recogniser(behaviour)).recognise(said());
      expect(heard).toMatchObject({ kind: 'unavailable', retryable: true });
      // A process on this machine is never away: it failed.
      if (heard.kind === 'unavailable') expect([reason, 'failed']).toContain(heard.reason);
    });

    test('what has not come by the deadline is too late, and nothing is waited for longer', async () => {
      const under = await recogniser('silent');
      const heard = await under.recognise(said({ deadlineAt: Date.now() + 200 }));
      expect(heard).toMatchObject({ kind: 'unavailable', reason: 'too-late', retryable: true });
      expect(await under.recognise(said({ deadlineAt: Date.now() - 1 }))).toMatchObject({ reason: 'too-late' });
    });

    test('whoever no longer wants the words gets the reason of the signal', async () => {
      const stop = new AbortController();
      const waiting = (await recogniser('silent')).recognise(said({ signal: stop.signal }));
      stop.abort(new Error('not wanted'));
      await expect(waiting).rejects.toThrow('not wanted');
      await expect((await recogniser('good')).recognise(said({ signal: stop.signal }))).rejects.toThrow('not wanted');
    });

    test('an utterance that is empty or longer than half a minute is refused', async () => {
      const under = await recogniser('good');
      await expect(under.recognise(said({ samples: new Float32Array(0) }))).rejects.toThrow(RangeError);
      const long = new Float32Array(31 * LISTENING_RATE);
      await expect(under.recognise(said({ samples: long }))).rejects.toThrow(RangeError);
    });
  });
}
