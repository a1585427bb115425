import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { ManualTimers } from '../../testing/manual-timers.ts';
import { createDownloader, type DownloaderSettings } from './download.ts';
import { createLinkPolicy, type LinkPolicy } from './links.ts';
import type { Resolve } from './resolve.ts';

/** 127.0.0.2 plays the public internet; 127.0.0.1 stays what it is. Any port, http too. */
const PUBLIC = '127.0.0.2';
const policy: LinkPolicy = {
  check: (link) => (link.protocol === 'http:' && link.username === '' ? null : createLinkPolicy([]).check(link)),
  isAllowed: () => false,
  isPublicAddress: (address) => address === PUBLIC,
};
const names: Record<string, string[]> = {
  'public.example': [PUBLIC],
  'private.example': ['127.0.0.1'],
  'mixed.example': [PUBLIC, '10.0.0.5'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nowhere.example': [],
};
const resolve: Resolve = async (host) => {
  const addresses = names[host];
  if (!addresses) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  return addresses;
};

const open: { close(): void; closeAllConnections?: () => void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(
  handler: Handler,
  host = PUBLIC,
  port = 0,
): Promise<{ port: number; requests: string[]; server: Server }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host} ${request.url}`);
    response.on('error', () => {});
    handler(request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  open.push(server);
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, requests, server };
}

const downloader = (settings: Partial<DownloaderSettings> = {}) =>
  createDownloader({ allow: [], policy, resolve, ...settings });

const redirect =
  (to: string): Handler =>
  (_request, response) => {
    response.writeHead(302, { location: to }).end('moved');
  };

test('brings the bytes, where they came from, their type and their name', async () => {
  const { port, requests } = await serve((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="cv.pdf"',
    });
    response.end('%PDF-1.7');
  });
  const outcome = await downloader()(`http://public.example:${port}/get?id=1#page=3`);
  expect(outcome).toMatchObject({ ok: true, contentType: 'application/pdf', fileName: 'cv.pdf' });
  expect(outcome.ok && Buffer.from(outcome.bytes).toString()).toBe('%PDF-1.7');
  expect(requests).toEqual([`public.example:${port} /get?id=1`]);
});

test.each([
  'private.example',
  'mixed.example',
  'mapped.example',
  '127.0.0.1',
  '[::1]',
  '2130706433',
  '0x7f.1',
  '[::ffff:7f00:1]',
  '0.0.0.0',
])('sends nothing to %s', async (host) => {
  const { port, requests } = await serve((_request, response) => response.end('secret'), '127.0.0.1');
  const outcome = await downloader()(`http://${host}:${port}/`);
  expect(outcome).toMatchObject({ ok: false, code: 'blocked-address' });
  expect(requests).toEqual([]);
});

test.each([
  ['http://private.example:PORT/', 'blocked-address'],
  ['http://127.0.0.1:PORT/', 'blocked-address'],
  ['//127.0.0.1:PORT/', 'blocked-address'],
  ['http://[::ffff:127.0.0.1]:PORT/', 'blocked-address'],
  ['file:///etc/passwd', 'bad-url'],
  ['data:text/plain,hello', 'bad-url'],
  ['ftp://public.example/', 'bad-url'],
  ['http://user:pass@public.example:PORT/', 'bad-url'],
  ['http://', 'bad-reply'],
])('does not follow a redirect to %s', async (target, code) => {
  const inner = await serve((_request, response) => response.end('secret'), '127.0.0.1');
  const { port } = await serve((request, response) =>
    redirect(target.replace('PORT', String(inner.port)))(request, response),
  );
  expect(await downloader()(`http://public.example:${port}/`)).toMatchObject({ ok: false, code });
  expect(inner.requests).toEqual([]);
});

test('the connection goes to the address that was checked, whatever the name means afterwards', async () => {
  const outer = await serve((_request, response) => response.end('the public file'));
  const inner = await serve((_request, response) => response.end('secret'), '127.0.0.1', outer.port);
  const answers = [[PUBLIC], ['127.0.0.1'], ['127.0.0.1']];
  const outcome = await downloader({ resolve: async () => answers.shift() ?? [] })(
    `http://rebind.example:${outer.port}/`,
  );
  expect(outcome.ok && Buffer.from(outcome.bytes).toString()).toBe('the public file');
  expect([answers.length, inner.requests.length]).toEqual([2, 0]);
});

test('a name that turns private between two hops is refused at the second', async () => {
  const outer = await serve((_request, response) => response.writeHead(307, { location: '/again' }).end());
  const answers = [[PUBLIC], ['127.0.0.1']];
  const outcome = await downloader({ resolve: async () => answers.shift() ?? [] })(
    `http://rebind.example:${outer.port}/`,
  );
  expect(outcome).toMatchObject({ ok: false, code: 'blocked-address' });
  expect(outer.requests.length).toBe(1);
});

