import type { Content } from '@colloquy/content';
import type { BankTranslation, QuestionFrame, QuestionTexts } from '@colloquy/content/schema/bank';
import type { Openings } from '@colloquy/content/schema/dialogue';
import { wordCount } from '@colloquy/content/schema/spoken';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { AppError } from '../../platform/errors.ts';
import type { JobReading } from '../../providers/job-reader/port.ts';
import { approvedFactsOf } from './approved-facts.ts';
import { type Bank, BEHAVIOURAL, banksIn, loadBanks } from './banks/index.ts';
import {
  type ApprovedFact,
  type Blueprint,
  FOLLOW_UP_REASONS,
  type PlanLine,
  type Question,
  type Rubric,
  type SourceSentence,
} from './blueprint.ts';
import {
  type ChosenQuestion,
  chooseGeneralQuestions,
  chooseQuestions,
  QUESTIONS_BY_LEVEL,
} from './choose-questions.ts';
import { FACTS, factLines, factQuestions } from './fact-questions.ts';
import { fill, missing } from './fill.ts';
import { isOfOtherTrade } from './fitting-trades.ts';
import { asksForbiddenGround, withoutForbiddenGround } from './forbidden-ground.ts';
import { Material } from './material.ts';
import {
  chooseOccupationQuestions,
  findOccupation,
  makeOccupationQuestion,
  type Occupation,
  planOccupation,
} from './occupations.ts';
import { OPENING_AND_CLOSE_MS, openingOf, openingsIn } from './openings.ts';
import { linesAt, planLines, planOf } from './plan.ts';
import { speakableTitle } from './speakable-title.ts';
import { type Unit, unitsOf } from './terms.ts';

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

/** No bank is written in the language asked for. */
export class InterviewLanguageError extends AppError {
  readonly kind = 'interview-language-not-written';
}

