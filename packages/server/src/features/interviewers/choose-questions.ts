import type { QuestionFrame, SeniorityLevel } from '@colloquy/content/schema/bank';
import type { JobReading } from '../../providers/job-reader/port.ts';
import type { Bank, Banks } from './banks/index.ts';
import { fittingBank } from './fitting-trades.ts';
import { readTopics, type TopicHit, type Unit } from './terms.ts';

export type ChosenQuestion = {
  bank: Bank;
  frame: QuestionFrame;
  /** What the description says about the question's own topic, the first of its list. */
  primary: TopicHit | null;
  /** What it says about any of its topics: the own one first, then the strongest. */
  hits: TopicHit[];
  mustAsk: boolean;
};

export type Choice = {
  /** The bank of the job's trade, null when that is uncertain. */
  nearest: Bank | null;
  /** Sentences that speak of a subject of that trade: what the job is really about. */
  telling: ReadonlySet<Unit>;
  level: SeniorityLevel;
  /** In the order they are asked. */
  questions: ChosenQuestion[];
};

/** What of a description can be spoken inside a question; decided before choosing, because some questions need it. */
export type Speakable = { duties: number; requirements: number; tools: number };

export const QUESTIONS_BY_LEVEL: Record<SeniorityLevel, number> = { junior: 7, mid: 8, senior: 9, lead: 9 };
const PHASES: QuestionFrame['phase'][] = ['warm-up', 'open', 'core', 'deep', 'end'];
const MAX_COMPETENCIES = 6;
const MAX_PER_COMPETENCY = 3;
/** From this worth on a question of the trade is asked although the description says nothing on it. */
const STANDS_ALONE = 1.2;
/** How much what the description says counts against a question's own worth. */
const TOPIC_WEIGHT = 1.2;
const OTHER_TOPIC = 0.4;

type Candidate = Omit<ChosenQuestion, 'mustAsk'> & { score: number };

/** Picks the questions for a description: the same description always gives the same questions in the same order. */
export function chooseQuestions(banks: Banks, reading: JobReading, units: Unit[], speakable: Speakable): Choice {
  const level = reading.title.seniority ?? 'mid';
  const nearest = fittingBank(banks, reading, units);
  const trade =
    nearest === null
      ? []
      : candidates(nearest.bank, level, nearest.topics, speakable).filter(
          ({ frame }) => frame.trades === undefined || frame.trades.some((key) => nearest.trades.has(key)),
        );
  const behavioural = candidates(
    banks.behavioural,
    level,
    readTopics(banks.behavioural.frame, reading, units),
    speakable,
  );

  const chosen: Candidate[] = [];
  const room = QUESTIONS_BY_LEVEL[level];
  const take = (candidate: Candidate | undefined): boolean => {
    if (candidate === undefined || chosen.length >= room || chosen.includes(candidate)) return false;
    if (!fitsIn(chosen, candidate)) return false;
    chosen.push(candidate);
    return true;
  };
  const byKey = (key: string) => behavioural.find((candidate) => candidate.frame.key === key);

  take(byKey('nearest-work'));
  take(byKey('duty-last-time') ?? byKey('requirement-in-use'));
  // One question on working with others, whatever the trade.
  const humane = behavioural.filter(
    (candidate) => candidate.frame.needs === undefined && candidate.frame.phase !== 'warm-up',
  );
  take(best(humane, chosen));
  while (chosen.length < room) {
    const next = best(
      trade.filter((candidate) => isSpokenOf(candidate) || candidate.frame.base >= STANDS_ALONE),
      chosen,
    );
    if (!take(next)) break;
  }
  while (chosen.length < room) if (!take(best(behavioural, chosen))) break;
  // A thin description may leave too few; the trade's own ground fills up.
  while (chosen.length < 6) if (!take(best(trade, chosen))) break;

  return { nearest: nearest?.bank ?? null, telling: tellingUnits(nearest?.topics), level, questions: inOrder(chosen) };
}

/** So many of the nearest general questions are equally good: which of them is asked differs by the job. */
const EQUALLY_GOOD = 5;

/**
 * The few questions beside those of a known occupation: one about what is required, or a task, that no other asks about,
 * and another such, or one on conduct that differs from job to job.
 */
export function chooseGeneralQuestions(
  { behavioural }: Banks,
  reading: JobReading,
  units: Unit[],
  speakable: Speakable,
  room: number,
  open: { duty: boolean; requirement: boolean; required: boolean },
): Choice {
  const level = reading.title.seniority ?? 'mid';
  const general = candidates(behavioural, level, readTopics(behavioural.frame, reading, units), speakable);
  const onDuty = !open.required && (open.duty || !open.requirement);
  const keys = onDuty ? ['duty-last-time', 'requirement-in-use'] : ['requirement-in-use', 'duty-last-time'];
  const own = keys.flatMap((key) => general.find(({ frame }) => frame.key === key) ?? []);
  const conduct = general
    .filter(({ frame }) => frame.needs === undefined && frame.phase !== 'warm-up')
    .toSorted((a, b) => b.score - a.score || a.frame.key.localeCompare(b.frame.key, 'en'))
    .slice(0, EQUALLY_GOOD);
  const ofJob = conduct[drawn(`${reading.title.text}\n${reading.plainText}`, conduct.length)];
  // Both where both have a line that nobody else asks about.
  const second = open.required && open.duty ? own[1] : ofJob;
  const chosen = [own[0], second].filter((one) => one !== undefined).slice(0, Math.max(0, room));
  const questions = chosen.map(({ bank, frame, primary, hits }) => ({
    bank,
    frame,
    primary,
    hits,
    mustAsk: frame.needs !== undefined,
  }));
  return { nearest: null, telling: new Set(), level, questions };
}

