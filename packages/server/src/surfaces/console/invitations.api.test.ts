import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf, type ConsolePerson, kindOf, signedIn } from '../../testing/console-people.ts';
import { Candidate } from '../../testing/flows.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Checked = { rows: { state: string; faults: object[]; sameAs: number | null; invited: object | null }[] };
type Sent = { rows: { outcome: string; id: string; link: string | null; mailed: boolean }[] };

let app: TestApp;
let ana: ConsolePerson;
let job: string;

beforeAll(async () => {
  app = await startTestApp();
  ana = await signedIn(app, 'acme', 'RECRUITER', 'Ana Lind');
  job = await makeJob(ana);
});
afterAll(() => app.close());

async function makeJob(by: ConsolePerson): Promise<string> {
  const { title, description } = PLATFORM_ENGINEER;
  return ((await by.call('POST', 'jobs', { title, description })).body as { id: string }).id;
}
const check = async (rows: object[], of = job): Promise<Checked['rows']> => {
  const reply = await ana.call('POST', `jobs/${of}/invitations/check`, { rows });
  expect(reply.status).toBe(200);
  return (reply.body as Checked).rows;
};
const send = async (rows: object[], of = job): Promise<Sent['rows']> => {
  const reply = await ana.call('POST', `jobs/${of}/invitations`, { rows });
  expect([reply.status, reply.text.slice(0, 200)]).toEqual([200, reply.text.slice(0, 200)]);
  return (reply.body as Sent).rows;
};
const interviews = async (): Promise<number> =>
  (await app.context.db.query<{ n: number }>('select count(*)::int as n from interviews'))[0]?.n ?? 0;

test('each row is judged by itself, with column and rule, and nothing is made', async () => {
  const before = await interviews();
  const rows = await check([
    { email: 'mara.stone@example.com', name: 'Mara Stone', language: 'de' },
    { email: 'mara@@example', name: '' },
    { email: '' },
    { email: 'nobody' },
    { email: 'a b@example.com' },
    { email: `${'x'.repeat(250)}@example.com` },
    { email: ' MARA.stone@example.com ' },
    { email: 'two@example.com', name: 'x'.repeat(201), language: 'klingon' },
    { email: 'three@example.com', name: 'one\ntwo' },
  ]);
  const fault = (column: string, rule: string) => ({ column, rule });
  expect(rows.map(({ state, faults, sameAs }) => ({ state, faults, sameAs }))).toEqual([
    { state: 'ready', faults: [], sameAs: null },
    { state: 'faulty', faults: [fault('email', 'several-at')], sameAs: null },
    { state: 'faulty', faults: [fault('email', 'missing')], sameAs: null },
    { state: 'faulty', faults: [fault('email', 'no-at')], sameAs: null },
    { state: 'faulty', faults: [fault('email', 'not-an-address')], sameAs: null },
    { state: 'faulty', faults: [fault('email', 'too-long')], sameAs: null },
    { state: 'repeated', faults: [], sameAs: 1 },
    { state: 'faulty', faults: [fault('name', 'too-long'), fault('language', 'unknown-language')], sameAs: null },
    { state: 'faulty', faults: [fault('name', 'line-break')], sameAs: null },
  ]);
  expect(await interviews()).toBe(before);
});

test('a list is sent once however often it is sent, in the language of each row', async () => {
  const of = await makeJob(ana);
  const rows = [
    { email: 'yui.tanaka@example.com', name: 'Yui Tanaka', language: 'ja' },
    { email: 'ahmed.aziz@example.com' },
  ];
  const first = await send(rows, of);
  expect(first.map(({ outcome, mailed }) => [outcome, mailed])).toEqual([
    ['invited', false],
    ['invited', false],
  ]);
  const second = await send(rows, of);
  expect(second.map(({ outcome, id, link }) => [outcome, id, link])).toEqual(
    first.map(({ id, link }) => ['open', id, link]),
  );
  const room = new Candidate(app, first[0]?.link?.split('/room/')[1] ?? '');
  expect((await room.look()).language).toBe('ja');
  const checked = await check([{ email: 'YUI.tanaka@example.com' }, ...rows], of);
  expect(checked.map(({ state }) => state)).toEqual(['open', 'repeated', 'open']);
});

test('two lists sent at once invite nobody twice', async () => {
  const of = await makeJob(ana);
  const rows = Array.from({ length: 10 }, (_, n) => ({ email: `twin${n}@example.com` }));
  const [one, other] = await Promise.all([send(rows, of), send([...rows].reverse(), of)]);
  const ids = new Set([...(one ?? []), ...(other ?? [])].map(({ id }) => id));
  expect(ids.size).toBe(10);
});

