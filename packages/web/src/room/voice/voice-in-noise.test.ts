import { afterEach, expect, test, vi } from 'vitest';
import { atLevel, madeBabble, madeClicks, madeFan, madeScene } from '../testing/made-sound.ts';
import { spokenPage } from '../testing/spoken-page.ts';

vi.mock('./pcm-worklet.ts?worker&url', () => ({ default: '/pcm.js' }));
const { createVoice } = await import('./voice.ts');
afterEach(() => vi.unstubAllGlobals());

/** The voice of the page's speaker is at −20 dB. */
const VOICE_DB = -20;
const MS = 60_000;
/** The sound of a question comes so much later than its words. */
const SOUND_AFTER_MS = 400;
const NOISES = { babble: madeBabble, keys: madeClicks, ventilator: madeFan };

const noisy = async (kind: keyof typeof NOISES, below: number) => {
  const page = await spokenPage(createVoice, [], true);
  const all = madeScene(MS, { fromMs: 0, sound: atLevel(NOISES[kind](MS), VOICE_DB - below) });
  let at = 0;
  /** What else sounds goes on for so long. */
  const noise = async (ms: number) => {
    await page.frames(all.slice(at, at + ms / 20));
    at += ms / 20;
  };
  const answers = () => page.names().filter((name) => name === 'answer').length;
  const reads = () =>
    page.plays(
      () =>
        new Promise((resolve) =>
          page.clock.after(SOUND_AFTER_MS, () => resolve({ kind: 'sound', bytes: new ArrayBuffer(8) })),
        ),
    );
  return { ...page, noise, answers, reads };
};

test.each([
  ['babble', 20],
  ['babble', 16],
  ['keys', 20],
  ['ventilator', 10],
] as const)(
  '%s %i dB below the candidate: the answer goes out by itself and the next question is spoken',
  async (kind, below) => {
    const { quiet, speak, noise, answers, reads, played } = await noisy(kind, below);
    await quiet(500);
    await speak(6_000);
    reads();
    await noise(12_000);
    expect(answers()).toBe(1);
    expect(played).toHaveLength(1);
    expect(played[0]?.isStopped).toBe(false);
  },
);

test('"I am done" in babble as loud as the candidate: the next question is spoken, 1.5 s after the press at the latest', async () => {
  const { room, quiet, speak, noise, answers, reads, played, voice } = await noisy('babble', 3);
  await quiet(500);
  await speak(6_000);
  await noise(3_000);
  reads();
  expect(voice.view().stage).toBe('speaking');
  room.answer();
  await noise(1_400);
  expect([answers(), played.length]).toEqual([1, 0]);
  await noise(700);
  expect([played.length, voice.view().player]).toEqual([1, 'playing']);
  // The same sound goes on: it began before, and stops nothing.
  await noise(6_000);
  expect([played[0]?.isStopped, voice.view().player]).toEqual([false, 'playing']);
});

test('"Play again" plays on though somebody has been speaking since before', async () => {
  const { quiet, speak, noise, reads, played, voice } = await noisy('babble', 3);
  await quiet(500);
  await speak(6_000);
  await noise(3_000);
  reads();
  voice.playAgain();
  await noise(8_000);
  expect([played.length, played[0]?.isStopped, voice.view().player]).toEqual([1, false, 'playing']);
});

test('what was judged to hold no words ends the answer as silence does', async () => {
  const { quiet, speak, noise, answers, answer, sent, room } = await noisy('babble', 5);
  await quiet(500);
  await speak(6_000);
  await quiet(800);
  expect(room.snapshot().draft).not.toBe('');
  answer(() => ({ state: 'silence' }));
  await noise(30_000);
  expect(sent.length).toBeGreaterThan(1);
  expect(answers()).toBe(1);
});

test('sound that goes on without words is said to be loud, until words come or it ends', async () => {
  const { quiet, speak, noise, answer, voice } = await noisy('babble', 3);
  answer(() => ({ state: 'silence' }));
  await quiet(500);
  await noise(18_000);
  expect(voice.view().isLoud).toBe(true);
  answer(() => ({ text: 'I rolled the release back.' }));
  await speak(1_500);
  await quiet(1_000);
  expect(voice.view().isLoud).toBe(false);
});

test('a long answer in quiet is never said to be loud', async () => {
  const { quiet, speak, voice } = await noisy('babble', 3);
  await quiet(500);
  for (let at = 0; at < 40; at += 1) {
    await speak(980);
    await quiet(60);
    expect(voice.view().isLoud).toBe(false);
  }
});
