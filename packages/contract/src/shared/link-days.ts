/** How long an invitation may be begun, in days. Apart from the schemas, which no page needs. */
export const LINK_DAYS = { min: 1, max: 90, usual: 30 } as const;

/** Business days that an organization may ask for between a notice and the interview. */
export const NOTICE_DAYS = { max: 60 } as const;

/** For so many days an interview may be begun once a notice has run that its link would not have outlived. */
export const BEGIN_AFTER_NOTICE_DAYS = 7;

/** For so many days at most an interview that broke off may be taken up again: one day, at the largest time factor. */
const MOST_RESUME_DAYS = 4;

/**
 * The longest that one link can open a room, in days: opened in the last hour of its life, held up by the longest notice
 * that was shown at a weekend, begun on the last day after it, and taken up again.
 */
export const LONGEST_LINK_DAYS =
  LINK_DAYS.max + (Math.ceil(NOTICE_DAYS.max / 5) * 7 + 2) + BEGIN_AFTER_NOTICE_DAYS + MOST_RESUME_DAYS;
