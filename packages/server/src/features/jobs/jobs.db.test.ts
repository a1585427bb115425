import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../platform/db/db.ts';
import { type Id, IdSource } from '../../platform/ids.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import type { JobReader, JobReading } from '../../providers/job-reader/port.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { ensureAccount } from '../accounts/index.ts';
import { InterviewLanguageError, NO_OCCUPATIONS } from '../interviewers/index.ts';
import { createJob } from './create-job.ts';
import { DescriptionIncompleteError } from './errors.ts';
import { findJob, findJobWithCounts, listJobs, searchJobs } from './job-store.ts';
import { prepareJob } from './prepare-job.ts';

const embedded = createJobReader({ kind: 'embedded' });

let db: Db;
let ids: IdSource;
let accountId: Id<'account'>;
beforeEach(async () => {
  db = await testDatabase();
  ids = new IdSource(new FakeClock());
  accountId = await account('acme');
});

const account = async (organizationId: string) =>
  (await db.transaction((tx) => ensureAccount(tx, ids, { organizationId, userId: 'u' }))).id;

const prepare = (jobReader: JobReader = embedded, language: 'en' | 'ja' = 'en') =>
  prepareJob({ jobReader, content: builtInContent, occupations: NO_OCCUPATIONS }, { ...PLATFORM_ENGINEER, language });

const create = (change: Partial<Parameters<typeof createJob>[2]> = {}) =>
  db.transaction((tx) =>
    createJob(tx, { ids }, { accountId, ...PLATFORM_ENGINEER, language: 'en', prepared: prepare(), ...change }),
  );

/** A reader that says of every text what a test needs. */
const says = (change: Partial<JobReading>): JobReader => ({
  ...embedded,
  read: (job) => ({ ...embedded.read(job), ...change }),
});

test('a job is stored with its reading, byte for byte as it was given, for its account alone', async () => {
  const description = `${PLATFORM_ENGINEER.description}\u0000`.replace('\u0000', '\u200b<b>');
  const job = await create({ description, externalId: 'REQ-7', metadata: { team: 'grid' } });
  expect(job).toMatchObject({ workplaceType: 'HYBRID', externalId: 'REQ-7' });
  expect(job.locations.length).toBeGreaterThan(0);
  expect(await findJob(db, accountId, job.id)).toEqual(job);
  expect((await findJob(db, accountId, job.id))?.description).toBe(description);
  expect(await findJob(db, await account('other'), job.id)).toBeNull();
  expect(await findJob(db, accountId, ids.next())).toBeNull();
  const plain = await create();
  expect(await findJob(db, accountId, plain.id)).toMatchObject({ externalId: null, metadata: {} });
});

test('what was read is kept without the text that it was read from', async () => {
  await create();
  const [row] = await db.query<{ reading: Record<string, unknown> }>('select reading from jobs');
  expect(row?.reading).not.toHaveProperty('plainText');
  expect(row?.reading).toHaveProperty('locations');
});

test.each([
  [['location'], 'The job description lacks a location (a city or a country): please add it to the description.'],
  [
    ['workplaceType', 'location'],
    'The job description lacks a workplace type (for example On-site, Remote or Hybrid) and a location (a city or a country): please add both to the description.',
  ],
] as const)('a description that lacks %s makes nothing and is told what to add', async (missing, message) => {
  const prepared = prepare(says({ missing: [...missing] }));
  expect(prepared.blueprint).toBeNull();
  await expect(create({ prepared })).rejects.toThrow(new DescriptionIncompleteError(missing));
  await expect(create({ prepared })).rejects.toThrow(message);
  expect(await listJobs(db, accountId, 0, 10)).toEqual({ results: [], total: 0 });
});

test('a language without interview texts is refused by its name', async () => {
  const prepared = { ...prepare(), blueprint: null };
  await expect(create({ language: 'ja', prepared })).rejects.toThrow(InterviewLanguageError);
  await expect(create({ language: 'ja', prepared })).rejects.toThrow('ja');
  expect(await db.query('select from interviewers')).toEqual([]);
});

test('the list has the newest first, with its true total and the counts of each job, page by page', async () => {
  const made: string[] = [];
  for (let n = 0; n < 3; n += 1) made.unshift((await create()).id);
  await db.query("insert into list_totals (list, key, slot, n) values ('job', $1, 0, 4), ('job', $1, 1, 1)", [made[0]]);
  await db.query("insert into list_totals (list, key, slot, n) values ('job-completed', $1, 0, 2)", [made[0]]);
  const first = await listJobs(db, accountId, 0, 2);
  expect(first.total).toBe(3);
  expect(first.results.map(({ id }) => id)).toEqual(made.slice(0, 2));
  expect(first.results[0]).toMatchObject({ total: 5, completed: 2 });
  expect(first.results[1]).toMatchObject({ total: 0, completed: 0 });
  expect((await listJobs(db, accountId, 2, 2)).results.map(({ id }) => id)).toEqual(made.slice(2));
  expect(await listJobs(db, accountId, 3, 2)).toEqual({ results: [], total: 3 });
  expect(await listJobs(db, await account('other'), 0, 2)).toEqual({ results: [], total: 0 });
  expect(await findJobWithCounts(db, accountId, made[0] as Id<'job'>)).toMatchObject({ total: 5, completed: 2 });
  expect(await findJobWithCounts(db, await account('third'), made[0] as Id<'job'>)).toBeNull();
});

test('a search by own name and entries holds both together', async () => {
  const a = await create({ externalId: 'R-1', metadata: { team: 'grid', site: 'north' } });
  const b = await create({ externalId: 'R-1', metadata: { team: 'billing' } });
  const search = async (externalId: string | null, metadata: Record<string, string> | null, offset = 0) => {
    const { results, total } = await searchJobs(db, accountId, { externalId, metadata }, { offset, limit: 1 });
    return [total, ...results.map(({ id }) => id)];
  };
  expect(await search('R-1', null)).toEqual([2, b.id]);
  expect(await search('R-1', null, 1)).toEqual([2, a.id]);
  expect(await search('R-1', { team: 'grid' })).toEqual([1, a.id]);
  expect(await search(null, { site: 'north' })).toEqual([1, a.id]);
  expect(await search('R-2', null)).toEqual([0]);
  expect(await search('R-1', { team: 'north' })).toEqual([0]);
});
