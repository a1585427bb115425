import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fairnessExport, fairnessSettings } from '../../app/commands/fairness.ts';
import { exportPerson } from '../../features/data-rights/index.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { leastId } from '../../platform/ids.ts';
import { auditOf, type ConsolePerson, signedIn } from '../../testing/console-people.ts';
import { Candidate, type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

const SAID = { sex: 'female', race: 'two-or-more', age: null, disability: null };

let app: TestApp;
let admin: ConsolePerson;
let reviewer: ConsolePerson;
let headers: Record<string, string>;
let jobId: string;
let people = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app, 'acme', 'ADMIN');
  reviewer = await signedIn(app, 'acme', 'REVIEWER');
  ({ headers } = await app.createKey({ organizationId: 'acme', userId: 'api' }));
  jobId = await postJob(app, headers);
});
afterAll(() => app.close());

const OFF = { asks: [], noticeDays: 0, keepDays: null };
const settings = (change: object): Promise<TestReply> => admin.call('PUT', 'fairness', { ...OFF, ...change });
/** Of each link, the page that held the conversation. */
const seats = new Map<string, string>();
const seatOf = (token: string): string => seats.get(token) ?? randomUUID();
const fair = (token: string, seat: string | null = seatOf(token)): Promise<TestReply> =>
  app.call('GET', `/room/api/fair${seat === null ? '' : `?seat=${seat}`}`, { headers: { 'x-room-token': token } });
const declare = (token: string, body: object, seat: string | null = seatOf(token)): Promise<TestReply> =>
  app.call('POST', `/room/api/declare${seat === null ? '' : `?seat=${seat}`}`, {
    headers: { 'x-room-token': token },
    body,
  });

/** An interview that is over as soon as it was begun. */
async function completed(job = jobId): Promise<CreatedInterview> {
  people += 1;
  const interview = await postInterview(app, headers, job, { candidateEmail: `robin.vale${people}@example.com` });
  const candidate = new Candidate(app, interview.token);
  await candidate.look();
  await candidate.begin();
  seats.set(interview.token, candidate.seat);
  await app.context.db.query(
    `update interviews set status = 'INTERVIEW_COMPLETED', ended_at = created.at, completed_at = created.at
     from (select now() as at) created where id = $1`,
    [interview.meetingId],
  );
  return interview;
}

