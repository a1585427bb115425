// @vitest-environment happy-dom
import type { Role } from '@colloquy/contract/console';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, addressOf, type Call, type Input } from '../core/api.ts';
import { openingOf } from '../core/opening.ts';
import { loadCatalogue } from '../messages/languages.ts';
import { App } from './app.tsx';
// Fetched before anything is timed.
import '../screens/today/today-screen.tsx';

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="console"></div>';
});
afterEach(() => root.unmount());

const PERSON = { id: '01900000-0000-7000-8000-000000000001', name: 'Ana Lind', email: 'ana@acme.example' };
const ORGANIZATION = { id: 'acme', displayName: 'Acme GmbH' };
const TODAY = {
  requests: { total: 0, overdue: 0, first: [] },
  refused: { total: 0, newest: [] },
  hasJobs: true,
  reports: { total: 0, oldest: [] },
  running: 0,
  expiring: { total: 0, next: null },
  weeks: [{ from: '2026-11-01T00:00:00.000Z', invited: 0, completed: 0 }],
};
const refused = (kind: string, status: number) =>
  new ApiError({ kind, status, message: '', issues: [], requestId: 'r-7' });

/** @param replies what each call gives; an error is thrown */
async function open(path: string, replies: Record<string, unknown>) {
  await loadCatalogue('en');
  window.history.replaceState(null, '', path);
  const call = vi.fn(async (name: string) => {
    const reply = replies[name];
    if (reply === undefined) throw new Error(`${name} is not expected`);
    if (reply instanceof Error) throw reply;
    return reply;
  });
  root = createRoot(document.getElementById('console') as HTMLElement);
  root.render(<App call={call as unknown as Call} browserLanguages={['en']} copy={vi.fn()} onWordless={vi.fn()} />);
  return call;
}

const until = (text: string) =>
  vi.waitFor(async () => {
    if (!document.body.textContent?.includes(text))
      throw new Error(`${text} is not said: ${document.body.textContent}`);
  });
const as = (role: Role) => ({ getMe: { person: PERSON, role, organization: ORGANIZATION }, getToday: TODAY });

test('whoever has no session is told how to get one', async () => {
  await open('/console', { getSession: refused('signed-out', 401), getWays: { mail: 'sent', provider: null } });
  await until('You are signed out');
  await until('npx colloquy owner');
  expect(document.querySelector('input[type="email"]')).not.toBeNull();
});

