import { createServer, connect as dial } from 'node:net';
import { expect, test } from 'vitest';
import { probeServer } from './probe-server.ts';

const SERVER = process.env.TEST_DATABASE_URL ?? '';
const NOTIFICATION = 'A'.charCodeAt(0);

/** Hands on everything but notifications, as a pooler in transaction mode in effect does. */
async function withoutNotices(url: string): Promise<{ url: string; close(): void }> {
  const target = new URL(url);
  const through = new URL(url);
  const server = createServer((socket) => {
    const upstream = dial(Number(target.port || 5432), target.hostname);
    let rest: Buffer = Buffer.alloc(0);
    socket.pipe(upstream);
    upstream.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const end = rest.readInt32BE(1) + 1;
        if (rest[0] !== NOTIFICATION) socket.write(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
    });
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as { port: number }).port);
  return { url: through.href, close: () => server.close() };
}

test.skipIf(SERVER === '')('a server that is spoken to directly tells a listener', async () => {
  expect(await probeServer(SERVER)).toEqual({
    version: expect.stringMatching(/^\d+/),
    encoding: 'UTF8',
    mayCreate: true,
    hearsNotices: true,
  });
});

test.skipIf(SERVER === '')('behind what loses notices a listener hears nothing, and all else is told', async () => {
  const pooler = await withoutNotices(SERVER);
  expect(await probeServer(pooler.url, 300)).toMatchObject({ encoding: 'UTF8', hearsNotices: false });
  pooler.close();
});
