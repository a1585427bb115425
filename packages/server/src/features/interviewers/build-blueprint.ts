import type { Content } from '@colloquy/content';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import type { JobReading } from '../../providers/job-reader/port.ts';
import { approvedFactsOf } from './approved-facts.ts';
import { InterviewLanguageError, QuestionMaker } from './bank-questions.ts';
import { banksIn, loadBanks } from './banks/index.ts';
import type { ApprovedFact, Blueprint, Question } from './blueprint.ts';
import { type Candidates, conductOfJob, QUESTIONS_BY_LEVEL, readCandidates } from './choose-questions.ts';
import { FACTS, factLines, factQuestions } from './fact-questions.ts';
import { missing } from './fill.ts';
import { isOfOtherTrade } from './fitting-trades.ts';
import { canBeRead, type LineQuote, lineQuotes } from './line-quotes.ts';
import { Material } from './material.ts';
import {
  chooseOccupationQuestions,
  findOccupation,
  makeOccupationQuestion,
  type Occupation,
  planOccupation,
} from './occupations.ts';
import { OPENING_AND_CLOSE_MS, openingOf, openingsIn } from './openings.ts';
import { planLines, planOf } from './plan.ts';
import { type Planned, planQuestions, quotingQuestions } from './plan-questions.ts';
import { withoutProtectedTopics } from './protected-topics.ts';
import { speakableTitle } from './speakable-title.ts';
import { unitsOf } from './terms.ts';

export { InterviewLanguageError };

export type BuildBlueprintInput = {
  language: Language;
  /** As the account typed it: untrusted. */
  title: string;
  reading: JobReading;
  /** What the account allows the interviewer to tell; the sentences of the description when absent. */
  approved?: ApprovedFact[];
  /** What is known of occupations in this language; none when absent. */
  occupations?: readonly Occupation[];
};

/** Reads what `buildBlueprint` draws on: before the transaction opens that needs it. */
export async function loadInterviewerTexts(content: Content, language: Language): Promise<void> {
  await Promise.all([loadBanks(content, language), content.load('dialogue', catalogueLanguage(language))]);
}

/**
 * Makes the interviewer for a description: competencies, questions tied to its sentences, rubrics, follow-ups.
 * Pure and deterministic. Throws `InterviewLanguageError` for a language without texts.
 */
