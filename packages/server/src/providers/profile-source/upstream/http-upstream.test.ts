import { profile } from '@colloquy/contract/network';
import { expect, test } from 'vitest';
import type { Profile } from '../../shapes/profile.ts';
import type { CachedReply, UpstreamCache, UpstreamFault } from '../port.ts';
import { upstreamConfig } from './config.ts';
import { HttpUpstream } from './http-upstream.ts';
import { mapProfile } from './map-profile.ts';
import { DOCUMENT_MAPPING } from './mapping.ts';
import { MemoryUpstreamCache } from './memory-cache.ts';

type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'no-connection' | 'hang';

const NO_DATE = { year: 0, month: 0, day: 0 };
const SIGNAL = new AbortController().signal;
const ADA = { firstName: 'Wanjiru', lastName: 'Kamau', headline: 'Surveyor' };

/** An upstream with a scripted service, a clock that only pauses move, and what was seen. */
function stage(replies: Reply[], overrides: Record<string, unknown> = {}, cache?: UpstreamCache) {
  const time = { now: 1_000_000 };
  const seen: { url: string; headers: unknown; redirect: unknown }[] = [];
  const pauses: number[] = [];
  const timers: AbortController[] = [];
  const reported: [UpstreamFault, number | null][] = [];
  const leftOut: string[][] = [];
  const config = upstreamConfig.parse({
    name: 'test',
    url: 'https://up.example/p/{username}?v=1',
    headers: { 'X-Key': 'secret-key' },
    ...overrides,
  });
  const upstream = new HttpUpstream(config, {
    cache: cache ?? new MemoryUpstreamCache({ maxEntries: 100, now: () => time.now }),
    clock: { now: () => time.now },
    monitor: {
      failed: (fault, httpStatus) => reported.push([fault, httpStatus]),
      leftOut: (fields) => leftOut.push([...fields]),
    },
    random: () => 0,
    timeoutSignal: () => {
      const timer = new AbortController();
      timers.push(timer);
      return timer.signal;
    },
    sleep: (ms) => {
      pauses.push(ms);
      time.now += ms;
      return Promise.resolve();
    },
    fetch: async (url, init) => {
      seen.push({ url, headers: init.headers, redirect: init.redirect });
      const reply = replies[Math.min(seen.length, replies.length) - 1] ?? 'no-connection';
      await Promise.resolve();
      if (reply === 'no-connection') throw new TypeError('fetch failed https://up.example secret-key');
      if (reply === 'hang') {
        return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
      }
      const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {});
      return new Response(body, { status: reply.status, headers: reply.headers ?? {} });
    },
  });
  return { upstream, time, seen, pauses, timers, reported, leftOut };
}

test('a found profile comes mapped, with the configured header, no redirects, the name escaped', async () => {
  const { upstream, seen } = stage([{ status: 200, body: ADA }]);
  const outcome = await upstream.lookUp({ scope: 's', username: 'wanjiru/$&?x=1' }, SIGNAL);
  expect(outcome).toMatchObject({
    status: 'found',
    stale: false,
    profile: { firstName: 'Wanjiru', headline: 'Surveyor', skills: [] },
  });
  expect(seen).toEqual([
    {
      url: 'https://up.example/p/wanjiru%2F%24%26%3Fx%3D1?v=1',
      headers: { accept: 'application/json', 'X-Key': 'secret-key' },
      redirect: 'manual',
    },
  ]);
});

test('a hundred look-ups of one uncached name make one call', async () => {
  const { upstream, seen } = stage([{ status: 200, body: ADA }]);
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL)),
  );
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['found']));
  expect(seen).toHaveLength(1);
});

test('two scopes share neither a call nor a reply', async () => {
  const { upstream, seen } = stage([{ status: 200, body: ADA }]);
  const ask = (scope: string) => upstream.lookUp({ scope, username: 'wanjiru' }, SIGNAL);
  await Promise.all([ask('a'), ask('b'), ask('a')]);
  expect(seen).toHaveLength(2);
  await ask('c');
  expect(seen).toHaveLength(3);
  for (const scope of ['a', 'b', 'c']) expect(await ask(scope)).toMatchObject({ status: 'found', stale: false });
  expect(seen).toHaveLength(3);
});

