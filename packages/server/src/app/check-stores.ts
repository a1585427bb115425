import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { parseBlobUrl } from '../platform/blob/create.ts';
import { probeBlobStore } from '../platform/blob/probe-store.ts';
import type { S3Keys } from '../platform/blob/s3-blob-store.ts';
import { probeRedis } from '../platform/rate-limit/probe-redis.ts';
import type { Output } from './commands/index.ts';

const REPLY_MS = 5_000;

/**
 * Says whether files can be kept, and calls counted, where the options say. Gives whether a node could do both. A folder
 * that is not there yet is made by the first start.
 *
 * @param settings.keys of an S3-compatible store, instead of the environment's
 * @param settings.replyMs how long each reply is waited for
 */
export async function reportStores(
  { blobUrl, redisUrl }: Pick<Config, 'blobUrl' | 'redisUrl'>,
  output: Output,
  { keys, replyMs = REPLY_MS }: { keys?: S3Keys; replyMs?: number } = {},
): Promise<boolean> {
  const location = parseBlobUrl(blobUrl);
  const place = location.kind === 'local' ? location.folder : `bucket ${location.bucket} of an S3-compatible store`;
  const isAsked = location.kind === 's3' || existsSync(location.folder);
  const files = isAsked ? await probeBlobStore(blobUrl, replyMs, keys) : null;
  output.line(`files: ${place}${isAsked && files === null ? '; it takes, gives, lists and deletes' : ''}`);
  if (files !== null) output.problem(`files: ${place} ${files}`);
  if (redisUrl === null) return files === null;
  const counters = await probeRedis(redisUrl, replyMs);
  if (counters === null) output.line('rate limits: Redis or Valkey answers and takes counters');
  else output.problem(`rate limits: Redis or Valkey cannot be used: ${counters}`);
  return files === null && counters === null;
}
