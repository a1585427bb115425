import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { parseBlobUrl } from '../platform/blob/create.ts';
import { probeBlobStore } from '../platform/blob/probe-store.ts';
import type { S3Keys } from '../platform/blob/s3-blob-store.ts';
import { isNetworkCode, networkReason } from '../platform/network-code.ts';
import { probeRedis } from '../platform/rate-limit/probe-redis.ts';
import type { Output } from './commands/index.ts';
import FAULTS from './store-faults.json' with { type: 'json' };

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
  const place = location.kind === 'local' ? location.folder : `s3://${location.bucket}/${location.prefix}`;
  const isAsked = location.kind === 's3' || existsSync(location.folder);
  const fault = isAsked ? await probeBlobStore(blobUrl, replyMs, keys) : null;
  if (isAsked && fault === null) output.line(`files: ${place} takes, gives, lists and deletes`);
  else output.line(`files: ${place}`);
  if (fault !== null) {
    const words = wordsOf(FAULTS.files, fault.code, replyMs).replace('{status}', String(fault.status ?? '-'));
    output.problem(`files: ${place} ${FAULTS.steps[fault.step]}: ${words}`);
  }
  if (redisUrl === null) return fault === null;
  const code = await probeRedis(redisUrl, replyMs);
  const { networkTls, ...table } = FAULTS.counters;
  const counters = redisUrl.startsWith('rediss:') ? { ...table, network: networkTls } : table;
  if (code === null) output.line('rate limits: Redis or Valkey answers and takes counters');
  else output.problem(`rate limits: Redis or Valkey cannot be used: ${wordsOf(counters, code, replyMs)}`);
  return fault === null && code === null;
}

/** Those of the store itself; those of the network, and which option names the address; else the code as it is. */
function wordsOf(table: Record<string, string> & { network: string; else: string }, code: string, replyMs: number) {
  const network =
    code === 'TIMEOUT'
      ? FAULTS.network.TIMEOUT
      : isNetworkCode(code)
        ? (networkReason(code, 'NODE_EXTRA_CA_CERTS') ?? FAULTS.network.else)
        : null;
  const words = table[code] ?? (network === null ? table.else : `${network}: ${table.network}`);
  return words.replace('{seconds}', String(replyMs / 1_000)).replace('{code}', code);
}
