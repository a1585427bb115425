// Measures the embedded answer reader on graded interview answers.
//   npm run eval:answers -- FOLDER [--fit] [--grading]
// FOLDER/answers/open/*.json: sets with questions, candidates and changed twins; FOLDER/answers/score-answers.mjs
// checks the same predictions independently. FOLDER/grading/*.tsv: short-answer sets with human marks (--grading).
// --fit prints the weights of level.ts again, with the figures of leaving out one set at a time.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOURCE = new URL('../packages/server/src/providers/answer-reader/embedded/', import.meta.url);
const { createEmbeddedAnswerReader } = await import(new URL('embedded-answer-reader.ts', SOURCE).href);
const { readPlainly, featuresOf } = await import(new URL('reading.ts', SOURCE).href);
const { scoreOf } = await import(new URL('level.ts', SOURCE).href);
const { ChildMeaningEngine } = await import(new URL('meaning-engine.ts', SOURCE).href);
const { Comparer } = await import(new URL('near.ts', SOURCE).href);

const folder = process.argv[2];
if (!folder || folder.startsWith('--')) {
  console.error('usage: npm run eval:answers -- FOLDER [--fit] [--grading]');
  process.exit(2);
}
const flags = new Set(process.argv.slice(3));
const FOREVER = new AbortController().signal;
const BARS = { pearson: 0.6, band: 0.7, ranked: 0.95, injected: 1, drift: 0.25, paired: 0 };

const mean = (values) => (values.length ? values.reduce((a, b) => a + b, 0) / values.length : Number.NaN);
const show = (value, digits = 3) => (Number.isFinite(value) ? value.toFixed(digits) : 'n/a');

function pearson(x, y) {
  const mx = mean(x);
  const my = mean(y);
  let xy = 0;
  let xx = 0;
  let yy = 0;
  x.forEach((value, i) => {
    xy += (value - mx) * (y[i] - my);
    xx += (value - mx) ** 2;
    yy += (y[i] - my) ** 2;
  });
  return xx && yy ? xy / Math.sqrt(xx * yy) : Number.NaN;
}

function toRead(question, text, language = 'en') {
  return {
    language,
    text,
    question: {
      text: question.text,
      rubricLanguage: language,
      anchors: question.anchors,
      facts: question.facts.map((fact, i) => ({ key: `f${i}`, phrasings: [fact].flat() })),
    },
  };
}

const setsFolder = existsSync(join(folder, 'answers', 'open')) ? join(folder, 'answers', 'open') : folder;
const sets = readdirSync(setsFolder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => JSON.parse(readFileSync(join(setsFolder, file), 'utf8')));

/** All levels by person and question, with the time each reading took. */
async function readAll(meaning) {
  const reader = createEmbeddedAnswerReader({ meaning });
  const levels = new Map();
  const times = { skim: [], read: [] };
  const flagged = { found: 0, all: 0, false: 0 };
  try {
    const warm = sets[0];
    if (warm) await reader.read(toRead(warm.questions[0], warm.candidates[0].answers[warm.questions[0].key]), FOREVER);
    for (const set of sets) {
      for (const person of [...set.candidates, ...(set.twins ?? [])]) {
        for (const question of set.questions) {
          const answer = toRead(question, person.answers[question.key], set.language);
          let at = performance.now();
          reader.skim(answer);
          times.skim.push(performance.now() - at);
          at = performance.now();
          const reading = await reader.read(answer, FOREVER);
          times.read.push(performance.now() - at);
          levels.set(`${person.id}/${question.key}`, reading.level?.score ?? null);
          const planted = (person.injections ?? []).find((injection) => injection.question === question.key);
          if (planted) {
            const start = answer.text.indexOf(planted.text);
            flagged.all++;
            if (reading.injections.some((span) => span.start <= start && span.end >= start + planted.text.length))
              flagged.found++;
          } else if (reading.injections.length > 0) flagged.false++;
        }
      }
    }
  } finally {
    await reader.stop();
  }
  return { levels, times, flagged };
}

