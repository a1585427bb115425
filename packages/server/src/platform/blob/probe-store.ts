import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { codeOf } from '../code-of.ts';
import { networkCode } from '../network-code.ts';
import type { BlobStore } from './blob-store.ts';
import { createBlobStore } from './create.ts';
import type { S3Keys } from './s3-blob-store.ts';

const FOLDER = 'check-config/';
const OF_FOLDERS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST']);

/** What went wrong at which step; `code` is the store's, the file system's or the network's own, or one of the four. */
export type StoreFault = {
  step: 'open' | 'put' | 'get' | 'list' | 'delete';
  code: string | 'TIMEOUT' | 'NO_REGION' | 'OTHER_CONTENT' | 'NOT_LISTED';
  /** Of the reply, where there was one. */
  status: number | null;
};

/**
 * Writes, reads, lists and deletes a blob as recordings and erasures do, waiting `requestMs` for each reply.
 *
 * @param url as `parseBlobUrl` takes it
 * @param keys instead of the environment's
 * @returns null where all of it went well
 */
export async function probeBlobStore(url: string, requestMs: number, keys?: S3Keys): Promise<StoreFault | null> {
  let step: StoreFault['step'] = 'open';
  try {
    const store = await createBlobStore(url, { keys, patience: { requestMs, attempts: 1 } });
    const [key, content] = [`${FOLDER}${randomUUID()}`, randomBytes(64)];
    step = 'put';
    await store.put(key, content);
    let fault: StoreFault | null = null;
    try {
      step = 'get';
      const read = await store.get(key);
      if (read === null || !(await buffer(read.stream)).equals(content))
        fault = { step, code: 'OTHER_CONTENT', status: null };
      step = 'list';
      fault ??= (await isListed(store, key)) ? null : { step, code: 'NOT_LISTED', status: null };
    } catch (error) {
      fault = faultOf(step, error);
    }
    step = 'delete';
    // What failed first is told, and nothing is left behind where it can be helped.
    if (fault !== null) await store.delete(key).catch(() => undefined);
    else await store.delete(key);
    return fault;
  } catch (error) {
    return faultOf(step, error);
  }
}

async function isListed(store: BlobStore, wanted: string): Promise<boolean> {
  for await (const { key } of store.list(FOLDER)) if (key === wanted) return true;
  return false;
}

/** @throws what is neither of the network, the store nor the file system: a mistake of ours */
function faultOf(step: StoreFault['step'], error: unknown): StoreFault {
  if (!(error instanceof Error)) throw error;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? null;
  const code =
    error.name === 'TimeoutError'
      ? 'TIMEOUT'
      : /^Region is/.test(error.message)
        ? 'NO_REGION'
        : error.name === 'CredentialsProviderError' || status !== null
          ? error.name
          : OF_FOLDERS.has(codeOf(error))
            ? codeOf(error)
            : networkCode(error);
  if (code === null) throw error;
  return { step, code, status };
}