describe('what a candidate says of themselves', () => {
  test('is asked nowhere until somebody switches it on, and then after the interview alone', async () => {
    await settings({});
    const over = await completed();
    expect((await fair(over.token)).body).toMatchObject({ asks: null, notice: null, keptDays: null });
    expect((await declare(over.token, SAID)).status).toBe(409);

    await settings({ asks: ['race', 'sex'], keepDays: 183 });
    const open = await postInterview(app, headers, jobId, { candidateEmail: 'not.yet@example.com' });
    expect((await fair(open.token)).body).toMatchObject({ asks: null });
    expect((await declare(open.token, SAID)).status).toBe(409);
    expect((await fair(over.token)).body).toMatchObject({
      asks: { categories: ['sex', 'race'], answered: false, smallestGroup: 5 },
      keptDays: 183,
    });
  });

  test('no reply and no record repeats it; of what was not asked nothing is kept', async () => {
    await settings({ asks: ['sex', 'race'] });
    const { token, meetingId } = await completed();
    const reply = await declare(token, { ...SAID, age: '40-to-54' });
    expect([reply.status, reply.body]).toMatchObject([200, { asks: { answered: true } }]);
    const rows = await app.context.db.query('select * from declared_categories where interview_id = $1', [meetingId]);
    expect(rows).toEqual([{ interview_id: meetingId, ...SAID }]);

    const replies = [
      reply.text,
      (await fair(token)).text,
      JSON.stringify(await new Candidate(app, token).look()),
      (await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers })).text,
      (await admin.call('GET', `interviews/${meetingId}`)).text,
      (await admin.call('GET', `interviews/${meetingId}/decision`)).text,
      (await admin.call('GET', `fairness/jobs/${jobId}`)).text,
    ];
    for (const text of replies) expect(text).not.toMatch(/two-or-more"?[,}]|"female"[^:]*:\s*[^n]/);
    const logged = await app.context.db.query<{ text: string }>(
      `select (select coalesce(string_agg(r::text, ''), '') from request_records r)
           || (select coalesce(string_agg(d::text, ''), '') from dialogue_events d) as text`,
    );
    expect(logged[0]?.text).not.toContain('two-or-more');
  });

  test('takes only answers that are offered, once', async () => {
    await settings({ asks: ['sex', 'race'] });
    const { token, meetingId } = await completed();
    const wrong = await declare(token, { sex: 'F' });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('"sex"')]);
    expect((await declare(token, SAID)).status).toBe(200);
    // A retry is taken, another answer is not.
    expect((await declare(token, SAID)).status).toBe(200);
    const again = await declare(token, {});
    expect([again.status, again.body]).toMatchObject([409, { code: 'not-now' }]);
    const rows = await app.context.db.query('select sex, race from declared_categories where interview_id = $1', [
      meetingId,
    ]);
    expect(rows).toEqual([{ sex: 'female', race: 'two-or-more' }]);
    expect((await app.call('POST', '/room/api/declare', { body: SAID })).status).toBe(404);
  });

  test('comes from the page that held the conversation, never from the link alone', async () => {
    await settings({ asks: ['sex'] });
    const { token, meetingId } = await completed();
    for (const seat of [null, randomUUID()]) {
      const forged = await declare(token, SAID, seat);
      expect([forged.status, forged.body]).toMatchObject([409, { code: 'not-active' }]);
      expect((await fair(token, seat)).body).toMatchObject({ asks: null });
    }
    const rows = () => app.context.db.query('select sex from declared_categories where interview_id = $1', [meetingId]);
    expect(await rows()).toEqual([]);
    expect((await declare(token, SAID)).status).toBe(200);
    expect((await declare(token, { sex: 'male' }, randomUUID())).status).toBe(409);
    expect(await rows()).toEqual([{ sex: 'female' }]);
  });

  test('goes into the export of the person and away with an erasure', async () => {
    await settings({ asks: ['sex'] });
    const { token, meetingId } = await completed();
    await declare(token, SAID);
    const email = `robin.vale${people}@example.com`;
    const ref = { organizationId: 'acme', userId: 'api', by: { email } };
    const held = await exportPerson(app.context.db, ref as never, app.context.dataRights);
    expect(held.declared_categories).toEqual([
      { interview_id: meetingId, sex: 'female', race: null, age: null, disability: null },
    ]);
    const erased = await app.call('POST', '/api/v1/admin/people/erase', {
      headers: { 'x-admin-secret': ADMIN_SECRET },
      body: { organizationId: 'acme', userId: 'api', email },
    });
    expect([erased.status, erased.text]).toEqual([200, expect.anything()]);
    expect(
      await app.context.db.query('select 1 from declared_categories where interview_id = $1', [meetingId]),
    ).toEqual([]);
  });
});

describe('a decision', () => {
  test('is recorded under who made it, changed and taken back, each on record', async () => {
    const { meetingId } = await completed();
    const url = `interviews/${meetingId}/decision`;
    expect((await reviewer.call('GET', url)).body).toEqual({ decision: null, notice: null });
    const moved = await reviewer.call('PUT', url, { outcome: 'moved-on' });
    expect(moved.body).toMatchObject({ decision: { outcome: 'moved-on', by: 'reviewer of acme' } });
    await reviewer.call('PUT', url, { outcome: 'moved-on' });
    await admin.call('PUT', url, { outcome: 'not-moved-on' });
    expect((await admin.call('PUT', url, { outcome: null })).body).toMatchObject({ decision: null });
    const kept = await app.context.db.query<{ outcome: string | null }>(
      'select outcome from candidate_decisions where interview_id = $1 order by id',
      [meetingId],
    );
    expect(kept.map(({ outcome }) => outcome)).toEqual(['moved-on', 'not-moved-on', null]);
    expect((await auditOf(app, 'acme')).filter((action) => action === 'candidate.decided')).toHaveLength(4);
  });

  test('is recorded by a system with a key, of its own account alone', async () => {
    const { meetingId } = await completed();
    const url = `/api/v1/interviews/${meetingId}/decision`;
    const decide = (outcome: string | null, by = headers): Promise<TestReply> =>
      app.call('PUT', url, { headers: by, body: { outcome } });
    expect((await decide('MOVED_ON')).body).toMatchObject({
      success: true,
      data: { outcome: 'MOVED_ON', decidedAt: expect.any(String) },
    });
    expect((await admin.call('GET', `interviews/${meetingId}/decision`)).body).toMatchObject({
      decision: { outcome: 'moved-on', by: null },
    });
    expect((await decide('hold')).status).toBe(403);
    const other = await app.createKey({ organizationId: 'other', userId: 'api' });
    expect((await decide('NOT_MOVED_ON', other.headers)).status).toBe(404);
    expect((await decide(null)).body).toMatchObject({ data: { outcome: null, decidedAt: null } });
  });

  test('waits for the end of the interview', async () => {
    const { meetingId } = await postInterview(app, headers, jobId, { candidateEmail: 'still.open@example.com' });
    const reply = await reviewer.call('PUT', `interviews/${meetingId}/decision`, { outcome: 'moved-on' });
    expect([reply.status, reply.body]).toMatchObject([409, { error: { kind: 'nothing-to-decide' } }]);
  });
});

