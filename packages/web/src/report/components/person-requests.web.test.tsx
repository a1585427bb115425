// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { type Drawn, draw } from '../testing/draw.tsx';
import { makeReport, REPORT_ADDRESS } from '../testing/forms.ts';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

async function open(body: unknown): Promise<Drawn> {
  drawn = await draw(REPORT_ADDRESS, () => ({ status: 200, body }));
  await vi.waitFor(async () => {
    await drawn?.act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(document.querySelector('.banner')).not.toBeNull();
  });
  return drawn;
}

const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u2066-\u2069]/g, '');

test('a wish that was seen to says so and calls for nobody; an open one says by when, and who has it in hand', async () => {
  const [at, dueAt, closedAt] = ['2026-11-27T09:15:00.000Z', '2026-12-01T09:15:00.000Z', '2026-11-28T10:00:00.000Z'];
  const answered = { state: 'answered', dueAt, closedAt, assignee: null } as const;
  const wish = { at, kind: 'person', note: '', request: answered } as const;
  const dismissed = { ...wish, kind: 'erase', request: { ...answered, state: 'dismissed' } } as const;
  const settled = await open(makeReport({ report: { humanAsked: true }, form: { personRequests: [wish, dismissed] } }));
  expect(settled.text()).not.toContain('The candidate asks to talk to a person');
  expect([...document.querySelectorAll('.wish-state')].map(({ textContent }) => plain(textContent))).toEqual([
    'answered 28 Nov 2026',
    'closed without an answer 28 Nov 2026',
  ]);
  expect(document.querySelector('.banner-settled')).not.toBeNull();
  await settled.remove();

  const asked = { ...wish, request: { state: 'open', dueAt, closedAt: null, assignee: 'Ana Lind' } } as const;
  const awaited = await open(makeReport({ report: { humanAsked: true }, form: { personRequests: [wish, asked] } }));
  expect(awaited.text()).toContain('The candidate asks to talk to a person');
  expect(plain([...document.querySelectorAll('.wish-state')].at(-1)?.textContent)).toBe(
    'open, due 1 Dec 2026 · in the hands of Ana Lind',
  );
  expect(document.querySelector('.banner-settled')).toBeNull();
});
