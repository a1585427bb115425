import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the sheet names each figure with its bar, and what misses it', async () => {
  const reply = await app.app.inject({ method: 'GET', url: '/about/accuracy' });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const { statements, engine } = app.context.answerReader;
  expect(reply.body).toContain(engine.version);
  const rows = [...reply.body.matchAll(/<tr( class="misses")?><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)];
  // Each statement in English, all other languages in a row, six figures of the reader as a whole.
  expect(rows).toHaveLength(4 + 1 + 6);
  for (const { measured, printed } of statements.call(app.context.answerReader, 'en')) {
    const found = rows.filter(
      ([, , , cells]) => measured !== null && cells?.includes(`${measured.right} of ${measured.of}`),
    );
    if (measured !== null) expect(found.map(([, misses]) => misses === undefined)).toEqual([printed]);
  }
  expect(reply.body).not.toMatch(/\{\w+\}/);
  const style = await app.app.inject({ method: 'GET', url: '/about/accuracy.css' });
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});
