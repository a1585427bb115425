// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type Drawn, draw } from '../testing/draw.tsx';
import { makeReport, REPORT_ADDRESS } from '../testing/forms.ts';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

test('an interview that went on in another language says in which, since when and at whose wish', async () => {
  const form = makeReport();
  const languageChange = { from: 'en' as const, to: 'de' as const, at: '2026-11-27T09:04:00.000Z' };
  const body = { ...form, report: { ...form.report, languageChange } };
  drawn = await draw(REPORT_ADDRESS, () => ({ status: 200, body }), ['en']);
  const page = drawn;
  await expect.poll(() => page.act(() => Promise.resolve()).then(() => document.querySelector('h1'))).not.toBeNull();
  const text = document.querySelector('main')?.textContent?.replace(/[\u2066-\u2069]/g, '');
  expect(text).toMatch(/another language \(English\)\. At the candidate’s wish .* \(German\) from/);
});
