import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createTurn, type TurnView } from './turn.ts';

const WAITS = { shortMs: 1_800, storyMs: 2_400, thinkingMs: 6_000 };
const STORY = 'When the cluster went down I rolled the release back and told the team what had happened.';

function answering(manner: 'story' | 'short' | 'code' = 'story') {
  const clock = createFakeClock();
  const sent: number[] = [];
  const views: TurnView[] = [];
  const again: number[] = [];
  const turn = createTurn({
    clock,
    waits: () => WAITS,
    onSend: () => sent.push(clock.now()),
    onChange: (view) => views.push(view),
    onAgain: () => again.push(clock.now()),
  });
  turn.ask({ slot: 'question-1', manner });
  const say = (text: string, { confidence = 0.95, open = false } = {}) => {
    turn.speaking(true, clock.now());
    turn.speaking(false, clock.now());
    turn.pending(1);
    turn.heard(text, confidence, open, clock.now());
    turn.pending(0);
  };
  return { clock, turn, sent, again, say, stage: () => views.at(-1)?.stage, view: () => views.at(-1) };
}

test('a story is sent after its silence, an answer in a sentence sooner', async () => {
  for (const [manner, waitMs] of [
    ['story', WAITS.storyMs],
    ['short', WAITS.shortMs],
  ] as const) {
    const { clock, sent, say, stage } = answering(manner);
    say(STORY);
    expect(stage()).toBe('ending');
    await clock.pass(waitMs - 1);
    expect(sent).toEqual([]);
    await clock.pass(1);
    expect(sent).toHaveLength(1);
  }
});

test('who has only begun, or ends as if more were to come, is given time to think', async () => {
  for (const [text, open] of [
    ['Well, once.', false],
    [`${STORY} And then`, true],
  ] as const) {
    const { clock, sent, say } = answering();
    say(text, { open });
    await clock.pass(WAITS.thinkingMs - 1);
    expect(sent).toEqual([]);
    await clock.pass(1);
    expect(sent).toHaveLength(1);
  }
});

test('who speaks again is not cut off, however late in the wait', async () => {
  const { clock, turn, sent, say } = answering();
  say(STORY);
  await clock.pass(WAITS.storyMs - 1);
  turn.speaking(true, clock.now());
  await clock.pass(60_000);
  expect(sent).toEqual([]);
});

test('nothing goes out before the last words are written down', async () => {
  const { clock, turn, sent, say, stage } = answering();
  say(STORY);
  turn.pending(1);
  expect(stage()).toBe('writing');
  await clock.pass(30_000);
  expect(sent).toEqual([]);
  turn.pending(0);
  await clock.pass(0);
  expect(sent).toHaveLength(1);
});

test('more time, a key, and code leave the sending to the candidate', async () => {
  for (const hold of [true, false]) {
    const { clock, turn, sent, say, stage } = answering(hold ? 'story' : 'code');
    say(STORY);
    if (hold) turn.hold();
    expect(stage()).toBe('open');
    await clock.pass(120_000);
    expect(sent).toEqual([]);
  }
});

test('words that were hard to hear are asked for once more, once, and those that may be wrong are said so', async () => {
  const { clock, turn, sent, again, say, view } = answering();
  say(STORY, { confidence: 0.8 });
  expect(view()).toMatchObject({ doubtful: true, again: false });
  say(STORY, { confidence: 0.6 });
  expect(view()).toMatchObject({ again: true, stage: 'open' });
  await clock.pass(60_000);
  expect(sent).toEqual([]);
  say(STORY, { confidence: 0.6 });
  expect([view()?.again, again.length]).toEqual([false, 1]);
  turn.ask({ slot: 'question-2', manner: 'story' });
  say(STORY, { confidence: 0.6 });
  expect([view()?.again, again.length]).toEqual([true, 2]);
});

test('silence without a word sends nothing; nor does it while the question is read', async () => {
  const { clock, turn, sent, say, stage } = answering();
  await clock.pass(60_000);
  expect([sent, stage()]).toEqual([[], 'waiting']);
  turn.playing(true);
  say(STORY);
  await clock.pass(60_000);
  expect(sent).toEqual([]);
});

test('the next question begins anew', async () => {
  const { clock, turn, sent, say } = answering();
  say(STORY);
  turn.hold();
  turn.ask({ slot: 'question-2', manner: 'story' });
  await clock.pass(60_000);
  expect(sent).toEqual([]);
  say(STORY);
  await clock.pass(WAITS.storyMs);
  expect(sent).toHaveLength(1);
});

test('words that come late can be read before they go out', async () => {
  const { clock, turn, sent } = answering();
  turn.speaking(true, clock.now());
  turn.speaking(false, clock.now());
  turn.pending(1);
  await clock.pass(40_000);
  turn.heard(STORY, 0.9, false, 0);
  turn.pending(0);
  await clock.pass(WAITS.storyMs - 1);
  expect(sent).toEqual([]);
  await clock.pass(1);
  expect(sent).toHaveLength(1);
});

test('sound without words ends an answer as silence does: the wait runs from the last words', async () => {
  const { clock, turn, sent, say } = answering();
  say(STORY);
  await clock.pass(WAITS.storyMs - 100);
  turn.speaking(true, clock.now());
  await clock.pass(5_000);
  turn.speaking(false, clock.now());
  turn.pending(1);
  turn.nothing();
  turn.pending(0);
  await clock.pass(0);
  expect(sent).toHaveLength(1);
});

test('a click moves no wait', async () => {
  const { clock, turn, sent, say } = answering();
  say(STORY);
  await clock.pass(1_000);
  turn.speaking(true, null);
  await clock.pass(700);
  turn.speaking(false, null);
  await clock.pass(WAITS.storyMs - 1_700);
  expect(sent).toHaveLength(1);
});
