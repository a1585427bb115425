/** The lists of requests: open ones, those given to who reads, closed ones. */
export const REQUEST_VIEWS = ['open', 'mine', 'closed'] as const;
export type RequestView = (typeof REQUEST_VIEWS)[number];

/** Rows of a list that are checked at once, and that are invited by one call. */
export const ROWS_PER_CHECK = 1_000;
export const ROWS_PER_CALL = 50;

/** What becomes of a row of a list. */
export const ROW_STATES = ['ready', 'faulty', 'repeated', 'open', 'earlier'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** What is wrong with a cell. */
export const INVITATION_RULES = [
  'missing',
  'several-at',
  'no-at',
  'not-an-address',
  'too-long',
  'line-break',
  'unknown-language',
] as const;
export type InvitationRule = (typeof INVITATION_RULES)[number];

/** How many candidates are set side by side. */
export const COMPARED = { min: 2, max: 4 } as const;
