import type { InterviewerPlan, interviewerEndpoints } from '@colloquy/contract/interviewers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { authBattery } from '../../testing/auth-battery.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

type Form = z.infer<typeof interviewerEndpoints.getInterviewer.reply>['data'];

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey({ scopes: ['hiring', 'interviewers'] }));
});
afterAll(() => app.close());

const url = (job: string) => `/api/v1/jobs/${job}/interviewer`;
const read = async (job: string): Promise<Form> => {
  const reply = await app.call('GET', url(job), { headers });
  expect(reply).toMatchObject({ status: 200, headers: { etag: `"${(reply.body as { data: Form }).data.version}"` } });
  return (reply.body as { data: Form }).data;
};
const put = (job: string, version: number, plan: object): Promise<TestReply> =>
  app.call('PUT', url(job), { headers: { ...headers, 'if-match': `"${version}"` }, body: plan });
const published = (reply: TestReply): Form => {
  expect(reply.text).toContain('"success":true');
  return (reply.body as { data: Form }).data;
};
const issues = ({ status, body }: TestReply) => {
  expect(status).toBe(403);
  return (body as { errors: { path: (string | number)[]; message: string }[] }).errors.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
};
/** The plan with its first question asked in other words. */
const reworded = (plan: InterviewerPlan, text: string): InterviewerPlan => ({
  ...plan,
  questions: plan.questions.map((question, index) => (index === 0 ? { ...question, text } : question)),
});

describe('who may read and publish', () => {
  test('every way of not being allowed gives the same reply', async () => {
    const job = await postJob(app, headers);
    await authBattery(
      app,
      { method: 'GET', url: url(job) },
      {
        header: 'authorization',
        prefix: 'Bearer ',
        scope: 'interviewers',
        expected: {
          status: 401,
          body: { status: 401, errors: 'Invalid API key' },
          headers: { 'www-authenticate': 'Bearer' },
        },
      },
    );
  });

  test('a key of no named scopes does not open it: it is never implied', async () => {
    const job = await postJob(app, headers);
    const plain = await app.createKey();
    expect((await app.call('GET', url(job), { headers: plain.headers })).status).toBe(401);
  });

  test('the job of another account is as unknown as none', async () => {
    const job = await postJob(app, headers);
    const other = await app.createKey({ organizationId: 'other', userId: 'u', scopes: ['interviewers'] });
    const foreign = await app.call('GET', url(job), { headers: other.headers });
    const missing = await app.call('GET', url('none'), { headers: other.headers });
    expect(foreign).toMatchObject({ status: 404, body: { errors: `Job not found: serviceJobId=${job}` } });
    expect(missing.status).toBe(404);
  });
});

describe('reading', () => {
  test('the plan has every line of the description, with its question or the reason why none asks', async () => {
    const { version, edited, lines, interviewer } = await read(await postJob(app, headers));
    expect({ version, edited }).toEqual({ version: 1, edited: false });
    expect(lines.map(({ text }) => text)).toContain('You explain trade-offs to people who do not write code.');
    const keys = new Set(interviewer.questions.map(({ key }) => key));
    for (const { question, why } of lines) {
      if (question === null) expect(why).not.toBeNull();
      else expect(keys.has(question)).toBe(true);
    }
    expect(lines.filter(({ question }) => question !== null).length).toBeGreaterThan(1);
  });
});

