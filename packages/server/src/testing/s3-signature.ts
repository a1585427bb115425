import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';

export type S3Credentials = { accessKeyId: string; secretAccessKey: string };
export type S3Refusal = { status: number; code: string };

const ALGORITHM = 'AWS4-HMAC-SHA256';
const MAX_SKEW_MS = 15 * 60 * 1000;
const CHUNKED_WITH_TRAILER = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** Checks Signature Version 4 in the `Authorization` header of a request to S3; null when it holds. */
export function checkSignature(request: IncomingMessage, credentials: S3Credentials, now: number): S3Refusal | null {
  const header = request.headers.authorization ?? '';
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header);
  if (!match) return { status: 403, code: 'AccessDenied' };
  const [, credential = '', signedHeaders = '', signature = ''] = match;
  const [accessKeyId, date = '', region = '', service, end] = credential.split('/');
  if (accessKeyId !== credentials.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  const at = single(request, 'x-amz-date');
  const instant = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (service !== 's3' || end !== 'aws4_request' || !at.startsWith(date)) return mismatch();
  if (!(Math.abs(now - instant) <= MAX_SKEW_MS)) return { status: 403, code: 'RequestTimeTooSkewed' };
  const names = signedHeaders.split(';');
  if (!names.includes('host') || !everyAmzHeaderIsSigned(request, names)) return mismatch();
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = [ALGORITHM, at, scope, sha256(canonicalRequest(request, names))].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? null : mismatch();
}

/** The body as it is stored: the hash that was signed is checked, `aws-chunked` is unpacked, its checksum checked. */
export function checkPayload(request: IncomingMessage, raw: Buffer): { body: Buffer } | S3Refusal {
  const declared = single(request, 'x-amz-content-sha256');
  const md5 = single(request, 'content-md5');
  if (md5 !== '' && createHash('md5').update(raw).digest('base64') !== md5) return { status: 400, code: 'BadDigest' };
  if (declared === CHUNKED_WITH_TRAILER) return unpackChunks(request, raw);
  if (declared.startsWith('STREAMING-')) return { status: 501, code: 'NotImplemented' };
  if (declared === 'UNSIGNED-PAYLOAD') return { body: raw };
  return declared === sha256(raw) ? { body: raw } : { status: 400, code: 'XAmzContentSHA256Mismatch' };
}

function unpackChunks(request: IncomingMessage, raw: Buffer): { body: Buffer } | S3Refusal {
  const incomplete = { status: 400, code: 'IncompleteBody' };
  const pieces: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || Number.isNaN(size)) return incomplete;
    at = lineEnd + 2;
    if (size === 0) break;
    if (at + size + 2 > raw.length) return incomplete;
    pieces.push(raw.subarray(at, at + size));
    at += size + 2;
  }
  const body = Buffer.concat(pieces);
  if (body.length !== Number(single(request, 'x-amz-decoded-content-length'))) return incomplete;
  const trailer = /x-amz-checksum-crc32:([\w+/=]+)/i.exec(raw.toString('latin1', at))?.[1];
  if (single(request, 'x-amz-trailer').toLowerCase() === 'x-amz-checksum-crc32') {
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    if (sum.toString('base64') !== trailer) return { status: 400, code: 'BadDigest' };
  }
  return { body };
}

function canonicalRequest(request: IncomingMessage, names: readonly string[]): string {
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const headers = names.map((name) => `${name}:${single(request, name).trim().replace(/ +/g, ' ')}\n`);
  const payload = single(request, 'x-amz-content-sha256');
  return [request.method, path, pairs.join('&'), headers.join(''), names.join(';'), payload].join('\n');
}

function everyAmzHeaderIsSigned(request: IncomingMessage, names: readonly string[]): boolean {
  return Object.keys(request.headers).every((name) => !name.startsWith('x-amz-') || names.includes(name));
}

function single(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function mismatch(): S3Refusal {
  return { status: 403, code: 'SignatureDoesNotMatch' };
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
