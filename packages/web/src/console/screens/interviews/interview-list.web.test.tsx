// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../components/app.tsx';
import type { Call } from '../../core/api.ts';
import { createFirstCalls } from '../../core/first-calls.ts';
import { openingOf } from '../../core/opening.ts';
import { loadCatalogue } from '../../messages/languages.ts';
// Fetched before anything is timed.
import './interview-screen.tsx';
import './interviews-screen.tsx';

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="console"></div>';
});
afterEach(() => root.unmount());

const ID = '01900000-0000-7000-8000-000000000009';
const mail = (state: string) => ({
  state,
  at: '2026-11-20T08:00:00.000Z',
  replyCode: 550,
  reply: '5.1.1 no such mailbox',
});
const wish = (kind: string, state: string) => ({ id: ID, kind, state, askedAt: '2026-11-21T08:00:00.000Z' });
const row = (candidate: string, more: object) => ({
  id: ID.replace(/9$/, String(candidate.length)),
  candidate,
  email: null,
  job: null,
  language: 'en',
  status: 'SCHEDULED',
  createdAt: '2026-11-20T08:00:00.000Z',
  startedAt: null,
  endedAt: null,
  expiresAt: '2026-12-20T08:00:00.000Z',
  hasReport: false,
  ...more,
});
const REPLIES: Record<string, unknown> = {
  getMe: {
    person: { id: ID, name: 'Ana Lind', email: 'ana@acme.example' },
    role: 'RECRUITER',
    organization: { id: 'acme', displayName: 'Acme' },
  },
  getWaiting: { today: 0, requests: 0 },
  waitForChanges: new Promise(() => undefined),
  listJobs: { results: [], next: null },
  listInterviews: {
    results: [
      row('Yui', { invitationMail: mail('FAILED') }),
      row('Mara', { invitationMail: mail('SENT'), requests: [wish('person', 'open'), wish('review', 'answered')] }),
      row('Ahmed', { invitationMail: null }),
      row('Robin V', { invitationMail: mail('FAILED'), status: 'INTERVIEW_COMPLETED' }),
      row('Of the release before', {}),
    ],
    next: null,
  },
};

async function open(isBegun: boolean) {
  await loadCatalogue('en');
  window.history.replaceState(null, '', '/console/acme/interviews');
  const call = vi.fn(async (name: string) => REPLIES[name]);
  const first = createFirstCalls(call as unknown as Call);
  if (isBegun) for (const { name, input } of openingOf(window.location)?.calls ?? []) first.begin(name, input);
  root = createRoot(document.getElementById('console') as HTMLElement);
  root.render(<App call={first.call} first={first} browserLanguages={['en']} copy={vi.fn()} onWordless={vi.fn()} />);
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(5));
  return call;
}

test('who has not come yet has the state of the mailed invitation beside their own', async () => {
  await open(false);
  const states = [...document.querySelectorAll('tbody td:nth-child(2)')].map(({ textContent }) => textContent);
  expect(states).toEqual([
    'InvitedInvitation by mail: refused550 5.1.1 no such mailbox',
    'InvitedInvitation by mail: taken by the mail server\u2068Mara\u2069 asks for a person',
    'InvitedInvitation by mail: none was sent',
    'Completed, no report yet',
    'Invited',
  ]);
  expect(document.querySelector<HTMLAnchorElement>('tbody td:nth-child(2) a')?.search).toBe(`?request=${ID}`);
  expect(document.querySelector('tbody .c-late')?.textContent).toBe('Invitation by mail: refused');
});

test('what came before the page is drawn with at once, and not asked for again', async () => {
  const loading = vi.fn();
  const seen = new MutationObserver(() => {
    if (document.querySelector('main [role="status"]') !== null) loading();
  });
  seen.observe(document.body, { childList: true, subtree: true });
  const call = await open(true);
  seen.disconnect();
  expect(loading).not.toHaveBeenCalled();
  for (const name of ['getMe', 'listInterviews', 'getWaiting'])
    expect([name, call.mock.calls.filter(([called]) => called === name).length]).toEqual([name, 1]);
});

test('a row leads to its interview in the same page, and to a tab of its own where that is asked for', async () => {
  const call = await open(false);
  const link = document.querySelector<HTMLAnchorElement>('tbody a');
  expect(link?.pathname).toBe(`/console/acme/interviews/${ID.replace(/9$/, '3')}`);
  let isLeft = false;
  // Whatever the page leaves to the browser is not gone into here.
  const noted = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', noted);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  document.removeEventListener('click', noted);
  expect([isLeft, window.location.pathname]).toEqual([true, '/console/acme/interviews']);
  link?.click();
  await vi.waitFor(() => expect(call.mock.calls.map(([name]) => name)).toContain('getInterview'));
  expect(window.location.pathname).toBe(link?.pathname);
  // The link is gone with the list: what came in its place is where the reader is.
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});
