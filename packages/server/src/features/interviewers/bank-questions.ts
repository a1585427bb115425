import type { BankTranslation, QuestionDefinition, QuestionTexts } from '@colloquy/content/schema/bank';
import type { Openings } from '@colloquy/content/schema/dialogue';
import { wordCount } from '@colloquy/content/schema/spoken';
import type { Language } from '@colloquy/contract/shared';
import { AppError } from '../../platform/errors.ts';
import { type Bank, BEHAVIOURAL } from './banks/index.ts';
import { FOLLOW_UP_REASONS, type PlanLine, type Question, type Rubric, type SourceSentence } from './blueprint.ts';
import { type Candidate, competencyOf } from './choose-questions.ts';
import { fill, missing } from './fill.ts';
import type { LineQuote } from './line-quotes.ts';
import type { Material } from './material.ts';
import { linesAt } from './plan.ts';
import { asksProtectedTopic } from './protected-topics.ts';
import type { Unit } from './terms.ts';

/** No bank is written in the language asked for. */
export class InterviewLanguageError extends AppError {
  readonly kind = 'interview-language-not-written';
}

const MAX_LEAD_INS = 3;
const MAX_SPOKEN_WORDS = 46;
/** What one more line in a question takes to be told. */
const MINUTES_FOR_MORE = 1;

/** Makes questions of the banks as an interview in one language asks them; whether it has to is decided elsewhere. */
export class QuestionMaker {
  private readonly openings: Openings;
  private readonly language: Language;
  private readonly level: string;
  private readonly lines: readonly PlanLine[];
  private readonly material: Material;
  private readonly leadIns: LeadIns;

  constructor(
    openings: Openings,
    {
      language,
      level,
      lines,
      material,
    }: { language: Language; level: string; lines: readonly PlanLine[]; material: Material },
  ) {
    this.openings = openings;
    this.language = language;
    this.level = level;
    this.lines = lines;
    this.material = material;
    this.leadIns = new LeadIns(openings);
  }

  /** The name of the competency that a question is about. */
  competencyName({ bank, definition }: Candidate): string {
    return textsIn(bank, this.language).competencies[definition.competency] ?? missing(definition.competency);
  }

  /** Whether a question can be asked of several lines at once. */
  takesSeveral(bank: Bank, { key }: QuestionDefinition): boolean {
    return textsIn(bank, this.language).questions[key]?.several !== undefined;
  }

  /** A question of a trade or on conduct, with the sentence of the description that it comes from. */
  make(chosen: Candidate): Question {
    const { bank, definition } = chosen;
    const texts = textsIn(bank, this.language).questions[definition.key] ?? missing(definition.key);
    const byLevel = this.byLevel(texts);
    const tool = texts.withTool === undefined || byLevel !== undefined ? null : this.material.toolFor(chosen);
    const unit = (tool === null ? null : this.material.sentenceWith(tool)) ?? this.material.sentenceFor(chosen);
    const plain = byLevel ?? texts.text;
    const covers = [...chosen.about];
    const isAbout = unit !== null && linesAt(this.lines, unit).some((id) => covers.includes(id));
    const text =
      texts.withTool !== undefined && tool !== null
        ? fill(texts.withTool, { tool })
        : this.withLeadIn(chosen, isAbout ? unit : null, plain);
    const about = this.lines.find(({ id }) => covers.includes(id)) ?? null;
    const from = isAbout ? unit : (about ?? unit);
    const source = from === null ? null : sourceOf(from);
    return { ...this.whole(chosen, texts), text, covers, source };
  }

  /** A question that quotes lines of the description. */
  makeOfLines(chosen: Candidate, quotes: readonly LineQuote[]): Question {
    const { bank, definition } = chosen;
    const texts = textsIn(bank, this.language).questions[definition.key] ?? missing(definition.key);
    const { needs = 'duty' } = definition;
    const [first] = quotes;
    this.leadIns.isSpoken(...quotes.map(({ text }) => text));
    const whole = this.whole(chosen, texts);
    return {
      ...whole,
      text:
        quotes.length > 1 && texts.several !== undefined
          ? fill(texts.several, { [needs]: this.together(quotes) })
          : fill(this.byLevel(texts) ?? texts.text, {
              [needs]: (needs === 'tool' ? first?.tool : null) ?? first?.text ?? missing(needs),
            }),
      expectedMs: whole.expectedMs + (quotes.length - 1) * MINUTES_FOR_MORE * 60_000,
      covers: quotes.map(({ line }) => line.id),
      source: first === undefined ? null : sourceOf(first.line),
    };
  }