describe('publishing', () => {
  test('the plan as it was read is taken, and is no new version', async () => {
    const job = await postJob(app, headers);
    const before = await read(job);
    expect(published(await put(job, 1, before.interviewer))).toEqual(before);
  });

  test('a changed plan is the next version; the one before stays in the store', async () => {
    const job = await postJob(app, headers);
    const before = await read(job);
    const after = published(await put(job, 1, reworded(before.interviewer, 'Which release cost you most sleep?')));
    expect(after).toMatchObject({ version: 2, edited: true, minutes: before.minutes });
    expect(after.cohort).not.toBe(before.cohort);
    expect(after.interviewer.questions[0]?.text).toBe('Which release cost you most sleep?');
    expect(after.interviewer.questions.slice(1)).toEqual(before.interviewer.questions.slice(1));
    expect(await read(job)).toEqual(after);
    const rows = await app.context.db.query(
      `select v.no from blueprint_versions v join jobs j on j.interviewer_id = v.interviewer_id where j.id = $1 order by v.no`,
      [job],
    );
    expect(rows).toEqual([{ no: 1 }, { no: 2 }]);
  });

  test('without the version it was made from, or from an earlier one, nothing is published', async () => {
    const job = await postJob(app, headers);
    const { interviewer } = await read(job);
    const plan = reworded(interviewer, 'What was your hardest release?');
    expect(await app.call('PUT', url(job), { headers, body: plan })).toMatchObject({ status: 428 });
    published(await put(job, 1, plan));
    expect(await put(job, 1, reworded(interviewer, 'Another one?'))).toMatchObject({
      status: 412,
      body: { errors: 'The plan was changed meanwhile: version 2 is published now' },
    });
    const odd = { ...headers, 'if-match': 'version 2' };
    expect(issues(await app.call('PUT', url(job), { headers: odd, body: plan }))).toEqual([
      'If-Match: must be one version as ETag gives it, such as "3"',
    ]);
    expect((await read(job)).version).toBe(2);
  });

  test('of two who publish at once from the same version one is refused', async () => {
    const job = await postJob(app, headers);
    const { interviewer } = await read(job);
    const replies = await Promise.all(
      ['What broke first?', 'What broke last?'].map((text) => put(job, 1, reworded(interviewer, text))),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  test.each([
    ['en', 'How old are you, and do you plan to have children?', 'age'],
    ['de', 'Sind Sie verheiratet oder schwanger?', 'family'],
    ['ja', 'ご結婚の予定はありますか。', 'family'],
    ['vi', 'Bạn bao nhiêu tuổi?', 'age'],
  ])('a question that must not be asked is refused in any language (%s)', async (_language, text, ground) => {
    const job = await postJob(app, headers);
    const { interviewer } = await read(job);
    const named = issues(await put(job, 1, reworded(interviewer, text)));
    expect(named.some((issue) => issue.startsWith('questions.0.text: asks for what must not be asked'))).toBe(true);
    expect(named.join()).toContain(ground);
    expect((await read(job)).version).toBe(1);
  });

  test('each broken rule is named with its place', async () => {
    const job = await postJob(app, headers);
    const { interviewer } = await read(job);
    const [first, second, ...rest] = interviewer.questions;
    if (first === undefined || second === undefined) throw new Error('no questions');
    const point = { key: 'own', name: null, phrasings: ['I measured it first.'], followUp: 'Are you pregnant?' };
    const broken = {
      ...interviewer,
      competencies: [...interviewer.competencies, { key: 'unused', name: 'Unmarried people' }],
      questions: [
        { ...first, minutes: 0.3, covers: ['l99'], points: [point] },
        { ...second, text: first.text, starter: 'let x = 1;' },
        ...rest,
      ],
    };
    const last = interviewer.competencies.length;
    expect(issues(await put(job, 1, broken)).toSorted()).toEqual(
      [
        `competencies.${last}.name: sets a condition that must not be set (family: Unmarried)`,
        `competencies.${last}: no question is about unused`,
        'questions.0.covers.0: l99 is no line of this job',
        'questions.0.minutes: must be 1 to 12, halves too',
        'questions.0.points.0.followUp: asks for what must not be asked (family: Are you pregnant)',
        'questions.0.points.0.name: is needed: the report names the point by it',
        'questions.0.points.0.phrasings: 3 to 12 are needed, there are 1',
        'questions.1.starter: only an answer in code has one',
        'questions.1.text: is asked before',
      ].toSorted(),
    );
    const twice = { ...interviewer, questions: [first, first, second, ...rest] };
    expect(issues(await put(job, 1, twice))).toContain(`questions.1.key: ${first.key} is taken`);
    const own = { ...interviewer, questions: [{ ...first, key: 'cv.1' }, second, ...rest] };
    expect(issues(await put(job, 1, own))).toContain(
      'questions.0.key: cv.1 begins with cv., which is kept for questions about the own CV',
    );
    expect((await read(job)).version).toBe(1);
  });
});

describe('cohorts', () => {
  test('an invitation keeps the plan that was published when it was made, until it is asked to move', async () => {
    const job = await postJob(app, headers);
    const { interviewer } = await read(job);
    const old = await postInterview(app, headers, job, { candidateEmail: 'first@example.com' });
    const begun = new Candidate(
      app,
      (await postInterview(app, headers, job, { candidateEmail: 'begun@example.com' })).token,
    );
    await begun.begin();
    const text = 'Which release cost you most sleep?';
    const after = published(await put(job, 1, reworded(interviewer, text)));
    expect(after.invitations).toEqual({ open: 1, onEarlierVersions: 1 });
    const late = new Candidate(
      app,
      (await postInterview(app, headers, job, { candidateEmail: 'late@example.com' })).token,
    );
    expect((await late.begin()).conversation?.prompt?.text).toContain(text);
    const first = new Candidate(app, old.token);
    await first.look();
    expect((await first.begin()).conversation?.prompt?.text).toBe(interviewer.questions[0]?.text);

    const waiting = await postInterview(app, headers, job, { candidateEmail: 'waiting@example.com' });
    published(await put(job, 2, reworded(interviewer, 'And which one cost you none?')));
    const moved = await app.call('POST', `${url(job)}/move-invitations`, { headers });
    expect(moved.body).toEqual({ success: true, data: { version: 3, moved: 1 } });
    expect((await read(job)).invitations).toEqual({ open: 1, onEarlierVersions: 0 });
    const last = new Candidate(app, waiting.token);
    expect((await last.begin()).conversation?.prompt?.text).toContain('And which one cost you none?');
    const again = await begun.look();
    expect(again.conversation?.prompt?.text).toBe(interviewer.questions[0]?.text);
  });

  test('an invitation from before versions were named is held on the first plan', async () => {
    const job = await postJob(app, headers);
    const { interviewer } = await read(job);
    const { meetingId, token } = await postInterview(app, headers, job);
    await app.context.db.query('update interviews set blueprint_version_id = null where id = $1', [meetingId]);
    const after = published(await put(job, 1, reworded(interviewer, 'Which release cost you most sleep?')));
    expect(after.invitations).toEqual({ open: 1, onEarlierVersions: 1 });
    const candidate = new Candidate(app, token);
    expect((await candidate.begin()).conversation?.prompt?.text).toBe(interviewer.questions[0]?.text);
  });
});
