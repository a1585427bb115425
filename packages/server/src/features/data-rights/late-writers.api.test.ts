import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailLetters } from '../../app/mail-letters.ts';
import type { BlobContent, BlobStore } from '../../platform/blob/blob-store.ts';
import { type ExchangeRecord, NOBODY } from '../../platform/http/exchange.ts';
import type { DownloadOutcome } from '../../platform/outbound/outcome.ts';
import type { CvContent } from '../../providers/cv-reader/port.ts';
import type { ImportOutcome, ReplyPlace } from '../../providers/profile-source/port.ts';
import { emptyProfile } from '../../providers/profile-source/values/profile-parts.ts';
import type { Profile } from '../../providers/shapes/profile.ts';
import { firstRun, postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createFetchCvHandler } from '../candidates/index.ts';
import { createSendMailHandler } from '../mails/index.ts';
import { createUpstreamCache, importProfiles, keepSource } from '../profiles/index.ts';
import { RequestLog } from '../request-log/index.ts';
import { erasePerson } from './index.ts';

/** Whoever was at work with a person while they were erased must not write them again. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let number = 0;
let organizationId = '';
let headers: Record<string, string> = {};
beforeEach(async () => {
  // Marks of the test before are older than what follows.
  app.clock.advance(60_000);
  number += 1;
  organizationId = `late-${number}`;
  ({ headers } = await app.createKey({ organizationId, userId: 'u' }));
});

const EMAIL = 'runa.vik@example.org';
const admin = { 'x-admin-secret': ADMIN_SECRET };
const erase = (ref: object = { email: EMAIL }) =>
  app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body: { organizationId, userId: 'u', ...ref } });

async function count(sql: string, params: unknown[]): Promise<number> {
  const [row] = await app.context.db.query<{ n: number }>(`select count(*)::int as n from ${sql}`, params);
  return row?.n ?? -1;
}
const profiles = () => count('profiles where organization_id = $1', [organizationId]);

async function imported(basics: object): Promise<string> {
  const body = { organizationId, resume: { basics } };
  const reply = await app.call('POST', '/api/v1/admin/profiles', { headers: admin, body });
  return (reply.body as { data: { username: string } }).data.username;
}

describe('a CV that is on its way', () => {
  const FILE: DownloadOutcome = {
    ok: true,
    bytes: new TextEncoder().encode('Runa Vik'),
    finalUrl: 'https://files.example.org/cv.txt',
    contentType: 'text/plain',
    fileName: 'cv.txt',
  };
  const profile: Profile = { ...emptyProfile(), firstName: 'Runa', lastName: 'Vik' };
  const CONTENT: CvContent = {
    profile,
    emails: [],
    phones: [],
    links: [],
    text: 'Runa Vik',
    places: {},
    language: 'en',
    kind: 'txt',
    warnings: [],
  };

  async function invited(change: object = {}): Promise<string> {
    const cv_link = 'https://files.example.org/cv.txt';
    await postInterview(app, headers, await postJob(app, headers), { candidateEmail: EMAIL, cv_link, ...change });
    const [row] = await app.context.db.query<{ id: string }>('select id from cv_intakes order by id desc limit 1');
    return row?.id ?? '';
  }

  /** Runs the task; `during` happens before the file has come, or while it is read. */
  function run(
    intakeId: string,
    during: { download?: () => Promise<unknown>; read?: () => Promise<unknown> },
    blobs: BlobStore = app.context.blobs,
  ) {
    const handler = createFetchCvHandler({
      ...app.context.fetchCv,
      blobs,
      download: async () => {
        await during.download?.();
        return FILE;
      },
      cvReader: {
        async read() {
          await during.read?.();
          return { ok: true, content: CONTENT };
        },
        stop: async () => undefined,
      },
    });
    return handler({ intakeId }, firstRun());
  }

  async function files(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of app.context.blobs.list('candidates/')) keys.push(key);
    return keys;
  }

  /** The erasure with its task that deletes the files. */
  async function eraseWhole(): Promise<void> {
    expect((await erase()).status).toBe(200);
    await app.context.db.query(`delete from tasks where queue = 'fetch-cv'`);
    await app.context.tasks.runDue();
  }

  test.each(['download', 'read'] as const)('leaves nothing when the person is erased during the %s', async (moment) => {
    const before = await files();
    await run(await invited(), { [moment]: eraseWhole });
    expect([await profiles(), await files()]).toEqual([0, before]);
    expect(await count('cv_intakes v join candidates c on c.id = v.candidate_id where c.email_key = $1', [EMAIL])).toBe(
      0,
    );
  });

  test('whose file is there when the program is killed is cleaned up after', async () => {
    const before = await files();
    const { blobs } = app.context;
    const intakeId = await invited();
    const put = async (key: string, content: BlobContent) => {
      await blobs.put(key, content);
      throw new Error('killed');
    };
    const killed = run(intakeId, { download: eraseWhole }, Object.assign(Object.create(blobs), { put }));
    await expect(killed).rejects.toThrow('killed');
    expect(await files()).not.toEqual(before);
    await run(intakeId, {});
    app.clock.advance(16 * 60_000);
    await app.context.tasks.runDue();
    expect(await files()).toEqual(before);
  });

  test('makes no profile where it came for another account of the organization; that account keeps its interview', async () => {
    await imported({ name: 'Runa Vik', email: EMAIL });
    const other = await app.createKey({ organizationId, userId: 'second' });
    headers = other.headers;
    const intakeId = await invited();
    await run(intakeId, { read: async () => expect((await erase()).status).toBe(200) });
    expect(await profiles()).toBe(0);
    expect(await count(`cv_intakes where id = $1 and status = 'PARSED' and profile_username is null`, [intakeId])).toBe(
      1,
    );
  });

  test.each([
    ['at once', 0],
    ['at another node, whose clock is behind', -5_000],
    ['later', 5_000],
  ])('one that is brought in after the erasure, %s, makes a profile as ever', async (_, ms) => {
    await invited();
    await erase();
    app.clock.advance(ms);
    const intakeId = await invited();
    await run(intakeId, {});
    expect(await profiles()).toBe(1);
    const parsed = `cv_intakes where id = $1 and status = 'PARSED' and profile_username is not null`;
    expect(await count(parsed, [intakeId])).toBe(1);
  });

  test('one from before it makes none, wherever the clock of the erasing node stands', async () => {
    await imported({ name: 'Runa Vik', email: EMAIL });
    ({ headers } = await app.createKey({ organizationId, userId: 'second' }));
    const intakeId = await invited();
    app.clock.advance(-5_000);
    await run(intakeId, { read: async () => expect((await erase()).status).toBe(200) });
    expect(await profiles()).toBe(0);
  });
});

