import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignRequest } from '../../features/requests/index.ts';
import { auditOf, type ConsolePerson, kindOf, signedIn } from '../../testing/console-people.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Item = {
  id: string;
  kind: string;
  note: string;
  overdue: boolean;
  state: string;
  assignee: { id: string | null; name: string } | null;
  answer: string | null;
  language: string;
  mayHaveTime: boolean;
  interview: string;
};
type List = { results: Item[]; counts: { open: number; overdue: number; mine: number }; next: string | null };
type Today = { requests: { total: number; overdue: number; first: Item[] } | null };

let app: TestApp;
let ana: ConsolePerson;
let ben: ConsolePerson;
let headers: Record<string, string>;
let jobId: string;

beforeAll(async () => {
  app = await startTestApp();
  ana = await signedIn(app, 'acme', 'RECRUITER', 'Ana Lind');
  ben = await signedIn(app, 'acme', 'OWNER', 'Ben Roth');
  ({ headers } = await app.createKey({ organizationId: 'acme', userId: 'ats' }));
  jobId = await postJob(app, headers);
});
afterAll(() => app.close());

/** A candidate who asks for a person before anything was begun; their interview goes on. */
async function asks(name: string, note: string): Promise<string> {
  const { token, meetingId } = await postInterview(app, headers, jobId, {
    candidateEmail: `${name.toLowerCase()}@example.com`,
    candidateName: name,
  });
  await new Candidate(app, token).send('ask-human', { note });
  return meetingId;
}
const list = async (by: ConsolePerson, view = 'open'): Promise<List> =>
  (await by.call('GET', `requests?view=${view}`)).body as List;
const of = (found: List, interview: string): Item | undefined =>
  found.results.find((item) => item.interview === interview);

test('a request is seen on the first screen and in its list, given to somebody, answered, and gone', async () => {
  const interview = await asks('Robin', 'I stammer.');
  const today = (await ana.call('GET', 'today')).body as Today;
  expect(today.requests).toMatchObject({ total: 1, overdue: 0, first: [{ note: 'I stammer.', interview }] });
  expect((await ana.call('GET', 'waiting')).body).toEqual({ today: 1, requests: 1, mailPause: null });
  const item = of(await list(ana), interview);
  expect(item).toMatchObject({ kind: 'person', state: 'open', assignee: null, language: 'en', overdue: false });
  const id = item?.id ?? '';
  const wish = { id, kind: 'person', state: 'open', askedAt: new Date(app.clock.now()).toISOString() };
  const vera = await signedIn(app, 'acme', 'VIEWER', 'Vera Lund');
  for (const [who, requests] of [
    [ana, [wish]],
    [vera, null],
  ] as const) {
    expect((await who.call('GET', `interviews/${interview}`)).body).toMatchObject({ requests });
    const rows = (await who.call('GET', 'interviews')).body as { results: { id: string; requests: unknown }[] };
    expect(rows.results.find((row) => row.id === interview)?.requests).toEqual(requests);
  }

  expect((await ana.call('PUT', `requests/${id}/assignee`, { person: ben.id })).status).toBe(200);
  expect(of(await list(ana, 'mine'), interview)).toBeUndefined();
  expect(of(await list(ben, 'mine'), interview)?.assignee).toEqual({ id: ben.id, name: 'Ben Roth' });
  expect((await list(ben)).counts).toMatchObject({ open: 1, mine: 1 });

  const reply = await ana.call('POST', `requests/${id}/answer`, { text: 'Call us on Monday.' });
  const { letter, mailed } = reply.body as { letter: { to: string; text: string } | null; mailed: boolean };
  // No mail server: the letter is there to be copied, and nothing says that it was sent.
  expect(mailed).toBe(false);
  expect(letter?.to).toBe('robin@example.com');
  expect(letter?.text).toContain('> Call us on Monday.');
  expect(((await ana.call('GET', 'today')).body as Today).requests?.total).toBe(0);
  expect((await ana.call('GET', 'waiting')).body).toEqual({ today: 0, requests: 0, mailPause: null });
  expect(of(await list(ana, 'closed'), interview)).toMatchObject({ state: 'answered', answer: 'Call us on Monday.' });
  const again = await ana.call('POST', `requests/${id}/answer`, { text: 'Once more.' });
  expect([again.status, kindOf(again)]).toEqual([409, 'request-closed']);
  expect(await auditOf(app, 'acme')).toEqual(['request.assigned', 'request.answered']);
});

