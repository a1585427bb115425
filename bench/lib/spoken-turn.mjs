// What of a spoken turn lies outside the engines: the server's decision and the way there and back; and what it adds up to.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { verdict } from './load.mjs';
import { answer, beginInterview, isAsked, makeJob, waitForNext } from './room.mjs';
import { freePort, startServer, temporaryFolder } from './server.mjs';

const SOURCE = new URL('../../packages/server/src/', import.meta.url);
const WORDS = new URL('../../packages/content/messages/voice/en.json', import.meta.url);
/** From the last sound to the sending of a short answer. */
const WAIT_MS = 1_800;
const FROM_LAST_SOUND_MS = 3_000;
/** Of ten turns so many are asked something that was not made ahead. */
const UNPREPARED_OF_TEN = 3;

const ms = (value) => `${Math.round(value)} ms`;
const quantile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/**
 * Answers in writing against the built program on the embedded database, on this machine: from an answer to the next
 * prompt, less the way (`decide`), and a request that changes nothing (`network`).
 */
export async function decideAndNetwork(rounds) {
  const server = startServer({ dataDir: temporaryFolder(), port: await freePort(), env: { COLLOQUY_VOICE: 'off' } });
  const [decide, network] = [[], []];
  try {
    const { url } = await server.ready;
    const { headers, serviceJobId } = await makeJob(url);
    for (let no = 0; decide.length <= rounds; no += 1) {
      const session = await beginInterview(url, headers, serviceJobId, `decides${no}@example.com`);
      while (decide.length <= rounds && session.state.phase === 'listening' && isAsked(session)) {
        const way = await timed(() =>
          fetch(`${url}/room/api/state?seat=${session.seat}&since=-1`, { headers: session.headers }).then((reply) =>
            reply.text(),
          ),
        );
        const took = await timed(async () => {
          await answer(url, session);
          await waitForNext(url, session);
        });
        network.push(way);
        decide.push(Math.max(0, took - way));
      }
    }
  } finally {
    await server.stop();
  }
  // The first of each starts what is started by its first call.
  const stages = { decide: decide.slice(1), network: network.slice(1) };
  for (const [name, values] of Object.entries(stages))
    console.log(`${name}: p50 ${ms(quantile(values, 0.5))}, p95 ${ms(quantile(values, 0.95))}`);
  return stages;
}

/**
 * From the last sound of a short answer that nobody has said is done to the first sound of what is asked next: the wait,
 * or what is still to be recognised where that takes longer, then the decision, the way and the voice.
 *
 * @param prepared,unprepared first sounds, in milliseconds
 */
export function fromLastSound({ rest, decide, network, prepared, unprepared }) {
  const turns = [];
  let without = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    const pick = (values) => values[Math.floor((turn * 37) % values.length)] ?? 0;
    const isPrepared = turn % 10 >= UNPREPARED_OF_TEN;
    if (!isPrepared) without += 1;
    const voice = pick(isPrepared ? prepared : unprepared);
    turns.push(Math.max(WAIT_MS, pick(rest)) + pick(decide) + pick(network) + voice);
  }
  const p50 = quantile(turns, 0.5);
  verdict('from the last sound p50', ms(p50), `at most ${FROM_LAST_SOUND_MS} ms`, p50 <= FROM_LAST_SOUND_MS);
  console.log(`${without} of ${turns.length} of these turns are asked something that was not made ahead`);
}

/** What each of so many sessions at once is told before it begins, in the page's words. */
export async function admission(count, engines) {
  const { Ears } = await import(new URL('features/voice/hearing/ears.ts', SOURCE).href);
  const words = JSON.parse(readFileSync(WORDS, 'utf8'));
  const ears = new Ears({
    ...engines,
    clock: { now: Date.now },
    atOnce: availableParallelism(),
    freeBytes: () => process.availableMemory(),
  });
  let admitted = 0;
  for (let no = 1; no <= count; no += 1) {
    const speaker = { interviewId: `session-${no}`, language: 'en', staysHere: true };
    const state = ears.stateFor(speaker);
    if (state === 'ready') {
      ears.take(speaker);
      admitted += 1;
    }
    console.log(`session ${no}: ${state === 'ready' ? 'speaks' : `“${words[state]}”`}`);
  }
  return admitted;
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