export function buildBlueprint(content: Content, input: BuildBlueprintInput): Blueprint {
  const { language, reading } = input;
  const openings = openingsIn(content, language);
  if (openings === undefined) throw new InterviewLanguageError(`No interviewer texts are written in ${language}.`);

  const banks = banksIn(content, language);
  const units = unitsOf(reading);
  const lines = planLines(reading);
  const facts = factLines(lines, banks.facts);
  const isFact = new Set(facts.map(({ id }) => id));
  const required = new Set(lines.filter(({ kind }) => kind === 'must').map(({ id }) => id));
  const told = lines.filter(({ id }) => !isFact.has(id));
  const occupation = findOccupation(reading, units, input.occupations ?? [], (name) => isOfOtherTrade(banks, name));
  const candidates = readCandidates(banks, reading, units, {
    lines: told,
    language,
    isOfKnownOccupation: occupation !== null,
  });
  const quotes = lineQuotes(told, units, reading, language, banks);
  const room = QUESTIONS_BY_LEVEL[candidates.level];
  const verifying = factQuestions(facts, openings, language, {
    most: occupation === null ? MOST_FACT_QUESTIONS : MOST_OUTSIDE_TRADE - 1,
    quotable: canBeRead(reading, language),
  }).filter(({ covers = [] }, index) => index === 0 || told.length === 0 || covers.some((id) => required.has(id)));
  const material = new Material(units, reading, language);
  const maker = new QuestionMaker(openings, { language, level: candidates.level, lines: told, material });

  const trade = occupation === null ? [] : chooseOccupationQuestions(occupation, told, tradeRoom(room));
  const ofBanks =
    occupation === null
      ? planQuestions(candidates, quotes, maker, { room, most: MOST_QUESTIONS - verifying.length })
      : outsideTrade(candidates, quotes, maker, reading, {
          room: Math.min(room - trade.length, MOST_OUTSIDE_TRADE - verifying.length),
          covered: new Set(trade.flatMap(({ covers }) => covers)),
        });
  const competencies = new Map<string, string>(
    ofBanks.map(({ candidate, question }) => [question.competency, maker.competencyName(candidate)]),
  );
  const ofTrade =
    occupation === null
      ? []
      : trade.map((chosen) => makeOccupationQuestion(occupation, chosen, lines)).sort(mustAsksFirst);
  for (const { competency } of ofTrade) {
    const [, name = ''] = competency.split('.');
    competencies.set(competency, occupation?.texts.competencies[name] ?? missing(competency));
  }
  if (verifying.length > 0) competencies.set(FACTS, openings.verify.competency);
  const general = ofBanks.map(({ question }) => question);
  const [opening, ...later] = ofTrade.length === 0 ? [] : general;
  const spoken = opening === undefined ? [...ofTrade, ...general] : [opening, ...ofTrade, ...later];
  // Facts are asked for when everybody has been asked what is scored, before what is left out when time runs short.
  const questions = [
    ...spoken.filter(({ mustAsk }) => mustAsk),
    ...verifying,
    ...spoken.filter(({ mustAsk }) => !mustAsk),
  ];

  const title = speakableTitle([input.title, reading.title.role]);
  const plannedMs = questions.reduce((sum, question) => sum + question.expectedMs, OPENING_AND_CLOSE_MS);
  const bank = candidates.nearest?.definition ?? banks.behavioural.definition;
  const origin = occupation === null ? bank : { key: occupation.key, version: occupation.definition.version };
  const built: Blueprint = {
    kind: 'scored',
    language,
    title: title ?? openings.thisPosition,
    plannedMs,
    competencies: [...competencies].map(([key, name]) => ({ key, name })),
    questions,
    opening: openingOf(openings, { title, plannedMs, count: questions.length }),
    closing: openings.closing,
    approvedFacts: input.approved ?? approvedFactsOf(reading),
    origin: { bank: origin.key, version: origin.version },
  };
  const { blueprint } = withoutProtectedTopics(built);
  const everyQuestion =
    occupation === null ? [] : chooseOccupationQuestions(occupation, told, Number.POSITIVE_INFINITY);
  const canBeSpoken = new Set(quotes.map(({ line }) => line.id));
  const plan = planOf(lines, blueprint.questions, occupation === null ? null : planOccupation(occupation), {
    couldBeAsked: new Set([...everyQuestion.flatMap(({ covers }) => covers), ...canBeSpoken]),
    canBeSpoken: ({ id }) => canBeSpoken.has(id),
  });
  return { ...blueprint, plan };
}

/** The most general questions of an interview whose occupation is known. */
const MOST_GENERAL = 2;
/** With those that only ask for facts. */
const MOST_OUTSIDE_TRADE = 3;
const MOST_FACT_QUESTIONS = 2;
/** With those that only ask for facts, in any interview. */
const MOST_QUESTIONS = 10;
const FEWEST_OF_TRADE = 6;

function tradeRoom(room: number): number {
  return Math.max(FEWEST_OF_TRADE, room - MOST_GENERAL);
}

function mustAsksFirst(one: Question, other: Question): number {
  return Number(other.mustAsk) - Number(one.mustAsk);
}

/**
 * The few questions beside those of a known occupation: what is required, or done, and asked about by no other, and where
 * that leaves room one on conduct that differs from job to job.
 */
function outsideTrade(
  candidates: Candidates,
  quotes: readonly LineQuote[],
  maker: QuestionMaker,
  reading: JobReading,
  { room, covered }: { room: number; covered: ReadonlySet<string> },
): Planned[] {
  const needed = quotes.filter(({ kind }) => kind !== 'welcome' && kind !== 'tool');
  const open = needed.filter(({ line }) => !covered.has(line.id));
  // Where the questions of the trade are about every line, the first task is told of in its own words as well.
  const quoted = open.length > 0 ? open : needed.filter(({ kind }) => kind === 'duty').slice(0, 1);
  const quoting = quotingQuestions(candidates, quoted, maker, room)
    .map(({ candidate, question }) => ({ candidate, question: { ...question, mustAsk: true } }))
    .toSorted((a, b) => Number(asksRequired(b)) - Number(asksRequired(a)));
  const conduct = quoting.length < room ? conductOfJob(candidates.conduct, reading) : undefined;
  return conduct === undefined ? quoting : [...quoting, { candidate: conduct, question: maker.make(conduct) }];
}

function asksRequired({ candidate }: Planned): boolean {
  return candidate.definition.needs !== 'duty';
}