test('an import that has the person still before it passes them over, and says so', async () => {
  await imported({ name: 'Runa Vik', email: EMAIL });
  const person = (name: string, email: string, line: number): ImportOutcome => ({
    ok: true,
    file: 'people.jsonl',
    line,
    kind: 'json-resume',
    profile: { ...emptyProfile(), firstName: name, lastName: 'Vik' },
    emails: [email],
    sourceId: `s-${email}`,
    joinedAt: null,
    notes: [],
  });
  const importer = {
    async *import() {
      yield person('Arne', 'arne.vik@example.org', 1);
      expect((await erase()).status).toBe(200);
      yield person('Runa', EMAIL, 2);
      yield person('Siv', 'siv.vik@example.org', 3);
    },
  };
  const skipped: unknown[] = [];
  const progress = {
    done: () => undefined,
    skipped: (remark: unknown) => skipped.push(remark),
    noted: () => undefined,
  };
  const input = { organizationId, path: 'people.jsonl', kind: 'json-resume' as const };
  const summary = await importProfiles({ ...app.context, importer }, input, progress, new AbortController().signal);
  expect(summary).toMatchObject({ created: 2, skipped: 1 });
  expect(skipped).toEqual([{ file: 'people.jsonl', line: 2, text: 'was erased while the import ran' }]);
  expect(await count('profile_keys where organization_id = $1 and key = $2', [organizationId, `email:${EMAIL}`])).toBe(
    0,
  );
  // A later one is a new decision of whoever runs it.
  const again = await importProfiles(
    { ...app.context, importer: fixed(person('Runa', EMAIL, 1)) },
    input,
    progress,
    new AbortController().signal,
  );
  expect(again).toMatchObject({ created: 1, skipped: 0 });
});