describe('figures of a job', () => {
  type Figures = {
    cohorts: {
      completed: number;
      decided: number;
      figures: null | { people: number; tables: { by: string[]; basis: string; groups: object[] }[] };
    }[];
  };
  const figuresOf = async (job: string): Promise<Figures> =>
    (await admin.call('GET', `fairness/jobs/${job}`)).body as Figures;

  async function candidates(job: string, sex: string | null, count: number, movedOn: number): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { token, meetingId } = await completed(job);
      if (sex !== null) await declare(token, { sex });
      const outcome = index < movedOn ? 'moved-on' : 'not-moved-on';
      await reviewer.call('PUT', `interviews/${meetingId}/decision`, { outcome });
      ids.push(meetingId);
    }
    return ids;
  }

  test('count the decided by cohort, stand until five of each kind have come, and name nobody', async () => {
    await settings({ asks: ['sex'] });
    const job = await postJob(app, headers);
    // female 3 of 6 = 0.5; male 6 of 8 = 0.75; 0.5 ÷ 0.75 = 0.6667, less than 4/5.
    await candidates(job, 'female', 6, 3);
    const ids = await candidates(job, 'male', 8, 6);
    await completed(job);
    const first = (await figuresOf(job)).cohorts[0];
    expect(first).toMatchObject({ completed: 15, decided: 14, figures: { people: 14 } });
    expect(first?.figures?.tables[0]).toMatchObject({
      basis: 'selection',
      counted: 14,
      unknown: 0,
      withheld: null,
      groups: [
        { of: { sex: 'female' }, people: 6, chosen: 3, rate: 0.5, ratio: 0.6667, belowFourFifths: true },
        { of: { sex: 'male' }, people: 8, chosen: 6, rate: 0.75, ratio: 1, belowFourFifths: false },
        { of: { sex: 'another' }, people: null, chosen: null, rate: null, ratio: null },
      ],
    });
    // Five have come, and one of them alone was moved on: new figures would tell what she said.
    const [one] = await candidates(job, 'female', 1, 1);
    await candidates(job, 'male', 4, 0);
    const second = await figuresOf(job);
    expect(second.cohorts[0]).toMatchObject({ decided: 19, figures: first?.figures });
    await candidates(job, 'male', 4, 4);
    await candidates(job, 'female', 1, 0);
    expect((await figuresOf(job)).cohorts[0]?.figures).toMatchObject({ people: 24 });
    const text = JSON.stringify(second);
    for (const id of [...ids, one ?? '']) expect(text).not.toContain(id);
    expect((await auditOf(app, 'acme')).filter((action) => action === 'fairness.opened').length).toBeGreaterThan(2);
  });

  test('cannot be led around one person by taking decisions back or changing them', async () => {
    await settings({ asks: ['sex'] });
    const job = await postJob(app, headers);
    const women = await candidates(job, 'female', 8, 4);
    const men = await candidates(job, 'male', 8, 4);
    const decide = (id: string | undefined, outcome: string | null) =>
      reviewer.call('PUT', `interviews/${id}/decision`, { outcome });
    const first = (await figuresOf(job)).cohorts[0]?.figures;
    expect(first).toMatchObject({ people: 16 });
    const six = [...women.slice(0, 3), ...men.slice(0, 3)];
    for (const id of six) await decide(id, null);
    const without = (await figuresOf(job)).cohorts[0];
    for (const id of six.slice(0, 5)) await decide(id, 'moved-on');
    // Six of both sexes are enough to go. Five of them are enough to come, but beside the first figures one is missing.
    expect(without?.figures).toMatchObject({ people: 10 });
    const third = (await figuresOf(job)).cohorts[0];
    expect([third?.decided, third?.figures]).toEqual([15, without?.figures]);
    await decide(six[5], 'moved-on');
    await decide(women[7], 'moved-on');
    await candidates(job, 'female', 6, 3);
    await candidates(job, 'male', 6, 3);
    expect((await figuresOf(job)).cohorts[0]?.figures).toEqual(without?.figures);
  });

  test('of a few people there are none', async () => {
    await settings({ asks: ['sex'] });
    const job = await postJob(app, headers);
    await candidates(job, 'female', 4, 2);
    expect((await figuresOf(job)).cohorts[0]).toMatchObject({ decided: 4, figures: null });
  });

  test('go out as a file that a spreadsheet takes, by page and by command', async () => {
    const { csv } = (await admin.call('GET', 'fairness/export')).body as { csv: string };
    const lines = csv.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^job_id,job_title,cohort,/);
    expect(lines.some((line) => line.includes(',selection,sex,female,,,,'))).toBe(true);
    const printed: string[] = [];
    const output = { line: (text: string) => void printed.push(text), problem: () => undefined };
    const input = { values: { organization: 'acme' }, positionals: [] };
    expect(await fairnessExport.run(app.context, input, output)).toBe(0);
    expect(printed.join('\n')).toBe(csv.trimEnd());
    printed.length = 0;
    await fairnessSettings.run(app.context, { ...input, values: { organization: 'acme', 'keep-days': '200' } }, output);
    expect(printed.join('\n')).toContain('kept 200 days at least');
  });
});

