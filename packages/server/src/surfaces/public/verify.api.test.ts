import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyError, verifyReply, verifyState } from '@colloquy/contract/public';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../app/commands/index.ts';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = { 'x-admin-secret': ADMIN_SECRET };
const ORIGIN = 'https://interviews.example.com';
const MINUTE = 60_000;
const outbox = () => join(app.context.config.dataDir, 'outbox');

let people = 0;
type Person = { organizationId: string; username: string };
async function person(work = 'Nordfracht GmbH'): Promise<Person> {
  people += 1;
  const organizationId = `org-verify-${people}`;
  const reply = await app.call('POST', '/api/v1/admin/profiles', {
    headers: admin,
    body: {
      organizationId,
      resume: {
        basics: { name: 'Jorun Aas', email: `jorun${people}@example.org` },
        work: [{ name: work, position: 'Dispatcher', startDate: '2020' }],
      },
    },
  });
  return { organizationId, username: (reply.body as { data: { username: string } }).data.username };
}

const post = (path: string, body: object) => app.call('POST', path, { headers: admin, body });
const dataOf = <T>(reply: TestReply): T => {
  if (reply.status !== 200) throw new Error(reply.text);
  return (reply.body as { data: T }).data;
};
const tokenOf = (url: string) => url.slice(`${ORIGIN}/verify/`.length);
const claim = async (who: Person, more: object = {}) =>
  dataOf<{ id: string; value: string; url: string }>(
    await post('/api/v1/admin/claims', {
      ...who,
      kind: 'workplace',
      email: `jorun${people}@nordfracht.example`,
      ...more,
    }),
  );
const page = async (who: Person) =>
  tokenOf(dataOf<{ url: string }>(await post('/api/v1/admin/verification-links', who)).url);

/** Sends what is due and gives the newest mail. */
async function nextMail(): Promise<{ to: string[]; text: string; code: string; token: string }> {
  rmSync(outbox(), { recursive: true, force: true });
  mkdirSync(outbox(), { recursive: true });
  await app.context.tasks.runDue();
  const [name = '', ...others] = readdirSync(outbox());
  expect(others).toEqual([]);
  expect(statSync(join(outbox(), name)).mode & 0o777).toBe(0o600);
  const { to = [], text = '' } = await simpleParser(readFileSync(join(outbox(), name)));
  const [, code = ''] = /[:：] ?(\d{6})\n/.exec(text) ?? [];
  return { to: [to].flat().map((one) => one.text), text, code, token: /\/verify\/([\w-]+)/.exec(text)?.[1] ?? '' };
}

const call = (token: string, method: 'GET' | 'POST', path: string, body?: object) =>
  app.call(method, `/verify/api/${path}`, {
    headers: { 'x-verify-token': token },
    ...(body === undefined ? {} : { body }),
  });
const confirm = (token: string, id: string, code: string) => call(token, 'POST', 'confirm', { id, code });
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

async function verified(who: Person): Promise<Record<string, { Date: string; Value: string }[]>> {
  const { organizationId } = who;
  const key = await app.createKey({ organizationId, scopes: ['network'], consumer: `c-${organizationId}` });
  const reply = await app.call('GET', `/api/v1/network/${who.username}/verification`, {
    headers: { apikey: key.apiKey },
  });
  return (reply.body as { verifiedInfo: Record<string, { Date: string; Value: string }[]> }).verifiedInfo;
}