function fixed(outcome: ImportOutcome) {
  return {
    async *import() {
      yield outcome;
    },
  };
}

describe('a reply of the upstream that comes after the erasure is not kept', () => {
  const kept = ({ scope, key }: ReplyPlace) =>
    count('upstream_replies where organization_id = $1 and key = $2', [scope, key]);

  test.each([
    ['under another key, with the address in it', { summary: `Write to ${EMAIL}.` }],
    ['under another key, with the public name in it', { publicIdentifier: 'Runa-Vik' }],
  ])('%s', async (_, change) => {
    const cache = createUpstreamCache(app.context.db, app.context.erased);
    await imported({ name: 'Runa Vik', email: EMAIL, profiles: [{ network: 'LinkedIn', username: 'runa-vik' }] });
    const fetchedAt = app.context.clock.now();
    const reply = { profile: { ...emptyProfile(), ...change }, fetchedAt };
    const [late, other, new_] = [`late-${number}`, `other-${number}`, `new-${number}`].map((key) => ({
      scope: organizationId,
      key,
    })) as [ReplyPlace, ReplyPlace, ReplyPlace];
    const elsewhere = { ...late, scope: 'somebody-else' };
    const dropAt = fetchedAt + 60_000;
    const { afterMark } = await cache.get(late);
    await erase();
    await cache.set(late, reply, dropAt, afterMark);
    await cache.set(elsewhere, reply, dropAt, afterMark);
    await cache.set(
      other,
      { ...reply, profile: { ...emptyProfile(), summary: 'a.runa.vik@example.org' } },
      dropAt,
      afterMark,
    );
    await cache.set(new_, reply, dropAt, (await cache.get(new_)).afterMark);
    expect([await kept(late), await kept(elsewhere), await kept(other), await kept(new_)]).toEqual([0, 1, 1, 1]);
  });
});

test('a reply under an erased name is not kept, though it was asked for after the erasure', async () => {
  const cache = createUpstreamCache(app.context.db, app.context.erased);
  const place = { scope: organizationId, key: `closed-${number}` };
  const marks = [{ scope: organizationId, mark: `reply:${place.key}` }];
  await app.context.db.transaction((tx) => app.context.erased.remember(tx, marks, new Date(app.clock.now())));
  const { afterMark } = await cache.get(place);
  await cache.set(place, { profile: null, fetchedAt: app.clock.now() }, app.clock.now() + 60_000, afterMark);
  expect((await cache.get(place)).reply).toBeNull();
});

test('a mail that is being sent while the person is erased is taken back', async () => {
  const username = await imported({ name: 'Runa Vik', email: EMAIL });
  const body = { organizationId, username, kind: 'workplace', email: 'runa@nordfracht.example' };
  expect((await app.call('POST', '/api/v1/admin/claims', { headers: admin, body })).status).toBe(200);
  const [mail] = await app.context.db.query<{ id: string }>('select id from mails order by id desc limit 1');
  await app.context.db.query(`delete from tasks where queue = 'send-mail'`);
  const taken: string[] = [];
  const handler = createSendMailHandler({
    ...app.context,
    letters: mailLetters(app.context),
    count: () => undefined,
    mail: {
      async send() {
        await erase();
        await app.context.tasks.runDue();
        return { kind: 'written' };
      },
      forget: async (ids) => void taken.push(...ids),
      close: async () => undefined,
    },
  });
  await handler({ mailId: mail?.id ?? '' }, firstRun());
  expect(taken).toEqual([mail?.id]);
});

