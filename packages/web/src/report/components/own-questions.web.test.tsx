// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type Drawn, draw } from '../testing/draw.tsx';
import { makeReport, REPORT_ADDRESS } from '../testing/forms.ts';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

test('each question says what became of it, and what was told or quoted; those of before say nothing', async () => {
  const asked = (turnId: number, text: string) => ({ turnId, start: 0, end: text.length, text });
  const form = makeReport();
  const body = {
    ...form,
    ownQuestions: [
      { ...asked(1, 'Can I park?'), reply: 'known' as const, told: ['Car park behind the hall'] },
      { ...asked(2, 'Where do I leave my van?'), reply: 'near' as const, told: ['Six bays', 'Bus stop outside'] },
      { ...asked(3, 'Is there a choir?'), reply: 'unknown' as const, told: [] },
      { ...asked(4, 'Is it loud?'), reply: null, told: [] },
    ],
  };
  drawn = await draw(REPORT_ADDRESS, () => ({ status: 200, body }), ['en']);
  const page = drawn;
  await expect.poll(() => page.act(() => Promise.resolve()).then(() => document.querySelector('h1'))).not.toBeNull();
  const items = [...document.querySelectorAll('.own-questions li')];
  const notes = items.map((item) => item.querySelector('p')?.textContent?.trim() ?? null);
  expect(notes).toEqual([
    'Answered from the description: Car park behind the hall',
    'Passed on to you. Quoted from the description as perhaps an answer: Six bays Bus stop outside',
    'Passed on to you; the description was not found to answer it.',
    null,
  ]);
});
