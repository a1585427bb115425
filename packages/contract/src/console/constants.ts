import { CONSOLE_LANGUAGES, JOB_LANGUAGES_SPOKEN } from '../shared/languages.ts';

/** States of an interview as the console shows them, in the order in which they are reached. */
export const STATUSES_SHOWN = [
  'SCHEDULED',
  'STARTED',
  'CANDIDATE_DROP_OFF',
  'TECHNICAL_GLITCH',
  'INTERVIEW_COMPLETED',
  'REPORT_GENERATED',
  'NO_SHOW',
  'CANDIDATE_ABORTED',
] as const;
export type StatusShown = (typeof STATUSES_SHOWN)[number];

/** How a call of the API went wrong: by its caller's fault, or by ours. */
export const CALL_OUTCOMES = ['refused', 'failed'] as const;

export { CONSOLE_LANGUAGES, JOB_LANGUAGES_SPOKEN };
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

/** For so long after somebody showed who they are, calls that ask for it are taken. */
export const FRESH_MS = 10 * 60_000;

/** Below it every call of the console lies. */
export const CONSOLE_API = '/console/api';

/** Bounds of a rehearsal: it is held again from its beginning with every answer. */
export const REHEARSAL = { answers: 40, charactersOfAnswer: 4_000, characters: 24_000 } as const;

/** What a profile can be made of. */
export const PROFILE_SOURCES = ['network-export', 'json-resume', 'cv', 'upstream'] as const;

/** Mails that somebody waits for, next to invitations. */
export const AWAITED_MAILS = ['reminder', 'request-answer', 'request-open', 'report-ready', 'joining'] as const;
export type AwaitedMail = (typeof AWAITED_MAILS)[number];

/**
 * How far the report of an interview is: `not-completed`: it is made when the interview is completed; `making`: it comes by
 * itself; `failed`: nothing tries again by itself.
 */
export const REPORT_PROGRESS = ['not-completed', 'making', 'failed', 'ready'] as const;
/**
 * Why a report could not be made. `reader`: what reads the answers did not answer; `too-slow`: reading took longer than it
 * may; `storage`: the database was away, or the disk full; `fault`: something else, which the server's log names; `lost`:
 * nothing is at work on it and nothing is on record of why.
 */
export const REPORT_FAILURES = ['reader', 'too-slow', 'storage', 'fault', 'lost'] as const;
/** What a report that is being made waits for: the next attempt after one that failed, or a language model that is away. */
export const REPORT_WAITS = ['retry', 'model'] as const;