function judge(levels) {
  const x = [];
  const y = [];
  let inBand = 0;
  let pairs = 0;
  let right = 0;
  let without = 0;
  const byLevel = {};
  const drift = { injected: [], paired: [] };
  for (const set of sets) {
    const average = new Map();
    for (const person of set.candidates) {
      const own = [];
      for (const question of set.questions) {
        const score = levels.get(`${person.id}/${question.key}`);
        if (score === null || score === undefined) {
          without++;
          continue;
        }
        own.push(score);
        x.push(score);
        y.push((person.expected[0] + person.expected[1]) / 2);
        if (score >= person.expected[0] - 0.5 && score <= person.expected[1] + 0.5) inBand++;
        byLevel[person.level] ??= [];
        byLevel[person.level].push(score);
      }
      average.set(person.id, mean(own));
    }
    for (const a of set.candidates) {
      for (const b of set.candidates) {
        if (a.expected[0] > b.expected[1] || (a.level === 'excellent' && b.level === 'good')) {
          pairs++;
          if (average.get(a.id) > average.get(b.id)) right++;
        }
      }
    }
    for (const twin of set.twins ?? []) {
      const original = set.candidates.find((person) => person.id === twin.of);
      for (const question of set.questions) {
        if (original.answers[question.key] === twin.answers[question.key]) continue;
        const a = levels.get(`${twin.id}/${question.key}`);
        const b = levels.get(`${twin.of}/${question.key}`);
        if (typeof a === 'number' && typeof b === 'number') drift[twin.kind].push(Math.abs(a - b));
      }
    }
  }
  return {
    pearson: pearson(x, y),
    band: inBand / x.length,
    right,
    pairs,
    without,
    byLevel,
    injected: mean(drift.injected.map((d) => (d <= 0.5 ? 1 : 0))),
    injectedMean: mean(drift.injected),
    paired: Math.max(0, ...drift.paired),
  };
}

function quantile(values, q) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
}

/** Least squares with fixed signs and a pull towards zero, by coordinate descent on standardised features. */
const FOR = ['topAnchor', 'factMeaning', 'topMeaning', 'steps', 'ownSteps', 'structure', 'specifics'];
const AGAINST = ['lowAnchor', 'empty', 'waved', 'hedged', 'sweeping'];

const STRETCH = 1.2;

function fitWeights(rows, names, pull = 8) {
  const centre = names.map((name) => mean(rows.map((row) => row.features[name])));
  const width = names.map((name, j) => Math.sqrt(mean(rows.map((row) => (row.features[name] - centre[j]) ** 2))) || 1);
  const z = rows.map((row) => names.map((name, j) => (row.features[name] - centre[j]) / width[j]));
  const base = mean(rows.map((row) => row.target));
  const weights = names.map(() => 0);
  for (let round = 0; round < 400; round++) {
    names.forEach((name, j) => {
      let up = 0;
      let down = pull;
      z.forEach((row, i) => {
        const rest =
          rows[i].target - base - row.reduce((sum, value, k) => (k === j ? sum : sum + value * weights[k]), 0);
        up += row[j] * rest;
        down += row[j] ** 2;
      });
      const value = up / down;
      weights[j] = FOR.includes(name) ? Math.max(0, value) : Math.min(0, value);
    });
  }
  const plain = Object.fromEntries(names.map((name, j) => [name, weights[j] / width[j]]));
  // Least squares draws levels towards the middle; the anchored scale is used in full again (STRETCH about 2.5).
  const drawn = base - names.reduce((sum, name, j) => sum + plain[name] * centre[j], 0);
  const wide = Object.fromEntries(names.map((name) => [name, plain[name] * STRETCH]));
  return { base: 2.5 + STRETCH * (drawn - 2.5), ...wide };
}

