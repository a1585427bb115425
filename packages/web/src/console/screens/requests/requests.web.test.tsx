// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../components/app.tsx';
import type { Call } from '../../core/api.ts';
import { loadCatalogue } from '../../messages/languages.ts';

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
const until = (text: string) =>
  vi.waitFor(() => {
    if (!document.body.textContent?.includes(text))
      throw new Error(`${text} is not said: ${document.body.textContent}`);
  });
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

test('the letter to the last request of the list stays until it is closed, though the list is empty', async () => {
  await loadCatalogue('en');
  window.history.replaceState(null, '', '/console/acme/requests');
  let isOpen = true;
  const replies: Record<string, () => unknown> = {
    getMe: () => ({
      person: { id: REQUEST.id, name: 'Ana Lind', email: 'ana@acme.example' },
      role: 'RECRUITER',
      organization: { id: 'acme', displayName: 'Acme' },
    }),
    listRequests: () => ({
      results: isOpen ? [REQUEST] : [],
      next: null,
      counts: { open: isOpen ? 1 : 0, mine: 0, overdue: 0 },
      members: [],
    }),
    getWaiting: () => ({ today: 0, requests: isOpen ? 1 : 0 }),
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
  press('Answer');
  await until('Your answer');
  press('Send the answer');
  await until('Nothing was mailed');
  await until('No request is open.');
  expect([...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value)).toEqual(
    expect.arrayContaining(['robin@example.com', 'Antwort', 'Guten Tag']),
  );
  press('Close');
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});
