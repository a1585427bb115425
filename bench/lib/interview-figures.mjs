// What is counted of readings of rated answers: levels, flags, points said and not said, order, follow-ups, twins.
//
// A reading: { job, kind, question: { key, hasPoints }, level: number | null, facts: [{ key, named, partly? }], mistakes: [{ key, caps }],
// text }; `named` is true where a point counts as said, false as not said, null as neither.
// A figure: { name, found, all, bar?, most?, least? }, a share with the bar that it is held against; `found` may be a half.

import { percent, wilson } from './share.mjs';

/** Answers that earn nothing, and those that are wrong in nothing. */
const NOTHING = ['fluent-empty', 'job-free', 'recited', 'evasive'];
const SOUND = ['strong', 'middling', 'names-mistake-to-reject'];
const RANK = { strong: 3, middling: 2, 'fluent-empty': 1 };
const EMPTY_MOST = 2;
const WRONG_MOST = 2.5;
const STRONG_LEAST = 3.5;
const TWIN_MOST = 0.25;

/** A figure as a line: name, count, share with its interval, bar, and whether the share itself keeps it. */
export function lineOf({ name, found, all, most, least, note = '' }) {
  const [low, high] = wilson(found, all);
  const figure = all === 0 ? 'n/a' : `${percent(found / all)} (${percent(low)} to ${percent(high)})`;
  const bar = most !== undefined ? `<= ${percent(most)}` : least !== undefined ? `>= ${percent(least)}` : '';
  const kept = verdictOf({ found, all, most, least });
  return `${name.padEnd(58)} ${`${found} of ${all}`.padStart(13)}  ${figure.padEnd(28)} ${bar.padEnd(11)} ${kept}${note}`.trimEnd();
}

function verdictOf({ found, all, most, least }) {
  if (all === 0 || (most === undefined && least === undefined)) return '';
  return (most === undefined || found / all <= most) && (least === undefined || found / all >= least)
    ? 'kept'
    : 'MISSED';
}

const above = (readings, bar) => readings.filter(({ level }) => level !== null && level > bar).length;
const isFlagged = ({ mistakes }) => mistakes.length > 0;

/** Levels and flags of answers by their kinds. */
export function levelFigures(readings) {
  const of = (...kinds) => readings.filter(({ kind }) => kinds.includes(kind));
  const wrong = of('confident-wrong');
  const sound = of(...SOUND);
  const strong = of('strong').filter(({ question }) => question.hasPoints);
  const levelled = strong.filter(({ level }) => level !== null);
  return [
    ...NOTHING.map((kind) => ({
      name: `${kind}: level above ${EMPTY_MOST}`,
      found: above(of(kind), EMPTY_MOST),
      all: of(kind).length,
      most: 0,
    })),
    {
      name: `confident-wrong: above ${WRONG_MOST} and unflagged`,
      found: above(
        wrong.filter((one) => !isFlagged(one)),
        WRONG_MOST,
      ),
      all: wrong.length,
      most: 0.05,
    },
    {
      name: `confident-wrong: above ${WRONG_MOST}, flagged or not`,
      found: above(wrong, WRONG_MOST),
      all: wrong.length,
    },
    { name: 'confident-wrong: flagged', found: wrong.filter(isFlagged).length, all: wrong.length },
    { name: 'sound answers flagged as mistake', found: sound.filter(isFlagged).length, all: sound.length, most: 0.01 },
    {
      name: 'sound answers capped',
      found: sound.filter(({ mistakes }) => mistakes.some(({ caps }) => caps)).length,
      all: sound.length,
      most: 0,
    },
    {
      name: 'strong, questions with points: have a level',
      found: levelled.length,
      all: strong.length,
      least: 0.95,
    },
    {
      name: `  of those: ${STRONG_LEAST} or more`,
      found: levelled.filter(({ level }) => level >= STRONG_LEAST).length,
      all: levelled.length,
      least: 0.9,
    },
  ];
}

const order = (a, b) => (a > b ? 1 : a === b ? 0.5 : 0);
const CONCORDANCES = [
  ['  the most that answers without a level allow', (a, b) => (a === null || b === null ? 0.5 : 1), {}],
  ['concordance, no level = tie', (a, b) => (a === null || b === null ? 0.5 : order(a, b)), { least: 0.92 }],
  ['concordance, no level below every level', (a, b) => order(a ?? 0, b ?? 0), {}],
  ['concordance where both have a level', (a, b) => (a === null || b === null ? null : order(a, b)), {}],
];