describe('a workplace by e-mail', () => {
  test('the code from the mail, typed on the page, puts the item on the record', async () => {
    const who = await person();
    const { id, value, url } = await claim(who, { employer: 'Nordfracht GmbH' });
    expect(value).toBe('Works at Nordfracht GmbH (work e-mail confirmed)');
    const { to, text, code, token } = await nextMail();
    expect(to).toEqual([`jorun${people}@nordfracht.example`]);
    expect(text).toContain('Jorun Aas');
    const state = await call(token, 'GET', 'state');
    expect(verifyState.parse(state.body)).toMatchObject({
      organization: who.organizationId,
      name: 'Jorun Aas',
      mayClaim: false,
      pending: { id, kind: 'workplace', email: 'j…@nordfracht.example', triesLeft: 5 },
      confirmed: [],
    });
    expect(await verified(who)).toEqual({});
    const reply = await confirm(tokenOf(url), id, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(verifyReply.parse(reply.body)).toMatchObject({
      outcome: 'right',
      state: { pending: null, confirmed: [{ kind: 'workplace', value }] },
    });
    expect(await verified(who)).toEqual({ Workplace: [{ Date: 'today', Value: value }] });
    expect((await confirm(token, id, code)).body).toMatchObject({ outcome: 'used' });
    const list = dataOf<{ results: object[] }>(
      await app.call(
        'GET',
        `/api/v1/admin/attestations?organizationId=${who.organizationId}&username=${who.username}`,
        {
          headers: admin,
        },
      ),
    );
    expect(list.results).toMatchObject([
      { value, attestedBy: 'Colloquy', how: 'one-time code to an address at nordfracht.example', revokedAt: null },
    ]);
  });

  test('opening the link, with HEAD and GET, and reading the state change nothing', async () => {
    const who = await person();
    const { id } = await claim(who);
    const { code, token } = await nextMail();
    const before = (await call(token, 'GET', 'state')).body;
    for (const method of ['GET', 'HEAD'] as const)
      for (const suffix of ['', `?code=${code}`])
        expect((await app.call(method, `/verify/${token}${suffix}`)).status).toBeOneOf([200, 503]);
    expect((await call(token, 'GET', `confirm?id=${id}&code=${code}`)).status).toBe(405);
    expect((await call(token, 'GET', 'state')).body).toEqual(before);
    expect(await verified(who)).toEqual({});
  });

  test('five wrong codes lock it, many at once included; a fresh code opens it', async () => {
    const { id } = await claim(await person());
    const { code, token } = await nextMail();
    const tries = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((by) => confirm(token, id, other(code, by))));
    expect(tries.map(({ body }) => (body as { outcome: string }).outcome).sort()).toEqual([
      ...Array(4).fill('locked'),
      ...Array(4).fill('wrong'),
    ]);
    expect((await confirm(token, id, code)).body).toMatchObject({
      outcome: 'locked',
      state: { pending: { triesLeft: 0 } },
    });
    app.clock.advance(MINUTE);
    expect((await call(token, 'POST', 'code', { id })).status).toBe(200);
    const fresh = await nextMail();
    expect((await confirm(token, id, fresh.code)).body).toMatchObject({ outcome: 'right' });
  });

  test('what are not six digits is told and costs no try', async () => {
    const { id } = await claim(await person());
    const { code, token } = await nextMail();
    for (const typed of ['', '12345', '1234567', 'abcdef', `${code} 1`])
      expect(verifyReply.parse((await confirm(token, id, typed)).body)).toMatchObject({
        outcome: 'no-code',
        state: { pending: { triesLeft: 5 } },
      });
    expect((await confirm(token, id, code)).body).toMatchObject({ outcome: 'right' });
  });

  test('a domain under which anybody can have a name proves nothing', async () => {
    const who = await person();
    for (const email of ['jorun@co.uk', 'jorun@github.io'])
      expect(await post('/api/v1/admin/claims', { ...who, kind: 'workplace', email })).toMatchObject({
        status: 422,
        body: { errors: 'anybody can have a name under this domain: it proves neither a workplace nor a school' },
      });
  });

  test('a code is good for fifteen minutes from its sending', async () => {
    const first = await claim(await person());
    app.clock.advance(20 * MINUTE);
    const sent = await nextMail();
    app.clock.advance(15 * MINUTE - 1);
    expect((await confirm(sent.token, first.id, sent.code)).body).toMatchObject({ outcome: 'right' });
    const second = await claim(await person());
    const late = await nextMail();
    app.clock.advance(15 * MINUTE);
    expect((await confirm(late.token, second.id, late.code)).body).toMatchObject({ outcome: 'expired' });
  });

  test('before the code is sent nothing typed costs a try', async () => {
    const { id, url } = await claim(await person());
    expect((await confirm(tokenOf(url), id, '000000')).body).toMatchObject({
      outcome: 'not-sent',
      state: { pending: { triesLeft: 5, expiresAt: null } },
    });
    await nextMail();
  });

  test('the code is in no table, log or request record', async () => {
    const { id } = await claim(await person());
    const { code, token } = await nextMail();
    await confirm(token, id, code);
    const [row] = await app.context.db.query<{ hash: string }>('select code_hash as hash from claims where id = $1', [
      id,
    ]);
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    const everything = await app.context.db.query<{ text: string }>(
      "select coalesce(request_body, '') || coalesce(response_body, '') || path || query as text from request_records union all select payload::text from tasks union all select c::text from claims c",
    );
    const haystack = [...everything.map(({ text }) => text), ...app.logged].join('\n');
    expect(haystack).not.toContain(token);
    expect(haystack).not.toMatch(new RegExp(`(?<![0-9a-f-])${code}(?![0-9a-f-])`));
  });

  test('confirmed anew it stands once, with the newer date', async () => {
    const who = await person();
    for (const days of [3, 0]) {
      const { id } = await claim(who);
      const { code, token } = await nextMail();
      await confirm(token, id, code);
      app.clock.advance(days * 24 * 60 * MINUTE);
    }
    expect(await verified(who)).toEqual({
      Workplace: [{ Date: 'today', Value: 'Works at nordfracht.example (work e-mail confirmed)' }],
    });
  });

  test('a mail that cannot be written is tried again with a new code', async () => {
    const { id } = await claim(await person());
    rmSync(outbox(), { recursive: true, force: true });
    writeFileSync(outbox(), 'in the way');
    await app.context.tasks.runDue();
    rmSync(outbox());
    app.clock.advance(MINUTE);
    const { code, token } = await nextMail();
    expect((await confirm(token, id, code)).body).toMatchObject({ outcome: 'right' });
  });
});

