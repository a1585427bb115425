import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlobStore } from '../../platform/blob/blob-store.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Context } from '../context.ts';
import { exportCommand } from './export.ts';

const folder = mkdtempSync(join(tmpdir(), 'colloquy-export-'));
const path = join(folder, 'person.zip');
const email = 'nele.arden@example.com';

let app: TestApp;
let key = '';
beforeAll(async () => {
  app = await startTestApp();
  const { headers } = await app.createKey({ organizationId: 'fjordbank', userId: 'people' });
  const { meetingId } = await postInterview(app, headers, await postJob(app, headers), { candidateEmail: email });
  key = `interviews/${meetingId}/recording/1/recording.mp4`;
  await app.context.blobs.put(key, new Uint8Array(300_000));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function exported(to: string, get?: BlobStore['get'], signal?: AbortSignal): Promise<number> {
  const { blobs } = app.context;
  const store = { get: get ?? blobs.get.bind(blobs), list: blobs.list.bind(blobs) };
  const context = { ...app.context, blobs: store } as unknown as Context;
  const input = { values: { organization: 'fjordbank', user: 'people', email }, positionals: [to] };
  return exportCommand.run(context, input, { line: () => undefined, problem: () => undefined }, signal);
}

/** A store that answers, and is away after the first piece. */
const breaking: BlobStore['get'] = async () => {
  const pieces = async function* () {
    yield new Uint8Array(70_000);
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  return { key, sizeBytes: 300_000, modifiedAt: 0, start: 0, end: 299_999, stream: Readable.from(pieces()) };
};

test('a store that is lost midway leaves no file, and is not told as a fault of FILE', async () => {
  const failure = await exported(path, breaking).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'ECONNREFUSED' });
  expect(existsSync(path)).toBe(false);
  expect(await exported(path)).toBe(0);
  rmSync(path);
});

test('asked to stop midway, it says so and leaves no file', async () => {
  const stop = new AbortController();
  const { blobs } = app.context;
  const get: BlobStore['get'] = async (of) => {
    stop.abort();
    return blobs.get(of);
  };
  await expect(exported(path, get, stop.signal)).rejects.toThrow('stopped before the end');
  expect(existsSync(path)).toBe(false);
});

test('a file that is there stays as it is; a folder that is not there is told as one of FILE', async () => {
  writeFileSync(path, 'kept');
  await expect(exported(path, breaking)).rejects.toThrow(`FILE ${path} exists`);
  expect(readFileSync(path, 'utf8')).toBe('kept');
  const nowhere = join(folder, 'none', 'person.zip');
  await expect(exported(nowhere)).rejects.toThrow(`FILE ${nowhere} cannot be written: ENOENT`);
});
