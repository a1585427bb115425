import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { checkPayload, checkSignature, type S3Credentials } from './s3-signature.ts';

type Stored = { body: Buffer; contentType: string; etag: string; modifiedAt: number };
type Upload = { key: string; contentType: string; parts: Map<number, { body: Buffer; etag: string }> };
type Bucket = { objects: Map<string, Stored>; uploads: Map<string, Upload> };
type Reply = { status: number; headers?: Record<string, string | number>; body?: string | Buffer };
type Call = {
  request: IncomingMessage;
  query: URLSearchParams;
  bucket: Bucket;
  name: string;
  key: string;
  body: Buffer;
};

export type S3Server = {
  /** `http://127.0.0.1:PORT` */
  endpoint: string;
  credentials: S3Credentials;
  /** `METHOD path?query` of each request, refused ones included. */
  requests: string[];
  /** Open multipart uploads: what was neither completed nor aborted. */
  openUploads(): number;
  /** Answers the next `count` requests that match with this status. */
  failNext(count: number, status: number, matches?: (request: string) => boolean): void;
  close(): Promise<void>;
};

/** Real S3 refuses smaller parts, the last one aside. */
const MIN_PART_BYTES = 5 * 1024 * 1024;
const MAX_PAGE = 1000;

/**
 * A small S3 in memory for tests: path style, one pair of keys, Signature Version 4 checked, objects with ranges,
 * listing with pages, multipart uploads with ListParts. `pageSize` makes pages short so that paging is seen.
 */