  private whole({ bank, definition }: Candidate, texts: QuestionTexts): Omit<Question, 'text' | 'covers' | 'source'> {
    return {
      key: `${bank.definition.key}.${definition.key}`,
      competency: competencyOf({ bank, definition }),
      purpose: texts.purpose,
      mustAsk: false,
      expectedMs: definition.minutes * 60_000,
      answerForm: definition.answerForm ?? 'prose',
      rubric: rubricOf(bank, definition, this.language),
      followUps: FOLLOW_UP_REASONS.flatMap((reason) => {
        const text = texts.followUps[reason];
        return text === undefined ? [] : [{ reason, text }];
      }),
    };
  }

  private byLevel({ junior, senior }: QuestionTexts): string | undefined {
    if (this.level === 'junior') return junior;
    return this.level === 'senior' || this.level === 'lead' ? senior : undefined;
  }

  private together(quotes: readonly LineQuote[]): string {
    const list = new Intl.ListFormat(this.language, { type: 'conjunction' });
    return list.format(quotes.map(({ text }) => fill(this.openings.verify.item, { fact: text })));
  }

  /** A sentence that the question is about is read out before it. */
  private withLeadIn(chosen: Candidate, unit: Unit | null, plain: string): string {
    const quote = unit === null ? null : this.material.quoteOf(unit);
    const introduced = quote === null || unit === null ? null : this.leadIns.before(chosen, unit, quote, plain);
    // What a description brings in must not turn a good question into a forbidden one.
    return introduced === null || asksProtectedTopic(introduced).length > 0 ? plain : introduced;
  }
}

function rubricOf(bank: Bank, { key: own, rubric, open }: QuestionDefinition, language: Language): Rubric {
  const key = rubric ?? own;
  const { anchors: ownAnchors, facts: ownFacts } = bank.texts?.questions[key] ?? {};
  const written = ownAnchors && ownFacts ? { anchors: ownAnchors, facts: ownFacts } : undefined;
  const { anchors, facts } = written ?? bank.pattern.questions[key] ?? missing(`question ${key}`);
  if (anchors === undefined || facts === undefined) return missing(`rubric of ${key}`);
  return {
    anchors,
    facts: Object.entries(facts).map(([fact, phrasings]) => ({
      key: fact,
      phrasings,
      ...(open?.shown[fact] === undefined ? {} : { sign: open.shown[fact] }),
    })),
    language: written === undefined ? 'en' : language,
    ...(open === undefined ? {} : { open: open.matter }),
  };
}

/** Sentences that name what the description says before a question: few, never two alike, never twice in a row. */
class LeadIns {
  private readonly openings: Openings;
  private count = 0;
  private justUsed = false;
  /** Sentences that are spoken already. */
  private readonly quoted = new Set<string>();

  constructor(openings: Openings) {
    this.openings = openings;
  }

  /** Says that sentences are spoken elsewhere. */
  isSpoken(...texts: string[]): void {
    for (const text of texts) this.quoted.add(text);
  }

  before(question: Candidate, unit: Unit, quote: string, text: string): string | null {
    // Only a question of the trade follows from a sentence; one on conduct would sound put on.
    const specific =
      question.bank.definition.key !== BEHAVIOURAL &&
      question.primary !== null &&
      !question.primary.broad &&
      question.primary.units.includes(unit) &&
      // What is asked for often only touches a subject: "Qualified teacher status".
      (unit.kind !== 'requirement' || question.primary.closely.has(unit));
    const variants = unit.kind === 'requirement' ? this.openings.leadIns.requirement : this.openings.leadIns.duty;
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

function sourceOf({ text, start, end }: SourceSentence): SourceSentence {
  return { text, start, end };
}

function textsIn({ definition, texts }: Bank, language: Language): BankTranslation {
  if (texts === undefined)
    throw new InterviewLanguageError(`The bank ${definition.key} is not written in ${language}.`);
  return texts;
}