describe('what an address proves', () => {
  test.each([
    ['workplace', 'jorun@gmail.com', 'free-provider'],
    ['workplace', 'jorun@mailinator.com', 'disposable'],
    ['workplace', 'jorun@stanford.edu', 'school-address'],
    ['education', 'jorun@nordfracht.example', 'not-a-school'],
    ['education', 'jorun@web.de', 'free-provider'],
    ['workplace', 'jorun@192.168.0.11', 'not-an-address'],
  ])('%s by %s is refused: %s', async (kind, email, reason) => {
    const who = await person();
    const byAdmin = await post('/api/v1/admin/claims', { ...who, kind, email });
    expect(byAdmin.status).toBe(422);
    const byPerson = await call(await page(who), 'POST', 'claim', { kind, email, language: 'en' });
    expect(byPerson.status).toBe(422);
    expect(verifyError.parse(byPerson.body)).toMatchObject({ code: 'claim-refused', reason });
    await app.context.tasks.runDue();
    expect(await app.context.db.query('select 1 from claims where email = $1', [email])).toEqual([]);
  });

  test('an employer goes with a workplace alone, and is a name that can be seen', async () => {
    const school = { ...(await person()), kind: 'education', email: 'jorun@stanford.edu', employer: 'Nordfracht' };
    expect(await post('/api/v1/admin/claims', school)).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'invalid_value', path: ['employer'], message: 'goes with a workplace alone' }] },
    });
    const unseen = {
      ...(await person()),
      kind: 'workplace',
      email: 'jorun@nordfracht.example',
      employer: ' \u200B\u202E',
    };
    expect(await post('/api/v1/admin/claims', unseen)).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'invalid_format', path: ['employer'] }] },
    });
  });

  test('a school is named as the list of schools names it', async () => {
    const who = await person();
    const { id, value } = await claim(who, { kind: 'education', email: 'Jorun@Alumni.Stanford.EDU' });
    expect(value).toBe('Belongs to Stanford University (school e-mail confirmed)');
    const { code, token } = await nextMail();
    await confirm(token, id, code);
    expect(await verified(who)).toMatchObject({ 'Educational institution': [{ Value: value }] });
  });
});

