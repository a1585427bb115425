import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { StatementFigure } from '../../providers/answer-reader/port.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { registerAccuracy } from './accuracy-surface.ts';

const ENGLISH: StatementFigure[] = [
  { statement: 'said', measured: { right: 47, of: 50 }, printed: true },
  { statement: 'partly', measured: null, printed: false },
  { statement: 'not-said', measured: { right: 55, of: 144 }, printed: false },
  { statement: 'mistake', measured: null, printed: false },
];
const GERMAN: StatementFigure[] = [{ statement: 'said', measured: { right: 20, of: 40 }, printed: false }];

async function sheet(): Promise<string> {
  const app = Fastify();
  registerAccuracy(app, {
    reader: {
      engine: { name: 'embedded <&>', version: '7' },
      statements: (language) => (language === 'en' ? ENGLISH : language === 'de' ? GERMAN : []),
    },
    version: '0.1.0',
    words: () => builtInContent.loadMessages('accuracy', 'en'),
  });
  const reply = await app.inject({ method: 'GET', url: '/about/accuracy' });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  const style = await app.inject({ method: 'GET', url: '/about/accuracy.css' });
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, expect.stringContaining('text/css')]);
  await app.close();
  return reply.body;
}

test('each statement stands with its figure and bar, and what misses it says so', async () => {
  const body = await sheet();
  const rows = [...body.matchAll(/<tr( class="misses")?><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)];
  const row = (found: string) => rows.find(([, , , cells]) => cells?.includes(found)) ?? [];
  expect([row('47 of 50 (94%)')[1], row('47 of 50')[3]]).toEqual([undefined, expect.stringContaining('yes, printed')]);
  expect(row('55 of 144 (38%)')[1]).toBeDefined();
  expect(row('20 of 40 (50%)')[2]).toContain('German');
  // Four statements in English, one in German, all other languages, and six figures of the reader as a whole.
  expect(rows).toHaveLength(4 + 1 + 1 + 6);
  expect(rows.filter(([, misses]) => misses !== undefined)).toHaveLength(11);
});

test('nothing is left unfilled, and what comes from the engine is text', async () => {
  const body = await sheet();
  expect(body).not.toMatch(/\{\w+\}/);
  expect(body).toContain('embedded &#60;&#38;&#62; 7');
});
