/** How an interview is held. */
export const MODES = ['text', 'voice', 'video'] as const;

/** How far a recording has come: `ready` ones can be played, `ready-with-faults` as far as they go. */
export const RECORDING_STATUSES = ['receiving', 'finalising', 'ready', 'ready-with-faults'] as const;

/** Why a recording is not as it should be: runs that cannot be one file, an end that never came, a run without media. */
export const RECORDING_FAULTS = ['several-parts', 'end-missing', 'unreadable-run'] as const;

/** Why something has no score. */
export const NOT_ASSESSABLE = [
  'not-asked',
  'skipped',
  'declined',
  'unreadable',
  'too-short',
  'repeated',
  'no-common-language',
  'no-rubric',
  'poor-transcript',
  'no-consent',
  'no-points',
  'general',
  'few-levels',
  'no-grader',
  'no-answer',
  'not-done',
] as const;

/** Kinds of lines of a description: a task, what is required, what is welcome, a tool. */
export const LINE_KINDS = ['duty', 'must', 'nice', 'tool'] as const;

/** Why nothing was asked about a line. */
export const NOT_COVERED = ['no-question', 'papers', 'not-spoken', 'no-room', 'left-out'] as const;
/** Why nothing came to a line of the description. `touched`: a question about something else touched it, and had no answer. */
export const NOT_ASKED_WHY = [...NOT_COVERED, 'touched', 'not-reached'] as const;

/** What became of a line of the description, from the most that can be said of it to the least. */
export const REQUIREMENT_STATUSES = [
  'shown',
  'partly',
  'read',
  'not-done',
  'unanswered',
  'interrupted',
  'not-asked',
] as const;

/** Who or what ended an interview before its plan did: one that broke off is not completed and has no report. */
export const EARLY_ENDS = ['candidate', 'time'] as const;

/** What a draft cannot tell: where a person has to ask or to read. */
export const DRAFT_LIMITS = [
  'no-consent',
  'required-not-asked',
  'not-reached',
  'papers',
  'said',
  'no-grader',
  'language',
  'poor-transcript',
  'occupation',
  'unreviewed',
  'truth',
] as const;

/** What a level rests on: the anchors of its question as well, or only points of its subject that were found. */
export const GRADINGS = ['anchors', 'points'] as const;

/** What the report says of an expected point. `asked`: nothing; a person reads the answer. */
export const POINT_STATEMENTS = ['said', 'partly', 'not-said', 'asked'] as const;

/** What the engine may say of an answer, where it is right often enough. */
export const MEASURED_STATEMENTS = ['said', 'partly', 'not-said', 'mistake'] as const;

/** What makes an answer concrete: one occasion, what the speaker did, how it ended, a figure. */
export const CUES = ['example', 'ownPart', 'result', 'figure'] as const;

/** How a question of the candidate's own was answered: surely, by what may be an answer, not at all. */
export const OWN_REPLIES = ['known', 'near', 'unknown'] as const;

/** What became of a question. */
export const OUTCOMES = ['answered', 'insufficient', 'skipped', 'interrupted', 'unasked'] as const;

/** What a person can decide. The product itself decides nothing and proposes none of these. */
export const DECISIONS = ['take-further', 'hold', 'do-not-take-further'] as const;

/** Longest reviewer's name and note, in code points. */
export const REVIEWER_MAX = 120;
export const REVIEW_NOTE_MAX = 4_000;

export type NotAssessable = (typeof NOT_ASSESSABLE)[number];
export type Outcome = (typeof OUTCOMES)[number];
export type Decision = (typeof DECISIONS)[number];
