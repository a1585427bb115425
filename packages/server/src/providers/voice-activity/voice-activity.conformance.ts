import { afterAll, describe, expect, test } from 'vitest';
import { LISTENING_RATE } from '../shapes/speech.ts';
import type { Listening, VoiceActivity } from './port.ts';

/** What the detector under test is made to do; `good`: finds speech from 1,000 to 2,000 ms, `quiet`: none. */
export type ListeningBehaviour = 'good' | 'quiet' | 'silent' | 'busy' | 'broken';
export type DetectorUnderTest = { detector: VoiceActivity; stop(): Promise<void> };

/** Three seconds, loud in the second one where `isLoud`. */
function sound(isLoud: boolean): Float32Array {
  const samples = new Float32Array(3 * LISTENING_RATE);
  if (isLoud) samples.fill(0.9, LISTENING_RATE, 2 * LISTENING_RATE);
  return samples;
}

/** Every adapter of the port behaves so, the fake included. */
export function voiceActivityConformance(
  name: string,
  make: (behaviour: ListeningBehaviour) => Promise<DetectorUnderTest>,
): void {
  describe(`voice activity: ${name}`, () => {
    const made: DetectorUnderTest[] = [];
    afterAll(async () => {
      for (const { stop } of made) await stop();
    });
    const detector = async (behaviour: ListeningBehaviour): Promise<VoiceActivity> => {
      const one = await make(behaviour);
      made.push(one);
      return one.detector;
    };
    const listening = (change: Partial<Listening> = {}): Listening => ({
      samples: sound(true),
      pauseMs: 500,
      longestMs: 30_000,
      deadlineAt: Date.now() + 30_000.5,
      signal: new AbortController().signal,
      ...change,
    });

    test('finds where somebody speaks', async () => {
      const found = await (await detector('good')).listen(listening());
      if (found.kind !== 'segments') throw new Error(found.kind);
      expect(found.segments).toHaveLength(1);
      expect(Math.abs((found.segments[0]?.fromMs ?? 0) - 1_000)).toBeLessThanOrEqual(300);
      expect(Math.abs((found.segments[0]?.toMs ?? 0) - 2_000)).toBeLessThanOrEqual(300);
    });

    test('where nobody speaks there are no segments', async () => {
      const found = await (await detector('quiet')).listen(listening({ samples: sound(false) }));
      expect(found).toMatchObject({ kind: 'segments', segments: [] });
    });

    test.each(['busy', 'broken'] as const)('%s is unavailable, and may be tried again', async (behaviour) => {
      const found = await (await detector(behaviour)).listen(listening());
      expect(found).toMatchObject({ kind: 'unavailable', retryable: true });
    });

    test('what has not come by the deadline is too late', async () => {
      const under = await detector('silent');
      const late = { kind: 'unavailable', reason: 'too-late' };
      expect(await under.listen(listening({ deadlineAt: Date.now() + 200 }))).toMatchObject(late);
      expect(await under.listen(listening({ deadlineAt: Date.now() - 1 }))).toMatchObject(late);
    });

    test('whoever no longer wants it gets the reason of the signal', async () => {
      const stop = new AbortController();
      const waiting = (await detector('silent')).listen(listening({ signal: stop.signal }));
      stop.abort(new Error('not wanted'));
      await expect(waiting).rejects.toThrow('not wanted');
    });

    test('what is longer than it says it takes is refused', async () => {
      const { longestMs, knowsSpeech } = (await detector('good')).capabilities;
      expect([longestMs >= 60_000, knowsSpeech]).toEqual([true, true]);
      const samples = { length: (longestMs / 1_000 + 1) * LISTENING_RATE } as Float32Array;
      await expect((await detector('good')).listen(listening({ samples }))).rejects.toThrow(RangeError);
    });
  });
}
