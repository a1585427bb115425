/*
 * Limits that pages and mails tell: the code that keeps a limit and the text that names it read the same figure.
 */

/** What happened is kept for so many days, to be sent again to a webhook. */
export const WEBHOOK_KEEP_DAYS = 30;

/** How many deliveries one call of replay takes up again. */
export const REPLAY_BATCH = 500;

/** Characters of a job's description. */
export const JOB_DESCRIPTION = { least: 700, most: 20_000 } as const;

/** Of an organization's logo: `side` in pixels; below it nothing is seen, above it small files decode into much memory. */
export const LOGO = { bytes: 262_144, side: { least: 16, most: 2_048 } } as const;

/** Hours that a link to a result is good for. */
export const RESULT_LINK_HOURS = 24;

/** Minutes that a code in a mail is good for. */
export const CODE_MINUTES = 15;

/** Hours that the sound of a spoken answer is kept at most, while the answer is not sent. */
export const SPOKEN_SOUND_HOURS = 24;

/** Days that an organization may ask records to be kept for at least. */
export const KEEP_DAYS = { least: 183, most: 3_650 } as const;

/** What can be attested about a person. */
export const ATTESTATION_KINDS = ['identity', 'education', 'workplace'] as const;

/** Of one person, those taken back included; so many can be made by people. */
export const MAX_ATTESTATIONS = 200;
