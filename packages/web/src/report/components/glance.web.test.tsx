// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { type Drawn, draw } from '../testing/draw.tsx';
import { makeReport, makeSummary, REPORT_ADDRESS } from '../testing/forms.ts';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

async function open(body: unknown): Promise<Element | null> {
  drawn = await draw(REPORT_ADDRESS, () => ({ status: 200, body }));
  await vi.waitFor(async () => {
    await drawn?.act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(document.body.textContent).toContain('Night Shift Lead');
  });
  return document.querySelector('.glance');
}

test('at a glance stand the best words with their line, and how many required lines have no answer', async () => {
  const glance = await open(makeReport({ report: { summary: makeSummary() } }));
  const [best, required, ...others] = [...(glance?.querySelectorAll('dl > div') ?? [])];
  expect(best?.textContent).toContain('You bring a failed service back.');
  expect(best?.querySelector('a[href="#turn-3"]')).not.toBeNull();
  expect(required?.querySelector('a[href="#gaps"]')?.textContent).toMatch(/1/);
  // A licence is shown, not told: nothing is left to ask.
  expect(others).toEqual([]);
});

test('a line that has no answer is to be asked next; where nothing is to be seen there is no glance', async () => {
  const [shown, ...rest] = makeSummary().requirements;
  const asked = rest.map((line) => (line.why === 'papers' ? { ...line, why: 'no-room' as const } : line));
  const requirements = shown === undefined ? [] : [{ ...shown, quotes: [] }, ...asked];
  const glance = await open(makeReport({ report: { summary: makeSummary({ requirements }) } }));
  expect(glance?.querySelectorAll('dl > div')).toHaveLength(2);
  expect(glance?.querySelector('li')?.textContent).toContain('You hold a licence for lift trucks.');
  await drawn?.remove();
  expect(await open(makeReport({ report: { competencies: [], questions: [] } }))).toBeNull();
});