async function refit(method) {
  const engine = method === 'meaning' ? new ChildMeaningEngine() : null;
  const comparer = engine ? new Comparer(engine) : null;
  const rows = [];
  try {
    for (const set of sets) {
      for (const person of set.candidates) {
        for (const question of set.questions) {
          const answer = toRead(question, person.answers[question.key], set.language);
          const plain = readPlainly(answer);
          const near = comparer ? await comparer.compare(plain, answer.question, FOREVER) : null;
          const { features, subject } = featuresOf(plain, plain.rubric, near);
          rows.push({
            id: `${person.id}/${question.key}`,
            set: set.interview_type,
            target: (person.expected[0] + person.expected[1]) / 2,
            features,
            subject,
          });
        }
      }
    }
  } finally {
    await engine?.stop();
  }
  const names = [...FOR, ...AGAINST].filter((name) => method === 'meaning' || !name.endsWith('Meaning'));
  const predict = (weights, row) => {
    const raw = names.reduce((sum, name) => sum + weights[name] * row.features[name], weights.base);
    return scoreOf(method, raw, row.subject, row.features.topAnchor);
  };
  const left = new Map();
  for (const out of new Set(rows.map((row) => row.set))) {
    const weights = fitWeights(
      rows.filter((row) => row.set !== out),
      names,
    );
    for (const row of rows.filter((r) => r.set === out)) left.set(row.id, predict(weights, row));
  }
  const judged = judge(left);
  const error = Math.sqrt(mean(rows.map((row) => (left.get(row.id) - row.target) ** 2)));
  console.log(
    `${method}, one set left out: pearson ${show(judged.pearson)}  in band ${show(judged.band)}  ranked ${judged.right} of ${judged.pairs}  standard error ${show(error)}`,
  );
  const weights = fitWeights(rows, names);
  console.log(
    `  ${JSON.stringify(Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, Number(value.toFixed(3))])))}`,
  );
}

/** Short-answer sets with human marks: a second opinion on the comparing alone, not on the level. */
async function grading() {
  const scorer = join(folder, 'grading', 'score-grading.mjs');
  if (!existsSync(scorer)) return;
  for (const [file, split] of [
    ['mohler.tsv', null],
    ['beetle.tsv', 'test-unseen-questions'],
    ['scientsbank.tsv', 'test-unseen-questions'],
  ]) {
    const [head, ...lines] = readFileSync(join(folder, 'grading', file), 'utf8')
      .split('\n')
      .filter(Boolean);
    const columns = head.split('\t');
    const rows = lines
      .map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [columns[i], cell])))
      .filter((row) => !split || row.split === split);
    for (const meaning of ['off', 'on']) {
      const reader = createEmbeddedAnswerReader({ meaning });
      const out = mkdtempSync(join(tmpdir(), 'eval-answers-'));
      try {
        const table = ['id\tscore'];
        const cut = flags.has('--all') ? rows : rows.filter((_, i) => i % 3 === 0);
        for (const row of cut) {
          const references = row.reference.split(' ||| ');
          const question = { text: row.question, anchors: { 1: '', 3: '', 5: references[0] }, facts: [references] };
          const reading = await reader.read(toRead(question, row.answer), FOREVER);
          table.push(`${row.id}\t${reading.facts[0]?.strength ?? 0}`);
        }
        writeFileSync(join(out, 'p.tsv'), table.join('\n'));
        let text = '';
        try {
          text = execFileSync(
            process.execPath,
            [
              scorer,
              join(folder, 'grading', file),
              '--predictions',
              join(out, 'p.tsv'),
              '--scale',
              '0..1',
              ...(split ? ['--split', split] : []),
            ],
            { encoding: 'utf8' },
          );
        } catch (error) {
          // The scorer exits 1 when only a part of the rows was read.
          text = String(error.stdout ?? '');
        }
        console.log(
          `${file} meaning ${meaning}: ${text.split('\n').find((line) => line.startsWith('overall')) ?? text}`,
        );
      } finally {
        await reader.stop();
        rmSync(out, { recursive: true });
      }
    }
  }
}