test('a caller that goes away does not end the call for the others; when all are gone it ends', async () => {
  const { upstream, timers } = stage(['hang', { status: 200, body: ADA }], { maxCalls: 2 });
  const first = new AbortController();
  const second = new AbortController();
  const one = upstream.lookUp({ scope: 's', username: 'wanjiru' }, first.signal);
  const two = upstream.lookUp({ scope: 's', username: 'wanjiru' }, second.signal);
  first.abort(new Error('gone'));
  await expect(one).rejects.toThrow('gone');
  timers[0]?.abort();
  await expect(two).resolves.toMatchObject({ status: 'found' });

  const lonely = stage(['hang', { status: 200, body: ADA }]);
  const only = new AbortController();
  const left = lonely.upstream.lookUp({ scope: 's', username: 'wanjiru' }, only.signal);
  only.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(lonely.upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL)).resolves.toMatchObject({
    status: 'found',
  });
});

test('a cached reply is served for its life and asked for again after it', async () => {
  const { upstream, seen, time } = stage([{ status: 200, body: ADA }], { freshMs: 1000 });
  await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL);
  time.now += 999;
  await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL);
  expect(seen).toHaveLength(1);
  time.now += 1;
  await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL);
  expect(seen).toHaveLength(2);
});

test('"not found" is believed for its own, shorter life', async () => {
  const { upstream, seen, time } = stage([{ status: 404 }], { notFoundMs: 500 });
  expect(await upstream.lookUp({ scope: 's', username: 'nobody' }, SIGNAL)).toEqual({ status: 'not-found' });
  time.now += 499;
  await upstream.lookUp({ scope: 's', username: 'nobody' }, SIGNAL);
  expect(seen).toHaveLength(1);
  time.now += 1;
  await upstream.lookUp({ scope: 's', username: 'nobody' }, SIGNAL);
  expect(seen).toHaveLength(2);
});

test('429 and 5xx are tried again with pauses that double', async () => {
  const { upstream, seen, pauses } = stage([{ status: 503 }, { status: 500 }, { status: 200, body: ADA }], {
    backoffMs: 200,
  });
  expect(await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL)).toMatchObject({ status: 'found' });
  expect(seen).toHaveLength(3);
  expect(pauses).toEqual([100, 200]);
});

test('Retry-After is obeyed, and when it goes past the deadline the look-up ends at once', async () => {
  const patient = stage([
    { status: 429, headers: { 'retry-after': '2' } },
    { status: 200, body: ADA },
  ]);
  expect(await patient.upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL)).toMatchObject({ status: 'found' });
  expect(patient.pauses).toEqual([2000]);

  const busy = stage([
    { status: 429, headers: { 'retry-after': '60' } },
    { status: 200, body: ADA },
  ]);
  expect(await busy.upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL)).toEqual({
    status: 'unavailable',
    fault: 'rate-limited',
  });
  expect(await busy.upstream.lookUp({ scope: 's', username: 'other' }, SIGNAL)).toMatchObject({
    status: 'unavailable',
  });
  expect(busy.seen).toHaveLength(1);
  busy.time.now += 60_000;
  expect(await busy.upstream.lookUp({ scope: 's', username: 'other' }, SIGNAL)).toMatchObject({ status: 'found' });
});

test.each(['300', '600', '99999999999', '9'.repeat(400)])(
  'Retry-After: %s is obeyed for five minutes',
  async (wait) => {
    const { upstream, seen, time } = stage([
      { status: 429, headers: { 'retry-after': wait } },
      { status: 200, body: ADA },
    ]);
    await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL);
    time.now += 299_999;
    expect(await upstream.lookUp({ scope: 's', username: 'other' }, SIGNAL)).toEqual({
      status: 'unavailable',
      fault: 'circuit-open',
    });
    time.now += 1;
    expect(await upstream.lookUp({ scope: 's', username: 'other' }, SIGNAL)).toMatchObject({ status: 'found' });
    expect(seen).toHaveLength(2);
  },
);

