// `npm run bench:linear [-- --worst] [--entry NAME] [--language CODE] [--seconds N]`: the CPU that reading a text of
// 20,000 characters costs at each entry point, for every repetition that the patterns of its sources contain and a
// fixed list. A text that is not cheap is read at a quarter of its length, too: linear work is four times as much, a
// finding is 2.5 times for each doubling. Prints the slowest of each entry point; exit 1 when there is a finding.
//   --entry     planted is a reader whose work grows with the square: it has to be found
//   --worst     only the repetitions of lib/linear/worst.mjs: what the suite measures
//   --seconds   time for one entry point and language, default 120, with --worst as long as they take; the order is
//               shuffled, always alike
import { ENTRIES, PLANTED } from './lib/linear/entries.mjs';
import { fill, fixedRepetitions, literalPatterns, repetitionsOf, watchConstruction } from './lib/linear/patterns.mjs';
import { worstRepetitions } from './lib/linear/worst.mjs';

const MOST_RATIO = 6.25;
const PLAIN_RATIO = 5;
const TRIES = 3;
/** A finding is one each time it is looked for: the machine's other work and its garbage are not. */
const CONFIRMED = 3;

const option = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : null);
const onlyWorst = process.argv.includes('--worst');
const LONG = 20_000;
const SHORT = LONG / 4;
/** CPU of one reading that needs no second look, and that none may take, in milliseconds. */
const CHEAP_MS = (LONG * 3) / 1_000;
const BUDGET_MS = LONG / 5;
const seconds = Number(option('--seconds') ?? (onlyWorst ? Number.POSITIVE_INFINITY : 120));
// To note each pattern that is made costs a fifth of the CPU; of known repetitions nothing is derived.
const built = onlyWorst ? () => [] : watchConstruction();

const asked = option('--entry');
for (const [name, entry] of Object.entries(asked === null ? ENTRIES : { ...ENTRIES, ...PLANTED })) {
  if (asked !== null && asked !== name) continue;
  const { languages, questions } = onlyWorst ? inSuite(entry) : waysOf(entry);
  const slowest = { ms: 0 };
  let measured = 0;
  let all = 0;
  for (const language of languages) {
    if (option('--language') !== null && language !== undefined && option('--language') !== language) continue;
    const reads = [];
    for (const question of questions) reads.push({ question, read: await entry.open(language, question) });
    for (const { read } of reads) await read('I am Ana Duarte from Porto. We repaired it in 2019, and it ran on time.');
    const repetitions = onlyWorst ? worstRepetitions(name) : derived(entry);
    all += repetitions.length * reads.length;
    const endsAt = Date.now() + seconds * 1_000;
    for (const repetition of repetitions) {
      if (Date.now() > endsAt) break;
      for (const { question, read } of reads) {
        measured += 1;
        const seen = await confirmed(read, repetition);
        const where = `${name}${language === undefined ? '' : ` ${language}`}${question === undefined ? '' : ` ${question}`}`;
        if (seen.ms > slowest.ms) Object.assign(slowest, seen, { where, repetition });
        if (seen.finding === null) continue;
        console.log(`FINDING ${where}: ${JSON.stringify(repetition)} ${seen.finding}`);
        process.exitCode = 1;
      }
    }
  }
  console.log(
    `${name}: ${measured} of ${all} texts, slowest ${slowest.ms.toFixed(0)} ms of CPU (${slowest.where}: ${JSON.stringify(slowest.repetition)})`,
  );
}

function waysOf({ languages = [undefined], questions = [undefined] }) {
  return { languages, questions };
}

function inSuite(entry) {
  return waysOf(entry.suite ?? entry);
}

async function confirmed(read, repetition) {
  let seen = await measure(read, repetition);
  for (let again = 1; again < CONFIRMED && seen.finding !== null; again += 1) seen = await measure(read, repetition);
  return seen;
}

/**
 * A second look reads the quarter, again while the whole costs more than `PLAIN_RATIO` times as much: of work that grows
 * with the square a quarter would have to be three times slower by chance to seem linear.
 */
async function measure(read, repetition) {
  let ms = await cpuOf(read, repetition, LONG);
  if (ms <= CHEAP_MS) return { ms, finding: null };
  let short = await ofQuarters(read, repetition);
  for (let tries = 1; tries < TRIES && ms > PLAIN_RATIO * short; tries += 1)
    short = Math.min(short, await ofQuarters(read, repetition));
  // The whole, too, is looked at where it is best: what is collected in the middle of it is no work on the text.
  for (let tries = 1; tries < TRIES && ms > MOST_RATIO * Math.max(short, CHEAP_MS / 8); tries += 1)
    ms = Math.min(ms, await cpuOf(read, repetition, LONG));
  const ratio = ms / Math.max(short, CHEAP_MS / 8);
  if (ms > BUDGET_MS) return { ms, finding: `${ms.toFixed(0)} ms of CPU, more than ${BUDGET_MS}` };
  if (ratio > MOST_RATIO)
    return { ms, finding: `${ms.toFixed(0)} ms of CPU, ${ratio.toFixed(1)} times that of a quarter` };
  return { ms, finding: null };
}

/** A quarter's, of four one after another: as much is collected in the middle of them as of the whole. */
async function ofQuarters(read, repetition) {
  let ms = 0;
  for (let part = 0; part < LONG / SHORT; part += 1) ms += await cpuOf(read, repetition, SHORT);
  return (ms * SHORT) / LONG;
}

/** Of the thread that reads: what the engine compiles and collects next to it depends on the machine's other work. */
async function cpuOf(read, repetition, length) {
  const text = fill(repetition, length);
  const before = process.threadCpuUsage();
  await read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The fixed list, then what the patterns contain, shuffled always alike: a run that is cut short is a fair sample. */
function derived(entry) {
  const found = new Map();
  for (const pattern of [...literalPatterns(entry.folders), ...built()]) {
    for (const repetition of repetitionsOf(pattern)) found.set(`${repetition.head}\u0000${repetition.bit}`, repetition);
  }
  const shuffled = [...found.values()];
  let seed = 1;
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    const other = seed % (at + 1);
    [shuffled[at], shuffled[other]] = [shuffled[other], shuffled[at]];
  }
  return [...fixedRepetitions(), ...shuffled];
}
