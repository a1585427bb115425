import { expect, test } from 'vitest';
import { createEmbeddedVoiceActivity } from './embedded/embedded-voice-activity.ts';
import { createScriptedVoiceActivity, type ScriptedActivity } from './scripted.ts';
import { segmentsOf } from './segments.ts';
import { type ListeningBehaviour, voiceActivityConformance } from './voice-activity.conformance.ts';

const SCRIPT: Record<ListeningBehaviour, ScriptedActivity> = {
  good: [{ fromMs: 1_000, toMs: 2_000 }],
  quiet: [],
  silent: { kind: 'silent' },
  busy: { kind: 'unavailable', reason: 'busy' },
  broken: { kind: 'unavailable', reason: 'failed' },
};

voiceActivityConformance('the scripted one', async (behaviour) => ({
  detector: createScriptedVoiceActivity(() => SCRIPT[behaviour]),
  stop: async () => undefined,
}));

voiceActivityConformance('the embedded one', async (behaviour) => {
  const detector = createEmbeddedVoiceActivity({
    folders: { runtime: '', weights: behaviour },
    onLost: () => undefined,
    program: new URL('./embedded/silero-process.fixture.ts', import.meta.url),
    limits: { waitingMax: behaviour === 'busy' ? 0 : 8 },
  });
  return { detector, stop: () => detector.stop() };
});

const options = { frameMs: 100, pauseMs: 500, longestMs: 30_000 };
const frames = (...runs: [likelihood: number, count: number][]): number[] =>
  runs.flatMap(([likelihood, count]) => Array.from({ length: count }, () => likelihood));

test('a pause ends a segment, a breath does not, and there is room for the first sound', () => {
  const found = segmentsOf(frames([0, 10], [0.9, 5], [0.1, 3], [0.9, 5], [0.1, 8], [0.9, 5], [0, 10]), options);
  expect(found).toEqual([
    { fromMs: 800, toMs: 2_500 },
    { fromMs: 2_900, toMs: 3_800 },
  ]);
});

test('what wavers holds a segment and begins none; a click is none', () => {
  expect(segmentsOf(frames([0.4, 20]), options)).toEqual([]);
  expect(segmentsOf(frames([0, 5], [0.9, 2], [0, 20]), options)).toEqual([]);
  expect(segmentsOf(frames([0.9, 5], [0.4, 10], [0.9, 5]), options)).toEqual([{ fromMs: 0, toMs: 2_000 }]);
});

test('a long segment is cut where it is quietest, and no piece is longer than allowed', () => {
  const likelihoods = frames([0.9, 25], [0.4, 1], [0.9, 40]);
  const found = segmentsOf(likelihoods, { ...options, longestMs: 3_000 });
  expect(found[0]).toEqual({ fromMs: 0, toMs: 2_500 });
  expect(found.every(({ fromMs, toMs }) => toMs > fromMs && toMs - fromMs <= 3_000)).toBe(true);
  for (const [index, { fromMs }] of found.entries()) if (index > 0) expect(fromMs).toBe(found[index - 1]?.toMs);
  expect(found.at(-1)?.toMs).toBe(6_600);
});