test.each([
  [400, 'rejected'],
  [422, 'rejected'],
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [302, 'unexpected-status'],
] as const)('status %i is not tried again, tells nothing of the header and is told as %s', async (status, fault) => {
  const { upstream, seen, reported } = stage([{ status, body: 'secret-key' }]);
  expect(await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL)).toEqual({ status: 'unavailable', fault });
  expect(seen).toHaveLength(1);
  expect(reported).toEqual([[fault, status]]);
});

test('what the service says of one name closes nothing for the others', async () => {
  const trouble: Reply[] = [
    { status: 400 },
    { status: 200, body: {} },
    { status: 200, body: '<html>' },
    { status: 422 },
    { status: 200, body: 'x'.repeat(2000) },
    { status: 401 },
    { status: 302 },
  ];
  const { upstream, seen } = stage([...trouble, { status: 200, body: ADA }], {
    breaker: { failures: 2, coolDownMs: 60_000 },
    maxReplyBytes: 1000,
  });
  for (const [index] of trouble.entries())
    expect((await upstream.lookUp({ scope: 's', username: `odd-${index}` }, SIGNAL)).status).toBe('unavailable');
  expect(await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL)).toMatchObject({ status: 'found' });
  expect(seen).toHaveLength(trouble.length + 1);
});

test.each([
  ['no-connection' as const, 'no-connection'],
  [{ status: 500 }, 'server-error'],
  [{ status: 503 }, 'server-error'],
  [{ status: 429 }, 'rate-limited'],
  [{ status: 408 }, 'timeout'],
] as [Reply, UpstreamFault][])(
  '%j opens the circuit, and each call and refusal is told once as %s',
  async (reply, fault) => {
    const { upstream, seen, reported } = stage([reply], { maxCalls: 1, breaker: { failures: 3, coolDownMs: 60_000 } });
    for (let count = 0; count < 5; count++) await upstream.lookUp({ scope: 's', username: `n${count}` }, SIGNAL);
    expect(seen).toHaveLength(3);
    expect(reported.map(([name]) => name)).toEqual([fault, fault, fault, 'circuit-open', 'circuit-open']);
  },
);

test('an older reply stands in while the upstream fails, marked as stale, for its time', async () => {
  const { upstream, time } = stage([{ status: 200, body: ADA }, 'no-connection'], {
    freshMs: 1000,
    staleMs: 100_000,
    maxCalls: 1,
  });
  await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL);
  time.now += 1000;
  expect(await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL)).toMatchObject({
    status: 'found',
    stale: true,
    fetchedAt: 1_000_000,
  });
  time.now += 100_000;
  expect(await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL)).toEqual({
    status: 'unavailable',
    fault: 'no-connection',
  });
});

test('after failures in a row the circuit opens; one probe closes it again', async () => {
  const replies: Reply[] = [...Array<Reply>(4).fill({ status: 500 }), { status: 200, body: ADA }];
  const { upstream, seen, time } = stage(replies, { maxCalls: 1, breaker: { failures: 3, coolDownMs: 5000 } });
  for (let count = 0; count < 6; count++)
    expect((await upstream.lookUp({ scope: 's', username: `n${count}` }, SIGNAL)).status).toBe('unavailable');
  expect(seen).toHaveLength(3);
  time.now += 5000;
  const probes = await Promise.all([
    upstream.lookUp({ scope: 's', username: 'a' }, SIGNAL),
    upstream.lookUp({ scope: 's', username: 'b' }, SIGNAL),
  ]);
  expect(probes.map(({ status }) => status)).toEqual(['unavailable', 'unavailable']);
  expect(seen).toHaveLength(4);
  time.now += 5000;
  expect((await upstream.lookUp({ scope: 's', username: 'c' }, SIGNAL)).status).toBe('found');
  expect((await upstream.lookUp({ scope: 's', username: 'd' }, SIGNAL)).status).toBe('found');
});

