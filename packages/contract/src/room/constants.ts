/*
 * Plain values of the room's interface, apart from the schemas: a page uses them without loading the schema library.
 */

/** Header that carries the token of the link; the token stands nowhere else. */
export const ROOM_TOKEN_HEADER = 'x-room-token';

/** The long poll answers after this long at the latest. */
export const POLL_MS = 25_000;

/** An answer holds at most this many code points; longer ones are refused with a clear error, nothing is cut. */
export const ANSWER_MAX = 20_000;
/** Longest text kept of what is in the field: more than an answer may have, so that nothing is lost while it is cut. */
export const DRAFT_MAX = 100_000;

/** Fields of a founder application that its summary shows and takes corrections of. */
export const APPLICATION_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'role',
  'network',
  'phone',
  'currentLocation',
  'pitchDeck',
  'elevatorPitch',
  'problem',
  'solution',
  'traction',
  'commercial',
  'marketSize',
  'whyNow',
  'competition',
  'whyYou',
  'whyProgram',
  'fundraisingStatus',
  'capTable',
  'availability',
  'passportAndVisa',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** Those that hold a text of several lines. */
export const APPLICATION_TEXTS: readonly ApplicationField[] = APPLICATION_FIELDS.slice(8);

export const CO_FOUNDER_FIELDS = ['firstName', 'lastName', 'role', 'email', 'network', 'phone'] as const;

export const MAX_CO_FOUNDERS = 20;

/** Most code points of one field of an application. */
export const FIELD_MAX = 5_000;

/** Most code points of a note to a person and of a comment next to a rating. */
export const NOTE_MAX = 2_000;

/** Samples a second of speech that is sent to be written down: one channel, 16-bit, little-endian. */
export const SPEECH_RATE = 16_000;
/** Words that an engine is less sure of are marked for the candidate to look over. */
export const DOUBTFUL_BELOW = 0.85;
/** Shortest and longest piece of speech that is sent at once. */
export const SPEECH_LEAST_MS = 100;
export const SPEECH_MOST_MS = 30_000;
/** Highest number of a piece of speech within its take. */
export const SPEECH_MAX_SEQ = 10_000;

/** So much of the end of what is being said is all that the page sends for words on their way. */
export const CAPTION_MOST_MS = 6_000;
/** How often one page may ask, in calls a window: a good deal more than it does. */
export const CAPTION_CALLS = 150;
export const CAPTION_WINDOW_MS = 120_000;

/** A recorder hands over what it has this often. */
export const CHUNK_EVERY_MS = 3_000;
/** Most bytes of one chunk of a recording: what a recorder gives at once beyond it is sent in several. */
export const CHUNK_MAX_BYTES = 8_388_608;
/** Highest number of a chunk within its run. */
export const CHUNK_MAX_SEQ = 100_000;
/** A chunk that is sent longer than this after its run began is of no use. */
export const RUN_MAX_AGE_MS = 86_400_000;
