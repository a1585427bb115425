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