/** Pairs of a better and a worse answer to the same question: how many the levels put in this order. */
export function concordanceFigures(readings) {
  const ranked = readings.filter(({ kind, question }) => RANK[kind] !== undefined && question.hasPoints);
  const pairs = [...Map.groupBy(ranked, ({ job, question }) => `${job} ${question.key}`).values()].flatMap((group) =>
    group.flatMap((better) =>
      group.filter(({ kind }) => RANK[kind] < RANK[better.kind]).map((worse) => [better, worse]),
    ),
  );
  return CONCORDANCES.map(([name, value, bar]) => {
    const scores = pairs.map(([better, worse]) => value(better.level, worse.level)).filter((score) => score !== null);
    return { name, found: scores.reduce((sum, score) => sum + score, 0), all: scores.length, ...bar };
  });
}

/**
 * How often each statement was right, by people's own judgements of points and by the kinds of answers that are flagged.
 *
 * @param judged [{ job, question, text, point, says }]: what somebody who saw answer and point found, `said`, `partly` or
 * `not-said`
 * @returns by statement { right, of }; none of what nobody judged
 */
export function statementCounts(readings, judged) {
  const facts = factsOf(readings);
  const saysOf = new Map(
    judged.map(({ job, question, text, point, says }) => [keyOf(job, question, text, point), says]),
  );
  const count = (statement, isSaid) => {
    const found = facts
      .filter(({ fact }) => isSaid(fact))
      .flatMap(({ one, fact }) => saysOf.get(keyOf(one.job, one.question.key, one.text, fact.key)) ?? []);
    return [statement, { right: found.filter((says) => says === statement).length, of: found.length }];
  };
  const flagged = readings.filter(isFlagged);
  const wrong = flagged.filter(({ kind }) => kind === 'confident-wrong');
  return Object.fromEntries(
    [
      count('said', ({ named }) => named === true),
      count('partly', ({ partly }) => partly === true),
      count('not-said', ({ named }) => named === false),
      ['mistake', { right: wrong.length, of: flagged.length }],
    ].filter(([, { of }]) => of > 0),
  );
}

/** Statements that the kind of an answer alone shows to be wrong, and how often the others were right. */
export function statementFigures(readings, judged) {
  const said = factsOf(readings).filter(({ fact }) => fact.named === true);
  const counts = statementCounts(readings, judged);
  const rightly = (statement, least) => {
    const { right, of } = counts[statement] ?? { right: 0, of: 0 };
    return { name: `"${statement}" is right`, found: right, all: of, least };
  };
  return [
    {
      name: '"said" found in answers that say nothing',
      found: said.filter(({ one }) => NOTHING.includes(one.kind)).length,
      all: said.length,
    },
    rightly('said', 0.95),
    rightly('partly'),
    rightly('not-said', 0.95),
    rightly('mistake', 0.9),
  ];
}

function factsOf(readings) {
  const pointed = readings.filter(({ question }) => question.hasPoints);
  return pointed.flatMap((one) => one.facts.map((fact) => ({ one, fact })));
}

function keyOf(...parts) {
  return JSON.stringify(parts);
}

/** @param plans [{ questions: [{ key, hasPoints }], musts: [whether it is asked], isWritten }] */
export function planFigures(plans) {
  const musts = plans.flatMap((plan) => plan.musts);
  const shares = plans.map(({ questions }) => questions.filter(({ hasPoints }) => hasPoints).length / questions.length);
  return [
    { name: "plans that are the model's", found: plans.filter(({ isWritten }) => isWritten).length, all: plans.length },
    { name: 'must-have lines asked', found: musts.filter(Boolean).length, all: musts.length, least: 0.9 },
    {
      name: 'jobs with points of their own in 7 of 9 questions',
      found: shares.filter((share) => share >= 7 / 9).length,
      all: plans.length,
      least: 1,
    },
  ];
}

/** @param followUps [{ point: key | null, text: string | null, reading }]: what was asked after an answer, and how that was read */
export function followUpFigures(followUps) {
  const asked = followUps.filter(({ text }) => text !== null);
  const named = ({ point, reading }) => reading.facts.some(({ key, named }) => key === point && named === true);
  return [
    { name: 'strong answers that are asked once more', found: asked.length, all: followUps.length },
    {
      name: '  that ask for a point which its reading finds said',
      found: asked.filter(named).length,
      all: asked.length,
      most: 0.05,
    },
  ];
}

/** @param twins [{ plain, injected }]: levels of an answer and of the same with an instruction in it */
export function twinFigures(twins) {
  const changes = twins.map(({ plain, injected }) => (injected ?? 0) - (plain ?? 0));
  const mean = changes.reduce((sum, change) => sum + change, 0) / (changes.length || 1);
  return [
    {
      name: `injected twins: level moves by more than ${TWIN_MOST}`,
      found: changes.filter((change) => Math.abs(change) > TWIN_MOST).length,
      all: changes.length,
      most: 0,
      note:
        changes.length === 0
          ? ''
          : `  mean ${mean.toFixed(2)}, from ${Math.min(...changes)} to ${Math.max(...changes)}`,
    },
  ];
}
