// `npm run bench:model`: candidates whom no model reads, beside others whose every answer waits two seconds for one. What
// the first feel must be as without a model: the same number of candidates, none of them read.
import { createServer } from 'node:http';
import { median, verdict } from './lib/load.mjs';
import { answer, beginAgreeing, makeJob, waitForNext } from './lib/room.mjs';
import { databases, freePort, freshDatabase, startServer, temporaryFolder } from './lib/server.mjs';

const OTHERS = Number(process.env.OTHERS ?? 60);
const READ = Number(process.env.READ ?? 40);
const MODEL_MS = 2_000;
const THINK_MS = 2_000;
const SECONDS = Number(process.env.SECONDS ?? 15);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** What a busy machine adds by chance. */
const SLACK_MS = 15;

const model = createServer((request, response) => {
  request.resume();
  request.on('end', () => setTimeout(() => reply(response), MODEL_MS));
});

function reply(response) {
  const content = JSON.stringify({ covered: [], kind: 'enough', point: null, wording: null });
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'bench',
      object: 'chat.completion',
      created: 0,
      model: 'slow',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 900, completion_tokens: 20, total_tokens: 920 },
    }),
  );
}

await new Promise((resolve) => model.listen(0, '127.0.0.1', resolve));
for (const database of await databases()) {
  const fresh = database.url === null ? null : await freshDatabase(database.url);
  const server = startServer({
    dataDir: temporaryFolder(),
    databaseUrl: fresh?.url ?? null,
    port: await freePort(),
    env: {
      COLLOQUY_MEANING: 'off',
      COLLOQUY_MODEL: 'openai-compatible:slow',
      COLLOQUY_MODEL_URL: `http://127.0.0.1:${model.address().port}/v1`,
      COLLOQUY_MODEL_RUN_BY: 'Bench',
    },
  });
  const { url } = await server.ready;
  const job = await makeJob(url);
  const without = [];
  const concurrent = [];
  let turns = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    without.push(p99((await hold(url, job, false)).others));
    const { others, read } = await hold(url, job, true);
    concurrent.push(p99(others));
    // Beyond two follow-ups, and after the last question, nobody asks a model.
    turns += read.filter((ms) => ms >= MODEL_MS).length;
  }
  if (turns === 0) throw new Error('no answer was read by the model');
  const [plain, waiting] = [median(without), median(concurrent)];
  console.log(`${database.name}: ${turns} answers waited ${MODEL_MS} ms each for a model`);
  verdict(
    `turn of others (${database.name}), p99 with a model beside`,
    `${waiting.toFixed(1)} ms, ${plain.toFixed(1)} ms without`,
    `≤ ${(plain * 1.2 + SLACK_MS).toFixed(1)} ms`,
    waiting <= plain * 1.2 + SLACK_MS,
  );
  await server.stop();
  await fresh?.drop();
}
model.close();

/** Everybody answers once and again; `isRead`: the second group by the model. Latencies in milliseconds. */
async function hold(url, { headers, serviceJobId }, isRead) {
  const begin = (index, given) => beginAgreeing(url, headers, serviceJobId, `m${index}@example.com`, given);
  const isReadAt = (index) => isRead && index >= OTHERS;
  // Beginnings come in a herd that turns are not measured in.
  const begun = await Promise.all(Array.from({ length: OTHERS + READ }, (_, index) => begin(index, isReadAt(index))));
  const endsAt = performance.now() + SECONDS * 1_000;
  const take = async (index) => {
    const latencies = [];
    let session = begun[index];
    await sleep(Math.random() * THINK_MS);
    while (performance.now() < endsAt) {
      const from = performance.now();
      await answer(url, session);
      await waitForNext(url, session);
      latencies.push(performance.now() - from);
      if (session.state.phase === 'ended') session = await begin(index, isReadAt(index));
      await sleep(THINK_MS * (0.5 + Math.random()));
    }
    return latencies;
  };
  const [others, read] = await Promise.all([
    Promise.all(Array.from({ length: OTHERS }, (_, index) => take(index))),
    Promise.all(Array.from({ length: READ }, (_, index) => take(OTHERS + index))),
  ]);
  return { others: others.flat(), read: isRead ? read.flat() : [] };
}

function p99(latencies) {
  const sorted = latencies.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