test('whoever had an invitation that is over is invited once more only where that is asked for', async () => {
  const of = await makeJob(ana);
  const row = { email: 'late@example.com' };
  const [first] = await send([row], of);
  await app.context.db.query(`update interviews set status = 'NO_SHOW' where id = $1`, [first?.id]);
  expect((await check([row], of))[0]).toMatchObject({ state: 'earlier', invited: { status: 'NO_SHOW' } });
  const [left] = await send([row], of);
  expect(left).toMatchObject({ outcome: 'earlier', id: first?.id, link: null });
  const [again] = await send([{ ...row, again: true }], of);
  expect(again?.outcome).toBe('invited');
  expect((await send([{ ...row, again: true }], of))[0]).toMatchObject({ outcome: 'open', id: again?.id });
});

test('the letter is seen before it goes out, in the language of its row, with a link that opens nothing', async () => {
  const before = await interviews();
  const body = { email: 'yui@example.com', name: 'Yui', language: 'de' };
  const reply = await ana.call('POST', `jobs/${job}/invitations/preview`, body);
  expect(reply.body).toMatchObject({ to: 'yui@example.com', language: 'de', mailed: false });
  expect((reply.body as { text: string }).text).toContain('/room/…');
  expect(await interviews()).toBe(before);
});

test('another address gets another link; the former one opens nothing', async () => {
  const of = await makeJob(ana);
  const [sent] = await send([{ email: 'j.ruiz@exmaple.com' }], of);
  const reply = await ana.call('POST', `interviews/${sent?.id}/address`, { email: 'j.ruiz@example.com' });
  expect(reply.status).toBe(200);
  const { link } = reply.body as { link: string };
  const [former, later] = [sent?.link ?? '', link].map((url) => new Candidate(app, url.split('/room/')[1] ?? ''));
  await expect(former?.look()).rejects.toThrow();
  await expect(later?.look()).resolves.toBeDefined();
  // The person is found by the address they have now.
  expect(
    (await check([{ email: 'j.ruiz@example.com' }, { email: 'j.ruiz@exmaple.com' }], of)).map(({ state }) => state),
  ).toEqual(['open', 'ready']);
  await later?.begin();
  const late = await ana.call('POST', `interviews/${sent?.id}/address`, { email: 'other@example.com' });
  expect([late.status, kindOf(late)]).toEqual([409, 'move-refused']);
});

test('a closed job invites nobody, be it by a list or at another address', async () => {
  const of = await makeJob(ana);
  const rows = [{ email: 'in.time@example.com' }];
  const [sent] = await send(rows, of);
  const before = await interviews();
  await app.context.db.query('update jobs set closed_at = now() where id = $1', [of]);
  const late = [{ email: 'too.late@example.com' }];
  const address = { email: 'somebody.else@example.com' };
  for (const reply of [
    await ana.call('POST', `jobs/${of}/invitations/check`, { rows: late }),
    await ana.call('POST', `jobs/${of}/invitations`, { rows: late }),
    await ana.call('POST', `interviews/${sent?.id}/address`, address),
  ])
    expect([reply.status, kindOf(reply)]).toEqual([409, 'job-closed']);
  expect(await interviews()).toBe(before);
  await app.context.db.query('update jobs set closed_at = null where id = $1', [of]);
  expect((await ana.call('POST', `interviews/${sent?.id}/address`, address)).status).toBe(200);
});

test('a thousand rows are checked within a second', async () => {
  const rows = Array.from({ length: 1_000 }, (_, n) => ({ email: `row${n}@example.com`, name: `Row ${n}` }));
  await check(rows.slice(0, 10));
  const began = performance.now();
  const checked = await check(rows);
  const took = performance.now() - began;
  process.stdout.write(`checked 1000 rows in ${Math.round(took)} ms\n`);
  expect(checked.every(({ state }) => state === 'ready')).toBe(true);
  expect(took).toBeLessThan(1_000);
  const tooMany = await ana.call('POST', `jobs/${job}/invitations/check`, {
    rows: [...rows, { email: 'x@example.com' }],
  });
  expect(tooMany.status).toBe(400);
});

test('each invitation of a list is on record', async () => {
  const by = await signedIn(app, 'recorded', 'RECRUITER', 'Ben Roth');
  const of = await makeJob(by);
  await by.call('POST', `jobs/${of}/invitations`, { rows: [{ email: 'a@example.com' }, { email: 'b@example.com' }] });
  await by.call('POST', `jobs/${of}/invitations`, { rows: [{ email: 'a@example.com' }] });
  expect(await auditOf(app, 'recorded')).toEqual([
    'job.created',
    'candidate.invited',
    'candidate.invited',
    'candidates.invited',
  ]);
});
