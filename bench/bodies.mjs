// `npm run bench:bodies [-- --database embedded|postgres]`: what others wait for while one client sends bodies made to
// cost much, in addition to what they wait for without it; and how long the replies are.
import { randomBytes } from 'node:crypto';
import { median, verdict } from './lib/load.mjs';
import { call, createKey, databases, freePort, freshDatabase, startServer, temporaryFolder } from './lib/server.mjs';

const names = (count) => `{${Array.from({ length: count }, (_, at) => `"key-${at}":1`).join(',')}}`;
const BODIES = {
  '90,000 unknown names': names(90_000).slice(0, 1_048_000),
  'names within the bounds': names(4_900),
  'a list of what it may not hold': `{"decisions":[${'1,'.repeat(19_000)}1]}`,
  'deep levels': '['.repeat(500_000),
  'one long name': `{"${'x'.repeat(1_000_000)}":1}`,
};
/** Bodies of one mebibyte as somebody with a key may send them, again and again. */
const LARGE = {
  names: BODIES['90,000 unknown names'],
  prose: `{"title":"${'We keep points in order. '.repeat(40_000)}"}`,
  escapes: `{"title":"${'\\u00e9'.repeat(170_000)}"}`,
  'no pattern': `{"title":"${randomBytes(780_000).toString('base64')}"}`,
};
const AT_ONCE = 20;
const ROUNDS = 5;
const BAR_MS = 100;
const BAR_MANY_MS = 200;

const [{ name: kind, url: databaseUrl }] = await databases();
const fresh = databaseUrl === null ? null : await freshDatabase(databaseUrl);
const port = await freePort();
const server = startServer({
  dataDir: temporaryFolder(),
  port,
  databaseUrl: fresh?.url ?? null,
  env: { COLLOQUY_MEANING: 'off' },
});
await server.ready;
const url = `http://127.0.0.1:${port}`;
console.log(`database: ${kind}`);
const headers = await createKey(url);
const targets = [
  ['/room/api/consent', {}],
  ['/apply/api/nobody', {}],
  ['/api/v1/jobs', {}],
  ['/api/v1/jobs', headers],
];

async function delaysWhile(work, path = '/health/live', sent = {}) {
  const delays = [];
  let isOver = false;
  const other = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await call(url, 'GET', path, { headers: sent });
      delays.push(performance.now() - begun);
    }
  })();
  const result = await work();
  isOver = true;
  await other;
  delays.sort((a, b) => a - b);
  const p99 = delays[Math.floor(delays.length * 0.99)];
  return { result, worst: Math.max(...delays), middle: median(delays), p99, count: delays.length };
}

const { worst: quiet } = await delaysWhile(() => new Promise((resolve) => setTimeout(resolve, 2_000)));
console.log(`alone: longest wait ${quiet.toFixed(0)} ms`);
let [worstDelay, longestReply] = [0, 0];
for (const [name, body] of Object.entries(BODIES))
  for (const [path, sent] of targets) {
    const post = async () => {
      const reply = await fetch(url + path, {
        method: 'POST',
        headers: { ...sent, 'content-type': 'application/json' },
        body,
      }).catch(() => null);
      return reply === null ? 0 : (await reply.text()).length;
    };
    const { result, worst, middle } = await delaysWhile(() => Promise.all(Array.from({ length: AT_ONCE }, post)));
    const longest = Math.max(...result);
    worstDelay = Math.max(worstDelay, middle);
    longestReply = Math.max(longestReply, longest);
    const who = sent === headers ? 'with a key' : 'without';
    console.log(
      `${name}, ${path} ${who}, ${AT_ONCE} at once: others wait ${middle.toFixed(0)} ms (longest ${worst.toFixed(0)}), reply ${longest} bytes`,
    );
  }
const one = [];
for (const body of Object.values(BODIES))
  for (const [path, sent] of targets) {
    const { worst } = await delaysWhile(() =>
      fetch(url + path, { method: 'POST', headers: { ...sent, 'content-type': 'application/json' }, body }).then(
        (reply) => reply.text(),
        () => '',
      ),
    );
    one.push(worst);
  }
verdict(
  'longest wait beside one such body',
  `${Math.max(...one).toFixed(0)} ms`,
  `≤ ${BAR_MS} ms`,
  Math.max(...one) <= BAR_MS,
);
for (const [name, body] of Object.entries(LARGE))
  for (const path of ['/health/live', '/api/v1/jobs?pageSize=1']) {
    const post = () =>
      fetch(`${url}/api/v1/jobs`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      }).then((reply) => reply.text());
    const rounds = async () => {
      for (let round = 0; round < ROUNDS; round += 1) await Promise.all(Array.from({ length: AT_ONCE }, post));
    };
    const { p99, middle, worst, count } = await delaysWhile(rounds, path, headers);
    verdict(
      `${name}, ${AT_ONCE} of 1 MiB at once with a key, ${path}`,
      `p50 ${middle.toFixed(0)}, p99 ${p99.toFixed(0)}, longest ${worst.toFixed(0)} ms of ${count}`,
      `p99 ≤ ${BAR_MANY_MS} ms`,
      p99 <= BAR_MANY_MS,
    );
  }
verdict('longest reply', `${longestReply} bytes`, '≤ 2500', longestReply <= 2_500);
await server.stop();
await fresh?.drop();
