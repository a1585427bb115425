import type { RoomError, RoomState } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { type ConnectionStatus, createConnection } from './connection.ts';
import { type Reply, type RoomTransport, TransportFailure } from './transport.ts';

type Answer = Reply | 'lost' | 'held';

function stateOf(version: number): Reply {
  return { ok: true, state: { version } as RoomState };
}

/** A server that answers the polls from a list; after it the poll is held. */
function setUp(answers: Answer[]) {
  const clock = createFakeClock();
  const polls: { since: number; atMs: number }[] = [];
  const statuses: ConnectionStatus[] = [];
  const refused: RoomError[] = [];
  let version: number | null = null;
  const transport: RoomTransport = {
    send: () => Promise.reject(new Error('not used')),
    poll({ since }, signal) {
      polls.push({ since, atMs: clock.now() });
      const answer = answers.shift() ?? 'held';
      if (answer === 'lost') return Promise.reject(new TransportFailure('network'));
      if (answer !== 'held') return Promise.resolve(answer);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  };
  const connection = createConnection({
    transport,
    clock,
    random: () => 0,
    seat: 'seat',
    version: () => version,
    onState: (state) => {
      version = state.version;
    },
    onRefused: (error) => refused.push(error),
    onStatus: (status) => statuses.push(status),
  });
  return { clock, polls, statuses, refused, connection };
}

test('asks at once, then waits for something newer than it has', async () => {
  const { clock, polls, statuses, connection } = setUp([stateOf(4), stateOf(7)]);
  connection.start();
  await clock.pass(0);
  expect(polls.map(({ since }) => since)).toEqual([-1, 4, 7]);
  expect(statuses).toEqual(['live']);
});

test('a server that answers at once with nothing new is not hammered', async () => {
  const { clock, polls, connection } = setUp(Array.from({ length: 50 }, () => stateOf(4)));
  connection.start();
  await clock.pass(10_000);
  expect(polls.length).toBeLessThanOrEqual(12);
});

test('one lost poll is made up for without a word', async () => {
  const { clock, statuses, connection } = setUp([stateOf(1), 'lost', stateOf(2)]);
  connection.start();
  await clock.pass(5000);
  expect(statuses).toEqual(['live']);
});

test('a line that stays away is told, and its return too', async () => {
  const { clock, statuses, connection } = setUp([stateOf(1), 'lost', 'lost', 'lost', stateOf(2)]);
  connection.start();
  await clock.pass(20_000);
  expect(statuses).toEqual(['live', 'retrying', 'live']);
});

test('an overloaded server is asked again later', async () => {
  const busy: Reply = { ok: false, error: { status: 503, code: 'busy', message: '' } };
  const { clock, polls, refused, connection } = setUp([busy, stateOf(1)]);
  connection.start();
  await clock.pass(5000);
  expect(refused).toEqual([]);
  expect(polls.map(({ since }) => since)).toEqual([-1, -1, 1]);
});

test('a link that is over stops the asking', async () => {
  const over: Reply = { ok: false, error: { status: 410, code: 'link-over', message: '' } };
  const { clock, polls, refused, connection } = setUp([over]);
  connection.start();
  await clock.pass(120_000);
  expect(refused).toHaveLength(1);
  expect(polls).toHaveLength(1);
  expect(connection.isRunning()).toBe(false);
});

test('the browser says offline: it is told at once; online: it is asked at once', async () => {
  const { clock, polls, statuses, connection } = setUp([stateOf(1), 'held', stateOf(2)]);
  connection.start();
  await clock.pass(0);
  connection.setOnline(false);
  expect(statuses).toEqual(['live', 'offline']);
  await clock.pass(1000);
  connection.setOnline(true);
  await clock.pass(0);
  expect(polls.at(2)?.since).toBe(-1);
  expect(statuses.at(-1)).toBe('live');
});

test('after a freeze the state is asked for at once, and only one poll stands', async () => {
  const { clock, polls, connection } = setUp([stateOf(1), 'held', stateOf(5)]);
  connection.start();
  await clock.pass(0);
  connection.stop();
  await clock.pass(600_000);
  expect(polls).toHaveLength(2);
  connection.start();
  await clock.pass(0);
  expect(polls.map(({ since }) => since)).toEqual([-1, 1, -1, 5]);
});
