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

const ID = '01900000-0000-7000-8000-000000000009';
const MAIL = {
  id: ID,
  kind: 'request-answer',
  to: 'robin@example.com',
  interview: ID,
  candidate: 'Robin Vale',
  job: null,
  request: ID,
  replyCode: 550,
  reply: '5.1.1 no such mailbox',
  at: null,
};
const TODAY = {
  hasJobs: true,
  requests: { total: 0, overdue: 0, first: [] },
  refused: { total: 0, newest: [] },
  reports: { total: 0, oldest: [] },
  running: 0,
  expiring: { total: 0, next: null },
  weeks: [{ from: '2026-11-01T00:00:00.000Z', invited: 0, completed: 0 }],
};
const ME = {
  person: { id: ID, name: 'Ana Lind', email: 'ana@acme.example' },
  role: 'RECRUITER',
  organization: { id: 'acme', displayName: 'Acme' },
};

const until = (text: string) =>
  vi.waitFor(() => {
    if (!document.body.textContent?.includes(text))
      throw new Error(`${text} is not said: ${document.body.textContent}`);
  });
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

async function open(path: string, replies: Record<string, () => unknown>) {
  await loadCatalogue('en');
  window.history.replaceState(null, '', path);
  const all: Record<string, () => unknown> = {
    getMe: () => ME,
    getWaiting: () => ({ today: 0, requests: 0 }),
    waitForChanges: () => new Promise(() => undefined),
    ...replies,
  };
  const call = vi.fn(async (name: string, _input?: object) => all[name]?.());
  root = createRoot(document.getElementById('console') as HTMLElement);
  root.render(<App call={call as unknown as Call} browserLanguages={['en']} copy={vi.fn()} onWordless={vi.fn()} />);
  return call;
}

test('an answer that did not arrive is told with what the server said, and is sent again', async () => {
  let isThere = true;
  const call = await open('/console/acme', {
    getToday: () => ({ ...TODAY, undelivered: { total: isThere ? 1 : 0, newest: isThere ? [MAIL] : [] } }),
    retryMail: () => {
      isThere = false;
      return { done: true };
    },
  });
  await until('The answer to \u2068Robin Vale\u2069 did not arrive');
  await until('550 5.1.1 no such mailbox');
  expect(document.body.textContent).not.toContain('Nothing waits for a person.');
  press('Send again');
  await until('Nothing waits for a person.');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Today'));
  expect(call.mock.calls.find(([name]) => name === 'retryMail')?.[1]).toMatchObject({ params: { id: ID } });
});

test('while no mail goes out, it is said above the screen with what to put right', async () => {
  const pause = { until: '2020-01-01T00:00:00.000Z', reply: '535 wrong password' };
  await open('/console/acme', {
    getToday: () => TODAY,
    getWaiting: () => ({ today: 0, requests: 0, mailPause: pause }),
  });
  await until('No mail goes out: the mail server does not take the login.');
  await until('COLLOQUY_SMTP_URL');
  await until('535 wrong password');
});
