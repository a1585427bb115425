import type { Content } from '@colloquy/content';
import { NO_OCCUPATIONS, OccupationLibrary, type OccupationSource } from '../../features/interviewers/index.ts';
import type { Grading } from '../../providers/answer-reader/port.ts';

/** Knowledge of occupations is drawn on where levels rest on points. */
export function occupationsFor(grading: Grading, content: Content): OccupationSource {
  return grading === 'points' ? new OccupationLibrary(content) : NO_OCCUPATIONS;
}
