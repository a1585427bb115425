import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startSpokenRoom } from './testing/spoken-room.ts';

const { app, clock, script, begin, sound, say, heardSoFar, saidBy, startAgain } = await startSpokenRoom();
afterAll(() => app.close());
beforeEach(startAgain);

const ANSWER =
  'When the cluster went down at 4 in the morning I called my colleague, because two of us see more. We rolled the release back within ten minutes, and in the end no order was lost.';
const [FIRST, SECOND] = ['We moved it to Kubernetes', 'and rolled it back within ten minutes.'];

test('a long piece that was longer on its way than the one after it stands before it', async () => {
  const one = await begin();
  const take = randomUUID();
  script.hears = () => SECOND;
  await say(one, { take, seq: 1, bytes: sound(1_000) });
  clock.advance(5_000);
  script.hears = () => FIRST;
  await say(one, { take, seq: 0, bytes: sound(2_000) });
  expect(await heardSoFar(one)).toMatchObject([{ text: FIRST }, { text: SECOND }]);
  await one.candidate.answer(`${FIRST} ${SECOND}`);
  expect(await saidBy(one)).toMatchObject([{ text: `${FIRST} ${SECOND}`, original: null, mode: 'voice' }]);
});

test('what the draft holds is known by its place in the take, whenever it came', async () => {
  const one = await begin();
  const take = randomUUID();
  await say(one, { take, seq: 1, bytes: sound(1_000) });
  clock.advance(5_000);
  await say(one, { take, seq: 0, bytes: sound(2_000) });
  const promptId = one.candidate.state?.conversation?.prompt?.id ?? 0;
  await one.candidate.send('typing', { promptId, draft: FIRST, placed: { take, seq: 0 } });
  expect(await heardSoFar(one)).toMatchObject([
    { seq: 0, placed: true },
    { seq: 1, placed: false },
  ]);
});

test('what was said to a question that is answered, and comes later, is no part of the next answer', async () => {
  const one = await begin();
  const take = randomUUID();
  const before = one.candidate.state?.conversation?.prompt?.question?.number;
  clock.advance(20_000);
  await one.candidate.answer(ANSWER);
  expect(one.candidate.state?.conversation?.prompt?.question?.number).not.toBe(before);
  clock.advance(10_000);
  expect(await say(one, { take, ago: 15_000 })).toMatchObject({ state: 'text', text: 'We moved it to Kubernetes.' });
  expect(await heardSoFar(one)).toEqual([]);
  script.hears = () => SECOND;
  await say(one, { take, seq: 1, bytes: sound(900) });
  expect(await heardSoFar(one)).toMatchObject([{ text: SECOND }]);
  await one.candidate.answer(SECOND);
  expect((await saidBy(one))[1]).toMatchObject({ text: SECOND, original: null, mode: 'voice' });
});

test('what was said before a follow-up to the same question, and comes later, stands in the field and in its answer', async () => {
  const one = await begin();
  clock.advance(20_000);
  await one.candidate.answer('We did.');
  expect(one.candidate.state?.conversation?.prompt?.kind).toBe('follow-up');
  clock.advance(10_000);
  await say(one, { ago: 15_000 });
  expect(await heardSoFar(one)).toMatchObject([{ text: 'We moved it to Kubernetes.' }]);
});

test('who speaks on into the next question has begun to answer it', async () => {
  const one = await begin();
  clock.advance(20_000);
  await one.candidate.answer(ANSWER);
  clock.advance(500);
  await say(one, { ago: 800 });
  expect(await heardSoFar(one)).toMatchObject([{ text: 'We moved it to Kubernetes.' }]);
});
