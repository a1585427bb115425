import { randomUUID } from 'node:crypto';
import type { HeardSoFar } from '@colloquy/contract/room';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Ears } from '../../features/voice/index.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import { createScriptedSpeechToText, type ScriptedHearing } from '../../providers/speech-to-text/scripted.ts';
import { Candidate } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sameDatabase } from '../../testing/test-database.ts';
import { type Speaking, startSpokenRoom } from './testing/spoken-room.ts';

const first = await startSpokenRoom();
let hears: () => ScriptedHearing | Promise<ScriptedHearing>;
const recogniser = createScriptedSpeechToText(() => hears());
const { clock } = first;
const shared = { clock, db: await sameDatabase(), blobs: first.app.context.blobs };
const ears = new Ears({
  recognisers: [recogniser],
  detector: null,
  clock,
  atOnce: 2,
  freeBytes: () => Number.MAX_SAFE_INTEGER,
});
const second = await startTestApp({ ...shared, ears }, { COLLOQUY_VOICE: 'on' });
/** It has no weights. */
const deaf = await startTestApp({ ...shared, db: await sameDatabase() }, { COLLOQUY_VOICE: 'on' });

afterAll(async () => {
  await deaf.close();
  await second.close();
  await first.app.close();
});
beforeEach(() => {
  first.startAgain();
  first.script.hears = () => 'We moved it to Kubernetes';
  hears = () => 'and rolled it back within ten minutes.';
});

type Sound = { take: string; seq: number; bytes?: Buffer };

function put(node: TestApp, { interview, candidate }: Speaking, { take, seq, bytes = first.sound() }: Sound) {
  return node.call('PUT', `/room/api/hearing/${take}/${seq}?seat=${candidate.seat}&ago=0`, {
    headers: {
      'x-room-token': interview.token,
      'content-digest': `sha-256=:${sha256(bytes).toString('base64')}:`,
    },
    raw: bytes,
    type: 'application/octet-stream',
  });
}

async function heardSoFar(node: TestApp, { interview, candidate }: Speaking): Promise<HeardSoFar['pieces']> {
  const path = `/room/api/hearing?seat=${candidate.seat}`;
  return ((await node.call('GET', path, { headers: { 'x-room-token': interview.token } })).body as HeardSoFar).pieces;
}

/** The same page, whose calls now go to another node. */
async function moved(node: TestApp, { interview, candidate }: Speaking): Promise<Candidate> {
  const there = new Candidate(node, interview.token, candidate.seat);
  await there.look();
  return there;
}

test('what is said while the candidate moves to another node is one answer, in order, and each piece is heard once', async () => {
  const one = await first.begin();
  const take = randomUUID();
  const calls = [first.recogniser.heard.length, recogniser.heard.length] as const;
  await put(first.app, one, { take, seq: 0 });
  clock.advance(2_000);
  expect((await put(second, one, { take, seq: 1 })).body).toMatchObject({ state: 'text', seq: 1 });
  // The reply got lost on the way: the page sends it again, to the first node.
  expect((await put(first.app, one, { take, seq: 1 })).body).toMatchObject({ state: 'text', seq: 1 });
  expect([first.recogniser.heard.length - calls[0], recogniser.heard.length - calls[1]]).toEqual([1, 1]);
  expect(await heardSoFar(second, one)).toMatchObject([{ seq: 0 }, { seq: 1 }]);
  const there = await moved(second, one);
  expect(there.state).toMatchObject({ phase: 'listening', speech: { state: 'ready' } });
  const words = 'We moved it to Kubernetes and rolled it back within ten minutes.';
  await there.answer(words);
  expect(await first.saidBy(one)).toMatchObject([{ text: words, mode: 'voice' }]);
  expect(await heardSoFar(first.app, one)).toEqual([]);
  await first.erase();
  expect(await first.sounds(one)).toEqual([]);
});

test('what a node had stored and not heard when it went is heard by the other, from the sound that is kept', async () => {
  const one = await first.begin();
  const take = randomUUID();
  first.script.hears = () => ({ kind: 'unavailable', reason: 'failed' });
  expect((await put(first.app, one, { take, seq: 0 })).body).toMatchObject({ state: 'waiting' });
  expect(await heardSoFar(second, one)).toMatchObject([
    { seq: 0, state: 'text', text: 'and rolled it back within ten minutes.' },
  ]);
});

test('a piece that two nodes hear at once has the words of one, and both tell these', async () => {
  const one = await first.begin();
  const sound = { take: randomUUID(), seq: 0 };
  let slow: (heard: ScriptedHearing) => void = () => undefined;
  const begun = new Promise<void>((begin) => {
    hears = () => {
      begin();
      return new Promise((resolve) => {
        slow = resolve;
      });
    };
  });
  const late = put(second, one, sound);
  await begun;
  const early = await put(first.app, one, sound);
  slow('We moved it to cooper natives');
  expect((await late).body).toEqual(early.body);
  expect(await heardSoFar(second, one)).toMatchObject([{ text: 'We moved it to Kubernetes' }]);
});

test('on a node that cannot hear, the page is told, what was said is kept, and the answer is written', async () => {
  const one = await first.begin();
  const take = randomUUID();
  await put(first.app, one, { take, seq: 0 });
  const there = await moved(deaf, one);
  expect(there.state).toMatchObject({ phase: 'listening', speech: { state: 'down' } });
  expect(await put(deaf, one, { take, seq: 1 })).toMatchObject({ status: 409, body: { code: 'not-now' } });
  expect(await heardSoFar(deaf, one)).toMatchObject([{ seq: 0, text: 'We moved it to Kubernetes' }]);
  await there.send('mode', { mode: 'text' });
  await there.answer('We moved it to Kubernetes, as the old servers were full.');
  expect((await first.saidBy(one))[0]).toMatchObject({
    text: 'We moved it to Kubernetes, as the old servers were full.',
  });
  expect((await moved(first.app, one)).state).toMatchObject({ phase: 'listening', speech: { state: 'ready' } });
});
