import { randomUUID } from 'node:crypto';
import { adminEndpoints } from '@colloquy/contract/admin';
import { hiringEndpoints } from '@colloquy/contract/hiring';
import { sessionEndpoints } from '@colloquy/contract/sessions';
import { type Endpoint, errorBody } from '@colloquy/contract/shared';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbitraryRequest } from '../testing/arbitrary-request.ts';
import { postInterview, postJob } from '../testing/flows.ts';
import { PLATFORM_ENGINEER } from '../testing/job-texts.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../testing/test-app.ts';

/** How many requests; `npm run fuzz -- 20000` sends more, and `FUZZ_SEED` the same again. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 4_000);
const SEED = process.env.FUZZ_SEED === undefined ? Date.now() % 2 ** 31 : Number(process.env.FUZZ_SEED);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test(
  'requests made from the schemas never crash, and every reply fits its schema',
  async () => {
    const { headers: key, id } = await app.createKey();
    const serviceJobId = await postJob(app, key);
    const { meetingId } = await postInterview(app, key, serviceJobId);
    const known = {
      ids: [serviceJobId, meetingId, id, randomUUID(), serviceJobId.toUpperCase()],
      samples: {
        title: 'Platform Engineer',
        description: PLATFORM_ENGINEER.description,
        serviceJobId,
        candidateEmail: 'fuzz@example.com',
        email: 'fuzz@example.com',
        interview_type: 'SOFTWARE_ENGINEER',
        organizationId: 'org-1',
        userId: 'user-1',
      },
    };
    const credentials = (endpoint: Endpoint): Record<string, string> =>
      endpoint.path.includes('/admin/') ? { 'x-admin-secret': ADMIN_SECRET } : key;
    // Posting jobs reads the whole description: one request in forty is enough of it. Erasing would take the samples away.
    const others = [
      ...Object.values(hiringEndpoints),
      ...Object.values(sessionEndpoints),
      ...Object.values(adminEndpoints),
    ].filter((endpoint) => !['createJob', 'erasePerson', 'revokeApiKey'].includes(endpoint.id));
    const requests = fc.oneof(
      { weight: 39, arbitrary: fc.oneof(...others.map((endpoint) => arbitraryRequest(endpoint, known))) },
      { weight: 1, arbitrary: arbitraryRequest(hiringEndpoints.createJob, known) },
    );
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(requests, async ({ endpoint, url, headers, raw, type }) => {
        const reply = await app.call(endpoint.method as 'GET', url, {
          headers: { ...credentials(endpoint), ...headers },
          ...(raw === null ? {} : { raw, type: type ?? '' }),
        });
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        expect(reply.status).toBeLessThan(500);
        expect(reply.headers['x-request-id']).toBeDefined();
        const schema = reply.status === 200 ? endpoint.reply : errorBody;
        const checked = schema.safeParse(reply.body);
        expect(checked.success, `${endpoint.id} ${reply.status} ${reply.text.slice(0, 300)}`).toBe(true);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(statuses.get(200) ?? 0).toBeGreaterThan(RUNS / 20);
    expect(statuses.get(403) ?? 0).toBeGreaterThan(RUNS / 20);
  },
  RUNS * 120,
);
