import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OverBudgetError, PoolBusyError } from '../../platform/workers/worker-pool.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let headers: Record<string, string>;
let failure: Error | null = null;
beforeAll(async () => {
  const reader = createJobReader({ kind: 'embedded' });
  const read: typeof reader.read = (job) => {
    if (failure !== null) throw failure;
    return reader.read(job);
  };
  app = await startTestApp({ jobReader: { ...reader, read } });
  ({ headers } = await app.createKey());
});
afterAll(() => app.close());

describe('a description that is not read in time', () => {
  test.each([
    ['takes longer than its budget', new OverBudgetError('The text takes too long to be read')],
    ['waits behind too many', new PoolBusyError('Too many texts wait to be read, try again later')],
    ['comes while the server stops', new PoolBusyError('The server stops')],
  ])('one that %s: 503, nothing is stored, and the same request works later', async (_what, error) => {
    const jobs = async () =>
      ((await app.call('GET', '/api/v1/jobs', { headers })).body as { data: { total: number } }).data.total;
    const before = await jobs();
    const keyed = { ...headers, 'idempotency-key': randomUUID() };

    failure = error;
    const refused = await app.call('POST', '/api/v1/jobs', { headers: keyed, body: PLATFORM_ENGINEER });
    expect(refused).toMatchObject({ status: 503, body: { status: 503, errors: error.message } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await jobs()).toBe(before);

    failure = null;
    const taken = await app.call('POST', '/api/v1/jobs', { headers: keyed, body: PLATFORM_ENGINEER });
    expect(taken.status).toBe(200);
  });
});