export async function startS3Server(settings: {
  buckets: string[];
  pageSize?: number;
  port?: number;
}): Promise<S3Server> {
  const credentials = { accessKeyId: 'AKIATESTTESTTEST', secretAccessKey: randomUUID() };
  const buckets = new Map<string, Bucket>(
    settings.buckets.map((name) => [name, { objects: new Map(), uploads: new Map() }]),
  );
  const requests: string[] = [];
  let faults: { left: number; status: number; matches: (request: string) => boolean } | null = null;

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const line = `${request.method} ${request.url}`;
    requests.push(line);
    if (faults && faults.left > 0 && faults.matches(line)) {
      faults.left -= 1;
      return refuse(faults.status, 'InternalError');
    }
    const refusal = checkSignature(request, credentials, Date.now());
    if (refusal) return refuse(refusal.status, refusal.code);
    const payload = checkPayload(request, Buffer.concat(pieces));
    if ('code' in payload) return refuse(payload.status, payload.code);
    const url = new URL(request.url ?? '/', 'http://s3.invalid');
    const [, name = '', ...rest] = url.pathname.split('/');
    const bucket = buckets.get(name);
    if (!bucket) return refuse(404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    const call = { request, query: url.searchParams, bucket, name, key, body: payload.body };
    return key === '' ? onBucket(call, settings.pageSize ?? MAX_PAGE) : onObject(call);
  };

  const server = createServer((request, response) => {
    answer(request).then(
      (reply) => send(request, response, reply),
      (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
  server.listen(settings.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the S3 server listens on no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    credentials,
    requests,
    openUploads: () => [...buckets.values()].reduce((sum, bucket) => sum + bucket.uploads.size, 0),
    failNext: (left, status, matches = () => true) => {
      faults = { left, status, matches };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function onBucket(call: Call, pageSize: number): Reply {
  const { request, query } = call;
  if (request.method === 'HEAD') return { status: 200 };
  if (request.method === 'POST' && query.has('delete')) return deleteMany(call);
  if (request.method !== 'GET') return refuse(501, 'NotImplemented');
  if (query.has('uploads')) {
    const uploads = [...call.bucket.uploads].map(([id, upload]) =>
      element('Upload', [element('Key', upload.key), element('UploadId', id)]),
    );
    return xml('ListMultipartUploadsResult', [element('Bucket', call.name), ...uploads]);
  }
  return query.get('list-type') === '2' ? listObjects(call, pageSize) : refuse(501, 'NotImplemented');
}

function onObject(call: Call): Reply {
  const { request, query, bucket, key, body } = call;
  const uploadId = query.get('uploadId');
  if (request.method === 'POST' && query.has('uploads')) {
    const id = randomUUID();
    bucket.uploads.set(id, { key, contentType: typeOf(request), parts: new Map() });
    return xml('InitiateMultipartUploadResult', [
      element('Bucket', call.name),
      element('Key', key),
      element('UploadId', id),
    ]);
  }
  if (uploadId !== null) return onUpload(call, uploadId);
  if (request.method === 'PUT') {
    const etag = md5(body);
    bucket.objects.set(key, { body, contentType: typeOf(request), etag, modifiedAt: Date.now() });
    return { status: 200, headers: { etag: `"${etag}"` } };
  }
  if (request.method === 'DELETE') {
    bucket.objects.delete(key);
    return { status: 204 };
  }
  if (request.method === 'GET' || request.method === 'HEAD') return readObject(call);
  return refuse(501, 'NotImplemented');
}

function readObject({ request, bucket, key }: Call): Reply {
  const object = bucket.objects.get(key);
  if (!object) return refuse(404, 'NoSuchKey');
  const size = object.body.length;
  const headers = {
    etag: `"${object.etag}"`,
    'content-type': object.contentType,
    'last-modified': new Date(object.modifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
  };
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return { status: 200, headers, body: object.body };
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(size - 1, Number(match[2]));
  if (start > end || (match[1] === '' && Number(match[2]) === 0)) return refuse(416, 'InvalidRange');
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${size}` },
    body: object.body.subarray(start, end + 1),
  };
}

function onUpload({ request, query, bucket, name, key, body }: Call, id: string): Reply {
  const upload = bucket.uploads.get(id);
  if (!upload || upload.key !== key) return refuse(404, 'NoSuchUpload');
  if (request.method === 'PUT') {
    const number = Number(query.get('partNumber'));
    if (!Number.isInteger(number) || number < 1 || number > 10_000) return refuse(400, 'InvalidArgument');
    const etag = md5(body);
    upload.parts.set(number, { body, etag });
    return { status: 200, headers: { etag: `"${etag}"` } };
  }
  if (request.method === 'DELETE') {
    bucket.uploads.delete(id);
    return { status: 204 };
  }
  if (request.method === 'GET') {
    const parts = [...upload.parts].sort(([a], [b]) => a - b);
    const elements = parts.map(([number, part]) =>
      element('Part', [
        element('PartNumber', number),
        element('ETag', `"${part.etag}"`),
        element('Size', part.body.length),
      ]),
    );
    return xml('ListPartsResult', [
      element('Key', key),
      element('UploadId', id),
      element('IsTruncated', 'false'),
      ...elements,
    ]);
  }
  if (request.method !== 'POST') return refuse(501, 'NotImplemented');
  return completeUpload({ bucket, name, key, id, upload, wanted: body.toString() });
}

function completeUpload(work: {
  bucket: Bucket;
  name: string;
  key: string;
  id: string;
  upload: Upload;
  wanted: string;
}): Reply {
  const { bucket, key, id, upload } = work;
  const named = [...work.wanted.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: /<ETag>(?:&quot;|")?([0-9a-f]+)/.exec(part)?.[1],
  }));
  const parts = named.map(({ number, etag }) => ({ number, part: upload.parts.get(number), etag }));
  const ascending = parts.every(({ number }, index) => index === 0 || number > (parts[index - 1]?.number ?? 0));
  if (parts.length === 0 || !ascending) return refuse(400, 'InvalidPartOrder');
  const bodies: Buffer[] = [];
  for (const { part, etag } of parts) {
    if (!part || part.etag !== etag) return refuse(400, 'InvalidPart');
    bodies.push(part.body);
  }
  if (bodies.slice(0, -1).some((part) => part.length < MIN_PART_BYTES)) return refuse(400, 'EntityTooSmall');
  const digests = Buffer.concat(bodies.map((part) => createHash('md5').update(part).digest()));
  const etag = `${md5(digests)}-${bodies.length}`;
  bucket.objects.set(key, {
    body: Buffer.concat(bodies),
    contentType: upload.contentType,
    etag,
    modifiedAt: Date.now(),
  });
  bucket.uploads.delete(id);
  return xml('CompleteMultipartUploadResult', [
    element('Bucket', work.name),
    element('Key', key),
    element('ETag', `"${etag}"`),
  ]);
}

function listObjects({ query, bucket, name }: Call, pageSize: number): Reply {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const limit = Math.min(pageSize, Number(query.get('max-keys') ?? MAX_PAGE));
  const keys = [...bucket.objects.keys()]
    .filter((key) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0)
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const page = keys.slice(0, limit);
  const truncated = keys.length > page.length;
  const contents = page.map((key) => {
    const object = bucket.objects.get(key);
    return element('Contents', [
      element('Key', key),
      element('Size', object?.body.length ?? 0),
      element('ETag', `"${object?.etag ?? ''}"`),
      element('LastModified', new Date(object?.modifiedAt ?? 0).toISOString()),
    ]);
  });
  const next = truncated ? [element('NextContinuationToken', page.at(-1) ?? '')] : [];
  const head = [
    element('Name', name),
    element('Prefix', prefix),
    element('KeyCount', page.length),
    element('IsTruncated', String(truncated)),
  ];
  return xml('ListBucketResult', [...head, ...next, ...contents]);
}

function deleteMany({ bucket, body }: Call): Reply {
  const keys = [...body.toString().matchAll(/<Key>([\s\S]*?)<\/Key>/g)].map(([, key = '']) => unescapeXml(key));
  for (const key of keys) bucket.objects.delete(key);
  return xml(
    'DeleteResult',
    keys.map((key) => element('Deleted', [element('Key', key)])),
  );
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const body = Buffer.from(reply.body ?? '');
  response.writeHead(reply.status, {
    'content-length': body.length,
    'x-amz-request-id': randomUUID(),
    ...reply.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Markup that is already escaped. */
class Xml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function element(name: string, content: string | number | Xml[]): Xml {
  const inner = Array.isArray(content) ? content.map((child) => child.text).join('') : escapeXml(String(content));
  return new Xml(`<${name}>${inner}</${name}>`);
}

function xml(name: string, children: Xml[]): Reply {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, children).text}`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}

function refuse(status: number, code: string): Reply {
  return { ...xml('Error', [element('Code', code), element('Message', code)]), status };
}

function typeOf(request: IncomingMessage): string {
  return request.headers['content-type'] ?? 'binary/octet-stream';
}

function md5(data: Buffer): string {
  return createHash('md5').update(data).digest('hex');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
