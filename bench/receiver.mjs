// `npm run bench:receiver`: the receiver of docs/api/webhooks.md, as it stands there but for its port, in a folder with the
// package `standardwebhooks` alone. A test key makes a hiring interview with a CV, a session and a founder's conversation,
// which the script holds; then a test message, and everybody is erased. Whatever the server says that it sent has to have
// been verified and printed by the receiver, every type of each door among it. Prints which types came and ends with 1 where
// one is missing.
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SUBSCRIBED_TYPES } from '../packages/contract/src/webhooks/events.ts';
import { ROOT } from '../scripts/setup.mjs';
import { verdict } from './lib/load.mjs';
import { ADMIN_SECRET, call, freePort, JOB, startServer, temporaryFolder } from './lib/server.mjs';

const MOVES = ['interview.scheduled', 'interview.started', 'interview.completed'];
/** What each door tells of one that is held to its end. */
const DOORS = {
  HIRING: [...MOVES, 'cv.parsed', 'report.ready'],
  SESSION: [...MOVES, 'report.ready'],
  CONVERSATION: [...MOVES, 'conversation.completed'],
};
const ONCE = ['webhook.test', 'data.erased'];
/** Who is interviewed by the first two doors. */
const EMAIL = 'bench@example.com';
const LIMIT_MS = 90_000;
/** Of somebody invented. */
const CV = `Bench Example
Signal technician

Experience

Signal Technician, Harbour Railway, Gdynia
March 2019 - June 2024
Kept signals and points in order on eleven kilometres of track and trained two apprentices a year.

Education

Technical School of Gdynia, Automation, 2015 - 2019

Skills: relays, fault finding, planning
`;
const SOON_MS = 200;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const [port, cvPort, hookPort] = [await freePort(), await freePort(), await freePort()];
const url = `http://127.0.0.1:${port}`;
const cv = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/plain' }).end(CV),
).listen(cvPort, '127.0.0.1');
const server = startServer({
  dataDir: temporaryFolder(),
  port,
  env: { COLLOQUY_MEANING: 'off', COLLOQUY_OUTBOUND_ALLOW: `127.0.0.1:${hookPort},127.0.0.1:${cvPort}` },
});
let receiver = null;
try {
  await server.ready;
  const ask = async (method, path, headers, body) => {
    const reply = await call(url, method, path, { headers, body });
    if (reply.status !== 200) throw new Error(`${method} ${path} gave ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body.data ?? reply.body;
  };
  const admin = { 'x-admin-secret': ADMIN_SECRET };
  const account = { organizationId: 'bench', userId: 'test:bench' };
  const scopes = ['hiring', 'sessions', 'conversations', 'webhooks'];
  const made = await ask('POST', '/api/v1/admin/api-keys', admin, { ...account, userId: 'bench', scopes, test: true });
  const bearer = { authorization: `Bearer ${made.apiKey}` };
  const endpoint = await ask('POST', '/api/v1/webhooks', bearer, {
    url: `http://127.0.0.1:${hookPort}/colloquy`,
    types: SUBSCRIBED_TYPES,
  });
  receiver = await startReceiver(endpoint.secret);
  await refusesForgeries();

  const { serviceJobId } = await ask('POST', '/api/v1/jobs', bearer, JOB);
  const cvLink = `http://127.0.0.1:${cvPort}/cv.txt`;
  const interview = { serviceJobId, candidateEmail: EMAIL, cv_link: cvLink };
  const session = { email: EMAIL, interview_type: 'STEM' };
  const candidates = '/api/v1/integrations/candidates';
  const ids = {
    HIRING: (await ask('POST', '/api/v1/interviews', bearer, interview)).meetingId,
    SESSION: (await ask('POST', `${candidates}/interviews`, bearer, session)).interview_id,
    CONVERSATION: (await ask('POST', `${candidates}/conversations`, { 'x-api-key': made.apiKey }, {})).conversation_id,
  };
  const missing = () =>
    Object.entries(DOORS).flatMap(([door, types]) =>
      types.filter((type) => !receiver.news.has(`${type} ${ids[door]}`)).map((type) => `${type} of ${door}`),
    );
  await until(() => missing().length === 0);
  await ask('POST', `/api/v1/webhooks/${endpoint.id}/test`, bearer);
  // The test message is sent at once, and is no delivery of the list.
  const sent = async () => [
    ...(await deliveries(ask, endpoint.id, bearer)).map(pairOf),
    pairOf({ type: 'webhook.test', state: 'DELIVERED' }),
  ];
  await until(async () => unmatchedOf(await sent(), receiver.pairs).length === 0);
  const [sentBefore, printedBefore] = [await sent(), [...receiver.pairs]];
  await ask('POST', '/api/v1/admin/people/erase', admin, { ...account, email: EMAIL });
  const lacksOnce = () => ONCE.filter((type) => !receiver.types.has(type));
  await until(() => lacksOnce().length === 0);

  for (const [door, types] of Object.entries(DOORS)) {
    const came = types.filter((type) => receiver.news.has(`${type} ${ids[door]}`));
    console.log(`receiver: ${door} ${came.length} of ${types.length}: ${came.join(', ')}`);
  }
  const all = [...SUBSCRIBED_TYPES, 'webhook.test'];
  const others = all.filter((type) => !receiver.types.has(type));
  console.log(`receiver: ${receiver.types.size} of ${all.length} types; not part of this: ${others.join(', ')}`);
  const lacking = [...missing(), ...lacksOnce()];
  verdict('receiver: missing', lacking.join(', ') || 'nothing', 'nothing', lacking.length === 0);
  const unmatched = unmatchedOf(sentBefore, printedBefore);
  verdict(
    'receiver: messages before the erasure, by type and interview',
    [`${sentBefore.length} sent, ${printedBefore.length} printed`, ...unmatched].join('; '),
    'each printed once',
    unmatched.length === 0,
  );
} finally {
  receiver?.child.kill();
  cv.close();
  await server.stop();
}