const MAX_LEAD_INS = 3;
const MAX_SPOKEN_WORDS = 46;

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
  const frame = openingsIn(content, language);
  if (frame === undefined) throw new InterviewLanguageError(`No interviewer texts are written in ${language}.`);

  const banks = banksIn(content, language);
  const units = unitsOf(reading);
  const lines = planLines(reading);
  const facts = factLines(lines, banks.facts);
  const isFact = new Set(facts.map(({ id }) => id));
  const told = lines.filter(({ id }) => !isFact.has(id));
  const occupation = findOccupation(reading, units, input.occupations ?? [], (title) => isOfOtherTrade(banks, title));
  const level = reading.title.seniority ?? 'mid';
  const room = QUESTIONS_BY_LEVEL[level];
  const trade = occupation === null ? [] : chooseOccupationQuestions(occupation, told, tradeRoom(room));
  const asked = new Set(trade.flatMap(({ covers }) => covers));
  const at = (unit: Unit): PlanLine[] => lines.filter(({ id }) => linesAt(lines, unit).includes(id));
  const material = new Material(banks, units, reading, language, {
    isOpen: (unit) => at(unit).some(({ id }) => !asked.has(id)),
    isRequired: (unit) => at(unit).some(({ kind }) => kind === 'must'),
    isFact: (unit) => at(unit).some(({ id }) => isFact.has(id)),
  });
  const verifying = factQuestions(facts, frame, language, {
    most: occupation === null ? 1 : MOST_BESIDE_TRADE - 1,
    quotable: material.quotable,
  });
  const speakable = {
    duties: material.duties.length,
    requirements: material.requirements.length,
    tools: material.tools.length,
  };
  const choice =
    occupation === null
      ? chooseQuestions(banks, reading, units, speakable)
      : chooseGeneralQuestions(
          banks,
          reading,
          units,
          speakable,
          Math.min(room - trade.length, MOST_BESIDE_TRADE - verifying.length),
          material.open(),
        );

  const competencies = new Map<string, string>();
  // Questions that are about a sentence choose theirs first; the others are tied to what is left.
  const needing = choice.questions.filter((question) => question.frame.needs !== undefined);
  for (const question of needing) material.reserve(question, choice.telling);
  const leadIns = new LeadIns(frame, material.reservedTexts());
  const ofBanks = choice.questions.map((chosen) => {
    const texts = requireTexts(chosen.bank, language);
    const competency = `${chosen.bank.frame.key}.${chosen.frame.competency}`;
    competencies.set(competency, texts.competencies[chosen.frame.competency] ?? missing(competency));
    const question = makeQuestion(chosen, competency, language, choice.level, material, leadIns);
    const further = material.reserved(chosen.frame.key)?.further ?? [];
    const covers = [question.source, ...further].flatMap((source) => linesAt(told, source));
    return { ...question, covers: [...new Set(covers)] };
  });
  const ofTrade =
    occupation === null
      ? []
      : trade.map((chosen) => makeOccupationQuestion(occupation, chosen, lines)).sort(mustAsksFirst);
  for (const { competency } of ofTrade) {
    const [, name = ''] = competency.split('.');
    competencies.set(competency, occupation?.texts.competencies[name] ?? missing(competency));
  }
  if (verifying.length > 0) competencies.set(FACTS, frame.verify.competency);
  const [opening, ...later] = ofTrade.length === 0 ? [] : ofBanks;
  const spoken = opening === undefined ? [...ofTrade, ...ofBanks] : [opening, ...ofTrade, ...later];
  // Facts are asked for when everybody has been asked what is scored, before what is left out when time runs short.
  const questions = [
    ...spoken.filter(({ mustAsk }) => mustAsk),
    ...verifying,
    ...spoken.filter(({ mustAsk }) => !mustAsk),
  ];

  const title = speakableTitle([input.title, reading.title.role]);
  const plannedMs = questions.reduce((sum, question) => sum + question.expectedMs, OPENING_AND_CLOSE_MS);
  const bank = choice.nearest?.frame ?? choice.questions[0]?.bank.frame ?? missing('questions');
  const origin = occupation === null ? bank : { key: occupation.key, version: occupation.frame.version };
  const built: Blueprint = {
    kind: 'scored',
    language,
    title: title ?? frame.thisPosition,
    plannedMs,
    competencies: [...competencies].map(([key, name]) => ({ key, name })),
    questions,
    opening: openingOf(frame, { title, plannedMs, count: questions.length }),
    closing: frame.closing,
    approvedFacts: input.approved ?? approvedFactsOf(reading),
    origin: { bank: origin.key, version: origin.version },
  };
  const { blueprint } = withoutForbiddenGround(built);
  const couldBeAsked = new Set(
    occupation === null
      ? []
      : chooseOccupationQuestions(occupation, told, Number.POSITIVE_INFINITY).flatMap(({ covers }) => covers),
  );
  const plan = planOf(lines, blueprint.questions, occupation === null ? null : planOccupation(occupation), {
    couldBeAsked,
    canBeSpoken: (line) => material.isSpeakable(line),
  });
  return { ...blueprint, plan };
}

/** The most general questions of an interview whose occupation is known. */
const MOST_GENERAL = 2;
/** With those that only ask for facts. */
const MOST_BESIDE_TRADE = 3;
const FEWEST_OF_TRADE = 6;

function tradeRoom(room: number): number {
  return Math.max(FEWEST_OF_TRADE, room - MOST_GENERAL);
}

function mustAsksFirst(one: Question, other: Question): number {
  return Number(other.mustAsk) - Number(one.mustAsk);
}

function makeQuestion(
  chosen: ChosenQuestion,
  competency: string,
  language: Language,
  level: string,
  material: Material,
  leadIns: LeadIns,
): Question {
  const { bank, frame } = chosen;
  const texts = requireTexts(bank, language).questions[frame.key] ?? missing(frame.key);
  const reserved = material.reserved(frame.key);
  const byLevel = level === 'junior' ? texts.junior : level === 'senior' || level === 'lead' ? texts.senior : undefined;
  const tool = texts.withTool === undefined || byLevel !== undefined ? null : material.toolFor(chosen);
  const unit = reserved?.unit ?? (tool === null ? null : material.sentenceWith(tool)) ?? material.sentenceFor(chosen);
  return {
    key: `${bank.frame.key}.${frame.key}`,
    competency,
    purpose: texts.purpose,
    text: spokenText(
      chosen,
      texts,
      byLevel ?? texts.text,
      { tool, unit, reserved: reserved?.texts ?? null },
      material,
      leadIns,
    ),
    mustAsk: chosen.mustAsk,
    expectedMs: frame.minutes * 60_000,
    source: unit === null ? null : sourceOf(unit),
    answerForm: frame.answerForm ?? 'prose',
    rubric: rubricOf(bank, frame, language),
    followUps: FOLLOW_UP_REASONS.flatMap((reason) => {
      const text = texts.followUps[reason];
      return text === undefined ? [] : [{ reason, text }];
    }),
  };
}

