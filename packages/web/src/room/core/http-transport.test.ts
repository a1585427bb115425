import { ROOM_TOKEN_HEADER } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createHttpTransport } from './http-transport.ts';
import { TransportFailure } from './transport.ts';

const TOKEN = 'not-a-real-token';
const REFUSAL = { status: 409, code: 'not-now', message: 'later' };

function setUp(answer: (input: string, init: RequestInit) => Promise<Response>) {
  const clock = createFakeClock();
  const calls: { url: string; init: RequestInit }[] = [];
  const fetch = ((input: string, init: RequestInit) => {
    calls.push({ url: input, init });
    return answer(input, init);
  }) as typeof globalThis.fetch;
  return { clock, calls, transport: createHttpTransport({ token: TOKEN, clock, fetch }) };
}

const refuse = async () => new Response(JSON.stringify(REFUSAL), { status: 409 });

test('the token stands in its header and nowhere else', async () => {
  const { calls, transport } = setUp(refuse);
  await transport.poll({ seat: 's', since: -1 }, new AbortController().signal);
  await transport.send('pause', { clientId: 'c' }, new AbortController().signal);
  expect(calls).toHaveLength(2);
  for (const { url, init } of calls) {
    expect(url).not.toContain(TOKEN);
    expect(String(init.body ?? '')).not.toContain(TOKEN);
    expect(new Headers(init.headers).get(ROOM_TOKEN_HEADER)).toBe(TOKEN);
    expect(init).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    });
  }
});

test('a refusal of the server is a reply', async () => {
  const { transport } = setUp(refuse);
  expect(await transport.send('pause', {}, new AbortController().signal)).toEqual({ ok: false, error: REFUSAL });
});

test("a captive portal's page is no reply", async () => {
  const { transport } = setUp(async () => new Response('<html>Log in to the hotel</html>', { status: 200 }));
  await expect(transport.poll({ seat: 's', since: -1 }, new AbortController().signal)).rejects.toMatchObject({
    reason: 'foreign',
  });
});

test('a broken line is a failure that may be tried again', async () => {
  const { transport } = setUp(() => Promise.reject(new TypeError('fetch failed')));
  await expect(transport.send('pause', {}, new AbortController().signal)).rejects.toBeInstanceOf(TransportFailure);
});

test('a server that never answers is given up', async () => {
  const { clock, transport } = setUp(
    (_url, init) =>
      new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  const sent = transport.send('pause', {}, new AbortController().signal).catch((cause: unknown) => cause);
  await clock.pass(15_000);
  expect(await sent).toMatchObject({ reason: 'timeout' });
});

test('the last words of a page outlive it, as far as the browser allows', async () => {
  const { calls, transport } = setUp(refuse);
  await transport.send('typing', { draft: 'short' }, new AbortController().signal, true);
  await transport.send('typing', { draft: 'ä'.repeat(30_000) }, new AbortController().signal, true);
  await transport.send('typing', { draft: 'short' }, new AbortController().signal);
  await settle();
  expect(calls.map(({ init }) => init.keepalive)).toEqual([true, false, false]);
});
