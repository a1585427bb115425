import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { z } from 'zod';
import { isOftenRight } from '../often-right.ts';
import { STATEMENTS, type StatementFigure } from '../port.ts';
import figures from './statement-figures.json' with { type: 'json' };

const figure = z.strictObject({ right: z.int().min(0), of: z.int().min(1), on: z.string().min(1) });
const byLanguage = z.record(z.string(), z.partialRecord(z.enum(STATEMENTS), figure));
const { about: _, ...languages } = figures;
const measured = byLanguage.parse(languages);

/** What was measured of each statement in a language, and whether that is good enough to print it. */
export function statementFigures(language: Language): StatementFigure[] {
  const known = measured[catalogueLanguage(language)] ?? {};
  return STATEMENTS.map((statement) => {
    const found = known[statement];
    if (found === undefined) return { statement, measured: null, printed: false };
    const { right, of } = found;
    return { statement, measured: { right, of }, printed: isOftenRight(found) };
  });
}
