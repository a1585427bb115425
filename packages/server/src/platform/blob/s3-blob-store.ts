import { Readable } from 'node:stream';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { InvariantError } from '../errors.ts';
import {
  type BlobContent,
  type BlobInfo,
  type BlobRange,
  BlobRangeError,
  type BlobRead,
  type BlobStore,
} from './blob-store.ts';
import { checkKey, checkPrefix } from './key.ts';
import { resolveRange } from './range.ts';
import type { S3Location } from './s3-location.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Parts of a larger upload. S3 wants at least 5 MiB for all but the last. */
const PART_BYTES = 8 * 1024 * 1024;
const PARALLEL_DELETES = 8;
const CONNECT_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 60_000;

export type S3Keys = { accessKeyId: string; secretAccessKey: string };
/** How long one request waits for its reply, and how often it is sent; the SDK's three times when absent. */
export type S3Patience = { requestMs: number; attempts?: number };

/**
 * Keeps blobs in an S3-compatible store. Keys and region come from the SDK's usual sources (environment, profile,
 * instance) unless given. The SDK is loaded here and nowhere else.
 */
export async function createS3BlobStore(
  location: S3Location,
  credentials?: S3Keys,
  patience: S3Patience = { requestMs: REQUEST_TIMEOUT_MS },
): Promise<BlobStore> {
  const sdk = await import('@aws-sdk/client-s3');
  const region = location.region ?? (location.endpoint === null ? null : 'us-east-1');
  const client = new sdk.S3Client({
    forcePathStyle: location.pathStyle,
    // Checksums that only Amazon knows are left out: other stores refuse requests that carry them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_TIMEOUT_MS, patience.requestMs),
      requestTimeout: patience.requestMs,
      // Without it a request that is late is a line on the console, and is waited for without end.
      throwOnRequestTimeout: true,
    },
    ...(patience.attempts === undefined ? {} : { maxAttempts: patience.attempts }),
    ...(region === null ? {} : { region }),
    ...(location.endpoint === null ? {} : { endpoint: location.endpoint }),
    ...(credentials ? { credentials } : {}),
  });
  return new S3BlobStore(sdk, client, location);
}

class S3BlobStore implements BlobStore {
  readonly #sdk: Sdk;
  readonly #client: S3Client;
  readonly #location: S3Location;

  constructor(sdk: Sdk, client: S3Client, location: S3Location) {
    this.#sdk = sdk;
    this.#client = client;
    this.#location = location;
  }