test('over plain HTTP from another machine nothing is asked for: the page says what to do', async () => {
  vi.stubGlobal('isSecureContext', false);
  try {
    await open('/console', { getSession: refused('signed-out', 401), getWays: { mail: 'sent', provider: null } });
    await until('The console needs https');
    expect(document.querySelector('input, button')).toBeNull();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('one organization is opened at once, of several one is chosen', async () => {
  const session = (ids: string[]) => ({
    person: PERSON,
    expiresAt: TODAY.weeks[0]?.from,
    organizations: ids.map((id) => ({ id, displayName: id.toUpperCase(), role: 'OWNER' })),
  });
  await open('/console', { getSession: session(['acme', 'beta']), ...as('OWNER') });
  await until('Choose an organization');
  expect([...document.querySelectorAll('main a')].map(({ textContent }) => textContent)).toEqual(['ACME', 'BETA']);
  root.unmount();
  await open('/console', { getSession: session(['acme']), ...as('OWNER') });
  await until('Nothing waits for a person.');
  expect(window.location.pathname).toBe('/console/acme');
});

test.each([
  ['OWNER', true],
  ['VIEWER', false],
] as const)('the parts that %s may not use are not offered', async (role, offered) => {
  await open('/console/acme', as(role));
  await until('Nothing waits for a person.');
  const parts = [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  expect(parts.includes('API keys')).toBe(offered);
  expect(parts.includes('Audit')).toBe(offered);
});

test('how much waits stands beside the part that it waits in, and nothing where nothing does', async () => {
  await open('/console/acme', { ...as('RECRUITER'), getWaiting: { today: 4, requests: 1 } });
  await until('Nothing waits for a person.');
  const links = () => [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(links()).toContain('Today 44 wait'));
  expect(links()).toContain('Requests 11 waits');
  // The figure is for the eye, the words for whoever hears them.
  expect(document.querySelector('nav a .c-count')?.getAttribute('aria-hidden')).toBe('true');
  root.unmount();
  await open('/console/acme', { ...as('VIEWER'), getWaiting: { today: 0, requests: null } });
  await until('Nothing waits for a person.');
  expect(links()).toContain('Today');
});

test.each([
  '/console/acme',
  '/console/acme/jobs',
  '/console/acme/interviews?status=STARTED&mail=refused',
  '/console/acme/requests?view=mine',
  `/console/acme/jobs/${PERSON.id}`,
  `/console/acme/interviews/${PERSON.id}`,
])('what is begun for %s before the page is drawn is what the page asks for', async (path) => {
  const call = await open(path, as('OWNER'));
  const begun = openingOf(window.location)?.calls ?? [];
  expect(begun.length).toBeGreaterThan(2);
  const addressed = (name: string, { params = {}, query }: Input = {}) =>
    `${name} ${addressOf(name as 'getMe', params, query)}`;
  await vi.waitFor(() => {
    const asked = (call.mock.calls as [string, Input?][]).map(([name, input]) => addressed(name, input));
    for (const { name, input } of begun) expect(asked).toContain(addressed(name, input));
  });
});

test('what fails is told in its place with the request’s name, and asked for again', async () => {
  const replies: Record<string, unknown> = { ...as('OWNER'), getToday: refused('crash', 418) };
  const call = await open('/console/acme', replies);
  await until('Request \u2068r-7\u2069');
  replies.getToday = TODAY;
  [...document.querySelectorAll('button')].find((button) => button.textContent === 'Try again')?.click();
  await until('Nothing waits for a person.');
  expect(call.mock.calls.filter(([name]) => name === 'getToday')).toHaveLength(2);
});

test('an organization that is none, or of others, is missing', async () => {
  await open('/console/elsewhere', { getMe: refused('organization-not-found', 404) });
  await until('There is nothing here');
});

const press = (name: string): void => {
  const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name).at(-1);
  if (found === undefined) throw new Error(`there is no button ${name}`);
  found.click();
};

test('what asks for a fresh sign-in asks for it in its place, and is then done', async () => {
  const passkey = {
    id: '01900000-0000-7000-8000-000000000002',
    name: 'Laptop',
    host: 'localhost',
    synced: false,
    createdAt: '2026-11-01T00:00:00.000Z',
    usedAt: null,
  };
  const replies: Record<string, unknown> = {
    ...as('OWNER'),
    listPasskeys: { results: [passkey], refused: null },
    removePasskey: refused('stale-sign-in', 403),
    getWays: { mail: 'sent', provider: null },
    askLink: { mail: 'sent', minutes: 15 },
  };
  const call = await open('/console/acme/you', replies);
  await until('Laptop');
  press('Remove');
  await until('It signs nobody in any more');
  press('Remove');
  await until('Is it you?');
  press('Send me a link');
  await until('is on its way');
  expect(call.mock.calls.filter(([name]) => name === 'askLink')).toEqual([
    ['askLink', { body: { email: PERSON.email, language: 'en' } }],
  ]);
  // Still too old: it is asked again.
  press('Go on');
  await vi.waitFor(() => expect(call.mock.calls.filter(([name]) => name === 'removePasskey')).toHaveLength(2));
  await until('Is it you?');
  replies.removePasskey = { done: true };
  press('Send me a link');
  await until('come back to this page');
  press('Go on');
  await vi.waitFor(() => expect(call.mock.calls.filter(([name]) => name === 'removePasskey')).toHaveLength(3));
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Is it you?'));
});

test('of a list that is narrowed to a job, that one is invited to, however old it is', async () => {
  const of = (id: string, title: string) => ({
    id,
    title,
    language: 'en',
    createdAt: '2026-11-20T08:00:00.000Z',
    closedAt: null,
    interviews: { total: 0, completed: 0 },
  });
  const [newest, older] = [of(PERSON.id.replace(/1$/, '2'), 'Baker'), of(PERSON.id.replace(/1$/, '3'), 'Roofer')];
  await open(`/console/acme/interviews?job=${older.id}`, {
    ...as('RECRUITER'),
    getSession: { person: PERSON, organizations: [{ ...ORGANIZATION, role: 'RECRUITER' }] },
    listJobs: { results: [newest], next: newest.id },
    getJob: older,
    listInterviews: { results: [], next: null },
    waitForChanges: new Promise(() => undefined),
  });
  await until('Roofer');
  const invite = await vi.waitFor(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Invite');
    if (button === undefined) throw new Error('no button');
    return button;
  });
  invite.click();
  const chosen = await vi.waitFor(() => {
    const field = document.querySelector<HTMLSelectElement>('dialog select, [role="dialog"] select');
    if (field === null) throw new Error('no choice of jobs');
    return field;
  });
  expect(chosen.value).toBe(older.id);
});
