import { gatewayError, networkEndpoints } from '@colloquy/contract/network';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authBattery } from '../../testing/auth-battery.ts';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = { 'x-admin-secret': ADMIN_SECRET };
const RESUME = {
  basics: {
    name: 'Ines Calvo',
    label: 'Bridge Engineer',
    email: 'ines.calvo@example.com',
    location: { city: 'Bilbao', countryCode: 'ES' },
  },
  work: [{ name: 'Puentes del Norte', position: 'Bridge Engineer', startDate: '2019-04', summary: 'Inspections' }],
  education: [
    {
      institution: 'Universidad de Ejemplo',
      studyType: 'Master',
      area: 'Civil engineering',
      startDate: '2012',
      endDate: '2017',
    },
  ],
  skills: [{ name: 'Inspection', keywords: ['Ultrasound'] }],
  languages: [
    { language: 'Spanish', fluency: 'native' },
    { language: 'English', fluency: 'C1' },
  ],
};

async function importResume(organizationId: string, resume: object = RESUME): Promise<string> {
  const reply = await app.call('POST', '/api/v1/admin/profiles', { headers: admin, body: { organizationId, resume } });
  if (reply.status !== 200) throw new Error(reply.text);
  return (reply.body as { data: { username: string } }).data.username;
}

let keys = 0;
async function networkKey(organizationId: string, quota?: object): Promise<{ apikey: string; consumer: string }> {
  keys += 1;
  const reply = await app.call('POST', '/api/v1/admin/api-keys', {
    headers: admin,
    body: {
      organizationId,
      userId: 'u',
      scopes: ['network'],
      consumer: `consumer-${keys}`,
      ...(quota ? { quota } : {}),
    },
  });
  const { apiKey, consumer } = (reply.body as { data: { apiKey: string; consumer: string } }).data;
  return { apikey: apiKey, consumer };
}

