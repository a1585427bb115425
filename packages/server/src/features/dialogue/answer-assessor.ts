import type { Language } from '@colloquy/contract/shared';
import type { Question } from '../interviewers/index.ts';
import type { Assessment } from './state.ts';

/** Judges what the answers to one question still lack: the scored interview and the application each have their own. */
export interface AnswerAssessor {
  assess(request: { question: Question; answers: readonly string[]; language: Language }): Assessment;
}