function independently(levels) {
  const scorer = join(folder, 'answers', 'score-answers.mjs');
  if (!existsSync(scorer)) return;
  const out = mkdtempSync(join(tmpdir(), 'eval-answers-'));
  try {
    for (const set of sets) {
      const people = {};
      for (const person of [...set.candidates, ...(set.twins ?? [])]) {
        people[person.id] = Object.fromEntries(
          set.questions.map((q) => [q.key, levels.get(`${person.id}/${q.key}`) ?? null]),
        );
      }
      writeFileSync(join(out, `${set.interview_type}.json`), JSON.stringify(people));
    }
    console.log(execFileSync(process.execPath, [scorer, setsFolder, out], { encoding: 'utf8' }).trimEnd());
  } finally {
    rmSync(out, { recursive: true });
  }
}

/** Time of an answer of 20,000 characters against one of 5,000, the best of several runs each. */
function growth() {
  const reader = createEmbeddedAnswerReader({ meaning: 'off' });
  const set = sets[0];
  const text = set.questions.map((question) => set.candidates[0].answers[question.key]).join(' ');
  const time = (size) => {
    const answer = toRead(set.questions[0], text.repeat(Math.ceil(size / text.length)).slice(0, size), set.language);
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 12; i++) {
      const at = performance.now();
      reader.skim(answer);
      best = Math.min(best, performance.now() - at);
    }
    return best;
  };
  const [short, long] = [time(5000), time(20000)];
  console.log(`\nskim of 5,000 characters ${show(short, 1)} ms, of 20,000 ${show(long, 1)} ms`);
  return long / short;
}

if (flags.has('--fit')) {
  await refit('stems');
  await refit('meaning');
  process.exit(0);
}

console.log(
  'meaning  pearson  in band  ranked     injected<=0.5  mean   paired  flagged  false  no level  skim p50/p95 ms  read p50/p95 ms  mean by level',
);
let last = null;
for (const meaning of ['off', 'on']) {
  const { levels, times, flagged } = await readAll(meaning);
  const judged = judge(levels);
  last = { levels, judged };
  console.log(
    [
      meaning.padEnd(7),
      show(judged.pearson).padStart(8),
      show(judged.band).padStart(8),
      `${judged.right} of ${judged.pairs}`.padStart(9),
      show(judged.injected).padStart(14),
      show(judged.injectedMean).padStart(6),
      show(judged.paired, 2).padStart(7),
      `${flagged.found}/${flagged.all}`.padStart(8),
      String(flagged.false).padStart(6),
      String(judged.without).padStart(9),
      `${show(quantile(times.skim, 0.5), 1)}/${show(quantile(times.skim, 0.95), 1)}`.padStart(16),
      `${show(quantile(times.read, 0.5), 1)}/${show(quantile(times.read, 0.95), 1)}`.padStart(16),
      ` ${Object.entries(judged.byLevel)
        .map(([level, scores]) => `${level} ${show(mean(scores), 2)}`)
        .join(' ')}`,
    ].join(' '),
  );
}
console.log("\nThe set's own scorer, meaning on:");
independently(last.levels);
if (flags.has('--grading')) await grading();

const grown = growth();
const { judged } = last;
const lines = [
  ['answers-pearson', judged.pearson, judged.pearson >= BARS.pearson, `>= ${BARS.pearson}`],
  ['answers-in-band', judged.band, judged.band >= BARS.band, `>= ${BARS.band}`],
  [
    'answers-better-ranked-higher',
    judged.right / judged.pairs,
    judged.right / judged.pairs >= BARS.ranked,
    `>= ${BARS.ranked}`,
  ],
  ['answers-injected-within-half', judged.injected, judged.injected >= BARS.injected, `= ${BARS.injected}`],
  ['answers-injected-mean-difference', judged.injectedMean, judged.injectedMean <= BARS.drift, `<= ${BARS.drift}`],
  ['answers-time-for-four-times-the-text', grown, grown <= 6, '<= 6'],
  ['answers-paired-largest-difference', judged.paired, judged.paired <= BARS.paired, `= ${BARS.paired}`],
];
console.log('');
for (const [name, value, , bar] of lines) console.log(`${name}: ${show(value)} (${bar})`);
process.exitCode = lines.every(([, , held]) => held) ? 0 : 1;
