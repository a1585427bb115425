import { randomUUID } from 'node:crypto';
import { DEFAULT_SCOPES, LIVE_SCOPES, SCOPES } from '@colloquy/contract/admin';
import { consoleEndpoints, ROLES } from '@colloquy/contract/console';
import { SUBSCRIBED_TYPES } from '@colloquy/contract/webhooks';
import type { Page } from 'playwright-core';
import { check } from '../shared/checks.ts';
import { settled } from '../shared/until.ts';

type Look = (page: Page, name: string, picture: string, keeps?: boolean) => Promise<void>;

const DAY = 24 * 3_600_000;
/** Short, long, of two scripts, without a place to break. */
const PEOPLE = [
  ['Ana Lind', 'ana@acme.example'],
  ['Bo', 'b@x.example'],
  ['Friederike Müller-Lüdenscheidt-Hohenstein', 'friederike.mueller-luedenscheidt-hohenstein@personal.acme.example'],
  ['عمر الفاروق', 'omar@acme.example'],
  ['田中 結衣', 'yui.tanaka@acme.example'],
  ['Oluwaseun Adébáyọ̀', 'oluwaseun@acme.example'],
] as const;
const INVITED = [
  'new.colleague@acme.example',
  'somebody.with.a.rather.long.address@recruiting.partner.example',
  'late@x.example',
];
const USERS = ['console', 'careers-site', 'applicant-tracking-of-the-northern-region'];
const URLS = [
  'https://hooks.acme.example/colloquy',
  'https://ats.northern-region.acme.example/integrations/v3/interviews/incoming?tenant=acme-north&format=standard',
  'https://old.acme.example/hook',
  'https://gone.acme.example/hook',
];

/**
 * Lists as an organization of some years has them: keys, members, addresses and the audit with many rows, in every state that
 * a row can have. The first three are told by the contract, the audit is what was done before.
 */
export async function fullLists(page: Page, name: string, organization: string, look: Look): Promise<void> {
  const at = (path: string): string => new URL(`/console/${organization}${path}`, page.url()).href;
  const tell = (path: string | RegExp, json: unknown): Promise<unknown> =>
    page.route(
      ({ pathname }) => {
        const below = pathname.replace(`/console/api/organizations/${organization}/`, '');
        return typeof path === 'string' ? below === path : path.test(below);
      },
      (route) => (route.request().method() === 'GET' ? route.fulfill({ json }) : route.continue()),
    );
  const shows = async (path: string, words: string, row: string, isFull: (rows: number) => boolean): Promise<void> => {
    await page.goto(at(path));
    await page.getByRole('main').getByText(words).filter({ visible: true }).first().waitFor();
    await page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' });
    const rows = await settled(() => page.getByRole('main').locator(row).count(), isFull);
    check(`${name}: ${path} has all its rows`, isFull(rows), String(rows));
    await look(page, name, `full${path.replace('/', '-')}`);
    await page.unrouteAll();
  };

  const [someKeys, some, hooks, told] = [keys(), members(), endpoints(), deliveries()];
  const all = (expected: number) => (rows: number) => rows === expected;
  await tell('keys', consoleEndpoints.listKeys.reply.parse(someKeys));
  await shows('/keys', 'Nightly import 1', 'li.c-member', all(someKeys.results.length));
  await tell('members', consoleEndpoints.listMembers.reply.parse(some));
  await shows('/members', 'Friederike', 'li.c-member', all(some.members.length + some.invitations.length));
  await tell('webhooks', consoleEndpoints.listWebhooks.reply.parse(hooks));
  await tell(/^webhooks\/[^/]+\/deliveries$/, consoleEndpoints.listDeliveries.reply.parse(told));
  await shows('/webhooks', 'gone.acme.example', 'tbody tr', all(hooks.results.length * told.results.length));
  await shows('/audit', 'opened a report', 'tbody tr', (rows) => rows > 1);
}

function keys() {
  const results = Array.from({ length: 24 }, (_, n) => ({
    id: randomUUID(),
    start: 'cq_live_',
    tail: `x${n}Rt`.slice(-4),
    name:
      n % 5 === 4
        ? null
        : n === 3
          ? 'Applicant tracking of the northern region, second of two keys'
          : `Nightly import ${n}`,
    user: USERS[n % USERS.length],
    scopes: n % 4 === 1 ? [...SCOPES] : SCOPES.slice(0, (n % 4) + 1),
    test: n % 6 === 5,
    createdAt: daysAgo(400 - n),
    lastUsedAt: n % 3 === 0 ? null : daysAgo(n),
    revokedAt: n % 4 === 3 ? daysAgo(n) : null,
  }));
  const scopes = SCOPES.map((name) => ({
    name,
    usual: DEFAULT_SCOPES.includes(name),
    live: LIVE_SCOPES.includes(name),
  }));
  return { results, next: randomUUID(), offer: { users: USERS, scopes } };
}

function members() {
  const line = (n: number) => {
    const [person, email] = PEOPLE[n % PEOPLE.length] ?? ['', ''];
    const number = n < PEOPLE.length ? '' : ` ${n}`;
    return { id: randomUUID(), name: `${person}${number}`, email, role: ROLES[n % ROLES.length], you: n === 0 };
  };
  return {
    members: Array.from({ length: 18 }, (_, n) => line(n)),
    invitations: INVITED.map((email, n) => ({
      id: randomUUID(),
      email,
      role: ROLES[n + 1],
      expiresAt: daysAgo(n === 2 ? 1 : -2),
      expired: n === 2,
    })),
  };
}

function endpoints() {
  const states = [
    { enabled: true, disabledReason: null, failingSince: null },
    { enabled: true, disabledReason: null, failingSince: daysAgo(2) },
    { enabled: false, disabledReason: 'ACCOUNT', failingSince: null },
    { enabled: false, disabledReason: 'GONE', failingSince: null },
  ];
  return {
    users: USERS,
    types: SUBSCRIBED_TYPES,
    results: states.map((state, n) => ({
      id: randomUUID(),
      url: URLS[n],
      user: USERS[n % USERS.length],
      description: n === 1 ? 'Applicant tracking of the northern region' : null,
      types: SUBSCRIBED_TYPES.slice(0, n * 4 + 1),
      ...state,
    })),
  };
}

function deliveries() {
  const last = (status: number | null, reason: string | null) => ({ at: daysAgo(1), status, reason });
  const kinds = [
    { state: 'DELIVERED', nextAt: null, attempts: 1, last: last(204, null) },
    { state: 'WAITING', nextAt: daysAgo(-1), attempts: 3, last: last(503, 'SERVER_ERROR') },
    { state: 'FAILED', nextAt: null, attempts: 9, last: last(null, 'BAD_CERTIFICATE') },
    { state: 'HELD', nextAt: null, attempts: 0, last: null },
  ];
  return {
    results: Array.from({ length: 12 }, (_, n) => ({
      id: randomUUID(),
      type: SUBSCRIBED_TYPES[n % SUBSCRIBED_TYPES.length],
      interview: n % 3 === 2 ? null : randomUUID(),
      createdAt: daysAgo(n / 4),
      ...kinds[n % kinds.length],
    })),
  };
}

/** An instant so many days before now. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY).toISOString();
}
