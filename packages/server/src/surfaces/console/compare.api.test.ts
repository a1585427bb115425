import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf, type ConsolePerson, kindOf, signedIn } from '../../testing/console-people.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Cell = {
  level: { score: number } | null;
  quotes: { text: string; turnId: number }[];
  assessments: { reviewer: string; score: number; own: boolean }[];
} | null;
type Comparison = {
  levels: string;
  candidates: { id: string; name: string; withheld: number; assessed: boolean }[];
  rows: { text: string; cells: Cell[] }[];
};

let app: TestApp;
let ana: ConsolePerson;
let ben: ConsolePerson;
let headers: Record<string, string>;
let job: string;
let zoe: string;
let abe: string;

beforeAll(async () => {
  app = await startTestApp();
  ana = await signedIn(app, 'acme', 'REVIEWER', 'Ana Lind');
  ben = await signedIn(app, 'acme', 'OWNER', 'Ben Roth');
  ({ headers } = await app.createKey({ organizationId: 'acme', userId: 'ats' }));
  job = await postJob(app, headers);
  zoe = await held('Zoe Quist');
  abe = await held('=Abe "the" Ortiz');
}, 120_000);
afterAll(() => app.close());

async function held(candidateName: string): Promise<string> {
  const { token, meetingId } = await postInterview(app, headers, job, {
    candidateEmail: `${candidateName.replaceAll(/\W+/g, '.').replace(/^\./, '')}@example.com`,
    candidateName,
  });
  const candidate = new Candidate(app, token);
  await candidate.begin();
  // In words of the description: a line shows only what was said of it.
  await candidate.finish(
    'Once a release of our services was slow, so I rolled it back safely, wrote a postmortem on call and kept PostgreSQL healthy.',
  );
  await app.context.tasks.runDue();
  return meetingId;
}
const compare = async (by: ConsolePerson, ids = `${zoe},${abe}`): Promise<Comparison> => {
  const reply = await by.call('GET', `jobs/${job}/compare?ids=${ids}`);
  expect([reply.status, reply.text.slice(0, 200)]).toEqual([200, reply.text.slice(0, 200)]);
  return reply.body as Comparison;
};

test('candidates stand side by side by name, with the words that each said, and no total', async () => {
  const found = await compare(ana);
  expect(found.candidates.map(({ name }) => name)).toEqual(['=Abe "the" Ortiz', 'Zoe Quist']);
  expect(found.rows.length).toBeGreaterThan(3);
  expect(found.rows.every(({ cells }) => cells.length === 2)).toBe(true);
  const quotes = found.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.quotes ?? []));
  expect(quotes.length).toBeGreaterThan(0);
  expect(JSON.stringify(found)).not.toMatch(/"(total|overall|rank)":\{/);
  // Each quote is in the transcript at the turn that it names.
  const transcript = (await ana.call('GET', `interviews/${zoe}/transcript`)).body as {
    turns: { id: number; text: string }[];
  };
  const own = found.rows.flatMap(({ cells }) => cells[1]?.quotes ?? []);
  for (const { turnId, text } of own)
    expect(transcript.turns.find(({ id }) => id === turnId)?.text).toContain(text.trim());
});

test('levels stand beside each other only where the plans ask the same', async () => {
  const levels = (found: Comparison) => found.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.level ?? []));
  const { db } = app.context;
  const score = { score: 3, low: 2, high: 4 };
  // Reports never change: a later one takes the place of each.
  const later = (ids: string[], content: string, ...values: unknown[]) =>
    db.query(
      `insert into reports (interview_id, no, blueprint_version_id, engine, content, at)
       select interview_id, no + 1, blueprint_version_id, engine, ${content}, at from reports r
       where interview_id = any($1) and no = (select max(no) from reports where interview_id = r.interview_id)`,
      [ids, ...values],
    );
  await later(
    [zoe, abe],
    `jsonb_set(content::jsonb, '{questions}', (select jsonb_agg(q || jsonb_build_object('level', $2::jsonb))
       from jsonb_array_elements(content::jsonb -> 'questions') q))`,
    JSON.stringify(score),
  );
  const same = await compare(ana);
  expect([same.levels, levels(same).length > 0]).toEqual(['shown', true]);
  const [version] = await db.query<{ id: string }>(
    `insert into blueprint_versions (id, interviewer_id, no, language, hash, content)
     select gen_random_uuid(), interviewer_id, no + 100, language, hash,
       jsonb_set(content::jsonb, '{questions,0,text}', '"Something else?"') from blueprint_versions
     where id = (select blueprint_version_id from interviews where id = $1) returning id`,
    [abe],
  );
  await later([abe], `jsonb_set(content::jsonb, '{blueprint,versionId}', to_jsonb($2::text))`, version?.id);
  const different = await compare(ana);
  expect([different.levels, levels(different)]).toEqual(['plans-differ', []]);
});