test('follows five redirects and not six', async () => {
  const { port, requests } = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left > 0) redirect(`/${left - 1}`)(request, response);
    else response.end('arrived');
  });
  expect(await downloader()(`http://public.example:${port}/5`)).toMatchObject({
    ok: true,
    finalUrl: `http://public.example:${port}/0`,
  });
  requests.length = 0;
  expect(await downloader()(`http://public.example:${port}/6`)).toMatchObject({
    ok: false,
    code: 'too-many-redirects',
  });
  expect(requests.length).toBe(6);
});

test('cookies go back to the host that set them and to no other', async () => {
  const seen: (string | undefined)[] = [];
  const { port } = await serve((request, response) => {
    seen.push(request.headers.cookie);
    if (request.url === '/') {
      response
        .writeHead(302, { location: '/next', 'set-cookie': ['visitor=anon; Path=/', 'only=tls; Secure', 'gone='] })
        .end();
    } else if (request.url === '/next') redirect(`http://${PUBLIC}:${port}/other`)(request, response);
    else response.end('file');
  });
  expect((await downloader()(`http://public.example:${port}/`)).ok).toBe(true);
  expect(seen).toEqual([undefined, 'visitor=anon', undefined]);
});

test('links are rewritten before every hop, and a refusal to rewrite ends the download with its reason', async () => {
  const { port, requests } = await serve((request, response) => {
    if (request.url === '/short') redirect('/view/7')(request, response);
    else if (request.url === '/folder') redirect('/folder/7')(request, response);
    else response.end('file');
  });
  const rewrite = (link: URL) => {
    if (link.pathname.startsWith('/folder/')) return { refuse: 'A folder.' };
    return link.pathname.startsWith('/view/') ? { url: link.href.replace('/view/', '/download/') } : null;
  };
  expect((await downloader()(`http://public.example:${port}/short`, { rewrite })).ok).toBe(true);
  expect(requests.at(-1)).toMatch(/\/download\/7$/);
  const refused = await downloader()(`http://public.example:${port}/folder`, { rewrite });
  expect(refused).toEqual({ ok: false, code: 'refused-link', reason: 'A folder.' });
  const evil = await downloader()(`http://public.example:${port}/`, { rewrite: () => ({ url: 'http://127.0.0.1/' }) });
  expect(evil).toMatchObject({ ok: false, code: 'blocked-address' });
});

test.each([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'not-found'],
  [410, 'not-found'],
  [429, 'busy'],
  [204, 'empty'],
  [206, 'unexpected-status'],
  [300, 'unexpected-status'],
  [500, 'unexpected-status'],
])('status %i is told apart', async (status, code) => {
  const { port } = await serve((_request, response) => response.writeHead(status).end());
  expect(await downloader()(`http://public.example:${port}/`)).toMatchObject({ ok: false, code });
});

test('a name without addresses, a closed port and an answer that is no HTTP each have their code', async () => {
  expect(await downloader()('http://unknown.example/')).toMatchObject({ code: 'unreachable' });
  expect(await downloader()('http://nowhere.example/')).toMatchObject({ code: 'unreachable' });
  const { port, server } = await serve(() => {});
  server.close();
  await once(server, 'close');
  expect(await downloader()(`http://public.example:${port}/`)).toMatchObject({ code: 'unreachable' });
  const tcp = createTcpServer((socket) => socket.on('error', () => {}).end('SSH-2.0-OpenSSH\r\n'));
  tcp.listen(0, PUBLIC);
  await once(tcp, 'listening');
  open.push(tcp);
  const address = tcp.address();
  const tcpPort = typeof address === 'object' ? address?.port : 0;
  expect(await downloader()(`http://public.example:${tcpPort}/`)).toMatchObject({ code: 'bad-reply' });
});

test('a length over the limit is refused without reading the body', async () => {
  const { port } = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write('a'); // the rest never comes
  });
  expect(await downloader()(`http://public.example:${port}/`, { maxBytes: 4999 })).toMatchObject({ code: 'too-large' });
});

test('a body shorter than its length is not taken for a file', async () => {
  const { port } = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write('only this', () => response.destroy());
  });
  expect(await downloader()(`http://public.example:${port}/`)).toMatchObject({ code: 'bad-reply' });
});

test('an endless body is cut off at the limit and its connection closed', async () => {
  let sent = 0;
  const closed = Promise.withResolvers<void>();
  const { port } = await serve((_request, response) => {
    const block = Buffer.alloc(64 * 1024);
    const push = (): void => {
      sent += block.length;
      if (!response.destroyed) response.write(block, push);
    };
    response.on('close', closed.resolve);
    push();
  });
  expect(await downloader()(`http://public.example:${port}/`, { maxBytes: 1024 * 1024 })).toMatchObject({
    code: 'too-large',
  });
  await closed.promise;
  expect(sent).toBeLessThan(16 * 1024 * 1024); // the limit and what the two kernels hold
});

