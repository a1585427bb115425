import { CONSOLE_API, type consoleEndpoints, type Role } from '@colloquy/contract/console';
import { ensureAccount, insertOrganization } from '../features/accounts/index.ts';
import { openSession } from '../features/people/index.ts';
import { ensurePerson, setMembership } from '../features/people/person-store.ts';
import type { TestApp, TestReply } from './test-app.ts';

export const PAGE_ORIGIN = 'https://interviews.example.com';

type Method = (typeof consoleEndpoints)[keyof typeof consoleEndpoints]['method'];

/** Somebody signed in to the console, as a browser sends their calls. */
export class ConsolePerson {
  readonly id: string;
  readonly organization: string;
  cookie: string;
  readonly #app: TestApp;

  constructor(app: TestApp, person: { id: string; organization: string; cookie: string }) {
    this.#app = app;
    this.id = person.id;
    this.organization = person.organization;
    this.cookie = person.cookie;
  }

  /** @param path below the person's organization, or from the root when it begins with `/` */
  call(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestReply> {
    const below = path.startsWith('/') ? path : `/organizations/${encodeURIComponent(this.organization)}/${path}`;
    return browserCall(this.#app, method, below.replace(/\/$/, ''), {
      body,
      headers: { cookie: this.cookie, ...headers },
    });
  }
}

/** A call as a page of this system makes it. */
export function browserCall(
  app: TestApp,
  method: Method,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<TestReply> {
  const writes = method !== 'GET';
  return app.call(method, CONSOLE_API + path, {
    headers: {
      host: new URL(PAGE_ORIGIN).host,
      ...(writes ? { origin: PAGE_ORIGIN, 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

/** Signed in without a link, as though one had been used. */
export async function signedIn(
  app: TestApp,
  organization: string,
  role: Role,
  name = `${role.toLowerCase()} of ${organization}`,
): Promise<ConsolePerson> {
  const { db } = app.context;
  return db.transaction(async (tx) => {
    const account = await ensureAccount(tx, app.context.ids, { organizationId: organization, userId: 'console' });
    await insertOrganization(tx, { id: organization, displayName: organization, accountId: account.id });
    const email = `${name.replaceAll(/[^a-z0-9]+/gi, '.')}@example.com`;
    const person = await ensurePerson(tx, app.context, { email, name });
    await setMembership(tx, organization, person.id, role);
    const { token } = await openSession(tx, app.context, {
      personId: person.id,
      organizationId: null,
      way: 'MAIL',
    });
    return new ConsolePerson(app, { id: person.id, organization, cookie: `__Host-colloquy=${token}` });
  });
}

export const tokenOf = (link: string): string => new URL(link).hash.slice(1);
export const kindOf = (reply: { body: unknown }): string => (reply.body as { error: { kind: string } }).error.kind;
export const enter = (app: TestApp, body: object): Promise<TestReply> => browserCall(app, 'POST', '/enter', { body });

/** Uses a link up and goes on as its holder. */
export async function entered(app: TestApp, link: string, body: object = {}): Promise<ConsolePerson> {
  const reply = await enter(app, { token: tokenOf(link), ...body });
  if (reply.status !== 200) throw new Error(`enter gave ${reply.status}: ${reply.text}`);
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
  const { organization } = reply.body as { organization: string };
  const session = await browserCall(app, 'GET', '/session', { headers: { cookie } });
  const { person } = session.body as { person: { id: string } };
  return new ConsolePerson(app, { id: person.id, organization, cookie });
}

/** What is on record of an organization, oldest first. */
export async function auditOf(app: TestApp, organization: string): Promise<string[]> {
  const rows = await app.context.db.query<{ action: string }>(
    'select action from audit_entries where organization_id = $1 order by id',
    [organization],
  );
  return rows.map(({ action }) => action);
}
