import type { QuestionDefinition, SeniorityLevel } from '@colloquy/content/schema/bank';
import type { Language } from '@colloquy/contract/shared';
import type { JobReading } from '../../providers/job-reader/port.ts';
import type { Bank, Banks } from './banks/index.ts';
import type { PlanLine } from './blueprint.ts';
import { fittingBank } from './fitting-trades.ts';
import { linesAbout } from './line-fit.ts';
import { isSameLanguage } from './line-quotes.ts';
import { readTopics, type TopicHit, type Unit } from './terms.ts';

export type Candidate = {
  bank: Bank;
  definition: QuestionDefinition;
  /** What the description says about the question's own topic, the first of its list. */
  primary: TopicHit | null;
  /** What it says about any of its topics: the own one first, then the strongest. */
  hits: TopicHit[];
  /** Ids of the lines that speak of its own topic and that it is about by what it says itself. */
  about: readonly string[];
  score: number;
};

/** What may be asked for a description. */
export type Candidates = {
  level: SeniorityLevel;
  /** The bank of the job's trade, null when that is uncertain. */
  nearest: Bank | null;
  /** Questions of that trade. */
  trade: readonly Candidate[];
  /** Questions that any trade is asked and that quote nothing. */
  conduct: readonly Candidate[];
  /** Those that quote lines of the description, the most worthwhile first. */
  quoting: readonly Candidate[];
};

export const QUESTIONS_BY_LEVEL: Record<SeniorityLevel, number> = { junior: 7, mid: 8, senior: 9, lead: 9 };
/** An interview has no fewer. */
export const FEWEST_QUESTIONS = 6;
export const PHASES: QuestionDefinition['phase'][] = ['warm-up', 'open', 'core', 'deep', 'end'];
export const MAX_COMPETENCIES = 6;
const MAX_PER_COMPETENCY = 3;
/** From this worth on a question of the trade is asked although the description says nothing on it. */
const STANDS_ALONE = 1.2;
/** How much what the description says counts against a question's own worth. */
const TOPIC_WEIGHT = 1.2;
const OTHER_TOPIC = 0.4;
/** What one more question on the same competency is worth less. */
const SAME_COMPETENCY = 1.3;

/** Everything that may be asked for a description: the same description always gives the same. */
export function readCandidates(
  banks: Banks,
  reading: JobReading,
  units: Unit[],
  {
    lines,
    language,
    isOfKnownOccupation,
  }: { lines: readonly PlanLine[]; language: Language; isOfKnownOccupation: boolean },
): Candidates {
  const level = reading.title.seniority ?? 'mid';
  const nearest = isOfKnownOccupation ? null : fittingBank(banks, reading, units);
  const of = (bank: Bank, topics: Map<string, TopicHit>): Candidate[] =>
    bank.definition.questions
      .filter((definition) => definition.levels.includes(level))
      .map((definition) =>
        candidateOf(bank, definition, topics, { lines, written: reading.language, spoken: language }),
      );
  const general = of(banks.behavioural, readTopics(banks.behavioural.definition, reading, units));
  return {
    level,
    nearest: nearest?.bank ?? null,
    trade:
      nearest === null
        ? []
        : of(nearest.bank, nearest.topics).filter(
            ({ definition }) =>
              definition.trades === undefined || definition.trades.some((key) => nearest.trades.has(key)),
          ),
    conduct: general.filter(({ definition }) => definition.needs === undefined),
    quoting: general.filter(({ definition }) => definition.needs !== undefined).toSorted((a, b) => b.score - a.score),
  };
}

/** The lines, the language they are written in and that of the interview. */
type Described = { lines: readonly PlanLine[]; written: string; spoken: Language };