test('past its time a request is told to be, the most urgent first', async () => {
  const first = await asks('Yui', '');
  const second = await asks('Kim', '');
  app.clock.advance(5 * 24 * 3_600_000);
  const found = await list(await signedIn(app, 'acme', 'RECRUITER', 'Cem Ay'));
  expect(found.results.map(({ interview }) => interview)).toEqual([first, second]);
  expect(found.results.every(({ overdue }) => overdue)).toBe(true);
  expect(found.counts).toMatchObject({ open: 2, overdue: 2 });
});

test('twice the time is given with an answer while the interview can be held, and is refused later', async () => {
  const dora = await signedIn(app, 'acme', 'RECRUITER', 'Dora Eck');
  const interview = await asks('Mia', 'I need more time.');
  const before = of(await list(dora), interview);
  expect(before?.mayHaveTime).toBe(true);
  const reply = await dora.call('POST', `requests/${before?.id}/answer`, { text: 'Take your time.', doubleTime: true });
  expect(reply.status).toBe(200);
  const [row] = await app.context.db.query('select time_factor from interviews where id = $1', [interview]);
  expect(row).toEqual({ time_factor: 2 });

  const over = await asks('Lea', '');
  await app.context.db.query(`update interviews set status = 'CANDIDATE_ABORTED' where id = $1`, [over]);
  const item = of(await list(dora), over);
  expect(item?.mayHaveTime).toBe(false);
  const late = await dora.call('POST', `requests/${item?.id}/answer`, { text: 'Sorry.', doubleTime: true });
  expect([late.status, kindOf(late)]).toEqual([400, 'invalid-request']);
  expect(of(await list(dora), over)?.state).toBe('open');
});

test('a dismissal keeps its reason; a name from the API is shown and is nobody here', async () => {
  const eva = await signedIn(app, 'acme', 'RECRUITER', 'Eva Fro');
  const interview = await asks('Noa', '');
  const id = (of(await list(eva), interview)?.id ?? '') as Parameters<typeof assignRequest>[1]['id'];
  const [row] = await app.context.db.query<{ account_id: Parameters<typeof assignRequest>[1]['accountId'] }>(
    'select account_id from requests where id = $1',
    [id],
  );
  if (row === undefined) throw new Error('the request is not there');
  await eva.call('PUT', `requests/${id}/assignee`, { person: eva.id });
  await app.context.db.transaction((tx) => assignRequest(tx, { accountId: row.account_id, id }, 'night shift'));
  expect(of(await list(eva), interview)?.assignee).toEqual({ id: null, name: 'night shift' });
  const stranger = await signedIn(app, 'elsewhere', 'OWNER');
  const foreign = await eva.call('PUT', `requests/${id}/assignee`, { person: stranger.id });
  expect([foreign.status, kindOf(foreign)]).toEqual([404, 'member-not-found']);
  expect((await eva.call('POST', `requests/${id}/dismissal`, { reason: '' })).status).toBe(400);
  expect((await eva.call('POST', `requests/${id}/dismissal`, { reason: 'Asked twice.' })).status).toBe(200);
  expect(of(await list(eva, 'closed'), interview)).toMatchObject({ state: 'dismissed', answer: 'Asked twice.' });
});

test('whoever may only read or assess sees no request, neither in a list nor on the first screen', async () => {
  for (const role of ['REVIEWER', 'VIEWER'] as const) {
    const person = await signedIn(app, 'acme', role);
    expect((await person.call('GET', 'requests')).status).toBe(403);
    expect(((await person.call('GET', 'today')).body as Today).requests).toBeNull();
  }
});

test('a list goes on where its page ended', async () => {
  const of = await signedIn(app, 'pages', 'RECRUITER', 'Gil Hau');
  const key = await app.createKey({ organizationId: 'pages', userId: 'ats' });
  const { meetingId } = await postInterview(app, key.headers, await postJob(app, key.headers));
  await app.context.db.query(
    `insert into requests (id, interview_id, account_id, kind, asked_at, due_at)
     select gen_random_uuid(), id, account_id, 'review', now(), timestamptz '2026-03-01' + n * interval '1 hour'
     from interviews, generate_series(1, 60) n where id = $1`,
    [meetingId],
  );
  const first = await list(of);
  const rest = (await of.call('GET', `requests?before=${first.next}`)).body as List;
  expect([first.results.length, rest.results.length, rest.next]).toEqual([50, 10, null]);
  expect(new Set([...first.results, ...rest.results].map(({ id }) => id)).size).toBe(60);
});