test('a compressed answer is counted unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024));
  const { port } = await serve((request, response) => {
    expect(request.headers['accept-encoding']).toBe('identity');
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(request.url === '/bomb' ? bomb : gzipSync('small'));
  });
  expect(await downloader()(`http://public.example:${port}/bomb`, { maxBytes: 1024 * 1024 })).toMatchObject({
    code: 'too-large',
  });
  const small = await downloader()(`http://public.example:${port}/small`);
  expect(small.ok && Buffer.from(small.bytes).toString()).toBe('small');
});

test('headers without end are not collected', async () => {
  const { port } = await serve((_request, response) => {
    response.socket?.write('HTTP/1.1 200 OK\r\n');
    const line = `x-filler: ${'a'.repeat(1000)}\r\n`;
    const push = (): void => {
      if (response.socket?.writable) response.socket.write(line, push);
    };
    response.socket?.on('error', () => {});
    push();
  });
  expect(await downloader()(`http://public.example:${port}/`)).toMatchObject({ code: 'bad-reply' });
});

test('one byte at a time ends with the one budget, and the connection with it', async () => {
  const timers = new ManualTimers();
  const closed = Promise.withResolvers<void>();
  const { port } = await serve((_request, response) => {
    response.on('close', closed.resolve);
    response.write('a', () => timers.advance(1000));
    timers.after(2000, () => response.write('b', () => timers.advance(30_000)));
    timers.advance(2000);
  });
  const outcome = await downloader({ timers })(`http://public.example:${port}/`, { timeoutMs: 30_000 });
  expect(outcome).toMatchObject({ ok: false, code: 'timed-out' });
  await closed.promise;
  expect(timers.pending).toBe(0);
});

test('all hops share one budget', async () => {
  const timers = new ManualTimers();
  const { port, requests } = await serve((request, response) => {
    timers.advance(4000);
    redirect('/next')(request, response);
  });
  const outcome = await downloader({ timers })(`http://public.example:${port}/`, { timeoutMs: 10_000 });
  expect(outcome).toMatchObject({ code: 'timed-out' });
  expect(requests.length).toBe(3);
});

test('a resolver that never answers ends with the budget', async () => {
  const timers = new ManualTimers();
  const hanging: Resolve = (_host, signal) => {
    queueMicrotask(() => timers.advance(30_000));
    expect(signal.aborted).toBe(false);
    return new Promise(() => {});
  };
  expect(await downloader({ timers, resolve: hanging })('http://public.example/')).toMatchObject({ code: 'timed-out' });
});

test('a handshake that never ends is cut with the budget', async () => {
  const timers = new ManualTimers();
  const closed = Promise.withResolvers<void>();
  const silent = createTcpServer((socket: Socket) => {
    socket.on('error', () => {}).on('close', () => closed.resolve());
    socket.once('data', () => timers.advance(30_000));
  });
  silent.listen(0, PUBLIC);
  await once(silent, 'listening');
  open.push(silent);
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const tlsPolicy = { ...policy, check: () => null };
  const outcome = await downloader({ timers, policy: tlsPolicy })(`https://public.example:${port}/`);
  expect(outcome).toMatchObject({ code: 'timed-out' });
  await closed.promise;
});

test('the caller can end it at any time', async () => {
  const controller = new AbortController();
  const { port } = await serve(() => controller.abort());
  const outcome = await downloader()(`http://public.example:${port}/`, { signal: controller.signal });
  expect(outcome).toMatchObject({ code: 'cancelled' });
  expect(await downloader()(`http://public.example:${port}/`, { signal: controller.signal })).toMatchObject({
    code: 'cancelled',
  });
});

test('an allowed origin is reached although private, its neighbours are not', async () => {
  const { port } = await serve((_request, response) => response.end('intranet'), '127.0.0.1');
  const other = await serve((_request, response) => response.end('secret'), '127.0.0.1');
  const download = createDownloader({ allow: [`127.0.0.1:${port}`, `localhost:${port}`] });
  expect((await download(`http://127.0.0.1:${port}/`)).ok).toBe(true);
  expect((await download(`http://localhost:${port}/`)).ok).toBe(true);
  expect(await download(`http://127.0.0.1:${other.port}/`)).toMatchObject({ code: 'blocked-address' });
  expect(await download(`http://localhost:${other.port}/`)).toMatchObject({ code: 'bad-url' });
  expect(other.requests).toEqual([]);
});

test('no reason repeats the link or an address', async () => {
  const links = [
    'http://private.example/?token=t0p',
    'http://10.0.0.1/?token=t0p',
    'ftp://x/?token=t0p',
    'http://unknown.example/?token=t0p',
  ];
  for (const link of links) {
    const outcome = await downloader()(link);
    expect(outcome.ok ? '' : outcome.reason).toMatch(/^[A-Z][^:]+(: [^:]+)?\.$/);
    expect(JSON.stringify(outcome)).not.toMatch(/t0p|example|\d+\.\d+/);
  }
});

test('a fault of ours is not passed off as a failed download', async () => {
  const broken: Resolve = async () => {
    throw new TypeError('undefined is not a function');
  };
  await expect(downloader({ resolve: broken })('http://public.example/')).rejects.toThrow(TypeError);
});