describe('authentication', () => {
  test.each(['/api/v1/consumers/battery/profiles/x', '/api/v1/network/x/verification'])(
    '%s refuses every bad key alike',
    async (url) => {
      const bodies = new Set<string>();
      await authBattery(
        app,
        { method: 'GET', url },
        {
          header: 'apikey',
          prefix: '',
          scope: 'network',
          expected: {
            status: 401,
            body: { message: 'Invalid API key', request_id: expect.any(String) },
            headers: { 'www-authenticate': 'Key' },
          },
        },
      );
      expect(bodies.size).toBe(0);
    },
  );

  test('the consumer has to go together with the key, and a refused key is not counted', async () => {
    const { apikey, consumer } = await networkKey('org-consumer', { second: 2 });
    for (let i = 0; i < 5; i += 1) {
      const reply = await app.call('GET', '/api/v1/consumers/someone-else/profiles/x', { headers: { apikey } });
      expect(reply).toMatchObject({ status: 401, body: { message: 'Invalid API key' } });
      expect(reply.headers['ratelimit-limit']).toBeUndefined();
    }
    const counted = await app.call('GET', `/api/v1/consumers/${consumer}/profiles/x`, { headers: { apikey } });
    expect(counted).toMatchObject({ status: 404, body: { message: 'profile not found' } });
    expect(counted.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
  });

  test('a key in the query string is no key', async () => {
    const { apikey } = await networkKey('org-query');
    expect(await app.call('GET', `/api/v1/network/x/verification?apikey=${apikey}`)).toMatchObject({ status: 401 });
  });
});

describe('the profile', () => {
  test('has every field of the document, unknown ones empty', async () => {
    const username = await importResume('org-profile');
    const { apikey, consumer } = await networkKey('org-profile');
    const reply = await app.call('GET', `/api/v1/consumers/${consumer}/profiles/${username}?unknown=1`, {
      headers: { apikey },
    });
    expect(reply.status).toBe(200);
    expect(networkEndpoints.getProfile.reply.safeParse(reply.body).success).toBe(true);
    expect(reply.body).toMatchObject({
      firstName: 'Ines',
      lastName: 'Calvo',
      headline: 'Bridge Engineer',
      isOpenToWork: false,
      profilePicture: '',
      publicIdentifier: username,
      profileUrn: expect.stringMatching(/^urn:colloquy:profile:[0-9a-f-]{36}$/),
      languages: 'Spanish (native), English (C1)',
      position: [
        {
          companyName: 'Puentes del Norte',
          title: 'Bridge Engineer',
          start: { year: 2019, month: 4, day: 0 },
          end: { year: 0, month: 0, day: 0 },
        },
      ],
    });
  });

  test('an imported file again is the same person under the same name; another of that name is another person', async () => {
    const first = await importResume('org-again');
    expect(await importResume('org-again', { ...RESUME, basics: { ...RESUME.basics, label: 'Chief Engineer' } })).toBe(
      first,
    );
    const other = await importResume('org-again', {
      ...RESUME,
      basics: { ...RESUME.basics, email: 'other.calvo@example.com' },
    });
    expect(other).not.toBe(first);
  });

  test('another organization sees nothing, byte for byte as if it did not exist', async () => {
    const username = await importResume('org-owner');
    const { apikey, consumer } = await networkKey('org-stranger');
    const strip = (reply: TestReply) => ({ status: reply.status, body: { ...(reply.body as object), request_id: '' } });
    for (const path of [
      (name: string) => `/api/v1/consumers/${consumer}/profiles/${name}`,
      (name: string) => `/api/v1/network/${name}/verification`,
    ]) {
      const foreign = await app.call('GET', path(username), { headers: { apikey } });
      const missing = await app.call('GET', path('nobody-of-that-name'), { headers: { apikey } });
      expect(strip(foreign)).toEqual(strip(missing));
      expect(foreign.status).toBe(404);
      expect(gatewayError.safeParse(foreign.body).success).toBe(true);
    }
  });

  test('erasing the person removes the profile at once', async () => {
    const username = await importResume('org-erase', {
      ...RESUME,
      basics: { ...RESUME.basics, email: 'gone@example.com' },
    });
    const { headers } = await app.createKey({ organizationId: 'org-erase', userId: 'u', scopes: ['hiring'] });
    const { postInterview, postJob } = await import('../../testing/flows.ts');
    await postInterview(app, headers, await postJob(app, headers), { candidateEmail: 'Gone@example.com' });
    const { apikey, consumer } = await networkKey('org-erase');
    const look = () => app.call('GET', `/api/v1/consumers/${consumer}/profiles/${username}`, { headers: { apikey } });
    expect((await look()).status).toBe(200);
    await app.call('POST', '/api/v1/admin/people/erase', {
      headers: admin,
      body: { organizationId: 'org-erase', userId: 'u', email: 'gone@example.com' },
    });
    expect((await look()).status).toBe(404);
  });
});

test('verifications: newest first, relative dates, and a revoked one is gone', async () => {
  const username = await importResume('org-verify');
  const { apikey } = await networkKey('org-verify');
  const attest = async (kind: string, value: string): Promise<string> => {
    const reply = await app.call('POST', '/api/v1/admin/attestations', {
      headers: admin,
      body: {
        organizationId: 'org-verify',
        username,
        kind,
        value,
        attestedBy: 'Administrator A',
        how: 'passport seen',
      },
    });
    return (reply.body as { data: { id: string } }).data.id;
  };
  const look = () => app.call('GET', `/api/v1/network/${username}/verification`, { headers: { apikey } });
  expect((await look()).body).toEqual({ username, joinedDate: '', verifiedInfo: {} });
  const identity = await attest('identity', 'Identity document seen');
  app.clock.advance(3 * 24 * 3_600_000);
  await attest('workplace', 'Works at Puentes del Norte (work e-mail confirmed)');
  const reply = await look();
  expect(networkEndpoints.getVerification.reply.safeParse(reply.body).success).toBe(true);
  expect(reply.body).toMatchObject({
    verifiedInfo: {
      Identity: [{ Date: '3 days ago', Value: 'Identity document seen' }],
      Workplace: [{ Value: expect.stringContaining('Puentes') }],
    },
  });
  expect(
    (await app.call('DELETE', `/api/v1/admin/attestations/${identity}?organizationId=org-verify`, { headers: admin }))
      .status,
  ).toBe(200);
  expect(
    (await app.call('DELETE', `/api/v1/admin/attestations/${identity}?organizationId=org-verify`, { headers: admin }))
      .status,
  ).toBe(404);
  expect((await look()).body).not.toHaveProperty('verifiedInfo.Identity');
});

describe('limits on the wire', () => {
  test('figures on accepted and refused calls, over both endpoints and all keys of a consumer; refused calls consume nothing', async () => {
    app.clock.set(Date.UTC(2027, 2, 10, 12, 0, 7));
    const { apikey, consumer } = await networkKey('org-limits', {
      second: 2,
      minute: 5,
      day: 100,
      month: 1_000,
      year: 10_000,
    });
    const profile = () => app.call('GET', `/api/v1/consumers/${consumer}/profiles/x`, { headers: { apikey } });
    const verification = () => app.call('GET', '/api/v1/network/x/verification', { headers: { apikey } });
    const figures = ({ status, headers }: TestReply) => [
      status,
      headers['ratelimit-limit'],
      headers['ratelimit-remaining'],
      headers['ratelimit-reset'],
      headers['x-ratelimit-remaining-second'],
      headers['x-ratelimit-remaining-minute'],
      headers['x-ratelimit-remaining-day'],
      headers['x-ratelimit-remaining-month'],
      headers['x-ratelimit-remaining-year'],
      headers['retry-after'] ?? '-',
    ];
    expect(figures(await profile())).toEqual([404, '2', '1', '1', '1', '4', '99', '999', '9999', '-']);
    expect(figures(await verification())).toEqual([404, '2', '0', '1', '0', '3', '98', '998', '9998', '-']);
    const refused = await profile();
    expect(figures(refused)).toEqual([429, '2', '0', '1', '0', '3', '98', '998', '9998', '1']);
    expect(refused.body).toEqual({ message: 'API rate limit exceeded', request_id: refused.headers['x-request-id'] });
    app.clock.advance(1_000);
    await profile();
    expect(figures(await profile())).toEqual([404, '2', '0', '1', '0', '1', '96', '996', '9996', '-']);
    app.clock.advance(1_000);
    expect(figures(await profile())).toEqual([404, '5', '0', '51', '1', '0', '95', '995', '9995', '-']);
    expect(figures(await profile())).toEqual([429, '5', '0', '51', '1', '0', '95', '995', '9995', '51']);
    app.clock.advance(51_000);
    expect((await profile()).status).toBe(404);
  });

  test('two hundred calls at once on a limit of fifty: exactly fifty pass', async () => {
    app.clock.set(Date.UTC(2027, 3, 10, 12, 0, 7));
    const { apikey } = await networkKey('org-burst', { second: 50, minute: 50 });
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => app.call('GET', '/api/v1/network/x/verification', { headers: { apikey } })),
    );
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(50);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(150);
  });
});

test('other paths of this surface are no route, in its own words', async () => {
  for (const path of ['/api/v1/network/x', '/api/v1/consumers/a/b', '/api/v1/network/x/verification/y']) {
    expect(await app.call('GET', path)).toMatchObject({
      status: 404,
      body: { message: 'no Route matched with those values', request_id: expect.any(String) },
    });
  }
});
