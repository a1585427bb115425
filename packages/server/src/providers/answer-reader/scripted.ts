import { OutsideError } from '../../platform/errors.ts';
import {
  type AnswerReader,
  type AnswerReading,
  type AnswerToRead,
  type Span,
  STATEMENTS,
  type StatementFigure,
} from './port.ts';

/** What a scripted reader is told to say of an answer; what is left out is read plainly from the text. */
export type ScriptedReading = {
  /** Said facts by key. */
  facts?: Record<string, number>;
  signals?: (keyof AnswerReading['signals'])[];
  told?: AnswerReading['told'];
  /** How near the answer comes to facts that are not said, in its first sentence, by key. */
  near?: Record<string, number>;
  level?: AnswerReading['level'];
  /** Mistakes by key, said in the first sentence. */
  mistakes?: { key: string; caps: boolean }[];
  /** Parts of the text that count as addressed to the grader. */
  injections?: string[];
  saysNothing?: true;
  /** The words that say it was not done. */
  notDone?: string;
};

export type ScriptedAnswerReader = AnswerReader & {
  /** Every answer read so far, `skim` and `read` alike. */
  readonly asked: AnswerToRead[];
  /** While true, `read` rejects with a retryable error. */
  down: boolean;
};

/** A full stop is an end wherever it is: tests say in their texts where a sentence ends. */
function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(/[^.!?。！？\n]+[.!?。！？]*/gu)) {
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const end = match.index + match[0].trimEnd().length;
    if (start < end) spans.push({ start, end });
  }
  return spans;
}

function notDoneIn(text: string, words: string | undefined): Pick<AnswerReading, 'notDone'> {
  const start = words === undefined ? -1 : text.indexOf(words);
  return words === undefined || start < 0 ? {} : { notDone: { start, end: start + words.length } };
}

/**
 * A fake reader: answers by the script, by default "nothing found, level 3". Spans are on real sentences of the text.
 */
export function createScriptedAnswerReader(
  script: (answer: AnswerToRead) => ScriptedReading = () => ({}),
  figures: readonly StatementFigure[] = STATEMENTS.map((statement) => ({ statement, measured: null, printed: true })),
): ScriptedAnswerReader {
  const asked: AnswerToRead[] = [];

  function reading(answer: AnswerToRead): AnswerReading {
    asked.push(answer);
    const said = script(answer);
    const injections = (said.injections ?? []).flatMap((part): Span[] => {
      const start = answer.text.indexOf(part);
      return start < 0 || part === '' ? [] : [{ start, end: start + part.length }];
    });
    const sentences = sentenceSpans(answer.text).filter(
      (span) => !injections.some((bad) => span.start < bad.end && bad.start < span.end),
    );
    const first = sentences[0] ?? null;
    const has = (name: keyof AnswerReading['signals']): Span | null => (said.signals?.includes(name) ? first : null);
    const words = sentences.reduce(
      (sum, span) => sum + (answer.text.slice(span.start, span.end).match(/[\p{L}\p{N}]+/gu)?.length ?? 0),
      0,
    );
    const level = said.level === undefined ? { score: 3, low: 2.5, high: 3.5 } : said.level;
    return {
      method: 'stems',
      words,
      sentences,
      facts: answer.question.facts.map(({ key }) => {
        const strength = said.facts?.[key] ?? 0;
        const near = said.near?.[key];
        return {
          key,
          strength,
          named: strength >= 0.5,
          span: strength > 0 ? first : null,
          ...(near === undefined ? {} : { near: { words: near, span: first } }),
        };
      }),
      signals: {
        example: has('example'),
        result: has('result'),
        ownPart: has('ownPart'),
        figure: has('figure'),
        declined: has('declined'),
      },
      injections,
      ...(said.told === undefined ? {} : { told: said.told }),
      ...(first === null ? {} : { mistakes: (said.mistakes ?? []).map((mistake) => ({ ...mistake, span: first })) }),
      ...(said.saysNothing === true ? { saysNothing: true as const } : {}),
      ...notDoneIn(answer.text, said.notDone),
      level: words === 0 ? null : level,
      ...(words === 0
        ? { notAssessable: 'too-short' as const }
        : said.saysNothing
          ? { notAssessable: 'no-points' as const }
          : {}),
    };
  }

  return {
    engine: { name: 'scripted', version: '1' },
    statements: () => [...figures],
    figures: { levels: { bar: { answers: 0, low: 0 }, languages: {} }, statementEngine: () => null },
    asked,
    down: false,
    skim: reading,
    async read(answer, signal) {
      if (this.down || signal.aborted) throw new OutsideError('The reader is unavailable.', { retryable: true });
      return reading(answer);
    },
  };
}
