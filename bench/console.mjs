// `npm run bench:console`: Today and the lists of the console in an organization of a million interviews on the
// PostgreSQL server that TEST_SERVER_URL names, one person clicking; then a session, read by itself. On the embedded database
// the session alone (`-- --database embedded`).
import { join } from 'node:path';
import { median, openClient, verdict } from './lib/load.mjs';
import { databases, temporaryFolder } from './lib/server.mjs';
import { fill, openMigrated } from './lib/sides.mjs';

const INTERVIEWS = Number(process.env.INTERVIEWS ?? 1_000_000);
const JOBS = Math.max(1, INTERVIEWS / 50);
const CALLS = Number(process.env.CALLS ?? 200);
const WARM_UP = 20;
const SESSION_MS = 1;
const ORGANIZATION = 'bench';

for (const database of await databases()) {
  if (database.url === null) {
    await readEmbeddedSessions(database.name);
    continue;
  }
  const { jobIds, sides, databaseUrl, drop } = await fill(database, {
    jobs: JOBS,
    interviews: INTERVIEWS,
    hotJob: true,
  });
  const token = await signIn(databaseUrl);
  const cookie = `colloquy=${token}`;
  const server = await sides.colloquy({ COLLOQUY_MEANING: 'off' });
  const client = openClient(server.url, 1);
  const below = (path) => ({ path: `/console/api/organizations/${ORGANIZATION}${path}`, headers: { cookie } });
  const page = await timed(client, below('/interviews'));
  const [first] = page.results;
  const BARS = {
    today: [below('/today'), 100],
    'what waits, in numbers': [below('/waiting'), 50],
    interviews: [below('/interviews'), 50],
    'interviews, next page': [below(`/interviews?before=${page.next}`), 50],
    'interviews of a state': [below('/interviews?status=REPORT_GENERATED'), 50],
    'interviews of a state that few have': [below('/interviews?status=TECHNICAL_GLITCH'), 50],
    'interviews in a language that few have': [below('/interviews?language=vi'), 50],
    'interviews of both': [below('/interviews?status=TECHNICAL_GLITCH&language=vi'), 50],
    'interviews of the hottest job in a state that few have': [
      below(`/interviews?job=${jobIds[0]}&status=TECHNICAL_GLITCH`),
      50,
    ],
    'interviews whose mail was refused': [below('/interviews?mail=refused'), 50],
    'interviews of the hottest job': [below(`/interviews?job=${jobIds[0]}`), 50],
    'one by address': [below(`/interviews?email=${encodeURIComponent(first.email)}`), 50],
    jobs: [below('/jobs'), 50],
    requests: [below('/requests'), 50],
    audit: [below('/audit'), 50],
    'calls that failed': [below('/requests-log?outcome=failed'), 50],
    'a session and its right alone': [below('/me'), 50],
  };
  for (const [name, [request, bar]] of Object.entries(BARS)) {
    const taken = [];
    for (let n = 0; n < WARM_UP + CALLS; n += 1) {
      const begun = performance.now();
      await timed(client, request);
      if (n >= WARM_UP) taken.push(performance.now() - begun);
    }
    taken.sort((a, b) => a - b);
    const p95 = taken[Math.floor(taken.length * 0.95)];
    console.log(`${name}: p50 ${median(taken).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
    verdict(`${name} (${database.name}, ${INTERVIEWS} interviews)`, `${p95.toFixed(1)} ms`, `≤ ${bar} ms`, p95 <= bar);
  }
  client.close();
  await server.stop();
  await readSessions(databaseUrl, token, database.name);
  await drop();
}

/** @throws {Error} for another status than 200 */
async function timed(client, request) {
  let text = '';
  const status = await client.send({ ...request, took: (reply) => (text = reply) });
  if (status !== 200) throw new Error(`${request.path} gave ${status}`);
  return JSON.parse(text);
}

/** Without the rows of many interviews: no session reads one. */
async function readEmbeddedSessions(name) {
  const place = join(temporaryFolder(), 'database');
  await readSessions(place, await signIn(place), name);
}

/** Somebody who may all, signed in as by a mailed link. */
async function signIn(place) {
  const { IdSource } = await import('../packages/server/src/platform/ids.ts');
  const { ensureAccount, insertOrganization } = await import('../packages/server/src/features/accounts/index.ts');
  const { openSession } = await import('../packages/server/src/features/people/index.ts');
  const { ensurePerson, setMembership } = await import('../packages/server/src/features/people/person-store.ts');
  const clock = { now: () => Date.now() };
  const ids = new IdSource(clock);
  const db = await openMigrated(place);
  const token = await db.transaction(async (tx) => {
    const account = await ensureAccount(tx, ids, { organizationId: ORGANIZATION, userId: 'console' });
    await insertOrganization(tx, { id: ORGANIZATION, displayName: 'Bench', accountId: account.id });
    const person = await ensurePerson(tx, { ids }, { email: 'ana@bench.example', name: 'Ana Lind' });
    await setMembership(tx, ORGANIZATION, person.id, 'OWNER');
    const session = await openSession(tx, { ids, clock }, { personId: person.id, organizationId: null, way: 'MAIL' });
    return session.token;
  });
  await db.close();
  return token;
}

/** Who is signed in and what they may, as each call reads it first; without HTTP around it. */
async function readSessions(place, token, name) {
  const { readSession } = await import('../packages/server/src/features/people/index.ts');
  const clock = { now: () => Date.now() };
  const db = await openMigrated(place);
  const taken = [];
  for (let n = 0; n < WARM_UP + CALLS; n += 1) {
    const begun = performance.now();
    await readSession(db, clock, token, ORGANIZATION, { isUsed: true });
    if (n >= WARM_UP) taken.push(performance.now() - begun);
  }
  await db.close();
  taken.sort((a, b) => a - b);
  const middle = median(taken);
  verdict(`reading a session (${name})`, `${middle.toFixed(2)} ms`, `≤ ${SESSION_MS} ms`, middle <= SESSION_MS);
}
