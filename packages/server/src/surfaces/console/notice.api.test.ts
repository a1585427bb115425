import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock.ts';
import { type ConsolePerson, signedIn } from '../../testing/console-people.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

let app: TestApp;
let admin: ConsolePerson;
let headers: Record<string, string>;
let jobId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app, 'acme', 'ADMIN');
  ({ headers } = await app.createKey({ organizationId: 'acme', userId: 'api' }));
  jobId = await postJob(app, headers);
});
afterAll(() => app.close());

const settings = (change: object): Promise<TestReply> =>
  admin.call('PUT', 'fairness', { asks: [], noticeDays: 0, keepDays: null, ...change });
const fair = (token: string, seat: string | null = randomUUID()): Promise<TestReply> =>
  app.call('GET', `/room/api/fair${seat === null ? '' : `?seat=${seat}`}`, { headers: { 'x-room-token': token } });

describe('a notice', () => {
  test('holds the begin until its business days are over, and what was checked is kept', async () => {
    await settings({ noticeDays: 10 });
    const { token, meetingId } = await postInterview(app, headers, jobId, {
      candidateEmail: 'told.first@example.com',
      linkDays: 30,
    });
    const candidate = new Candidate(app, token);
    await candidate.look();
    await candidate.consent();
    // Nobody has seen the page with the notice yet: a call without a page shows it to nobody.
    expect((await fair(token, null)).body).toMatchObject({ notice: null });
    expect((await candidate.try('begin', { mode: 'text' })).status).toBe(409);
    const { notice } = (await fair(token)).body as { notice: { givenAt: string; beginsAt: string; over: boolean } };
    expect(notice.over).toBe(false);
    // Ten business days are two weeks, and the weekend that they may begin at.
    const waitMs = Date.parse(notice.beginsAt) - Date.parse(notice.givenAt);
    expect(waitMs).toBeGreaterThanOrEqual(14 * DAY_MS);
    expect(waitMs).toBeLessThanOrEqual(16 * DAY_MS);
    const early = await candidate.try('begin', { mode: 'text' });
    expect([early.status, early.text]).toEqual([409, expect.stringContaining(notice.beginsAt)]);
    app.clock.advance(waitMs - 1);
    expect((await candidate.try('begin', { mode: 'text' })).status).toBe(409);
    app.clock.advance(1);
    expect((await fair(token)).body).toMatchObject({ notice: { over: true, givenAt: notice.givenAt } });
    await candidate.send('begin', { mode: 'text' });
    // Sessions of the console have ended meanwhile.
    admin = await signedIn(app, 'acme', 'ADMIN');
    expect((await admin.call('GET', `interviews/${meetingId}/decision`)).body).toMatchObject({
      notice: { how: 'room', days: 10, givenAt: notice.givenAt, checkedAt: expect.any(String) },
    });
  });

  test('that stands in the advertisement since long ago is enough', async () => {
    await settings({ noticeDays: 10 });
    const job = await postJob(app, headers);
    const { token, meetingId } = await postInterview(app, headers, job, { candidateEmail: 'read.it@example.com' });
    const on = new Date(app.clock.now() - 30 * DAY_MS).toISOString().slice(0, 10);
    expect((await admin.call('PUT', `jobs/${job}/notice`, { on })).body).toEqual({ on });
    const candidate = new Candidate(app, token);
    await candidate.look();
    await candidate.begin();
    expect((await admin.call('GET', `interviews/${meetingId}/decision`)).body).toMatchObject({
      notice: { how: 'posting', days: 10 },
    });
  });

  test('that ends before the link leaves the link as long as it was made', async () => {
    admin = await signedIn(app, 'acme', 'ADMIN');
    await settings({ noticeDays: 10 });
    const endOf = async (job: string, linkDays: number) => {
      const { token } = await postInterview(app, headers, job, {
        linkDays,
        candidateEmail: `of${linkDays}@example.com`,
      });
      const candidate = new Candidate(app, token);
      const former = (await candidate.look()).invitation.expiresAt;
      await fair(token);
      return { former, now: (await candidate.look()).invitation.expiresAt };
    };
    // Ten business days are 16 days at most, so that the notice ends in the last week of the link.
    const last = await endOf(jobId, 17);
    expect(last.now).toBe(last.former);
    const job = await postJob(app, headers);
    // Over for some days, so that seven days after it are after the link.
    const on = new Date(app.clock.now() - 18 * DAY_MS).toISOString().slice(0, 10);
    expect((await admin.call('PUT', `jobs/${job}/notice`, { on })).status).toBe(200);
    const short = await endOf(job, 1);
    expect(short.now).toBe(short.former);
  });

  test('wins over a link that would end before it has run, where the link was opened in time', async () => {
    admin = await signedIn(app, 'acme', 'ADMIN');
    await settings({ noticeDays: 10 });
    const invite = (candidateEmail: string) => postInterview(app, headers, jobId, { candidateEmail, linkDays: 3 });
    const { token, meetingId } = await invite('short.link@example.com');
    const { token: late } = await invite('late@example.com');
    const candidate = new Candidate(app, token);
    const former = Date.parse((await candidate.look()).invitation.expiresAt);
    const { notice } = (await fair(token)).body as { notice: { beginsAt: string } };
    const begins = Date.parse(notice.beginsAt);
    expect(begins).toBeGreaterThan(former);
    expect(Date.parse((await candidate.look()).invitation.expiresAt)).toBe(begins + 7 * DAY_MS);

    app.clock.advance(3 * DAY_MS + 1);
    // Nobody came by this one while it was good.
    await fair(late);
    expect((await new Candidate(app, late).look()).phase).toBe('ended');
    app.clock.advance(begins - app.clock.now() + 1);
    await app.context.tasks.runDue();
    expect((await candidate.begin()).phase).not.toBe('ended');
    // Sessions of the console have ended meanwhile.
    admin = await signedIn(app, 'acme', 'ADMIN');
    expect((await admin.call('GET', `interviews/${meetingId}`)).body).toMatchObject({ status: 'STARTED' });
  });

  test('counts the business days of its own organization, where it is', async () => {
    // A Monday morning by Greenwich is a Sunday evening in Honolulu, which counts from the Monday there.
    const now = new Date(app.clock.now());
    const days = 7 + ((8 - now.getUTCDay()) % 7);
    const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 5);
    app.clock.advance(monday - app.clock.now());
    const organizationId = 'far-west';
    const own = await app.createKey({ organizationId, userId: 'api' });
    const boss = await signedIn(app, organizationId, 'ADMIN');
    expect((await boss.call('PUT', 'fairness', { asks: [], noticeDays: 10, keepDays: null })).status).toBe(200);
    await app.context.db.query('insert into mail_settings (organization_id, time_zone) values ($1, $2)', [
      organizationId,
      'Pacific/Honolulu',
    ]);
    const made = await postInterview(app, own.headers, await postJob(app, own.headers), { linkDays: 30 });
    await new Candidate(app, made.token).look();
    const { notice } = (await fair(made.token)).body as { notice: { givenAt: string; beginsAt: string } };
    expect(Date.parse(notice.givenAt)).toBe(monday);
    expect(Date.parse(notice.beginsAt) - monday).toBe(15 * DAY_MS);
  });
});