describe('the person’s own page', () => {
  test('makes the claim in the person’s language and confirms it', async () => {
    const who = await person('Another Firm');
    const token = await page(who);
    const started = await call(token, 'POST', 'claim', {
      kind: 'workplace',
      email: 'jorun@fjordkraft.example',
      language: 'ja',
    });
    const pending = verifyReply.parse(started.body).state.pending;
    const { code, text } = await nextMail();
    expect(text).toContain('コード');
    expect((await confirm(token, pending?.id ?? '', code)).body).toMatchObject({ outcome: 'right' });
    expect(await verified(who)).toMatchObject({
      Workplace: [{ Value: 'Works at fjordkraft.example (work e-mail confirmed)' }],
    });
  });

  test('a page never touches the claim of another person, nor the link of a mail any other claim', async () => {
    const mine = await person();
    const first = await claim(mine);
    const mail = await nextMail();
    const foreign = await page(await person());
    expect((await confirm(foreign, first.id, mail.code)).status).toBe(404);
    expect((await call(foreign, 'POST', 'code', { id: first.id })).status).toBe(404);
    const second = await claim(mine, { email: 'jorun@other-firm.example' });
    const { code } = await nextMail();
    expect((await confirm(mail.token, second.id, code)).status).toBe(404);
    expect(
      (await call(mail.token, 'POST', 'claim', { kind: 'workplace', email: 'x@firm.example', language: 'en' })).status,
    ).toBe(400);
    expect((await confirm(await page(mine), second.id, code)).body).toMatchObject({ outcome: 'right' });
  });

  test('forged, missing and expired links', async () => {
    const token = await page(await person());
    for (const bad of ['', 'x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]) {
      expect((await call(bad, 'GET', 'state')).body).toMatchObject({ status: 404, code: 'unknown-link' });
    }
    app.clock.advance(7 * 24 * 60 * MINUTE);
    expect((await call(token, 'GET', 'state')).body).toMatchObject({ status: 410, code: 'link-over' });
  });

  test('the page may be framed by nobody and loads nothing from elsewhere', async () => {
    const reply = await app.call('GET', `/verify/${await page(await person())}`);
    expect(reply.status).toBeOneOf([200, 503]);
    if (reply.status === 503) return; // the pages are not built
    const policy = String(reply.headers['content-security-policy']);
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('malformed bodies are refused by name', async () => {
    const token = await page(await person());
    for (const [path, body] of [
      ['claim', { kind: 'identity', email: 'a@firm.example', language: 'en' }],
      ['claim', { kind: 'workplace', email: 'a@firm.example\r\nBcc: b@firm.example', language: 'en' }],
      ['claim', { kind: 'workplace', email: 'a@firm.example', language: 'en', employer: 'Google' }],
      ['confirm', { id: 'x', code: '1' }],
      ['code', {}],
    ] as const) {
      const reply = await call(token, 'POST', path, body);
      expect(verifyError.parse(reply.body)).toMatchObject({ status: 400, code: 'invalid' });
    }
    expect(
      (
        await app.call('POST', '/verify/api/confirm', {
          headers: { 'x-verify-token': token },
          raw: '{}',
          type: 'text/plain',
        })
      ).status,
    ).toBe(415);
  });
});

describe('how many codes are sent', () => {
  test('one a minute to an address, whoever asks', async () => {
    const [one, two] = [await person(), await person()];
    const email = 'one-a-minute@nordfracht.example';
    await claim(one, { email });
    expect((await post('/api/v1/admin/claims', { ...two, kind: 'workplace', email })).status).toBe(429);
    const token = await page(two);
    const refused = await call(token, 'POST', 'claim', {
      kind: 'workplace',
      email: email.toUpperCase(),
      language: 'de',
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    app.clock.advance(MINUTE);
    await claim(two, { email });
    await app.context.tasks.runDue();
  });

  test('five an hour to an address; asked for at once no more slip through', async () => {
    const email = 'five@nordfracht.example';
    const who = await person();
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      statuses.push((await post('/api/v1/admin/claims', { ...who, kind: 'workplace', email })).status);
      app.clock.advance(MINUTE);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const token = await page(await person());
    const burst = await Promise.all(
      Array.from({ length: 6 }, () =>
        call(token, 'POST', 'claim', { kind: 'workplace', email: 'burst@nordfracht.example', language: 'en' }),
      ),
    );
    expect(burst.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
    await app.context.tasks.runDue();
  });

  test('ten a day for a person, whatever the addresses', async () => {
    const who = await person();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const email = `day-${n}@nordfracht.example`;
      statuses.push((await post('/api/v1/admin/claims', { ...who, kind: 'workplace', email })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    app.clock.advance(24 * 60 * MINUTE + 1);
    await claim(who);
    await app.context.tasks.runDue();
  });
});

test('erasing the person takes claims and pages along', async () => {
  const who = await person();
  const { id } = await claim(who);
  const { token } = await nextMail();
  await app.context.db.query('delete from profiles where organization_id = $1', [who.organizationId]);
  expect(await app.context.db.query('select 1 from claims where id = $1', [id])).toEqual([]);
  expect((await call(token, 'GET', 'state')).status).toBe(404);
});

test('the command line does the same', async () => {
  const who = await person();
  const run = async (name: string, values: Record<string, string>, positionals: string[] = []) => {
    const lines: string[] = [];
    const command = COMMANDS.find((known) => known.name === name);
    const output = { line: (text: string) => void lines.push(text), problem: () => undefined };
    const exit = await command?.run(app.context, { values, positionals }, output);
    expect(exit).toBe(0);
    return lines;
  };
  const base = { organization: who.organizationId, username: who.username };
  const [url = ''] = await run('verify claim', { ...base, kind: 'workplace', email: 'cli@nordfracht.example' });
  const { code } = await nextMail();
  const { pending } = verifyState.parse((await call(tokenOf(url), 'GET', 'state')).body);
  await confirm(tokenOf(url), pending?.id ?? '', code);
  const [link = ''] = await run('verify link', base);
  expect((await call(tokenOf(link), 'GET', 'state')).body).toMatchObject({ mayClaim: true });
  const [id = ''] = await run('verify attest', {
    ...base,
    kind: 'identity',
    value: 'Passport seen',
    by: 'A',
    how: 'in person',
  });
  expect(await verified(who)).toMatchObject({ Identity: [{ Value: 'Passport seen' }], Workplace: [{}] });
  await run('verify revoke', { organization: who.organizationId }, [id]);
  expect(Object.keys(await verified(who))).toEqual(['Workplace']);
  expect(await run('verify list', base)).toHaveLength(2);
  const failing = COMMANDS.find(({ name }) => name === 'verify claim');
  await expect(
    failing?.run(
      app.context,
      { values: { ...base, kind: 'workplace', email: 'cli@gmail.com' }, positionals: [] },
      { line: () => undefined, problem: () => undefined },
    ),
  ).rejects.toThrow('free provider');
});

test('the page of a profile leads to its person after it was merged into another one', async () => {
  const one = await person();
  const { organizationId } = one;
  const resume = (email: string) =>
    post('/api/v1/admin/profiles', { organizationId, resume: { basics: { name: 'Jorun Aas', email } } });
  const first = `jorun${people}@example.org`;
  const two = dataOf<{ username: string }>(await resume('jorun@second.example'));
  const token = await page({ organizationId, username: two.username });
  expect((await resume(`${first}, jorun@second.example`)).status).toBe(200);
  const asked = await call(token, 'POST', 'claim', {
    kind: 'workplace',
    email: 'jorun@nordfracht.example',
    language: 'en',
  });
  const { id } = verifyReply.parse(asked.body).state.pending ?? { id: '' };
  const { code } = await nextMail();
  expect((await confirm(token, id, code)).body).toMatchObject({ outcome: 'right' });
  expect(await verified(one)).toMatchObject({ Workplace: [{ Date: 'today' }] });
});