/**
 * The snippet of the page with what it needs and nothing else. `pairs`: a type and the interview that it is about, of each
 * line that it printed; `news`: the same, each once.
 */
async function startReceiver(secret) {
  const page = readFileSync(join(ROOT, 'docs', 'api', 'webhooks.md'), 'utf8');
  const snippet = /^```js\n(.*?)^```$/ms.exec(page)?.[1];
  if (!snippet?.includes('.listen(8443)')) throw new Error('docs/api/webhooks.md has no receiver on port 8443');
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  const { dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules', 'standardwebhooks', 'package.json'), 'utf8'),
  );
  for (const name of ['standardwebhooks', ...Object.keys(dependencies)])
    cpSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'receiver.mjs'), snippet.replace('.listen(8443)', `.listen(${hookPort})`));
  const child = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, COLLOQUY_WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const state = { child, news: new Set(), types: new Set(), pairs: [] };
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [type, interviewId] = line.split(' ');
    state.pairs.push(`${type} ${interviewId}`);
    state.types.add(type);
    state.news.add(`${type} ${interviewId}`);
  });
  await until(async () => (await post({}, '').catch(() => null)) !== null);
  return state;
}

function post(headers, body) {
  return fetch(`http://127.0.0.1:${hookPort}/`, { method: 'POST', headers, body });
}

/** One that takes whatever comes would pass everything else. */
async function refusesForgeries() {
  const [id, timestamp, body] = ['msg_forged', String(Math.floor(Date.now() / 1_000)), '{"type":"forged","data":{}}'];
  const signature = createHmac('sha256', 'another secret').update(`${id}.${timestamp}.${body}`).digest('base64');
  const { status } = await post(
    { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
    body,
  );
  verdict('receiver: what it answers to a forged delivery', status, '401', status === 401);
}

async function deliveries(ask, id, headers) {
  const { results, total } = await ask('GET', `/api/v1/webhooks/${id}/deliveries?pageSize=50`, headers);
  if (results.length < total) throw new Error(`${total} deliveries are more than a page`);
  return results;
}

/** What the receiver has to print of a delivery; with its state where that is not the one it should be in. */
function pairOf({ type, interviewId, state }) {
  return `${type} ${interviewId ?? undefined}${state === 'DELIVERED' ? '' : ` (${state})`}`;
}

/** What was sent and not printed, and what was printed and not sent. */
function unmatchedOf(sent, printed) {
  const left = [...printed];
  const lost = sent.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...lost.map((pair) => `not printed: ${pair}`), ...left.map((pair) => `not sent: ${pair}`)];
}

async function until(holds) {
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end && !(await holds())) await sleep(SOON_MS);
}