  async put(key: string, content: BlobContent, options: { contentType?: string } = {}): Promise<{ sizeBytes: number }> {
    checkKey(key);
    const target = { ...this.#at(key), ContentType: options.contentType ?? 'application/octet-stream' };
    const parts = content instanceof Uint8Array ? inOnePart(content) : inParts(content, PART_BYTES);
    const first = (await parts.next()).value ?? new Uint8Array();
    const second = (await parts.next()).value;
    if (!second) {
      await this.#client.send(new this.#sdk.PutObjectCommand({ ...target, Body: first, ContentLength: first.length }));
      return { sizeBytes: first.length };
    }
    return await this.#putInParts(target, first, second, parts);
  }

  async get(key: string, range?: BlobRange): Promise<BlobRead | null> {
    checkKey(key);
    if (range && 'last' in range && range.last < 1) throw new BlobRangeError((await this.head(key))?.sizeBytes ?? 0);
    const header = range ? { Range: rangeHeader(range) } : {};
    try {
      const reply = await this.#client.send(new this.#sdk.GetObjectCommand({ ...this.#at(key), ...header }));
      if (!(reply.Body instanceof Readable)) throw new InvariantError('The S3 client gave no stream.');
      const sizeBytes = totalSize(reply.ContentRange) ?? reply.ContentLength ?? 0;
      const span = resolveRange(range, sizeBytes);
      return { key, sizeBytes, modifiedAt: reply.LastModified?.getTime() ?? 0, stream: reply.Body, ...span };
    } catch (error) {
      if (this.#isMissing(error)) return null;
      if (!this.#isStatus(error, 416)) throw error;
      const info = await this.head(key);
      if (!info) return null;
      throw new BlobRangeError(info.sizeBytes);
    }
  }

  async head(key: string): Promise<BlobInfo | null> {
    checkKey(key);
    try {
      const reply = await this.#client.send(new this.#sdk.HeadObjectCommand(this.#at(key)));
      return { key, sizeBytes: reply.ContentLength ?? 0, modifiedAt: reply.LastModified?.getTime() ?? 0 };
    } catch (error) {
      if (this.#isMissing(error)) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    await this.#client.send(new this.#sdk.DeleteObjectCommand(this.#at(key)));
  }

  /** One request per blob: not every store knows the request that deletes many. */
  async deletePrefix(prefix: string): Promise<number> {
    let count = 0;
    let batch: string[] = [];
    const flush = async (): Promise<void> => {
      await Promise.all(batch.map((key) => this.delete(key)));
      count += batch.length;
      batch = [];
    };
    for await (const blob of this.list(prefix)) {
      batch.push(blob.key);
      if (batch.length >= PARALLEL_DELETES) await flush();
    }
    await flush();
    return count;
  }

  async *list(prefix: string): AsyncIterable<BlobInfo> {
    checkPrefix(prefix);
    const { bucket, prefix: base } = this.#location;
    let token: string | undefined;
    do {
      const page = await this.#client.send(
        new this.#sdk.ListObjectsV2Command({
          Bucket: bucket,
          Prefix: base + prefix,
          ...(token === undefined ? {} : { ContinuationToken: token }),
        }),
      );
      for (const item of page.Contents ?? []) {
        if (!item.Key?.startsWith(base)) continue;
        const key = item.Key.slice(base.length);
        yield { key, sizeBytes: item.Size ?? 0, modifiedAt: item.LastModified?.getTime() ?? 0 };
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#location.bucket, Key: this.#location.prefix + key };
  }

  async #putInParts(
    target: { Bucket: string; Key: string; ContentType: string },
    first: Uint8Array,
    second: Uint8Array,
    rest: AsyncIterable<Uint8Array>,
  ): Promise<{ sizeBytes: number }> {
    const { UploadId } = await this.#client.send(new this.#sdk.CreateMultipartUploadCommand(target));
    const upload = { Bucket: target.Bucket, Key: target.Key, UploadId };
    const done: { PartNumber: number; ETag: string | undefined }[] = [];
    let sizeBytes = 0;
    const send = async (part: Uint8Array): Promise<void> => {
      const PartNumber = done.length + 1;
      const reply = await this.#client.send(
        new this.#sdk.UploadPartCommand({ ...upload, PartNumber, Body: part, ContentLength: part.length }),
      );
      done.push({ PartNumber, ETag: reply.ETag });
      sizeBytes += part.length;
    };
    try {
      await send(first);
      await send(second);
      for await (const part of rest) await send(part);
      await this.#client.send(
        new this.#sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: done } }),
      );
      return { sizeBytes };
    } catch (error) {
      // The first error is what the caller must see; parts that cannot be given up now fall to the bucket's own rule.
      await this.#client.send(new this.#sdk.AbortMultipartUploadCommand(upload)).catch(() => {});
      throw error;
    }
  }

  #isStatus(error: unknown, status: number): error is S3ServiceException {
    return error instanceof this.#sdk.S3ServiceException && error.$metadata.httpStatusCode === status;
  }

  /** A missing bucket is a fault of the set-up, not a missing blob. */
  #isMissing(error: unknown): boolean {
    return this.#isStatus(error, 404) && error.name !== 'NoSuchBucket';
  }
}

async function* inOnePart(content: Uint8Array): AsyncGenerator<Uint8Array, undefined> {
  yield content;
}

/** Joins pieces of any size to parts of at least `partBytes`, the last one aside. */
async function* inParts(content: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Uint8Array, undefined> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    pieces.push(Buffer.from(piece));
    size += piece.length;
    if (size >= partBytes) {
      yield Buffer.concat(pieces);
      pieces = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(pieces);
}

function rangeHeader(range: BlobRange): string {
  return 'last' in range ? `bytes=-${range.last}` : `bytes=${range.start}-${range.end ?? ''}`;
}

/** The size of the whole blob in `Content-Range: bytes 0-9/100`. */
function totalSize(header: string | undefined): number | null {
  const total = /\/(\d+)$/.exec(header ?? '')?.[1];
  return total === undefined ? null : Number(total);
}
