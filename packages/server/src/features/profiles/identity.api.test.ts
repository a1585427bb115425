import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CvContent } from '../../providers/cv-reader/port.ts';
import { emptyProfile } from '../../providers/profile-source/values/profile-parts.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
/** What the next CV says. */
let cv: CvContent;
beforeAll(async () => {
  app = await startTestApp({
    download: async (url) => ({
      ok: true,
      bytes: new TextEncoder().encode('a CV'),
      finalUrl: url,
      contentType: 'text/plain',
      fileName: null,
    }),
    cvReader: { read: async () => ({ ok: true, content: cv }), stop: async () => undefined },
  });
});
afterAll(() => app.close());

const admin = { 'x-admin-secret': ADMIN_SECRET };

function cvOf(profile: Partial<CvContent['profile']>, emails: string[] = []): CvContent {
  return {
    profile: { ...emptyProfile(), ...profile },
    emails,
    phones: [],
    links: [],
    text: '',
    places: {},
    language: 'en',
    kind: 'txt',
    warnings: [],
  };
}

/** An organization with its calls. */
async function organization(organizationId: string) {
  const consumer = `c-${organizationId}`;
  const { headers, apiKey } = await app.createKey({ organizationId, userId: 'u', consumer });
  const serviceJobId = await postJob(app, headers);
  const own = { organizationId, userId: 'u' };
  return {
    /** Invites and has the CV read; gives the username that the interview shows. */
    async interview(candidateEmail: string, content: CvContent): Promise<string> {
      cv = content;
      const made = await postInterview(app, headers, serviceJobId, {
        candidateEmail,
        cv_link: 'https://cv.example/cv',
      });
      await app.context.tasks.runDue();
      const reply = await app.call('GET', `/api/v1/interviews/${made.meetingId}`, { headers });
      return (reply.body as { data: { cv: { username: string } } }).data.cv.username;
    },
    async resume(basics: object, more: object = {}): Promise<string> {
      const body = { organizationId, resume: { basics, ...more } };
      const reply = await app.call('POST', '/api/v1/admin/profiles', { headers: admin, body });
      return (reply.body as { data: { username: string } }).data.username;
    },
    attest: (username: string) =>
      app.call('POST', '/api/v1/admin/attestations', {
        headers: admin,
        body: { organizationId, username, kind: 'identity', value: 'Passport seen', attestedBy: 'A', how: 'seen' },
      }),
    erase: (by: object) => app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body: { ...own, ...by } }),
    profile: (username: string) =>
      app.call('GET', `/api/v1/consumers/${consumer}/profiles/${username}`, { headers: { apikey: apiKey } }),
    verification: (username: string) =>
      app.call('GET', `/api/v1/network/${username}/verification`, { headers: { apikey: apiKey } }),
  };
}

describe('the profile of a CV belongs to the address that the account named', () => {
  const VICTIM = cvOf({ firstName: 'Vic', lastName: 'Tim', headline: 'Surveyor' }, ['victim@home.example']);
  const MALLORY = cvOf({ firstName: 'Mal', lastName: 'Lory', headline: 'Thief', publicIdentifier: 'vic-tim' }, [
    'mallory@evil.example',
    'victim@home.example',
  ]);

  test('a CV that names somebody else changes and erases nothing of theirs', async () => {
    const org = await organization('takeover');
    const victim = await org.interview('victim@home.example', VICTIM);
    await org.attest(victim);
    const before = [(await org.profile(victim)).body, (await org.verification(victim)).body];
    const mallory = await org.interview('mallory@evil.example', MALLORY);
    expect([victim, mallory]).toEqual(['vic-tim', 'mal-lory']);
    expect([(await org.profile(victim)).body, (await org.verification(victim)).body]).toEqual(before);
    expect((await org.profile(mallory)).body).toMatchObject({ firstName: 'Mal', headline: 'Thief' });
    expect(await org.erase({ email: 'mallory@evil.example' })).toMatchObject({
      body: { data: { counts: { candidates: 1, profiles: 1 } } },
    });
    expect([(await org.profile(victim)).body, (await org.verification(victim)).body]).toEqual(before);
    expect((await org.profile(mallory)).status).toBe(404);
  });

  test('an imported profile of somebody whom the CV names gets nothing of it', async () => {
    const org = await organization('takeover-import');
    const victim = await org.resume({
      name: 'Vic Tim',
      email: 'victim@home.example',
      profiles: [{ network: 'LinkedIn', username: 'vic-tim' }],
    });
    const before = (await org.profile(victim)).body;
    expect(await org.interview('mallory@evil.example', MALLORY)).not.toBe(victim);
    expect((await org.profile(victim)).body).toEqual(before);
  });

  test('two interviews of one address feed one profile, and so does what was imported under it', async () => {
    const org = await organization('one-person');
    const imported = await org.resume({ name: 'Noor Haddad', email: 'noor@home.example', summary: 'Bakes.' });
    const first = await org.interview('Noor@home.example', cvOf({ firstName: 'Noor', headline: 'Baker' }));
    const second = await org.interview('noor@HOME.example', cvOf({ firstName: 'N.', skills: [{ name: 'Bread' }] }));
    expect([first, second]).toEqual([imported, imported]);
    expect((await org.profile(imported)).body).toMatchObject({
      firstName: 'Noor',
      lastName: 'Haddad',
      headline: 'Baker',
      summary: 'Bakes.',
      skills: [{ name: 'Bread' }],
    });
  });
});

describe('two profiles that turn out to be one person’s', () => {
  async function merged(organizationId: string) {
    const org = await organization(organizationId);
    const one = await org.resume({ name: 'P One', email: 'one@home.example' });
    const two = await org.resume({ name: 'P Two', email: 'two@home.example' });
    await org.attest(two);
    await org.resume({ name: 'P One', email: ['one@home.example', 'two@home.example'].join(', ') });
    return { org, one, two };
  }

  test('both names lead to the profile under the one that is kept', async () => {
    const { org, one, two } = await merged('alias');
    expect(one).not.toBe(two);
    expect((await org.profile(two)).body).toEqual((await org.profile(one)).body);
    expect((await org.profile(two.toUpperCase())).body).toMatchObject({ publicIdentifier: one });
    expect((await org.verification(two)).body).toMatchObject({
      username: one,
      verifiedInfo: { Identity: [{ Value: 'Passport seen' }] },
    });
    await org.attest(two);
    expect((await org.verification(one)).body).toMatchObject({ verifiedInfo: { Identity: [{}, {}] } });
  });

  test('a namesake gets neither name', async () => {
    const { org, one, two } = await merged('alias-namesake');
    expect([one, two]).toEqual(['p-one', 'p-two']);
    expect(await org.resume({ name: 'P Two', email: 'namesake@home.example' })).toBe('p-two-2');
  });

  test('erasing the person takes both names along', async () => {
    const { org, one, two } = await merged('alias-erased');
    await org.erase({ email: 'two@home.example' });
    expect([(await org.profile(one)).status, (await org.profile(two)).status]).toEqual([404, 404]);
    expect(await org.resume({ name: 'P Two', email: 'later@home.example' })).toBe('p-two');
  });
});

test('a file that comes again with half a name empties nothing', async () => {
  const org = await organization('half-name');
  const username = await org.resume({ name: 'Nam Efull', email: 'nam@home.example' });
  await org.resume({ name: 'Nam', email: 'nam@home.example' });
  expect((await org.profile(username)).body).toMatchObject({ firstName: 'Nam', lastName: 'Efull' });
});
