import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, expect, test } from 'vitest';
import { startS3Server } from './s3-server.ts';

const server = await startS3Server({ buckets: ['cabinet'] });
afterAll(() => server.close());
const base = {
  endpoint: server.endpoint,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: server.credentials,
  maxAttempts: 1,
};
const plain = new S3Client({ ...base, requestChecksumCalculation: 'WHEN_REQUIRED' });
const at = (Key: string) => ({ Bucket: 'cabinet', Key });

test('takes both checksum modes of the SDK', async () => {
  const summing = new S3Client({ ...base, requestChecksumCalculation: 'WHEN_SUPPORTED' });
  for (const client of [plain, summing]) {
    await client.send(new PutObjectCommand({ ...at('odd key +ä&<'), Body: 'value', ContentType: 'text/plain' }));
    const reply = await client.send(new GetObjectCommand(at('odd key +ä&<')));
    expect([await reply.Body?.transformToString(), reply.ContentType]).toEqual(['value', 'text/plain']);
  }
});

test('refuses strangers, wrong secrets, old dates and changed requests', async () => {
  const strangers = [
    [{ accessKeyId: 'AKIAOTHER', secretAccessKey: 'x' }, 'InvalidAccessKeyId'],
    [{ ...server.credentials, secretAccessKey: 'x' }, 'SignatureDoesNotMatch'],
  ] as const;
  for (const [credentials, name] of strangers) {
    const client = new S3Client({ ...base, credentials });
    await expect(client.send(new GetObjectCommand(at('x')))).rejects.toMatchObject({ name });
  }
  const late = new S3Client({ ...base, systemClockOffset: 20 * 60 * 1000 });
  await expect(late.send(new GetObjectCommand(at('x')))).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  const changed = new S3Client(base);
  changed.middlewareStack.add(
    (next) => (args) => {
      if (typeof args.request === 'object' && args.request && 'path' in args.request)
        args.request.path = '/cabinet/other';
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'changeAfterSigning' },
  );
  await expect(changed.send(new GetObjectCommand(at('x')))).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  const status = await new Promise((resolve) => {
    httpRequest(`${server.endpoint}/cabinet/x`, (reply) => resolve(reply.statusCode)).end();
  });
  expect(status).toBe(403);
});

test('multipart: parts are listed, small ones and unknown ones refused, aborted ones gone', async () => {
  const { UploadId } = await plain.send(new CreateMultipartUploadCommand(at('parts')));
  const upload = { ...at('parts'), UploadId };
  const [first, second] = [randomBytes(5 * 1024 * 1024), randomBytes(10)];
  const etags: (string | undefined)[] = [];
  for (const [i, Body] of [first, second].entries()) {
    etags.push((await plain.send(new UploadPartCommand({ ...upload, PartNumber: i + 1, Body }))).ETag);
  }
  const { Parts } = await plain.send(new ListPartsCommand(upload));
  expect(Parts?.map((part) => [part.PartNumber, part.Size])).toEqual([
    [1, first.length],
    [2, 10],
  ]);
  expect((await plain.send(new ListMultipartUploadsCommand({ Bucket: 'cabinet' }))).Uploads?.[0]?.Key).toBe('parts');
  const complete = (numbers: number[], tags = etags) =>
    plain.send(
      new CompleteMultipartUploadCommand({
        ...upload,
        MultipartUpload: { Parts: numbers.map((PartNumber) => ({ PartNumber, ETag: tags[PartNumber - 1] })) },
      }),
    );
  await expect(complete([2, 1])).rejects.toMatchObject({ name: 'InvalidPartOrder' });
  await expect(complete([1, 3])).rejects.toMatchObject({ name: 'InvalidPart' });
  await expect(complete([1, 2], ['"0"', '"0"'])).rejects.toMatchObject({ name: 'InvalidPart' });
  await complete([1, 2]);
  const reply = await plain.send(
    new GetObjectCommand({ ...at('parts'), Range: `bytes=${first.length - 1}-${first.length}` }),
  );
  expect(await reply.Body?.transformToByteArray()).toEqual(new Uint8Array([first.at(-1) ?? 0, second[0] ?? 0]));
  await expect(plain.send(new ListPartsCommand(upload))).rejects.toMatchObject({ name: 'NoSuchUpload' });

  const small = await plain.send(new CreateMultipartUploadCommand(at('small')));
  const smallUpload = { ...at('small'), UploadId: small.UploadId };
  const parts: { PartNumber: number; ETag: string | undefined }[] = [];
  for (const PartNumber of [1, 2]) {
    const { ETag } = await plain.send(new UploadPartCommand({ ...smallUpload, PartNumber, Body: 'tiny' }));
    parts.push({ PartNumber, ETag });
  }
  const tooSmall = plain.send(
    new CompleteMultipartUploadCommand({ ...smallUpload, MultipartUpload: { Parts: parts } }),
  );
  await expect(tooSmall).rejects.toMatchObject({ name: 'EntityTooSmall' });
  await plain.send(new AbortMultipartUploadCommand(smallUpload));
  expect(server.openUploads()).toBe(0);
});

test('lists in pages and deletes many', async () => {
  for (const key of ['l/1', 'l/2', 'l/3', 'm/1']) await plain.send(new PutObjectCommand({ ...at(key), Body: key }));
  const first = await plain.send(new ListObjectsV2Command({ Bucket: 'cabinet', Prefix: 'l/', MaxKeys: 2 }));
  expect([first.IsTruncated, first.Contents?.map((item) => item.Key)]).toEqual([true, ['l/1', 'l/2']]);
  const second = await plain.send(
    new ListObjectsV2Command({ Bucket: 'cabinet', Prefix: 'l/', ContinuationToken: first.NextContinuationToken }),
  );
  expect([second.IsTruncated, second.Contents?.map((item) => item.Key)]).toEqual([false, ['l/3']]);
  await plain.send(
    new DeleteObjectsCommand({ Bucket: 'cabinet', Delete: { Objects: [{ Key: 'l/1' }, { Key: 'l/3' }] } }),
  );
  const rest = await plain.send(new ListObjectsV2Command({ Bucket: 'cabinet', Prefix: 'l/' }));
  expect(rest.Contents?.map((item) => item.Key)).toEqual(['l/2']);
});