function candidateOf(
  bank: Bank,
  definition: QuestionDefinition,
  topics: Map<string, TopicHit>,
  described: Described,
): Candidate {
  const [own, ...further] = definition.topics.map((topic) => topics.get(topic));
  const others = further.filter((hit) => hit !== undefined).sort((left, right) => right.strength - left.strength);
  const primary = own ?? null;
  const strength = (primary?.strength ?? 0) + OTHER_TOPIC * others.reduce((sum, hit) => sum + hit.strength, 0);
  const hits = primary === null ? others : [primary, ...others];
  const about = primary === null ? [] : linesAbout(described.lines, primary, wordsIn(bank, definition, described));
  return { bank, definition, primary, hits, about, score: definition.base + TOPIC_WEIGHT * strength };
}

/** What a question says in the language of the description, whatever the interview is held in. */
function wordsIn({ texts, pattern }: Bank, { key }: QuestionDefinition, { written, spoken }: Described): string | null {
  const english = isSameLanguage(written, 'en');
  if (!english && !isSameLanguage(written, spoken)) return null;
  return (english ? pattern : texts)?.questions[key]?.text ?? null;
}

/**
 * The most worthwhile questions of the trade in addition to those chosen, at most `room`.
 *
 * @param competencies the most that all questions may have together
 */
export function chooseTradeQuestions(
  trade: readonly Candidate[],
  chosen: readonly Candidate[],
  { room, competencies }: { room: number; competencies: number },
): Candidate[] {
  const spokenOf = trade.filter((candidate) => isSpokenOf(candidate) || candidate.definition.base >= STANDS_ALONE);
  const added: Candidate[] = [];
  while (added.length < room) {
    const next = best(spokenOf, [...chosen, ...added], competencies);
    if (next === undefined) break;
    added.push(next);
  }
  return added;
}

/** The most worthwhile question that is left; one more on the same competency is worth less. */
export function best(
  from: readonly Candidate[],
  chosen: readonly Candidate[],
  competencies: number,
): Candidate | undefined {
  const worth = (candidate: Candidate): number => {
    const same = chosen.filter(
      (other) => other.definition.phase !== 'warm-up' && competencyOf(other) === competencyOf(candidate),
    ).length;
    return candidate.score - SAME_COMPETENCY * same;
  };
  return from
    .filter((candidate) => !chosen.includes(candidate) && fitsIn(chosen, candidate, competencies))
    .toSorted(
      (left, right) => worth(right) - worth(left) || left.definition.key.localeCompare(right.definition.key, 'en'),
    )[0];
}

/** So many of the nearest general questions are equally good: which of them is asked differs by the job. */
const EQUALLY_GOOD = 5;

/** A question on conduct that differs from job to job. */
export function conductOfJob(conduct: readonly Candidate[], { title, plainText }: JobReading): Candidate | undefined {
  const good = conduct
    .filter(({ definition }) => definition.phase !== 'warm-up')
    .toSorted((a, b) => b.score - a.score || a.definition.key.localeCompare(b.definition.key, 'en'))
    .slice(0, EQUALLY_GOOD);
  return good[drawn(`${title.text}\n${plainText}`, good.length)];
}

/** The same number below `count` for the same text. */
function drawn(text: string, count: number): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return count === 0 ? 0 : sum % count;
}

/** Whether a task, a requirement or the title speaks of the question's subject; what is around them does not count. */
export function isSpokenOf({ hits }: Candidate): boolean {
  return hits.some(({ units, inTitle }) => inTitle || units.some((unit) => unit.kind !== 'text'));
}

export function competencyOf({ bank, definition }: Pick<Candidate, 'bank' | 'definition'>): string {
  return `${bank.definition.key}.${definition.competency}`;
}

function fitsIn(chosen: readonly Candidate[], candidate: Candidate, most: number): boolean {
  const id = competencyOf(candidate);
  const competencies = new Set(chosen.map(competencyOf));
  const same = chosen.filter((other) => competencyOf(other) === id).length;
  return same < MAX_PER_COMPETENCY && (competencies.has(id) || competencies.size < most);
}
