import { afterAll, expect, test } from 'vitest';
import type { PdfDocument } from './blocks.ts';
import { createPdfMaker, PdfUnavailableError } from './pdf-maker.ts';

const lost: string[] = [];
const maker = createPdfMaker(null, (reason) => lost.push(reason));
afterAll(() => maker.stop());

const base: PdfDocument = {
  title: 'Transcript',
  language: 'en',
  author: 'Harbour Lights GmbH',
  at: new Date('2026-03-10T12:00:00.000Z'),
  footer: 'Harbour Lights GmbH',
  pageNumber: '{page} / {pages}',
  missingNote: '',
  blocks: [],
};

test('a conversation of three hours is one document', async () => {
  // About 150 words a minute.
  const turns = Array.from({ length: 600 }, (_, n) => ({
    kind: 'item' as const,
    label: `${Math.floor(n / 3)}:00`,
    text: `Turn ${n}: we rolled the release back and wrote down what happened, hour by hour. `.repeat(3),
    note: 'Candidate',
  }));
  const made = await maker.make({ ...base, blocks: turns }, 'a');
  expect(made.pages).toBeGreaterThan(30);
  expect(made.bytes.byteLength).toBeLessThan(3_000_000);
  expect(lost).toEqual([]);
});

test('who asks for many at once holds up nobody else', async () => {
  const many = Array.from({ length: 12 }, () => maker.make(base, 'a'));
  const other = maker.make(base, 'b');
  const asked = await Promise.allSettled(many);
  const refused = asked.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(9);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(PdfUnavailableError);
  expect((await other).pages).toBe(1);
});

test('after its end there is no document, and the caller is told when to ask again', async () => {
  const ended = createPdfMaker(null, () => undefined);
  await ended.stop();
  const refused = await ended.make(base, 'a').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PdfUnavailableError);
  expect(refused).toMatchObject({ retryAfterSeconds: 15 });
});
