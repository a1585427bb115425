import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { z } from 'zod';
import { isOftenRight } from '../often-right.ts';
import { type AnswerFigures, STATEMENTS, type Statement, type StatementFigure } from '../port.ts';
import { LEVEL_FIGURES } from './level-figures.ts';
import figures from './statement-figures.json' with { type: 'json' };

const figure = z.strictObject({
  right: z.int().min(0),
  of: z.int().min(1),
  on: z.string().min(1),
  engine: z.string().min(1),
});
const byLanguage = z.record(z.string(), z.partialRecord(z.enum(STATEMENTS), figure));
const measured = z.strictObject({ about: z.string(), meaning: byLanguage, words: byLanguage }).parse(figures);

/** The version of the engine that a statement was measured with, by the same choice as its figure; null where it never was. */
function statementEngine(language: Language, statement: Statement, meaning: 'on' | 'off'): string | null {
  return knownOf(language, meaning)[statement]?.engine ?? null;
}

/** What was measured of the embedded engine, as `meaning` chooses it. */
export function answerFigures(meaning: 'on' | 'off'): AnswerFigures {
  return {
    levels: LEVEL_FIGURES,
    statementEngine: (language, statement) => statementEngine(language, statement, meaning),
  };
}

function knownOf(language: Language, meaning: 'on' | 'off'): (typeof measured.words)[string] {
  const base = catalogueLanguage(language);
  return (meaning === 'on' ? measured.meaning[base] : undefined) ?? measured.words[base] ?? {};
}

/**
 * What was measured of each statement in a language, and whether that is good enough to print it.
 *
 * @param meaning whether sentences are compared by meaning where the language has an engine for it
 */
export function statementFigures(language: Language, meaning: 'on' | 'off'): StatementFigure[] {
  const known = knownOf(language, meaning);
  return STATEMENTS.map((statement) => {
    const found = known[statement];
    if (found === undefined) return { statement, measured: null, printed: false };
    const { right, of } = found;
    return { statement, measured: { right, of }, printed: isOftenRight(found) };
  });
}