test('the page says what the answers are read for and by what', async () => {
  await settings({});
  const { token } = await completed();
  expect((await fair(token)).body).toMatchObject({
    judged: {
      language: 'en',
      plan: { version: 1, cohort: expect.stringMatching(/^[0-9a-f]{16}$/) },
      reader: { name: expect.any(String), version: expect.any(String) },
      drafted: true,
    },
  });
});

test('recordings are kept as long as the floor of the organization says', async () => {
  await settings({ keepDays: 400 });
  const { meetingId } = await completed();
  const { db } = app.context;
  const days = (count: number) => new Date(app.clock.now() - count * DAY_MS);
  const outdated = async (): Promise<string[]> => {
    const { listOutdated } = await import('../../features/recordings/recording-store.ts');
    return listOutdated(db, new Date(app.clock.now()), 180, 100);
  };
  await db.query(
    `insert into recordings (interview_id, status, version, size_bytes, faults, last_chunk_at) values ($1, 'ready', 1, 1, '{}', $2)`,
    [meetingId, days(399)],
  );
  expect(await outdated()).toEqual([]);
  await db.query('update recordings set last_chunk_at = $2 where interview_id = $1', [meetingId, days(401)]);
  expect(await outdated()).toEqual([meetingId]);
});

test('mails and messages of webhooks are kept as long as the floor says, those of others are not', async () => {
  await settings({ keepDays: 200 });
  const { meetingId } = await completed();
  const { db } = app.context;
  const { dropOldMails } = await import('../../features/mails/index.ts');
  const { dropOldMessages } = await import('../../features/webhooks/index.ts');
  const { listFloors } = await import('../../features/fair-process/index.ts');
  const { headers } = await app.createKey({ organizationId: 'keeps-nothing', userId: 'api' });
  const { meetingId: elsewhere } = await postInterview(app, headers, await postJob(app, headers));
  const old = (days: number) => leastId(app.clock.now() - days * DAY_MS);
  for (const [at, id] of [meetingId, elsewhere].entries()) {
    const row = `${old(150).slice(0, -1)}${at + 1}`;
    await db.query(
      `insert into mails (id, kind, interview_id, account_id, state)
       select $1, 'thanks', id, account_id, 'SENT' from interviews where id = $2`,
      [row, id],
    );
    await db.query(
      `insert into webhook_messages (id, account_id, interview_id, type, body)
       select $1, account_id, id, 'interview.completed', '{}' from interviews where id = $2`,
      [row, id],
    );
  }
  const left = async (table: string): Promise<unknown[]> =>
    (await db.query<{ id: string }>(`select interview_id as id from ${table} where id < $1`, [old(149)])).map(
      ({ id }) => id,
    );
  /** As the upkeep does. */
  const sweep = async () => {
    const floors = (await listFloors(db)).map(({ organizationId, keepDays }) => ({
      organizationId,
      oldest: old(keepDays),
    }));
    await dropOldMails(db, old(90), floors);
    await dropOldMessages(db, old(30), floors);
  };
  await sweep();
  expect([await left('mails'), await left('webhook_messages')]).toEqual([[meetingId], [meetingId]]);
  app.clock.advance(51 * DAY_MS);
  await sweep();
  expect([await left('mails'), await left('webhook_messages')]).toEqual([[], []]);
});
