// `npm run bench:recording`: memory while something is recorded must not grow with how long it is. Ten minutes beside two
// hours: in the page's queue, in the server that takes the chunks and makes the file (embedded database and PostgreSQL),
// and in the joining alone, there also 20 MB next to 200 MB. Linux: memory is read from /proc.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordedFile } from '../packages/server/src/testing/recorded-media.ts';
import { verdict } from './lib/load.mjs';
import { answer, beginAgreeing, makeJob, waitForNext } from './lib/room.mjs';
import { call, databases, freePort, freshDatabase, startServer, temporaryFolder } from './lib/server.mjs';

const SOURCE = new URL('../packages/server/src/', import.meta.url);
const { sha256 } = await import(new URL('platform/crypto/digest.ts', SOURCE).href);

const MB = 1_048_576;
const SHORT_S = Number(process.env.SHORT_S ?? 600);
const LONG_S = Number(process.env.LONG_S ?? 7_200);
const CHUNK_S = 3;
/** 250 kb/s at the ten frames a second of made-up recordings; a sound of 16 kb/s is next to them. */
const BYTES_PER_FRAME = 3_125;
/** 10 MB and more a minute: what a browser that takes no bit rate from a page gives. */
const LARGE_BYTES_PER_FRAME = 40_000;
const BAR = 1.25;
const BAR_MB = 64;
/** As the server's worker has it. */
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=2'];
const PATIENCE_MS = 300_000;

if (process.argv[2] === '--join') await joinAlone(process.argv[3], process.argv[4]);
else {
  const folder = temporaryFolder();
  const short = join(folder, 'short.webm');
  const long = join(folder, 'long.webm');
  await recordedFile(short, { seconds: SHORT_S, bytesPerFrame: BYTES_PER_FRAME });
  await recordedFile(long, { seconds: LONG_S, bytesPerFrame: BYTES_PER_FRAME });
  await page();
  joining(folder, short, long);
  for (const database of await databases()) await server(database, short, long);
}

/** The queue of the page: each chunk is let go of when the server has it. */
async function page() {
  const { createChunkQueue } = await import(
    new URL('../packages/web/src/room/recording/chunk-queue.ts', import.meta.url).href
  );
  const clock = { now: () => performance.now(), after: () => () => undefined };
  const queue = createChunkQueue({
    send: async ({ bytes }) => ((await bytes.arrayBuffer()).byteLength > 0 ? 'stored' : 'refused'),
    clock,
    random: () => 0.5,
    onRefused: () => {
      throw new Error('a chunk was refused');
    },
    onChange: () => undefined,
  });
  const run = { id: randomUUID(), type: 'video/webm', tracks: { sound: true, picture: true }, startedAtMs: 0 };
  const chunk = Buffer.alloc(CHUNK_S * (10 * BYTES_PER_FRAME + 2_000), 1);
  const held = {};
  for (let second = CHUNK_S; second <= LONG_S; second += CHUNK_S) {
    queue.add(run, new Blob([chunk]), false);
    while (queue.waiting() > 0) await new Promise((resolve) => setImmediate(resolve));
    if (second === SHORT_S || second === LONG_S) {
      globalThis.gc?.();
      await new Promise((resolve) => setTimeout(resolve, 200));
      globalThis.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      held[second] = (heapUsed + external) / MB;
    }
  }
  report('page', held[SHORT_S], held[LONG_S]);
}

/** Each in a process of its own, so that neither has the other's memory. */
function joining(folder, short, long) {
  const peak = (path) => {
    const child = spawnSync(process.execPath, [...HEAP, fileURLToPath(import.meta.url), '--join', path, folder], {
      encoding: 'utf8',
    });
    if (child.status !== 0) throw new Error(child.stderr);
    const { baseMb, peakMb, tookMs, durationMs } = JSON.parse(child.stdout);
    const size = Math.round(statSync(path).size / MB);
    console.log(
      `joining ${size} MB, ${Math.round(durationMs / 60_000)} min: ${tookMs} ms, ${Math.round(peakMb - baseMb)} MB beyond an idle process`,
    );
    return { baseMb, peakMb };
  };
  report('joining', peak(short).peakMb, peak(long).peakMb);
  const seconds = (megabytes) => (megabytes * MB) / LARGE_BYTES_PER_FRAME / 10;
  const grown = [20, 200].map((megabytes) => {
    const path = join(folder, `${megabytes}.webm`);
    const made = spawnSync(process.execPath, [
      '--input-type=module',
      '-e',
      `const { recordedFile } = await import(${JSON.stringify(new URL('testing/recorded-media.ts', SOURCE).href)});
       await recordedFile(${JSON.stringify(path)}, { seconds: ${seconds(megabytes)}, bytesPerFrame: ${LARGE_BYTES_PER_FRAME} });`,
    ]);
    if (made.status !== 0) throw new Error(String(made.stderr));
    const { peakMb } = peak(path);
    rmSync(path);
    return peakMb;
  });
  const beyond = Math.round(grown[1] - grown[0]);
  verdict('memory of joining 200 MB beyond that of 20 MB', `${beyond} MB`, `at most ${BAR_MB} MB`, beyond <= BAR_MB);
}

