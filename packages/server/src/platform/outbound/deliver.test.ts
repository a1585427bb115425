import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { ManualTimers } from '../../testing/manual-timers.ts';
import { createDeliver, DELIVERY_TIMEOUT_MS } from './deliver.ts';
import type { GuardSettings } from './guard.ts';
import { createLinkPolicy, type LinkPolicy } from './links.ts';

/** 127.0.0.2 plays the public internet, over http; 127.0.0.1 stays what it is. */
const PUBLIC = '127.0.0.2';
const policy: LinkPolicy = {
  check: (link) => (link.protocol === 'http:' && link.username === '' ? null : createLinkPolicy([]).check(link)),
  isAllowed: () => false,
  isPublicAddress: (address) => address === PUBLIC,
};
const resolve: NonNullable<GuardSettings['resolve']> = async (host) => {
  const addresses: Record<string, string[]> = { 'public.example': [PUBLIC], 'private.example': ['127.0.0.1'] };
  return addresses[host] ?? [];
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener, host = PUBLIC) {
  const server = createServer(listener).listen(0, host);
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as { port: number }).port;
}

const deliver = createDeliver({ allow: [], policy, resolve });
const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"webhook.test"}' };

test('posts the body as it is, with its headers, and tells what came back', async () => {
  const seen: { method?: string | undefined; headers?: IncomingMessage['headers']; body?: string } = {};
  const port = await serve(async (request, response) => {
    Object.assign(seen, { method: request.method, headers: request.headers, body: await text(request) });
    response.writeHead(202, { 'retry-after': '7' }).end('x'.repeat(2_000));
  });
  const url = `http://public.example:${port}/hook?tenant=1`;
  expect(await deliver({ url, ...message, replyBytes: 512 })).toMatchObject({
    answered: true,
    status: 202,
    retryAfter: '7',
    reply: 'x'.repeat(512),
  });
  expect(seen).toMatchObject({
    method: 'POST',
    body: message.body,
    headers: {
      'webhook-id': 'msg_1',
      'content-type': 'application/json; charset=utf-8',
      host: `public.example:${port}`,
    },
  });
  expect(await deliver({ url, ...message })).toMatchObject({ answered: true, reply: '' });
});

test('a redirect is an answer and is not followed', async () => {
  let inside = 0;
  const target = await serve((_request, response) => {
    inside += 1;
    response.end();
  }, '127.0.0.1');
  for (const status of [301, 302, 303, 307, 308]) {
    const port = await serve((_request, response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${target}/` }).end(),
    );
    expect(await deliver({ url: `http://public.example:${port}/`, ...message })).toMatchObject({
      answered: true,
      status,
    });
  }
  expect(inside).toBe(0);
});

test('a receiver that hangs is given up after the limit, also while its body trickles', async () => {
  const timers = new ManualTimers();
  const limited = createDeliver({ allow: [], policy, resolve, timers });
  const accepted: (() => void)[] = [];
  const silent = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => accepted.shift()?.());
  }).listen(0, PUBLIC);
  await once(silent, 'listening');
  closing.push(() => silent.close());
  const arrived = new Promise<void>((resolve_) => accepted.push(resolve_));
  const hanging = limited({
    url: `http://public.example:${(silent.address() as { port: number }).port}/`,
    ...message,
  });
  await arrived;
  timers.advance(DELIVERY_TIMEOUT_MS);
  expect(await hanging).toMatchObject({ answered: false, failure: 'timed-out' });
  let begun: () => void = () => undefined;
  const started = new Promise<void>((resolve_) => {
    begun = resolve_;
  });
  const port = await serve((_request, response) => {
    response.writeHead(200).write('a', () => begun());
  });
  const trickling = limited({ url: `http://public.example:${port}/`, ...message, replyBytes: 512 });
  await started;
  timers.advance(DELIVERY_TIMEOUT_MS);
  expect(await trickling).toMatchObject({ answered: false, failure: 'timed-out' });
  expect(timers.pending).toBe(0);
});

test('whoever gives up gets their own reason back: it is no outcome of the receiver', async () => {
  const port = await serve(() => undefined);
  const abort = new AbortController();
  const work = deliver({ url: `http://public.example:${port}/`, ...message, signal: abort.signal });
  abort.abort(new Error('the server stops'));
  await expect(work).rejects.toThrow('the server stops');
});

test('nobody there, a name without addresses, a reply that is no HTTP', async () => {
  expect(await deliver({ url: 'http://public.example:1/', ...message })).toMatchObject({ failure: 'unreachable' });
  expect(await deliver({ url: 'http://nowhere.example/', ...message })).toMatchObject({ failure: 'unreachable' });
  const odd = createTcpServer((socket) => socket.on('error', () => {}).end('SSH-2.0-x\r\n\r\n')).listen(0, PUBLIC);
  await once(odd, 'listening');
  closing.push(() => odd.close());
  const url = `http://public.example:${(odd.address() as { port: number }).port}/`;
  expect(await deliver({ url, ...message })).toMatchObject({ failure: 'bad-reply' });
});

/** Ways of writing an address of our own network, or a name that leads there. */
const PRIVATE = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '0.0.0.0',
  '0',
  '10.0.0.5',
  '172.16.3.4',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '168.63.129.16',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '127。0。0。1',
  '①②⑦.0.0.1',
];

test('32 private spellings: no connection', async () => {
  expect(PRIVATE.length).toBeGreaterThanOrEqual(30);
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    socket.on('error', () => {}).end();
  }).listen(0, '::');
  await once(server, 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as { port: number };
  const strict = createDeliver({ allow: [], resolve });
  for (const host of PRIVATE) {
    for (const url of [`https://${host}/`, `https://${host}:${port}/`, `http://${host}:${port}/`]) {
      const outcome = await strict({ url, ...message });
      expect(outcome, url).toMatchObject({ answered: false });
      expect(['bad-url', 'blocked-address'], url).toContain((outcome as { failure: string }).failure);
    }
  }
  expect(connections).toBe(0);
});

test('a name that meant a public address and means a private one now is refused; one that was checked is connected to', async () => {
  let inside = 0;
  const port = await serve((_request, response) => response.end());
  const server = createTcpServer((socket) => {
    inside += 1;
    socket.on('error', () => {}).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const answers = [[PUBLIC], ['127.0.0.1'], [PUBLIC, '127.0.0.1'], ['::ffff:127.0.0.1'], [PUBLIC]];
  const rebinding = createDeliver({ allow: [], policy, resolve: async () => answers.shift() ?? [] });
  const outcomes = [];
  for (let n = 0; n < 5; n += 1) outcomes.push(await rebinding({ url: `http://rebind.example:${port}/`, ...message }));
  expect(outcomes.map((outcome) => (outcome.answered ? outcome.status : outcome.failure))).toEqual([
    200,
    'blocked-address',
    'blocked-address',
    'blocked-address',
    200,
  ]);
  expect(inside).toBe(0);
});

test('an operator may allow a private receiver by host and port, and that one alone', async () => {
  const port = await serve((_request, response) => response.end(), '127.0.0.1');
  const allowing = createDeliver({ allow: [`127.0.0.1:${port}`] });
  expect(await allowing({ url: `http://127.0.0.1:${port}/`, ...message })).toMatchObject({
    answered: true,
    status: 200,
  });
  expect(await allowing({ url: `http://127.0.0.1:${port === 65_535 ? 1 : port + 1}/`, ...message })).toMatchObject({
    failure: 'blocked-address',
  });
});