/** The same number below `count` for the same text. */
function drawn(text: string, count: number): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return count === 0 ? 0 : sum % count;
}

function tellingUnits(topics: Map<string, TopicHit> | undefined): Set<Unit> {
  const hits = [...(topics?.values() ?? [])].filter((hit) => !hit.broad);
  return new Set(hits.flatMap((hit) => hit.units));
}

/** Whether a task, a requirement or the title speaks of the question's subject; what stands around them does not count. */
function isSpokenOf({ hits }: Candidate): boolean {
  return hits.some(({ units, inTitle }) => inTitle || units.some((unit) => unit.kind !== 'text'));
}

function candidates(
  bank: Bank,
  level: SeniorityLevel,
  topics: Map<string, TopicHit>,
  speakable: Speakable,
): Candidate[] {
  return bank.frame.questions
    .filter((frame) => frame.levels.includes(level) && canBeAsked(frame, speakable))
    .map((frame) => {
      const [own, ...further] = frame.topics.map((topic) => topics.get(topic));
      const others = further.filter((hit) => hit !== undefined).sort((left, right) => right.strength - left.strength);
      const primary = own ?? null;
      const strength = (primary?.strength ?? 0) + OTHER_TOPIC * others.reduce((sum, hit) => sum + hit.strength, 0);
      const hits = primary === null ? others : [primary, ...others];
      return { bank, frame, primary, hits, score: frame.base + TOPIC_WEIGHT * strength };
    });
}

function canBeAsked(frame: QuestionFrame, speakable: Speakable): boolean {
  switch (frame.needs) {
    case undefined:
      return true;
    case 'duty': {
      // Each of the three questions on a duty needs one of its own.
      const order = ['duty-last-time', 'duty-goes-wrong', 'duty-done-well'].indexOf(frame.key);
      return speakable.duties > Math.max(order, 0);
    }
    case 'requirement':
      return speakable.requirements > 0;
    case 'tool':
      return speakable.tools > 0;
  }
}

function competencyId(candidate: Pick<Candidate, 'bank' | 'frame'>): string {
  return `${candidate.bank.frame.key}.${candidate.frame.competency}`;
}

function fitsIn(chosen: Candidate[], candidate: Candidate): boolean {
  const id = competencyId(candidate);
  const competencies = new Set(chosen.map(competencyId));
  const same = chosen.filter((other) => competencyId(other) === id).length;
  return same < MAX_PER_COMPETENCY && (competencies.has(id) || competencies.size < MAX_COMPETENCIES);
}

/** The most worthwhile question left; one more on the same competency is worth less. */
function best(from: Candidate[], chosen: Candidate[]): Candidate | undefined {
  const worth = (candidate: Candidate) => {
    const same = chosen.filter(
      (other) => other.frame.phase !== 'warm-up' && competencyId(other) === competencyId(candidate),
    ).length;
    return candidate.score - 1.3 * same;
  };
  return from
    .filter((candidate) => !chosen.includes(candidate) && fitsIn(chosen, candidate))
    .sort((left, right) => worth(right) - worth(left) || left.frame.key.localeCompare(right.frame.key, 'en'))[0];
}

/**
 * Must-asks first, by phase, then the optional ones: when time runs out, only optional questions are lost. The
 * strongest question of each competency is a must-ask, so that every competency can be assessed.
 */
function inOrder(chosen: Candidate[]): ChosenQuestion[] {
  const strongest = new Map<string, Candidate>();
  for (const candidate of chosen) {
    if (candidate.frame.optional === true) continue;
    const known = strongest.get(competencyId(candidate));
    if (known === undefined || candidate.score > known.score) strongest.set(competencyId(candidate), candidate);
  }
  const alwaysAsked = (candidate: Candidate) =>
    candidate.frame.phase === 'warm-up' ||
    candidate.frame.key === 'duty-last-time' ||
    strongest.get(competencyId(candidate)) === candidate;
  const place = (candidate: Candidate) => PHASES.indexOf(candidate.frame.phase);
  return chosen
    .map((candidate, index) => ({ candidate, index, mustAsk: alwaysAsked(candidate) }))
    .sort(
      (left, right) =>
        Number(right.mustAsk) - Number(left.mustAsk) ||
        place(left.candidate) - place(right.candidate) ||
        left.index - right.index,
    )
    .map(({ candidate, mustAsk }) => ({
      bank: candidate.bank,
      frame: candidate.frame,
      primary: candidate.primary,
      hits: candidate.hits,
      mustAsk,
    }));
}