test('a reply that hangs ends with the timeout', async () => {
  const { upstream, timers } = stage(['hang'], { maxCalls: 1 });
  const pending = upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  for (const timer of timers) timer.abort();
  expect(await pending).toEqual({ status: 'unavailable', fault: 'timeout' });
});

test('replies that are too large, no JSON or nobody are refused', async () => {
  const large = stage([{ status: 200, body: { ...ADA, summary: 'x'.repeat(2000) } }], { maxReplyBytes: 1000 });
  expect(await large.upstream.lookUp({ scope: 's', username: 'a' }, SIGNAL)).toEqual({
    status: 'unavailable',
    fault: 'too-large',
  });
  for (const [body, fault] of [
    ['<html>', 'unreadable'],
    ['{"given":"Odile"}', 'unreadable'],
    ['[]', 'empty'],
    ['{"firstName":""}', 'empty'],
    ['null', 'empty'],
  ] as const) {
    const odd = stage([{ status: 200, body }]);
    expect(await odd.upstream.lookUp({ scope: 's', username: 'a' }, SIGNAL)).toEqual({ status: 'unavailable', fault });
  }
});

test('a reply with a byte order mark is read', async () => {
  const { upstream } = stage([{ status: 200, body: `\ufeff${JSON.stringify(ADA)}` }]);
  expect(await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL)).toMatchObject({
    status: 'found',
    profile: { firstName: 'Wanjiru' },
  });
});

test('values of another type than their field are left out and named, the rest stays', async () => {
  const body = {
    ...ADA,
    headline: { text: 'Surveyor' },
    summary: ['one'],
    isHiring: 'yes',
    isOpenToWork: 1,
    profilePicture: 'javascript:alert(1)',
    geo: 'Nakuru',
    position: [
      {
        companyName: 'Land Office',
        title: 7,
        start: { year: 2020.5, month: 1, day: 1 },
        end: { year: 2021, month: 2, day: 1.5 },
      },
      { companyName: true, title: 'Clerk', start: 2019.5, end: { year: 2021, month: 13, day: 1 } },
      'a text',
    ],
    skills: { name: 'GIS' },
    educations: [{ schoolName: 'Egerton', start: { year: '2011', month: '9' }, end: [2014] }],
    languages: { sw: 'native' },
  };
  const { upstream, leftOut } = stage([{ status: 200, body }]);
  const outcome = await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL);
  expect(outcome).toMatchObject({
    status: 'found',
    profile: {
      firstName: 'Wanjiru',
      headline: '',
      summary: '',
      isHiring: false,
      isOpenToWork: false,
      profilePicture: '',
      geo: { country: '', city: '', full: '' },
      position: [
        { companyName: 'Land Office', title: '7', start: NO_DATE, end: NO_DATE },
        { companyName: '', title: 'Clerk', start: NO_DATE, end: { year: 2021, month: 0, day: 0 } },
      ],
      educations: [{ schoolName: 'Egerton', start: { year: 2011, month: 9, day: 0 }, end: NO_DATE }],
      skills: [],
      languages: '',
    },
  });
  if (outcome.status === 'found') expect(profile.safeParse(outcome.profile).success).toBe(true);
  expect(leftOut.map((fields) => fields.toSorted())).toEqual([
    [
      'educations.end',
      'geo.city',
      'geo.country',
      'geo.full',
      'headline',
      'isHiring',
      'isOpenToWork',
      'languages',
      'position',
      'position.companyName',
      'position.end',
      'position.start',
      'profilePicture',
      'skills',
      'summary',
    ],
  ]);
});

test('names that would change the address never leave', async () => {
  const { upstream, seen } = stage([{ status: 200, body: ADA }]);
  for (const name of ['', '.', '..', 'a\nb', 'x'.repeat(129), '\ud800', 'a\ufffd']) {
    expect(await upstream.lookUp({ scope: 's', username: name }, SIGNAL)).toEqual({ status: 'not-found' });
  }
  expect(seen).toEqual([]);
});