test('what others think stays hidden in the comparison and in its file until one’s own is in', async () => {
  const { competencies } = (
    (await ben.call('GET', `interviews/${zoe}/report`)).body as { report: { competencies: { key: string }[] } }
  ).report;
  const scores = Object.fromEntries(competencies.map(({ key }) => [key, 2]));
  await ben.call('POST', `interviews/${zoe}/assessments`, { scores });
  const given = (found: Comparison) =>
    found.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.assessments ?? []));
  const before = await compare(ana);
  expect(before.candidates[1]).toMatchObject({ withheld: 1, assessed: false });
  expect(given(before)).toEqual([]);
  const file = await ana.call('GET', `jobs/${job}/compare/export?ids=${zoe},${abe}`);
  expect(file.text).not.toContain('Ben Roth');
  await ana.call('POST', `interviews/${zoe}/assessments`, { note: 'Knows the plant.' });
  const after = await compare(ana);
  expect(after.candidates[1]).toMatchObject({ withheld: 0, assessed: true });
  expect(given(after)[0]).toEqual({ reviewer: 'Ben Roth', verified: true, score: 2, own: false });
  expect((await ana.call('GET', `jobs/${job}/compare/export?ids=${zoe},${abe}`)).text).toContain('Ben Roth: 2');
});

test.each([
  ['', 400],
  ['one', 400],
  ['five', 400],
  ['elsewhere', 404],
] as const)('%s of them is refused', async (which, status) => {
  const ids = {
    '': '',
    one: zoe,
    five: Array.from({ length: 5 }, () => app.context.ids.next()).join(','),
    elsewhere: `${zoe},${app.context.ids.next()}`,
  };
  const reply = await ana.call('GET', `jobs/${job}/compare?ids=${ids[which]}`);
  expect(reply.status).toBe(status);
});

test('a table of candidates runs nothing in a spreadsheet, in either form, and is on record', async () => {
  const csv = await ana.call('GET', 'interviews/export?language=de');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.headers['content-disposition']).toBe('attachment; filename="candidates.csv"');
  const [head, ...rows] = csv.text.replace('\ufeff', '').trim().split('\r\n');
  expect(head?.split(',')[0]).toBe('Kandidat');
  expect(rows).toHaveLength(2);
  expect(rows.find((row) => row.includes('Abe'))).toMatch(/^"'=Abe ""the"" Ortiz",/);
  const xlsx = await app.app.inject({
    url: `/console/api/organizations/acme/interviews/export?format=xlsx`,
    headers: { host: 'interviews.example.com', cookie: ana.cookie },
  });
  const parts = unzipSync(new Uint8Array(xlsx.rawPayload));
  const text = Object.entries(parts)
    .map(([name, bytes]) => (name.endsWith('.xml') ? strFromU8(bytes) : ''))
    .join('\n');
  expect(text).toContain('Zoe Quist');
  expect(text).toContain('=Abe');
  expect(text).not.toContain('<f>');
  expect((await auditOf(app, 'acme')).filter((action) => action === 'candidates.exported')).toHaveLength(2);
  const narrowed = await ana.call('GET', 'interviews/export?status=NO_SHOW');
  expect(narrowed.text.trim().split('\r\n')).toHaveLength(1);
});

test('a screen that waits is told when an interview moves, at once where it comes from before', async () => {
  const wait = async (after: string) =>
    (await ana.call('GET', `interviews/changes?after=${after}`)).body as { mark: string; changed: boolean };
  const { mark, changed } = await wait('');
  expect(changed).toBe(false);
  const waiting = wait(mark);
  const { token } = await postInterview(app, headers, job, { candidateEmail: 'new@example.com' });
  await new Candidate(app, token).begin();
  const told = await waiting;
  expect(told.changed).toBe(true);
  // Another move may be told of a moment later.
  expect((await wait(mark)).changed).toBe(true);
  const stranger = await signedIn(app, 'elsewhere', 'OWNER');
  expect(kindOf(await stranger.call('GET', `jobs/${job}/compare?ids=${zoe},${abe}`))).toBe('job-not-found');
});
