import type { Language } from '@colloquy/contract/shared';
import type { Queryable } from '../../platform/db/db.ts';
import { type Blueprint, findCohorts } from '../interviewers/index.ts';
import { currentConsents, type Interview } from '../interviews/index.ts';
import { findReport } from '../reports/index.ts';

/** What a candidate's answers are read for, and by what. */
type Judged = {
  topics: { name: string; questions: number }[];
  language: Language;
  plan: { version: number; cohort: string } | null;
  reader: { name: string; version: string } | null;
  drafted: boolean;
};

/**
 * @param blueprint of the interview
 * @param reader what reads answers now; a report names the one that read them
 */
export async function howJudged(
  db: Queryable,
  interview: Interview,
  blueprint: Pick<Blueprint, 'competencies' | 'questions' | 'language'>,
  reader: { name: string; version: string },
): Promise<Judged> {
  const plans = await findCohorts(db, [interview.blueprintVersionId]);
  const report = await findReport(db, interview.id);
  const consents = await currentConsents(db, interview.id);
  const drafted = !consents.some(({ purpose, given }) => purpose === 'ai-evaluation' && !given);
  return {
    topics: blueprint.competencies.map(({ key, name }) => ({
      name,
      questions: blueprint.questions.filter(({ competency }) => competency === key).length,
    })),
    language: blueprint.language,
    plan: plans.get(interview.blueprintVersionId ?? '') ?? null,
    reader: drafted ? (report?.content.engine ?? reader) : null,
    drafted,
  };
}