test('a cache that fails is a miss and costs nothing else', async () => {
  const broken: UpstreamCache = {
    get: () => Promise.reject(new Error('down')),
    set: () => Promise.reject(new Error('down')),
  };
  const { upstream } = stage([{ status: 200, body: ADA }], {}, broken);
  expect(await upstream.lookUp({ scope: 's', username: 'wanjiru' }, SIGNAL)).toMatchObject({ status: 'found' });
});

test('the memory cache forgets the one used longest ago and what is over', async () => {
  const time = { now: 0 };
  const cache = new MemoryUpstreamCache({ maxEntries: 2, now: () => time.now });
  const reply: CachedReply = { profile: null, fetchedAt: 0 };
  const at = (key: string) => ({ scope: 's', key });
  const kept = async (...keys: string[]) => Promise.all(keys.map(async (key) => (await cache.get(at(key))).reply));
  await cache.set(at('a'), reply, 100);
  await cache.set(at('b'), reply, 100);
  await cache.get(at('a'));
  await cache.set(at('c'), reply, 50);
  expect(await kept('a', 'b', 'c')).toEqual([reply, null, reply]);
  time.now = 50;
  expect(await kept('a', 'c')).toEqual([reply, null]);
});

test('a mapping reaches into any shape, and document 3 maps onto itself', () => {
  const mapping = upstreamConfig.parse({
    name: 'x',
    url: 'https://up.example/{username}',
    mapping: {
      fullName: 'data.display',
      headline: ['data.tagline', 'data.bio'],
      geo: { city: 'data.place.0', country: 'data.cc' },
      position: {
        each: 'data.jobs',
        fields: { companyName: 'org.name', title: 'role', start: 'since', end: { year: 'until.y', month: 'until.m' } },
      },
      skills: { each: 'data.tags', fields: { name: '.' } },
      languages: { each: 'data.langs', fields: { name: 'n', level: 'l' } },
      isHiring: 'data.hiring',
    },
  }).mapping;
  const { profile: mapped, misfits } = mapProfile(
    {
      data: {
        display: 'Wanjiru Kamau',
        bio: 'Maps',
        place: ['Nakuru'],
        cc: 'KE',
        jobs: [{ org: { name: 'Land Office' }, role: 'Surveyor', since: '2019-05', until: { y: 2021, m: 2 } }, 'x', {}],
        tags: ['GIS', 'gis', null],
        langs: [{ n: 'Swahili', l: 'native' }],
        hiring: true,
      },
    },
    mapping,
  );
  expect(mapped).toMatchObject({
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    headline: 'Maps',
    geo: { city: 'Nakuru', country: 'Kenya', full: 'Nakuru, Kenya' },
    position: [
      {
        companyName: 'Land Office',
        title: 'Surveyor',
        start: { year: 2019, month: 5, day: 0 },
        end: { year: 2021, month: 2, day: 0 },
      },
    ],
    skills: [{ name: 'GIS' }],
    languages: 'Swahili (native)',
    isHiring: true,
    isOpenToWork: false,
  });
  expect(misfits).toEqual(['position']);
  const whole = mapped as Profile;
  expect(mapProfile(whole, DOCUMENT_MAPPING)).toEqual({ profile: whole, misfits: [] });
});

test('a half-written configuration is refused', () => {
  const good = { name: 'x', url: 'https://up.example/{username}' };
  expect(upstreamConfig.safeParse(good).success).toBe(true);
  for (const change of [
    { url: 'https://up.example/' },
    { url: 'https://{username}.example/' },
    { url: 'ftp://up.example/{username}' },
    { url: 'https://a:b@up.example/{username}' },
    { headers: { 'bad header': 'x' } },
    { headers: { ok: 'a\r\nb: c' } },
    { mapping: { nickName: 'x' } },
    { deadlineMs: 10, timeoutMs: 20 },
    { more: 1 },
  ]) {
    expect(upstreamConfig.safeParse({ ...good, ...change }).success, JSON.stringify(change)).toBe(false);
  }
});