function spokenText(
  chosen: ChosenQuestion,
  texts: QuestionTexts,
  plain: string,
  { tool, unit, reserved }: { tool: string | null; unit: Unit | null; reserved: readonly string[] | null },
  material: Material,
  leadIns: LeadIns,
): string {
  if (chosen.frame.needs !== undefined) {
    const { needs } = chosen.frame;
    return fill(plain, {
      [needs]: quotedTogether(plain, needs, reserved ?? missing(`${chosen.frame.key} without its ${needs}`)),
    });
  }
  if (texts.withTool !== undefined && tool !== null) return fill(texts.withTool, { tool });
  const quote = unit === null ? null : material.quoteOf(unit);
  const introduced = quote === null || unit === null ? null : leadIns.before(chosen, unit, quote, plain);
  // What a description brings in must not turn a good question into a forbidden one.
  return introduced === null || asksForbiddenGround(introduced).length > 0 ? plain : introduced;
}

/** Each quotation between the marks that the text has around its slot. */
function quotedTogether(plain: string, slot: string, quotes: readonly string[]): string {
  const at = plain.indexOf(`{${slot}}`);
  const [before = '', after = ''] = [plain[at - 1], plain[at + slot.length + 2]];
  return quotes.join(`${after}, ${before}`);
}

function rubricOf(bank: Bank, { key, open }: QuestionFrame, language: Language): Rubric {
  const { anchors: ownAnchors, facts: ownFacts } = bank.texts?.questions[key] ?? {};
  const own = ownAnchors && ownFacts ? { anchors: ownAnchors, facts: ownFacts } : undefined;
  const { anchors, facts } = own ?? bank.pattern.questions[key] ?? missing(`rubric of ${key}`);
  return {
    anchors,
    facts: Object.entries(facts).map(([fact, phrasings]) => ({
      key: fact,
      phrasings,
      ...(open?.shown[fact] === undefined ? {} : { sign: open.shown[fact] }),
    })),
    language: own === undefined ? 'en' : language,
    ...(open === undefined ? {} : { open: open.matter }),
  };
}

/** Sentences that name what the description says before a question: few, never two alike, never twice in a row. */
class LeadIns {
  private readonly frame: Openings;
  private count = 0;
  private justUsed = false;
  /** Sentences that are spoken already. */
  private readonly quoted: Set<string>;

  constructor(frame: Openings, quoted: string[]) {
    this.frame = frame;
    this.quoted = new Set(quoted);
  }

  before(question: ChosenQuestion, unit: Unit, quote: string, text: string): string | null {
    // Only a question of the trade follows from a sentence; one on conduct would sound put on.
    const specific =
      question.bank.frame.key !== BEHAVIOURAL &&
      question.primary !== null &&
      !question.primary.broad &&
      question.primary.units.includes(unit) &&
      // What is asked for often only touches a subject: "Qualified teacher status".
      (unit.kind !== 'requirement' || question.primary.closely.has(unit));
    const variants = unit.kind === 'requirement' ? this.frame.leadIns.requirement : this.frame.leadIns.duty;
    const variant = variants[this.count % variants.length];
    if (!specific || variant === undefined || this.justUsed || this.count >= MAX_LEAD_INS) return this.skip();
    if (this.quoted.has(quote)) return this.skip();
    const introduction = fill(variant, { quote });
    const spoken = introduction.endsWith('。') ? introduction + text : `${introduction} ${text}`;
    if (wordCount(spoken) > MAX_SPOKEN_WORDS) return this.skip();
    this.count += 1;
    this.quoted.add(quote);
    this.justUsed = true;
    return spoken;
  }

  private skip(): null {
    this.justUsed = false;
    return null;
  }
}

function sourceOf(unit: Unit): SourceSentence {
  return { text: unit.text, start: unit.start, end: unit.end };
}

function requireTexts({ frame, texts }: Bank, language: Language): BankTranslation {
  if (texts === undefined) throw new InterviewLanguageError(`The bank ${frame.key} is not written in ${language}.`);
  return texts;
}
