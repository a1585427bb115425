import { sha256 } from '../../platform/crypto/digest.ts';
import { isModelReading } from './model-reader.ts';
import type { ReportContent } from './report.ts';

const DIGITS = 8;

/**
 * Names the reports within which levels may be compared: those of one plan that were read by one grader. The rules that come
 * with the program are one grader, each language model with each version of its prompt is another.
 *
 * @param plan the cohort of the plan
 */
export function levelCohort(plan: string, { engine }: Pick<ReportContent, 'engine'>): string {
  if (!isModelReading(engine)) return plan;
  const grader = sha256(JSON.stringify([engine.name, engine.version]))
    .toString('hex')
    .slice(0, DIGITS);
  return `${plan}-${grader}`;
}
