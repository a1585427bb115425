import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { networkReason } from '../network-reasons.ts';
import type { BlobStore } from './blob-store.ts';
import { parseBlobUrl } from './create.ts';
import { createLocalBlobStore } from './local-blob-store.ts';
import type { S3Keys } from './s3-blob-store.ts';

const FOLDER = 'check-config/';

const REASONS: Partial<Record<string, string>> = {
  InvalidAccessKeyId: 'it does not know the key in AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY is not the secret of the key in AWS_ACCESS_KEY_ID',
  CredentialsProviderError: 'there is no key for it: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  ExpiredToken: 'the key has expired: AWS_SESSION_TOKEN',
  InvalidToken: 'it does not take AWS_SESSION_TOKEN',
  AccessDenied: 'the key in AWS_ACCESS_KEY_ID has no right to it',
  NoSuchBucket: 'it has no such bucket: make it, or name another one in COLLOQUY_BLOB_URL',
  RequestTimeTooSkewed: 'the clock of this machine is off',
  PermanentRedirect: 'the bucket is in another region: region in COLLOQUY_BLOB_URL',
  AuthorizationHeaderMalformed: 'the bucket is in another region: region in COLLOQUY_BLOB_URL',
  EACCES: 'this user has no right to the folder',
  EPERM: 'this user has no right to the folder',
  EROFS: 'the folder is on a file system that is read-only',
  ENOSPC: 'the disk is full',
};

/**
 * Writes, reads, lists and deletes a blob as recordings and erasures do, waiting `requestMs` for each reply.
 *
 * @param url as `parseBlobUrl` takes it
 * @param keys instead of the environment's
 * @returns null where all of it went well, else what did not, in words without keys or addresses
 */
export async function probeBlobStore(url: string, requestMs: number, keys?: S3Keys): Promise<string | null> {
  let doing = 'cannot be used';
  try {
    const store = await open(url, requestMs, keys);
    const [key, content] = [`${FOLDER}${randomUUID()}`, randomBytes(64)];
    doing = 'does not take a file';
    await store.put(key, content);
    try {
      doing = 'does not give a file back';
      const read = await store.get(key);
      const back = read === null ? null : await buffer(read.stream);
      if (back === null || !back.equals(content))
        return `${doing}: it had taken it, and gave ${back === null ? 'nothing' : 'something else'}; is it an S3-compatible store?`;
      doing = 'does not say which files it has';
      let isListed = false;
      for await (const blob of store.list(FOLDER)) isListed ||= blob.key === key;
      if (!isListed) return `${doing}: one that it had taken is not among them`;
    } finally {
      const before = doing;
      doing = 'does not delete a file';
      await store.delete(key);
      doing = before;
    }
    return null;
  } catch (error) {
    return `${doing}: ${reasonOf(error, requestMs)}`;
  }
}

async function open(url: string, requestMs: number, keys?: S3Keys): Promise<BlobStore> {
  const location = parseBlobUrl(url);
  if (location.kind === 'local') return await createLocalBlobStore(location.folder);
  const { createS3BlobStore } = await import('./s3-blob-store.ts');
  return await createS3BlobStore(location, keys, { requestMs, attempts: 1 });
}

/** @throws what is neither of the network, the store nor the file system: a mistake of ours */
function reasonOf(error: unknown, requestMs: number): string {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = REASONS[error.name] ?? REASONS[code];
  if (known !== undefined) return known;
  if (error.name === 'TimeoutError') return `nothing came within ${requestMs / 1_000} s: endpoint in COLLOQUY_BLOB_URL`;
  const reason = networkReason(error);
  if (reason !== null) return `${reason}: endpoint in COLLOQUY_BLOB_URL`;
  if (error.message === 'Region is missing') return 'it has no region: region in COLLOQUY_BLOB_URL, or AWS_REGION';
  const status = statusOf(error);
  if (status === null) throw error;
  return `it answers ${status} (${error.name}); endpoint in COLLOQUY_BLOB_URL has to be that of an S3-compatible store`;
}

function statusOf(error: Error): number | null {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? null;
}
