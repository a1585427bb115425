// `npm run bench:growth`: list pages and a text turn in databases of 10 thousand, 100 thousand and a million interviews,
// all three open at once and asked in turns. GROWTH_MAX=100000 leaves the largest out, GROWTH_MAX=5000000 adds one of
// five million on PostgreSQL.
import { median, openClient, verdict } from './lib/load.mjs';
import { answerRequest, beginInterview, isAsked } from './lib/room.mjs';
import { HOT_TALENT, HOT_TYPE } from './lib/seed.mjs';
import { call, databases, JOB } from './lib/server.mjs';
import { fill } from './lib/sides.mjs';

const SIZES = [10_000, 100_000, 1_000_000, 5_000_000];
const LARGEST = Number(process.env.GROWTH_MAX ?? 1_000_000);
const LARGEST_EMBEDDED = 1_000_000;
const INTERVIEWS_PER_JOB = 50;
const PAGES = 50;
const PAGE_SIZE = 10;
/** Calls of one kind on one size before the next size has its turn. */
const CALLS = 25;
const WARM_UP_ROUNDS = 3;
const SECONDS = Number(process.env.SECONDS ?? 90);
const BAR = 1.3;

const upTo = (count) => Math.floor(Math.random() * count);
const anyOrder = () => (Math.random() < 0.5 ? 'asc' : 'desc');
const sessions = (filter) => () =>
  `/api/v1/integrations/candidates/interviews?${filter}pageIndex=${1 + upTo(PAGES)}&pageSize=${PAGE_SIZE}&sortOrder=${anyOrder()}`;

const LISTS = {
  'page of a random job': ({ jobIds }) => `/api/v1/interviews?serviceJobId=${jobIds[1 + upTo(jobIds.length - 1)]}`,
  'pages of the hottest job': ({ jobIds }) => `/api/v1/interviews?serviceJobId=${jobIds[0]}&current=${1 + upTo(PAGES)}`,
  'pages of sessions': sessions(''),
  'pages of sessions by type': sessions(`interview_type=${HOT_TYPE}&`),
  'pages of sessions by talent': sessions(`talent_id=${HOT_TALENT}&`),
  'pages of sessions by type and talent': sessions(`interview_type=${HOT_TYPE}&talent_id=${HOT_TALENT}&`),
};
const TURN = 'text turn';

if (LARGEST <= SIZES[0]) {
  console.error(`GROWTH_MAX must be more than ${SIZES[0]}: growth compares sizes`);
  process.exit(2);
}

for (const database of await databases()) {
  const largest = database.url === null ? Math.min(LARGEST, LARGEST_EMBEDDED) : LARGEST;
  const sides = [];
  for (const size of SIZES.filter((count) => count <= largest)) sides.push(await openSide(database, size));
  const times = await measure(sides);
  for (const side of sides) await side.close();
  report(database.name, sides, times);
}

/** A server on a database of its own, half of its interviews made for jobs, half as sessions. */
async function openSide(database, size) {
  const half = size / 2;
  const { jobIds, headers, sides, drop } = await fill(database, {
    jobs: half / INTERVIEWS_PER_JOB,
    interviews: half,
    sessions: half,
    hotJob: true,
  });
  const server = await sides.colloquy({ COLLOQUY_MEANING: 'off' });
  const client = openClient(server.url, 1);
  const side = { size, jobIds, headers, url: server.url, client, candidate: null };
  await checkLists(side, half);
  const { body } = await call(server.url, 'POST', '/api/v1/jobs', { headers, body: JOB });
  return {
    ...side,
    serviceJobId: body.data.serviceJobId,
    async close() {
      client.close();
      await server.stop();
      await drop();
    },
  };
}

/** Lists that are not full, or whose totals are not true, would make the figures worthless. */
async function checkLists(side, half) {
  const totals = { 'pages of the hottest job': half / 10, 'pages of sessions': half };
  for (const [kind, path] of Object.entries(LISTS)) {
    const reply = await call(side.url, 'GET', path(side), { headers: side.headers });
    const { results = [], total } = reply.body.data ?? reply.body;
    if (results.length !== PAGE_SIZE || (totals[kind] ?? total) !== total)
      throw new Error(`${kind} of ${side.size}: ${reply.status}, ${results.length} rows, total ${total}`);
  }
}

/** @returns for each kind of call one list of medians (ms) for each round, in the order of the sizes */
async function measure(sides) {
  const kinds = [...Object.keys(LISTS), TURN];
  const times = Object.fromEntries(kinds.map((kind) => [kind, []]));
  let endsAt = Number.POSITIVE_INFINITY;
  for (let round = 0; performance.now() < endsAt; round += 1) {
    if (round === WARM_UP_ROUNDS) endsAt = performance.now() + SECONDS * 1_000;
    for (const kind of kinds) {
      const medians = [];
      // Now one size goes first, now another.
      for (const index of sides.map((_, place) => (place + round) % sides.length))
        medians[index] = await (kind === TURN ? timeTurns(sides[index]) : timeCalls(sides[index], LISTS[kind]));
      if (round >= WARM_UP_ROUNDS) times[kind].push(medians);
    }
  }
  return times;
}

async function timeCalls(side, path) {
  const taken = [];
  for (let n = 0; n < CALLS; n += 1) taken.push(await time(side.client, { path: path(side), headers: side.headers }));
  return median(taken);
}

/** One candidate after the other answers every question. */
async function timeTurns(side) {
  side.candidate = await beginInterview(side.url, side.headers, side.serviceJobId, 'turn@example.com');
  const taken = [];
  while (isAsked(side.candidate)) taken.push(await time(side.client, answerRequest(side.candidate)));
  return median(taken);
}

async function time(client, request) {
  const begun = performance.now();
  const status = await client.send(request);
  if (status !== 200) throw new Error(`${request.path} gave ${status}`);
  return performance.now() - begun;
}

/** The figure of a size is the median of its rounds' ratios: other work on the machine meets both halves of a ratio alike. */
function report(name, sides, times) {
  let worst = { ratio: 0, text: '' };
  for (const [kind, rounds] of Object.entries(times)) {
    const cells = sides.map(({ size }, index) => {
      const ms = median(rounds.map((medians) => medians[index]));
      const ratio = median(rounds.map((medians) => medians[index] / medians[0]));
      if (index > 0 && ratio > worst.ratio) worst = { ratio, text: `${kind} at ${size.toLocaleString('en')}` };
      return `${size.toLocaleString('en')}: ${ms.toFixed(2)} ms${index === 0 ? '' : ` (${ratio.toFixed(2)})`}`;
    });
    console.log(`${name}, ${kind}: ${cells.join(', ')}; ${rounds.length} rounds`);
  }
  verdict(
    `growth (${name})`,
    `${worst.ratio.toFixed(2)} × the time at 10,000, ${worst.text}`,
    `≤ ${BAR}`,
    worst.ratio <= BAR,
  );
}
