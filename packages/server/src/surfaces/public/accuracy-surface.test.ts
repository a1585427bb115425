import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { StatementFigure } from '../../providers/answer-reader/port.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import accuracy from './accuracy-figures.json' with { type: 'json' };
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

type Figure = {
  key: string;
  atMost?: number;
  atLeast?: number;
  measured: { count: number | null; of: number | null; share: number; on: string; engine: string; set: string } | null;
};
const FIGURES: readonly Figure[] = accuracy.figures;

test('each statement stands with its figure and bar, and what misses it says so', async () => {
  const body = await sheet();
  const rows = [...body.matchAll(/<tr( class="misses")?><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)];
  // "0 of 40" is not in "20 of 40".
  const row = (found: string) =>
    rows.find(([, , , cells]) => cells?.split(/(?<![\d.])(?=[\d.]+ of )/).some((one) => one.startsWith(found))) ?? [];
  expect([row('47 of 50 (94%)')[1], row('47 of 50')[3]]).toEqual([undefined, expect.stringContaining('yes, printed')]);
  expect(row('55 of 144 (38.2%)')[1]).toBe(' class="misses"');
  expect(row('20 of 40 (50%)')[2]).toContain('German');
  // Four statements in English, one in German, all other languages, and ten figures of the reader as a whole.
  expect(rows).toHaveLength(4 + 1 + 1 + 10);
  for (const { key, atMost, atLeast, measured } of FIGURES) {
    if (measured === null || measured.count === null) continue;
    const [, misses, , cells] = row(`${measured.count} of ${measured.of} (`);
    const isMet = measured.share <= (atMost ?? 1) && measured.share >= (atLeast ?? 0);
    expect(misses, key).toBe(isMet ? undefined : ' class="misses"');
    expect(cells, key).toMatch(
      new RegExp(
        `95 %: [\\d.]+% to [\\d.]+%, on ${measured.on} with set 1, with engine ${measured.engine}, not the one`,
      ),
    );
  }
  expect(rows.at(-1)?.[3]).toContain('not measured');
  expect(body).toContain(`Set 1: ${FIGURES[0]?.measured?.set}`);
});

test('nothing is left unfilled, and what comes from the engine is text', async () => {
  const body = await sheet();
  expect(body).not.toMatch(/\{\w+\}/);
  expect(body).toContain('embedded &#60;&#38;&#62; 7');
});

test('an evaluation writes the rows that it measures and leaves the others', async () => {
  const { withFigures } = await import(new URL('../../../../../bench/lib/accuracy-figures.mjs', import.meta.url).href);
  const kept = {
    about: 'x',
    figures: [
      { key: 'wrong', bar: '≤ 30 %', atMost: 0.3, measured: null },
      { key: 'model', bar: '≥ 95 %', atLeast: 0.95, measured: null },
    ],
  };
  const run = { engine: '11', on: '2027-01-05', set: 'Answers of nurses.' };
  const shares = { wrong: { count: 3, of: 33 }, model: { count: 0, of: 0 } };
  expect(withFigures(kept, { ...run, shares })).toEqual({
    about: 'x',
    figures: [
      { ...kept.figures[0], measured: { ...run, count: 3, of: 33, share: 0.0909, low: 0.0314, high: 0.2357 } },
      kept.figures[1],
    ],
  });
  expect(() => withFigures(kept, { ...run, shares: { charm: { count: 1, of: 2 } } })).toThrow('no row charm');
});
