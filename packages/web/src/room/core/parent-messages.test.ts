import { ENDINGS, parentMessage } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { openPage, roomAtQuestion, roomAtWelcome } from '../testing/room-at.ts';
import { createParentPort, embeddingOrigin, eventsBetween, type ParentEvent } from './parent-messages.ts';
import type { Room } from './room.ts';
import { firstSnapshot, type RoomSnapshot } from './snapshot.ts';

/** Collects what the embedding page would be told from now on. */
function listen(room: Room, from: RoomSnapshot = room.snapshot()): ParentEvent[] {
  const events: ParentEvent[] = [];
  let last = from;
  room.subscribe(() => {
    const next = room.snapshot();
    events.push(...eventsBetween(last, next));
    last = next;
  });
  return events;
}

test('a question is told after the start, also when the first state with a question still says welcome', async () => {
  const { room } = await roomAtQuestion();
  const at = room.snapshot();
  if (at.state === null) throw new Error('there is no state');
  const welcome: RoomSnapshot = { ...at, state: { ...at.state, phase: 'welcome', conversation: null } };
  const early: RoomSnapshot = { ...at, state: { ...at.state, phase: 'welcome' } };
  const reported = [...eventsBetween(welcome, early), ...eventsBetween(early, at)];
  expect(reported.map(({ type }) => type)).toEqual(['started', 'question']);
});

test('a whole interview is told in order, each message as published, and without a word of anybody', async () => {
  const { room, clock } = await roomAtWelcome();
  const events = listen(room);
  room.consentAndBegin(new Set(['ai-evaluation']));
  await clock.pass(0);
  for (let question = 0; question < 4; question += 1) {
    room.setDraft('My answer about the harbour and a name, Tobias, that nobody else may read: twelve words.');
    room.answer();
    await clock.pass(1000);
  }
  expect(events).toEqual([
    { type: 'started' },
    { type: 'question', number: 1, total: 4 },
    { type: 'question', number: 2, total: 4 },
    { type: 'question', number: 3, total: 4 },
    { type: 'question', number: 4, total: 4 },
    { type: 'completed' },
  ]);
  const posted: { message: unknown; options: unknown }[] = [];
  const target = { postMessage: (message: unknown, options: unknown) => posted.push({ message, options }) };
  const port = createParentPort(target as unknown as Window, 'https://careers.example');
  for (const event of events) port.tell(event);
  for (const { message, options } of posted) {
    expect(parentMessage.safeParse(message).success).toBe(true);
    expect(options).toEqual({ targetOrigin: 'https://careers.example' });
  }
  expect(JSON.stringify(posted)).not.toMatch(/Tobias|harbour|Maria|warehouse/i);
});

test('the first state says that the room is drawn', async () => {
  const { room } = await roomAtWelcome();
  expect(eventsBetween(firstSnapshot, room.snapshot())).toEqual([{ type: 'ready' }]);
});

test('a pause is told once', async () => {
  const { room, clock } = await roomAtQuestion();
  const events = listen(room);
  room.pause();
  await clock.pass(60_000);
  expect(events).toEqual([{ type: 'paused' }]);
});

test('a page that lost the interview to another tab tells nothing of how it goes on there', async () => {
  const { room, clock, transport } = await roomAtQuestion();
  const newer = openPage(clock, transport);
  newer.start();
  await clock.pass(0);
  newer.resume();
  await clock.pass(0);
  const events = listen(room);
  newer.setDraft('An answer of more than twelve words, so that nothing further is asked about this one here.');
  newer.answer();
  await clock.pass(1000);
  expect(newer.snapshot().slot).toBe('question-2');
  expect(events).toEqual([]);
});

test.each(ENDINGS)('the end %s is told as done or as broken off', async (ending) => {
  const { room, clock, transport } = await roomAtQuestion();
  const events = listen(room);
  transport.interview.end(ending);
  await clock.pass(0);
  expect(events).toEqual(ending === 'completed' ? [{ type: 'completed' }] : [{ type: 'aborted', ending }]);
});

test('a dead link and a lost line are told as errors', () => {
  expect(eventsBetween(firstSnapshot, { ...firstSnapshot, link: 'over' })).toEqual([
    { type: 'error', code: 'link-over' },
  ]);
  expect(eventsBetween(firstSnapshot, { ...firstSnapshot, connection: 'offline' })).toEqual([
    { type: 'error', code: 'offline' },
  ]);
});

test('the schema refuses any field that could carry words', () => {
  const message = { source: 'colloquy-room', version: 1, type: 'started' };
  for (const field of ['token', 'name', 'text', 'email', 'answer']) {
    expect(parentMessage.safeParse({ ...message, [field]: 'x' }).success).toBe(false);
  }
});

test('the embedding page is known by ancestor or referrer, else nothing is told', () => {
  expect(embeddingOrigin(true, 'https://careers.example/jobs/7?x=1', null)).toBe('https://careers.example');
  expect(embeddingOrigin(true, '', 'https://careers.example')).toBe('https://careers.example');
  expect(embeddingOrigin(true, '', null)).toBeNull();
  expect(embeddingOrigin(true, '', 'null')).toBeNull();
  expect(embeddingOrigin(true, 'about:blank', null)).toBeNull();
  expect(embeddingOrigin(false, 'https://careers.example/', 'https://careers.example')).toBeNull();
});
