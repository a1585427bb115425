import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { bodyBytes, STORED_AS_SENT, takeBodies } from './body.ts';

test('of long bodies that come at once each is handled in a turn of its own, and short ones between', async () => {
  const app = Fastify();
  takeBodies(app);
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  const handled: { bytes: number; turn: number }[] = [];
  app.post('/', async (request) => {
    handled.push({ bytes: bodyBytes(request).length, turn });
    return {};
  });
  const post = (bytes: number) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json' },
      payload: 'x'.repeat(bytes),
    });
  setImmediate(count);
  const replies = await Promise.all([...Array.from({ length: 8 }, () => post(200_000)), post(10)]);
  isOver = true;
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200));
  const long = handled.filter(({ bytes }) => bytes === 200_000);
  expect(new Set(long.map((one) => one.turn)).size).toBe(8);
  const [short] = handled.filter(({ bytes }) => bytes === 10);
  expect(short?.turn).toBeLessThan(Math.max(...long.map((one) => one.turn)));
});

test('bodies that are stored as they were sent wait for nobody', async () => {
  const app = Fastify();
  takeBodies(app);
  const order: string[] = [];
  app.post('/checked', async () => order.push('checked'));
  app.put('/stored', { config: STORED_AS_SENT }, async () => order.push('stored'));
  const payload = 'x'.repeat(200_000);
  const headers = { 'content-type': 'application/octet-stream' };
  await Promise.all([
    ...Array.from({ length: 3 }, () => app.inject({ method: 'POST', url: '/checked', headers, payload })),
    ...Array.from({ length: 6 }, () => app.inject({ method: 'PUT', url: '/stored', headers, payload })),
  ]);
  expect(order.filter((one) => one === 'checked')).toHaveLength(3);
  expect(order.slice(-2)).toEqual(['checked', 'checked']);
});
