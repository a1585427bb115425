import { type ConsoleReply, REHEARSAL } from '@colloquy/contract/console';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditOf, type ConsolePerson, kindOf, signedIn } from '../../testing/console-people.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

type Plan = ConsoleReply<'getPlan'>;
type Question = Plan['plan']['questions'][number];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function made(organization: string): Promise<{ recruiter: ConsolePerson; viewer: ConsolePerson; job: string }> {
  const recruiter = await signedIn(app, organization, 'RECRUITER');
  const viewer = await signedIn(app, organization, 'VIEWER');
  const { title, description } = PLATFORM_ENGINEER;
  const reply = await recruiter.call('POST', 'jobs', { title, description });
  return { recruiter, viewer, job: (reply.body as { id: string }).id };
}

const planOf = async (by: ConsolePerson, job: string): Promise<Plan> =>
  (await by.call('GET', `jobs/${job}/plan`)).body as Plan;
const issuesOf = (reply: TestReply) =>
  (reply.body as { error: { issues: { path: (string | number)[]; message: string }[] } }).error.issues;

const OWN: Question = {
  key: 'own-rollback',
  competency: 'own-releases',
  purpose: 'Whether releases are taken back before they hurt',
  text: 'Tell me about a release that you took back. What did you see first?',
  plain: 'When did you undo a release, and why?',
  mustAsk: true,
  minutes: 4,
  covers: [],
  answerForm: 'prose',
  starter: null,
  asksFacts: false,
  rubricLanguage: 'en',
  anchors: null,
  points: [
    {
      key: 'alarm-first',
      name: 'names the signal that warned first',
      phrasings: [
        'the error rate alarm fired first',
        'our latency graph went up',
        'an alert told us before customers did',
      ],
      followUp: 'Which signal told you that something was wrong?',
    },
  ],
  mistakes: [],
  followUps: {},
};
const withOwn = ({ plan }: Plan): Plan['plan'] => ({
  ...plan,
  competencies: [...plan.competencies, { key: 'own-releases', name: 'Releases' }],
  questions: [OWN, ...plan.questions],
});

test('a plan is read by all, published by recruiters, and its invitations are moved on wish', async () => {
  const { recruiter, viewer, job } = await made('plans');
  const first = await planOf(viewer, job);
  expect(first).toMatchObject({ version: 1, edited: false, language: 'en', begun: 0, invitations: { open: 0 } });
  expect(first.lines.length).toBeGreaterThan(3);
  await recruiter.call('POST', 'interviews', { job, email: 'robin.vale@example.com' });

  const body = { from: 1, plan: withOwn(first) };
  expect((await viewer.call('PUT', `jobs/${job}/plan`, body)).status).toBe(403);
  const checked = await recruiter.call('POST', `jobs/${job}/plan/check`, body);
  expect(checked.body).toMatchObject({ problems: [], made: { newCohort: true } });
  expect((await planOf(viewer, job)).version).toBe(1);

  const published = await recruiter.call('PUT', `jobs/${job}/plan`, body);
  expect(published.body).toMatchObject({ version: 2, edited: true, invitations: { open: 1, onEarlierVersions: 1 } });
  const plan = await planOf(viewer, job);
  expect(plan.cohort).not.toBe(first.cohort);
  expect(plan.plan.questions[0]).toMatchObject({ ...OWN, anchors: { 5: 'names the signal that warned first' } });

  const moved = await recruiter.call('POST', `jobs/${job}/plan/move-invitations`, {});
  expect(moved.body).toEqual({ version: 2, moved: 1 });
  expect((await planOf(viewer, job)).invitations).toEqual({ open: 1, onEarlierVersions: 0 });
  expect(await auditOf(app, 'plans')).toEqual([
    'job.created',
    'candidate.invited',
    'plan.published',
    'plan.invitations-moved',
  ]);
});

test('of two who began on one version the second is told, and nothing of the first is lost', async () => {
  const { recruiter, job } = await made('conflicts');
  const first = await planOf(recruiter, job);
  const change = (title: string) => ({ from: 1, plan: { ...first.plan, title } });
  expect((await recruiter.call('PUT', `jobs/${job}/plan`, change('Site reliability'))).status).toBe(200);
  for (const [method, path] of [
    ['PUT', 'plan'],
    ['POST', 'plan/check'],
    ['POST', 'rehearsals'],
  ] as const) {
    const answers = path === 'rehearsals' ? { answers: [] } : {};
    const late = await recruiter.call(method, `jobs/${job}/${path}`, { ...change('Backend'), ...answers });
    expect([late.status, kindOf(late)]).toEqual([409, 'plan-changed']);
  }
  expect((await planOf(recruiter, job)).plan.title).toBe('Site reliability');
});

test.each([
  ['a protected topic', { text: 'Are you married, and do you want to have children?' }, 'text', /must not be asked/],
  ['no wording', { text: ' ' }, 'text', /./],
  ['a length that no answer takes', { minutes: 40 }, 'minutes', /1 to 12/],
])('%s is refused with its field and rule, checked or published', async (_what, change, field, rule) => {
  const { recruiter, job } = await made('refusals');
  const plan = withOwn(await planOf(recruiter, job));
  const body = { from: 1, plan: { ...plan, questions: [{ ...OWN, ...change }, ...plan.questions.slice(1)] } };
  const refused = await recruiter.call('PUT', `jobs/${job}/plan`, body);
  expect([refused.status, kindOf(refused)]).toEqual([400, 'invalid-request']);
  const [issue] = issuesOf(refused);
  expect(issue?.path).toEqual(['plan', 'questions', 0, field]);
  expect(issue?.message).toMatch(rule);
  expect((await planOf(recruiter, job)).version).toBe(1);
});

