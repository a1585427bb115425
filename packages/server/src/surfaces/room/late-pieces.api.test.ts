import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startSpokenRoom } from './testing/spoken-room.ts';

const { app, clock, script, begin, sound, say, heardSoFar, saidBy, startAgain } = await startSpokenRoom();
afterAll(() => app.close());
beforeEach(startAgain);

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