async function joinAlone(path, folder) {
  const { joinMedia } = await import(new URL('providers/media-muxer/embedded/join-media.ts', SOURCE).href);
  const baseMb = process.resourceUsage().maxRSS / 1_024;
  const begun = performance.now();
  const [part] = await joinMedia({ inputs: [{ path, tracks: { sound: true, picture: true } }], folder });
  const tookMs = Math.round(performance.now() - begun);
  rmSync(part.path);
  process.stdout.write(
    JSON.stringify({ baseMb, peakMb: process.resourceUsage().maxRSS / 1_024, tookMs, durationMs: part.durationMs }),
  );
}

/** The whole way: chunk by chunk as the page sends them, the end of the interview, the file that is made. */
async function server(database, short, long) {
  const fresh = database.url === null ? null : await freshDatabase(database.url);
  const running = startServer({
    dataDir: temporaryFolder(),
    databaseUrl: fresh?.url ?? null,
    port: await freePort(),
    env: { COLLOQUY_MEANING: 'off', COLLOQUY_RECORDING: 'on', COLLOQUY_FFMPEG: 'off' },
  });
  const { url } = await running.ready;
  const { pid } = running.child;
  const { headers, serviceJobId } = await makeJob(url);
  const hold = async (path, email) => {
    forgetPeak(pid);
    const session = await beginAgreeing(url, headers, serviceJobId, email, true);
    const chunks = await sendAll(url, session, path);
    while (session.state.phase !== 'ended') {
      await answer(url, session);
      await waitForNext(url, session);
    }
    await untilReady(url, headers, session.meetingId);
    return { peakMb: peakMb(pid), chunks };
  };
  // What a first request loads counts for neither.
  await hold(short, 'first@example.com');
  const ten = await hold(short, 'short@example.com');
  const two = await hold(long, 'long@example.com');
  console.log(`${database.name}: ${ten.chunks} and ${two.chunks} chunks`);
  report(`server (${database.name})`, ten.peakMb, two.peakMb);
  await running.stop();
  await fresh?.drop();
}

async function sendAll(url, session, path) {
  const run = randomUUID();
  const count = Math.ceil(statSync(path).size / (CHUNK_S * (10 * BYTES_PER_FRAME + 2_000)));
  const size = Math.ceil(statSync(path).size / count);
  const file = openSync(path, 'r');
  try {
    for (let seq = 0; seq < count; seq += 1) {
      const chunk = Buffer.alloc(size);
      const bytes = chunk.subarray(0, readSync(file, chunk, 0, size, seq * size));
      const last = seq === count - 1 ? '&last=true' : '';
      const reply = await fetch(`${url}/room/api/recording/${run}/${seq}?tracks=sound,picture&age=0${last}`, {
        method: 'PUT',
        headers: {
          ...session.headers,
          'content-type': 'application/octet-stream',
          'content-digest': `sha-256=:${sha256(bytes).toString('base64')}:`,
        },
        body: bytes,
      });
      if (reply.status !== 200) throw new Error(`chunk ${seq} gave ${reply.status}: ${await reply.text()}`);
      await reply.arrayBuffer();
    }
  } finally {
    closeSync(file);
  }
  return count;
}

async function untilReady(url, headers, meetingId) {
  const endAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const { body } = await call(url, 'GET', `/api/v1/interviews/${meetingId}`, { headers });
    if (body.data.recordingUrl !== null) return;
    if (Date.now() > endAt) throw new Error('no file was made of the recording');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function report(side, shortMb, longMb) {
  console.log(
    `${side}: ${Math.round(shortMb)} MB at ${SHORT_S / 60} min, ${Math.round(longMb)} MB at ${LONG_S / 60} min`,
  );
  const ratio = longMb / shortMb;
  verdict(
    `memory at ${LONG_S / 60} min over ${SHORT_S / 60} min, ${side}`,
    ratio.toFixed(2),
    `at most ${BAR}`,
    ratio <= BAR,
  );
}

/** The system's own note of the largest resident memory; what is largest is counted from here on. */
function forgetPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
function peakMb(pid) {
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}
