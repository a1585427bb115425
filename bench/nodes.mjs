// `npm run bench:nodes`: two nodes that take calls and one that works, on one PostgreSQL, Redis and S3-compatible store
// of their own. Candidates answer, every second one by speaking, and send their recordings, each call to the other node
// than the one before, while a node is killed again and again, the database is restarted, Redis freezes, and the store
// and what writes down speech go away. Then it is looked for answers that were lost, doubled or put elsewhere, interviews
// that got stuck, and recordings that do not play.
import { inChunks, recorded } from '../packages/server/src/testing/recorded-media.ts';
import { verdict } from './lib/load.mjs';
import { candidate, createRecord, KINDS } from './lib/moving-candidate.mjs';
import { sleep } from './lib/moving-speaker.mjs';
import { networkKey, startNodes } from './lib/nodes.mjs';
import { judge } from './lib/nodes-judge.mjs';
import { makeJob } from './lib/room.mjs';
import { call } from './lib/server.mjs';

const KILLS = Number(process.env.KILLS ?? 30);
const CANDIDATES = Number(process.env.CANDIDATES ?? 8);
const AWAY_S = Number(process.env.AWAY_S ?? 60);
const FROZEN_S = Number(process.env.FROZEN_S ?? 15);
const DEAF_S = Number(process.env.DEAF_S ?? 30);

const place = await startNodes();
const { cluster, redis, storeWay, hearing, nodes } = place;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => leave(1));
console.log(`two nodes and a worker on PostgreSQL, an S3-compatible store, ${redis === null ? 'no Redis' : 'Redis'}`);
const { headers, serviceJobId } = await makeJob(nodes[0].url);
const reader = await networkKey(nodes[0].url);
const media = inChunks(await recorded({ seconds: 9, bytesPerFrame: 2_000 }), 6);
const record = createRecord();
const people = Array.from({ length: CANDIDATES }, (_, index) =>
  candidate({ index, nodes, headers, serviceJobId, media, record }),
);
people.map((person) => person.catch(fail));

await sleep(5_000);
await during(`a node is killed ${KILLS} times`, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(200 + Math.random() * 600);
    await place.killNode(kill % nodes.length);
  }
});
await during('the worker is killed', place.killWorker);
await during('the database is restarted, then crashes', async () => {
  cluster.restart('fast');
  await sleep(4_000);
  cluster.restart('immediate');
  await sleep(4_000);
});
const limited = { answered: 0, refused: new Map() };
if (redis !== null)
  await during(`Redis is frozen for ${FROZEN_S} s`, async () => {
    redis.child.kill('SIGSTOP');
    const until = performance.now() + FROZEN_S * 1_000;
    while (performance.now() < until) {
      const reply = await call(nodes[limited.answered % 2].url, 'GET', '/api/v1/consumers/reader/profiles/nobody', {
        headers: reader,
        timeoutMs: 10_000,
      }).catch((error) => ({ status: error.name }));
      if (reply.status === 200 || reply.status === 404) limited.answered += 1;
      else limited.refused.set(reply.status, (limited.refused.get(reply.status) ?? 0) + 1);
      await sleep(300);
    }
    redis.child.kill('SIGCONT');
  });
await during(`the store is away for ${AWAY_S} s`, async () => {
  await storeWay.shut();
  await sleep(AWAY_S * 1_000);
  await storeWay.open();
});
await during(`the recogniser is away for ${DEAF_S} s`, async () => {
  hearing.leave();
  await sleep(DEAF_S * 1_000);
  hearing.comeBack();
});
await during('undisturbed again', () => sleep(10_000));
record.stop = true;
await Promise.all(people);
report();
const found = await judge({ record, nodes, headers });
for (const kind of KINDS) judged(kind, found[kind]);
verdict('nodes: sounds that came to the recogniser otherwise', hearing.told.unknown, '0', hearing.told.unknown === 0);
verdict('nodes: begins and answers that were not taken', record.refused.size, '0', record.refused.size === 0);
const otherwise = record.listedOtherwise;
verdict('nodes: spoken answers told otherwise to a page loaded anew', otherwise.length, '0', otherwise.length === 0);
for (const one of [...otherwise, ...KINDS.flatMap((kind) => found[kind].examples)].slice(0, 20))
  console.dir(one, { depth: 6 });
await place.stop();
leave(process.exitCode ?? 0);

async function during(name, work) {
  record.phase = name;
  await work();
  await sleep(3_000);
}

function report() {
  const { interviews, answers, moves, waits, pieces, written, refused } = record;
  console.log(`${interviews.length} interviews, ${answers.size} answers, ${moves} calls, each to the other node`);
  for (const [name, { calls, longest, retried }] of waits)
    console.log(`  ${name}: ${calls} calls, ${retried} tried again, longest wait ${seconds(longest)}`);
  console.log(
    `  rate-limited reads while Redis was frozen: ${limited.answered} answered${[...limited.refused].map(([status, n]) => `, ${n} refused with ${status}`).join('')}`,
  );
  console.log(
    `pieces of speech; the recogniser was asked ${hearing.told.asked} times, ${hearing.told.failed} answered 503`,
  );
  for (const [name, { count, again, longest, late }] of pieces)
    console.log(
      `  ${name}: ${count} pieces, ${again} sent again, longest wait for the words ${seconds(longest)}, ${late} came when the answer was written`,
    );
  const times = [...written.values()].reduce((sum, one) => sum + one, 0);
  console.log(`spoken answers that were written instead: ${times}`);
  for (const [why, n] of written) console.log(`  ${why}: ${n}`);
  for (const [why, list] of Map.groupBy(refused.values(), (one) => one))
    console.log(`not taken, ${why}: ${list.length}`);
}

function judged(kind, { interviews, answers, lost, doubled, misplaced, changed, stray, stuck, silent }) {
  console.log(`${kind}: ${interviews} interviews, ${answers} answers`);
  const bar = (name, value) => verdict(`nodes, ${kind}: ${name}`, value, '0', value === 0);
  bar('answers lost', lost);
  bar('answers doubled', doubled);
  bar('answers elsewhere or out of order', misplaced);
  bar('answers of another mode or other words than were heard', changed);
  bar('words that were never sent', stray);
  bar('interviews stuck', stuck);
  bar('recordings without a file', silent);
  verdict(`nodes, ${kind}: answers`, answers, 'some', answers > 0);
}

function seconds(ms) {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function fail(error) {
  console.error(error);
  leave(1);
}

/** The cluster's folder goes with this process: it is stopped first. */
function leave(status) {
  cluster.stop();
  process.exit(status);
}
