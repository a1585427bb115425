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

const LEVELS = {
  occupations: ['baker'],
  answers: 305,
  correlation: 0.706,
  low: 0.645,
  high: 0.758,
  on: '2026-11-30',
  engine: '12',
  set: 'Answers of bakers.',
};

async function sheet(address = '/about/accuracy', headers: Record<string, string> = {}): Promise<string> {
  const app = Fastify();
  registerAccuracy(app, {
    reader: {
      engine: { name: 'embedded <&>', version: '7' },
      statements: (language) => (language === 'en' ? ENGLISH : language === 'de' ? GERMAN : []),
      figures: {
        statementEngine: (language) => (language === 'de' ? '6' : '7'),
        levels: {
          bar: { answers: 120, low: 0.6 },
          languages: { de: LEVELS, fr: { ...LEVELS, low: 0.59, engine: '7', set: 'Answers of cooks.' } },
        },
      },
    },
    version: '0.1.0',
    words: (language) => builtInContent.loadMessages('accuracy', language),
  });
  const reply = await app.inject({ method: 'GET', url: address, headers });
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
  // Four statements in English, one in German, all other languages, levels of two, and ten figures of the reader as a whole.
  expect(rows).toHaveLength(4 + 1 + 1 + 2 + 10);
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
  expect(body).toContain(`Set 1: <span lang="en">${FIGURES[0]?.measured?.set}</span>`);
});

test('levels of a language stand with count, interval, set and engine, and say where it is an earlier one', async () => {
  const body = await sheet();
  const cells = (name: string): string =>
    new RegExp(`<th scope="row">How closely[^<]*\\(${name}\\)</th>(.*?)</tr>`).exec(body)?.[1] ?? '';
  expect(cells('German')).toContain(
    'correlation 0.71 on 305 levels, 95 %: 0.65 to 0.76, on 2026-11-30 with set 3, with engine 12, not the one that runs here',
  );
  expect(cells('German')).toContain('yes, levels are given');
  expect(cells('French')).toContain('0.59 to 0.76, on 2026-11-30 with set 4<');
  expect(cells('French')).toContain('no: no levels are given');
  expect(body).toContain('Set 3: <span lang="en">Answers of bakers.</span>');
  expect(body).toContain('20 of 40 (50%), with engine 6, not the one that runs here');
  expect(body).not.toContain('47 of 50 (94%), with engine');
});

test.each(['en', 'de', 'es', 'fr'])(
  'the sheet is written in %s, by the address or by what the browser wants',
  async (language) => {
    const { title } = await builtInContent.loadMessages('accuracy', language as 'en');
    const named = await sheet(`/about/accuracy?language=${language}`, { 'accept-language': 'en' });
    const wanted = await sheet('/about/accuracy', { 'accept-language': `tlh, ${language}-CH;q=0.9, en;q=0.5` });
    for (const body of [named, wanted]) {
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).not.toMatch(/\{\w+\}/);
    }
    expect(named.match(/hreflang/g)).toHaveLength(3);
  },
);

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