describe('a rehearsal', () => {
  const rehearse = async (by: ConsolePerson, job: string, plan: Plan, answers: string[]) =>
    by.call('POST', `jobs/${job}/rehearsals`, { from: plan.version, plan: withOwn(plan), answers });

  test('is held by the dialogue itself, asks what is missing, shows what was found, and leaves nothing', async () => {
    const { recruiter, viewer, job } = await made('rehearsals');
    const plan = await planOf(recruiter, job);
    const opened = (await rehearse(recruiter, job, plan, [])).body as ConsoleReply<'rehearse'>;
    expect(opened.turns.map(({ kind }) => kind)).toEqual(['opening', 'question']);
    expect(opened.turns[1]?.text).toBe(OWN.text);

    const thin = 'In March I took back a release of our billing service because it was slow, and it got well again.';
    const asked = (await rehearse(recruiter, job, plan, [thin])).body as ConsoleReply<'rehearse'>;
    expect(asked.turns.at(-1)).toMatchObject({
      by: 'interviewer',
      kind: 'follow-up',
      question: OWN.key,
      text: expect.stringContaining('Which signal told you that something was wrong?'),
    });
    expect(asked.heard).toMatchObject([
      { question: OWN.key, points: [{ key: 'alarm-first', found: 'none', words: null }] },
    ]);

    const more = 'The error rate alarm fired first, at four in the morning, before any customer called us about it.';
    const found = (await rehearse(recruiter, job, plan, [thin, more])).body as ConsoleReply<'rehearse'>;
    expect(found.heard[0]?.points).toMatchObject([
      { found: 'said', words: expect.stringContaining('error rate alarm') },
    ]);

    const all = Array.from({ length: REHEARSAL.answers }, () => '');
    const ended = (await rehearse(recruiter, job, plan, all)).body as ConsoleReply<'rehearse'>;
    expect(ended.over).toBe(true);
    expect((await rehearse(viewer, job, plan, [])).status).toBe(403);
    const kept = 'select 1 from interviews where job_id = $1 union all select 1 from dialogues';
    const rows = await app.context.db.query(kept, [job]);
    expect(rows).toEqual([]);
  });

  test('is bounded in answers and in characters', async () => {
    const { recruiter, job } = await made('bounds');
    const plan = await planOf(recruiter, job);
    const { answers, characters, charactersOfAnswer } = REHEARSAL;
    for (const [sent, path] of [
      [Array.from({ length: answers + 1 }, () => 'x'), ['answers']],
      [['x'.repeat(charactersOfAnswer + 1)], ['answers', 0]],
      [Array.from({ length: 7 }, () => 'x'.repeat(charactersOfAnswer)), ['answers']],
    ] as const) {
      const reply = await rehearse(recruiter, job, plan, [...sent]);
      expect([reply.status, issuesOf(reply)[0]?.path]).toEqual([400, path]);
    }
    expect(characters).toBeLessThan(7 * charactersOfAnswer);
  });
});

describe('a description that is being written', () => {
  const read = async (by: ConsolePerson, body: object) =>
    (await by.call('POST', 'jobs/read', body)).body as ConsoleReply<'readJob'>;

  test('shows what was read, where it stands, and which question it leads to', async () => {
    const recruiter = await signedIn(app, 'readers', 'RECRUITER');
    const { title, description } = PLATFORM_ENGINEER;
    const found = await read(recruiter, { title, description });
    expect(found.missing).toEqual([]);
    expect(found.questions?.length).toBeGreaterThan(5);
    for (const { text, start, end } of found.lines)
      expect(text).toContain(found.text.slice(start, end).slice(-10).trim());
    const asked = found.lines.filter(({ question }) => question !== null);
    expect(asked.length).toBeGreaterThan(1);
    for (const { question } of asked) expect(found.questions?.map(({ key }) => key)).toContain(question);
  });

  test('says what is missing long before it could be made', async () => {
    const recruiter = await signedIn(app, 'readers', 'RECRUITER');
    const found = await read(recruiter, { title: '', description: 'You plan the week of four mechanics.' });
    expect(found).toMatchObject({ missing: ['workplaceType', 'location'], questions: null });
    const refused = await recruiter.call('POST', 'jobs', { title: 'x', description: 'You plan the week. '.repeat(60) });
    expect([refused.status, issuesOf(refused).map(({ path }) => path[1])]).toEqual([
      422,
      ['workplaceType', 'location'],
    ]);
  });

  test('that is stored is shown without markup, with the place of its lines', async () => {
    const { viewer, job } = await made('stored');
    const { text, lines } = (await viewer.call('GET', `jobs/${job}/reading`)).body as ConsoleReply<'getJobReading'>;
    expect(lines.length).toBeGreaterThan(3);
    expect(text).not.toMatch(/<\w/);
  });
});
