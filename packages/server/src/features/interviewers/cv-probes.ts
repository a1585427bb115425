import type { Openings } from '@colloquy/content/schema/dialogue';
import type { ProbeTexts } from '@colloquy/content/schema/probe';
import { wordCount } from '@colloquy/content/schema/spoken';
import type { Language } from '@colloquy/contract/shared';
import type { Blueprint, PlanLine, Question } from './blueprint.ts';
import { type CvPosition, speakableEmployer, speakableTitleOf, speakableYears } from './cv-positions.ts';
import { fill, roundedMinutes } from './fill.ts';
import { openingOf } from './openings.ts';
import { asksProtectedTopic } from './protected-topics.ts';
import { isAboutEducation, quotableRequirement, speakableTool } from './quote.ts';
import { countTerms } from './terms.ts';

/** What is asked of one candidate alone, next to the plan: pinned to the interview at its begin. */
export type CvProbes = {
  /** At most two, after all others. */
  questions: Question[];
  /** What is said first, with their number and time. */
  opening: string;
};

/** The CV of one interview, as far as it is read, and what the job requires. */
export type ProbeBasis = {
  /** Of the interview. */
  language: Language;
  /** BCP 47 primary tags. */
  cvLanguage: string;
  positions: readonly CvPosition[];
  /** Employers and posts that are never spoken of, in the languages of interview and CV. */
  unspoken: readonly string[];
  /** Of the description and the names in it; null where there is none. */
  description: { language: string; tools: readonly { name: string; start: number; end: number }[] } | null;
  /** The year that it is now. */
  year: number;
};

const MOST = 2;
/** Of their own, whatever the other questions take. */
export const PROBES_MS = 5 * 60_000;
const MAX_SPOKEN_WORDS = 60;
/** A name of the job's that the CV has, too, tells more than words they share. */
const BY_NAME = 3;
/** So many words, and so great a part of the line's, have to come back: two of them stand together by chance. */
const FEWEST_WORDS = 3;
const LEAST_PART = 0.34;
const COMPETENCY = 'cv';
/** How their keys begin; a plan has none like it. */
export const CV_KEYS = `${COMPETENCY}.`;

type Touch = { position: CvPosition; weight: number; place: number; line: PlanLine | null; tool: string | null };

/**
 * Questions about what the candidate's own CV says of something that the job requires, worded from employer, post and
 * years by templates; null where it touches nothing. Who somebody is has no part in it: name, schools, gaps and what
 * is next to the posts are not looked at.
 */
export function cvProbes(
  blueprint: Blueprint,
  texts: ProbeTexts,
  openings: Openings,
  basis: ProbeBasis,
): CvProbes | null {
  const spoken = basis.positions.filter((position) => isSpeakable(position, basis));
  const touches =
    basis.description === null ? byTitle(blueprint, spoken, texts) : byLines(blueprint, spoken, texts, basis);
  const questions: Question[] = [];
  const used = { positions: new Set<CvPosition>(), subjects: new Set<string | undefined>() };
  for (const touch of touches) {
    if (questions.length === (basis.description === null ? 1 : MOST)) break;
    const subject = touch.tool ?? touch.line?.id;
    if (used.positions.has(touch.position) || used.subjects.has(subject)) continue;
    const text = wording(touch, texts, basis);
    if (text === null) continue;
    used.positions.add(touch.position);
    used.subjects.add(subject);
    questions.push(makeQuestion(questions.length + 1, text, texts, blueprint.language));
  }
  if (questions.length === 0) return null;
  const plannedMs = roundedMinutes(blueprint.plannedMs) * 60_000 + PROBES_MS;
  const count = blueprint.questions.length + questions.length;
  return { questions, opening: openingOf(openings, { title: blueprint.title, plannedMs, count }) };
}

/** The plan as one candidate is asked it. */
export function withProbes(blueprint: Blueprint, probes: CvProbes | null): Blueprint {
  if (probes === null) return blueprint;
  return { ...blueprint, questions: [...blueprint.questions, ...probes.questions], opening: probes.opening };
}

function isSpeakable(position: CvPosition, { language, year, unspoken }: ProbeBasis): boolean {
  return (
    speakableEmployer(position, language) !== null &&
    speakableYears(position, year) &&
    countTerms(unspoken, `${position.employer} ${position.title}`) === 0
  );
}

