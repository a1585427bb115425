import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DiskFloor } from '../disk-floor.ts';
import { AppError } from '../errors.ts';
import type { BlobStore } from './blob-store.ts';
import { createLocalBlobStore } from './local-blob-store.ts';
import type { S3Keys, S3Patience } from './s3-blob-store.ts';
import type { S3Location } from './s3-location.ts';

/** The setting that says where blobs are kept cannot be used. The message is for the operator. */
export class BlobUrlError extends AppError {
  readonly kind = 'blob-url';
}

export type BlobLocation = { kind: 'local'; folder: string } | ({ kind: 's3' } & S3Location);

const S3_OPTIONS = new Set(['endpoint', 'region', 'path-style']);

/**
 * Reads `file:FOLDER` (relative to the working folder) or
 * `s3://BUCKET[/PREFIX][?endpoint=URL][&region=NAME][&path-style=true|false]`. With an endpoint the path style is the
 * default, since most other stores want it. Keys and secrets are not part of it. Throws `BlobUrlError`.
 */
export function parseBlobUrl(text: string): BlobLocation {
  if (text.startsWith('file:')) {
    if (text === 'file:' || text === 'file://') throw new BlobUrlError('The blob URL names no folder.');
    return { kind: 'local', folder: text.startsWith('file://') ? filePath(text) : resolve(text.slice('file:'.length)) };
  }
  const url = URL.parse(text);
  if (url?.protocol !== 's3:') throw new BlobUrlError('The blob URL must begin with file: or s3://.');
  if (url.username !== '' || url.password !== '') {
    throw new BlobUrlError('The blob URL must hold no keys: give them by AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname))
    throw new BlobUrlError('The blob URL names no valid bucket.');
  for (const name of url.searchParams.keys()) {
    if (!S3_OPTIONS.has(name)) throw new BlobUrlError(`The blob URL has an unknown option: ${name}.`);
  }
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new BlobUrlError('The endpoint in the blob URL must be an http or https URL.');
  }
  const pathStyle = url.searchParams.get('path-style') ?? String(endpoint !== null);
  if (pathStyle !== 'true' && pathStyle !== 'false')
    throw new BlobUrlError('path-style in the blob URL must be true or false.');
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  if (prefix !== '' && !/^[a-z0-9/._-]+$/i.test(prefix))
    throw new BlobUrlError('The prefix in the blob URL is malformed.');
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint,
    region: url.searchParams.get('region'),
    pathStyle: pathStyle === 'true',
  };
}

/**
 * Opens the store that the URL names. The S3 adapter and its SDK are loaded only when one is asked for.
 *
 * @param how.floor what a folder leaves free of its disk
 * @param how.keys of an S3-compatible store, instead of those of the environment
 */
export async function createBlobStore(
  url: string,
  { floor = null, keys, patience }: { floor?: DiskFloor | null; keys?: S3Keys | undefined; patience?: S3Patience } = {},
): Promise<BlobStore> {
  const location = parseBlobUrl(url);
  if (location.kind === 'local') return await createLocalBlobStore(location.folder, floor);
  const { createS3BlobStore } = await import('./s3-blob-store.ts');
  return await createS3BlobStore(location, keys, patience);
}

function filePath(text: string): string {
  try {
    return fileURLToPath(text);
  } catch (cause) {
    throw new BlobUrlError('The blob URL must be file:FOLDER or file:///FOLDER.', { cause });
  }
}
