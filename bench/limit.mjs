// `npm run bench:limit`: look-ups of a profile with five windows against the same server without any, counted in
// process and, where REDIS_URL or a Redis on 127.0.0.1:6379 answers, in Redis.
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findNode, ROOT, withNode } from '../scripts/setup.mjs';
import { closedLoop, median, verdict } from './lib/load.mjs';
import { temporaryFolder } from './lib/server.mjs';

const SECONDS = Number(process.env.SECONDS ?? 1);
const ROUNDS = Number(process.env.ROUNDS ?? 25);
const WARM_UP_MS = 3_000;
const CONNECTIONS = 32;
const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';

await measure('in process', {}, 0.9);
if (await answers(redisUrl)) await measure('with Redis', { REDIS_URL: redisUrl }, 0.7);
else console.log('limit (with Redis): left out, no Redis answers');

/**
 * Both sides run all the time; short rounds go back and forth between them, each pair in the other order. The figure is
 * the median of the pairs' ratios: other work on the machine meets both halves of a pair alike.
 */
async function measure(name, env, bar) {
  const sides = { none: await start('off', {}), five: await start('on', env) };
  const run = async ({ url, path, apiKey }, durationMs) => {
    const next = () => ({ path, headers: { apikey: apiKey } });
    const result = await closedLoop({ url, connections: CONNECTIONS, durationMs, next });
    if (result.failed > 0) throw new Error(`${result.failed} of ${result.count} calls failed`);
    return result.perSecond;
  };
  await checkHeaders(sides);
  for (const side of Object.values(sides)) await run(side, WARM_UP_MS);
  const pairs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const pair = {};
    for (const key of round % 2 === 0 ? ['none', 'five'] : ['five', 'none'])
      pair[key] = await run(sides[key], SECONDS * 1_000);
    pairs.push(pair);
  }
  await Promise.all([sides.none.stop(), sides.five.stop()]);
  const ratio = median(pairs.map(({ none, five }) => five / none));
  const [none, five] = ['none', 'five'].map((key) => median(pairs.map((pair) => pair[key])).toFixed(0));
  console.log(`limit (${name}): ${none} per second without windows, ${five} with five`);
  verdict(`limit (${name})`, ratio.toFixed(2), `≥ ${bar.toFixed(2)}`, ratio >= bar);
}

/** A side that does not do what it is measured for would make the figure worthless. */
async function checkHeaders({ none, five }) {
  for (const [{ url, path, apiKey }, limited] of [
    [none, false],
    [five, true],
  ]) {
    const { status, headers } = await fetch(url + path, { headers: { apikey: apiKey } });
    if (status !== 200 || headers.has('x-ratelimit-remaining-year') !== limited)
      throw new Error(`the side ${limited ? 'with' : 'without'} windows does not behave like it`);
  }
}

async function start(limits, env) {
  const node = findNode();
  const child = spawn(node, [join(ROOT, 'packages', 'server', 'bench', 'limit-side.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: withNode(node, {
      COLLOQUY_DATA_DIR: temporaryFolder(),
      COLLOQUY_PORT: '0',
      COLLOQUY_LOG: 'warn',
      COLLOQUY_MEANING: 'off',
      LIMITS: limits,
      ...env,
    }),
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const side = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    exited.then((code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    ...side,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function answers(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port || 6379), hostname, () => {
      socket.end();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}