/** Where a post speaks of a line that the job requires, the most telling first. */
function byLines(
  { plan, questions }: Blueprint,
  positions: readonly CvPosition[],
  texts: ProbeTexts,
  basis: ProbeBasis,
): Touch[] {
  const factual = new Set(questions.flatMap(({ asksFacts, covers = [] }) => (asksFacts ? covers : [])));
  const lines = (plan?.lines ?? []).filter(({ kind, text }) => kind === 'must' && !isAboutEducation(text));
  const isSpoken = sameLanguage(basis.cvLanguage, basis.language);
  const touches = lines.flatMap((line, place): Touch[] => {
    const tools = toolsIn(line, basis);
    const words = factual.has(line.id) || !isSpoken ? [] : tellingWords(line.text, texts);
    return positions.flatMap((position): Touch[] => {
      const text = textOf(position);
      const named = tools.filter((tool) => hasName(text, tool));
      const [tool = null] = named;
      const shared = sharedWords(words, tellingWords(text, texts));
      const weight =
        named.length * BY_NAME + (shared < FEWEST_WORDS || shared < LEAST_PART * words.length ? 0 : shared);
      return weight === 0 ? [] : [{ position, weight, place, line, tool }];
    });
  });
  return touches.toSorted(moreTelling);
}

/** A session has no description: a post that is near to what it is for. */
function byTitle({ title }: Blueprint, positions: readonly CvPosition[], texts: ProbeTexts): Touch[] {
  const words = tellingWords(title, texts);
  return positions
    .map((position): Touch => {
      const weight = sharedWords(words, tellingWords(position.title, texts));
      return { position, weight, place: 0, line: null, tool: null };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted(moreTelling);
}

function moreTelling(one: Touch, other: Touch): number {
  const end = ({ position }: Touch): number => position.to ?? Number.MAX_SAFE_INTEGER;
  return (
    other.weight - one.weight ||
    end(other) - end(one) ||
    other.position.from - one.position.from ||
    one.place - other.place ||
    one.position.employer.localeCompare(other.position.employer, 'en')
  );
}

/** Names that the description writes in this line, as they can be spoken. */
function toolsIn(line: PlanLine, { description }: ProbeBasis): string[] {
  const inLine = (description?.tools ?? []).filter(({ start, end }) => line.start <= start && end <= line.end);
  return [...new Set(inLine.flatMap(({ name }) => speakableTool(name) ?? []))];
}

function textOf({ title, description }: CvPosition): string {
  return `${title}\n${description}`;
}

/** Whether a text has a name as a word of its own; a short one in the very same letters. */
function hasName(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}+#-])${escaped}(?![\\p{L}\\p{N}+#-])`, name.length <= 3 ? 'u' : 'iu').test(text);
}

/** The words of a text that tell of a matter; none in a language whose plain words are not listed. */
function tellingWords(text: string, { plain }: ProbeTexts): string[] {
  if (plain === undefined) return [];
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => countTerms(plain, word) === 0);
}

const STEM = 6;

/** How many of the words are in the others, endings aside. */
function sharedWords(words: readonly string[], others: readonly string[]): number {
  const stems = new Set(others.map((word) => word.slice(0, STEM)));
  return new Set(words.map((word) => word.slice(0, STEM)).filter((stem) => stems.has(stem))).size;
}

function sameLanguage(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0];
}

/** The question as it is spoken; null where nothing of it can be. */
function wording({ position, line, tool }: Touch, texts: ProbeTexts, basis: ProbeBasis): string | null {
  const { language, cvLanguage, description } = basis;
  const employer = speakableEmployer(position, language);
  if (employer === null) return null;
  const title = sameLanguage(cvLanguage, language)
    ? speakableTitleOf(position, language, texts.gendered ?? null)
    : null;
  const values = { employer, title: title ?? '', years: yearsOf(position, texts.years) };
  const isRead =
    description !== null && (sameLanguage(description.language, language) || description.language === 'en');
  const quote = line === null || tool !== null || !isRead ? null : quotableRequirement(line.text, language);
  const kind = line === null ? 'own' : tool !== null ? 'matter' : 'line';
  if (kind === 'line' && quote === null) return null;
  const template = (title === null ? undefined : texts[`${kind}As`]) ?? texts[kind];
  const text = fill(template, { ...values, matter: tool ?? '', line: quote ?? '' });
  return wordCount(text) > MAX_SPOKEN_WORDS || asksProtectedTopic(text).length > 0 ? null : text;
}

function yearsOf({ from, to }: CvPosition, years: ProbeTexts['years']): string {
  const values = { from: String(from), to: String(to ?? '') };
  return fill(to === null ? years.since : to === from ? years.one : years.span, values);
}

function makeQuestion(no: number, text: string, { purpose, followUps }: ProbeTexts, language: Language): Question {
  return {
    key: `${CV_KEYS}${no}`,
    competency: COMPETENCY,
    purpose,
    text,
    mustAsk: false,
    expectedMs: PROBES_MS / MOST,
    source: null,
    answerForm: 'prose',
    fromCv: true,
    rubric: { anchors: { 1: '', 3: '', 5: '' }, facts: [], language },
    followUps: [
      { reason: 'too-short', text: followUps['too-short'] },
      { reason: 'no-own-part', text: followUps['no-own-part'] },
    ],
    suits: ['too-short', 'no-own-part'],
  };
}