describe('a request at work while the person is erased', () => {
  let at = 0;
  let username = '';
  beforeEach(async () => {
    username = await imported({ name: 'Runa Vik', email: EMAIL });
    await postInterview(app, headers, await postJob(app, headers), { candidateEmail: EMAIL });
    at = app.context.clock.now();
    await app.context.requestLog.settle();
  });

  const record = (requestId: string, change: Partial<ExchangeRecord>): ExchangeRecord => ({
    ...NOBODY,
    id: app.context.ids.next(),
    at,
    requestId,
    organizationId,
    method: 'GET',
    route: '/api/v1/interviews',
    path: '/api/v1/interviews',
    query: '',
    requestBody: null,
    requestBytes: 0,
    requestSha256: null,
    responseBody: '{}',
    status: 200,
    error: null,
    durationMs: 1,
    ...change,
  });

  const late = (): [string, Partial<ExchangeRecord>, boolean][] => [
    ['reply with the address', { responseBody: JSON.stringify({ results: [{ email: EMAIL.toUpperCase() }] }) }, true],
    ['address behind a line break', { requestBody: JSON.stringify({ title: `Ask\n${EMAIL}.` }) }, true],
    ['address in the query', { query: `mail=${EMAIL.replace('@', '%40')}` }, true],
    ['address in the path', { path: `/api/v1/jobs/${EMAIL}` }, true],
    ['username that is looked up', { path: `/api/v1/network/${username.toUpperCase()}/verification` }, true],
    ['username in a field', { responseBody: JSON.stringify({ publicIdentifier: username }) }, true],
    ['longer address', { responseBody: JSON.stringify({ email: `a${EMAIL}` }) }, false],
    ['address of a longer domain', { responseBody: JSON.stringify({ email: `${EMAIL}.net` }) }, false],
    ['longer username', { path: `/api/v1/network/${username}-2/verification` }, false],
    [
      'another organization',
      { organizationId: 'somebody-else', responseBody: JSON.stringify({ email: EMAIL }) },
      false,
    ],
    ['call of nobody with the address', { organizationId: null, query: `x=${EMAIL}` }, true],
    [
      'call of nobody with the username',
      { organizationId: null, path: `/api/v1/network/${username}/verification` },
      false,
    ],
    [
      'administrator’s call about it',
      { organizationId: null, requestBody: JSON.stringify({ organizationId, username }) },
      true,
    ],
    [
      'administrator’s call about another',
      { organizationId: null, requestBody: JSON.stringify({ organizationId: 'other', username, email: EMAIL }) },
      false,
    ],
    ['record of something else', { responseBody: '{"results":[]}' }, false],
  ];

  async function masked(): Promise<Record<string, boolean>> {
    const rows = await app.context.db.query<{ name: string; isMasked: boolean }>(
      `select request_id as name, coalesce(response_body, request_body) = '[erased]' and query = '' as "isMasked"
       from request_records where at = $1 and request_id in (select unnest($2::text[]))`,
      [new Date(at), late().map(([name]) => name)],
    );
    return Object.fromEntries(rows.map(({ name, isMasked }) => [name, isMasked]));
  }
  const expected = () => Object.fromEntries(late().map(([name, , isNamed]) => [name, isNamed]));

  test('in groups, each by itself and in the transaction of a write: it loses its text when it names the person', async () => {
    app.clock.advance(2_000);
    expect((await erase()).status).toBe(200);
    const { db, requestLog } = app.context;
    const records = late().map(([name, change]) => record(name, change));
    await Promise.all(records.map((each) => requestLog.append(each)));
    expect(await masked()).toEqual(expected());
    await db.query('delete from request_records where at = $1', [new Date(at)]);
    for (const each of records) await requestLog.append(each);
    expect(await masked()).toEqual(expected());
    await db.query('delete from request_records where at = $1', [new Date(at)]);
    await db.transaction(async (tx) => {
      for (const each of records) await requestLog.insert(tx, each);
    });
    expect(await masked()).toEqual(expected());
  });

  test('spooled before the erasure and caught up after it', async () => {
    const { db, erased, log, config } = app.context;
    const parts = { db, erased, log, mode: 'durable' as const, spoolFile: `${config.dataDir}/late-${number}.spool` };
    const stopped = new RequestLog(parts);
    await stopped.stop();
    for (const [name, change] of late()) await stopped.append(record(name, change));
    app.clock.advance(2_000);
    await erase();
    await new RequestLog(parts).catchUp();
    expect(await masked()).toEqual(expected());
  });

  test('one that began after it is recorded as it is', async () => {
    await erase();
    app.clock.advance(2_000);
    at = app.context.clock.now();
    await app.context.requestLog.append(record('reply with the address', { responseBody: `{"email":"${EMAIL}"}` }));
    expect(await masked()).toEqual({ 'reply with the address': false });
  });

  test('a write that ends while an erasure is at work is recorded after it', async () => {
    const { db, requestLog, dataRights } = app.context;
    if (db.kind !== 'server') return;
    const [atWork, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const erasure = db.transaction(async (tx) => {
      await erasePerson(tx, dataRights, { organizationId, userId: 'u', by: { email: EMAIL } });
      atWork.resolve();
      await done.promise;
    });
    await atWork.promise;
    await db.transaction((tx) => requestLog.insert(tx, record('reply with the address', { requestBody: EMAIL })));
    done.resolve();
    await erasure;
    await requestLog.settle();
    expect(await masked()).toEqual({ 'reply with the address': true });
  });
});

describe('both at once', () => {
  /** Until a transaction of this database waits for another; the embedded one lets them queue. */
  async function untilOneWaits(): Promise<void> {
    const { db } = app.context;
    if (db.kind === 'embedded') return;
    const waiting = `select 1 from pg_locks l left join pg_database d on d.oid = l.database
      where not l.granted and (d.datname = current_database() or l.database is null or l.database = 0)`;
    while ((await db.query(waiting)).length === 0);
  }

  test('an erasure waits for the writer of a profile that it has to find', async () => {
    const { db } = app.context;
    const [written, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writer = db.transaction(async (tx) => {
      const source = { organizationId, kind: 'json-resume' as const, sourceId: 's', joinedAt: null, afterMark: null };
      await keepSource(tx, app.context, { ...source, profile: emptyProfile(), emails: [EMAIL] });
      written.resolve();
      await go.promise;
    });
    await written.promise;
    const erasure = erase();
    await untilOneWaits();
    go.resolve();
    await writer;
    expect((await erasure).body).toMatchObject({ data: { counts: { profiles: 1 } } });
    expect(await profiles()).toBe(0);
  });

  test('an interview that is made for the person meanwhile is a new one, and counted right', async () => {
    const serviceJobId = await postJob(app, headers);
    await postInterview(app, headers, serviceJobId, { candidateEmail: EMAIL });
    const { db, dataRights } = app.context;
    const [erased, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const erasure = db.transaction(async (tx) => {
      await erasePerson(tx, dataRights, { organizationId, userId: 'u', by: { email: EMAIL } });
      erased.resolve();
      await go.promise;
    });
    await erased.promise;
    const made = postInterview(app, headers, serviceJobId, { candidateEmail: EMAIL });
    await untilOneWaits();
    go.resolve();
    await erasure;
    const { meetingId } = await made;
    const list = await app.call('GET', `/api/v1/interviews?serviceJobId=${serviceJobId}`, { headers });
    expect(list.body).toMatchObject({ data: { total: 1, results: [{ meetingId }] } });
  });

  test('an interview that was made first goes with the person, and is counted off', async () => {
    const serviceJobId = await postJob(app, headers);
    await postInterview(app, headers, serviceJobId, { candidateEmail: EMAIL });
    const { db } = app.context;
    const [locked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // As whoever makes an interview holds the candidate.
    const holder = db.transaction(async (tx) => {
      await tx.query('select 1 from candidates where email_key = $1 for key share', [EMAIL]);
      locked.resolve();
      await go.promise;
    });
    await locked.promise;
    const erasure = erase();
    await untilOneWaits();
    go.resolve();
    await holder;
    expect((await erasure).body).toMatchObject({ data: { counts: { interviews: 1 } } });
    const list = await app.call('GET', `/api/v1/interviews?serviceJobId=${serviceJobId}`, { headers });
    expect(list.body).toMatchObject({ data: { total: 0 } });
  });
});

test('marks are hashes: nothing of the person can be read in them', async () => {
  await imported({ name: 'Runa Vik', email: EMAIL });
  await erase();
  expect(await count('erased_marks t where t::text like $1', ['%runa%'])).toBe(0);
  expect(await count('erased_marks where at = $1', [new Date(app.clock.now())])).toBeGreaterThan(3);
});
