// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../components/app.tsx';
import type { Call } from '../../core/api.ts';
import { loadCatalogue } from '../../messages/languages.ts';
// Fetched before anything is timed.
import './today-screen.tsx';

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="console"></div>';
});
afterEach(() => root.unmount());

const REQUEST = {
  id: '01900000-0000-7000-8000-000000000009',
  kind: 'person',
  note: 'I stammer.',
  askedAt: '2026-03-01T10:00:00.000Z',
  dueAt: '2026-03-03T10:00:00.000Z',
  overdue: true,
  state: 'open',
  assignee: null,
  answer: null,
  closedAt: null,
  interview: '01900000-0000-7000-8000-000000000008',
  candidate: 'Robin Vale',
  email: 'robin@example.com',
  job: null,
  language: 'de',
  mayHaveTime: false,
};
const today = (first: object[]) => ({
  hasJobs: true,
  requests: { total: first.length, overdue: first.length, first },
  refused: { total: 0, newest: [] },
  reports: { total: 0, oldest: [] },
  running: 0,
  expiring: { total: 0, next: null },
  weeks: [{ from: '2026-11-01T00:00:00.000Z', invited: 0, completed: 0 }],
});

const until = (text: string) =>
  vi.waitFor(() => {
    if (!document.body.textContent?.includes(text))
      throw new Error(`${text} is not said: ${document.body.textContent}`);
  });
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

test('the letter to the last request stays until it is closed, though nothing waits any more', async () => {
  await loadCatalogue('en');
  window.history.replaceState(null, '', '/console/acme');
  let isOpen = true;
  const replies: Record<string, () => unknown> = {
    getMe: () => ({
      person: { id: REQUEST.id, name: 'Ana Lind', email: 'ana@acme.example' },
      role: 'RECRUITER',
      organization: { id: 'acme', displayName: 'Acme' },
    }),
    getToday: () => today(isOpen ? [REQUEST] : []),
    getWaiting: () => ({ today: isOpen ? 1 : 0, requests: isOpen ? 1 : 0 }),
    waitForChanges: () => new Promise(() => undefined),
    answerRequest: () => {
      isOpen = false;
      return {
        mailed: false,
        letter: { to: 'robin@example.com', language: 'de', subject: 'Antwort', text: 'Guten Tag' },
      };
    },
  };
  const call = vi.fn(async (name: string) => replies[name]?.());
  root = createRoot(document.getElementById('console') as HTMLElement);
  root.render(<App call={call as unknown as Call} browserLanguages={['en']} copy={vi.fn()} onWordless={vi.fn()} />);
  await until('asks for a person');
  await until('was due');
  press('Answer');
  await until('The letter around your words is in \u2068German\u2069 and goes to \u2068robin@example.com\u2069.');
  press('Send the answer');
  await until('Nothing was mailed');
  await until('Nothing waits for a person.');
  expect([...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value)).toEqual(
    expect.arrayContaining(['robin@example.com', 'Antwort', 'Guten Tag']),
  );
  press('Close');
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});
