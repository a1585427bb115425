import { z } from 'zod';
import { CONSENT_PURPOSES, identityForm, instant, LANGUAGES, REQUEST_KINDS, uuid } from '../shared/index.ts';
import { application } from './application.ts';

/**
 * What the room shows. The server owns the cursor, the clock and the end; the page draws this and sends commands.
 *
 *   welcome ─consent, begin→ conversation ─answer…→ ended
 *      └─ decline → ended        ├─ pause ⇄ resume
 *                                ├─ dropped ─resume→ conversation
 *                                └─ summary ─confirm→ ended   (of an application)
 */
export const PHASES = [
  /** Not begun: welcome, consent, device check. */
  'welcome',
  /** A prompt stands; an answer is awaited. */
  'listening',
  /** The last answer is stored; the next prompt is being prepared. */
  'thinking',
  'paused',
  /** No heartbeat for long: resumable by the same link. */
  'dropped',
  /** Every question of an application has its outcome: the founder checks what was understood. */
  'summary',
  'ended',
] as const;

/** Why an ended room ended; each has its own closing text. */
export const ENDINGS = [
  'completed',
  'left',
  'declined',
  'withdrawn',
  'cancelled',
  'no-show',
  'deadline-passed',
  'time-limit',
] as const;

/** `off`: this server takes typed answers alone. The other three are why it takes no spoken ones here and now. */
export const SPEECH_STATES = ['off', 'ready', 'no-language', 'down', 'full'] as const;

export const PROMPT_KINDS = ['opening', 'question', 'follow-up', 'nudge', 'offer', 'resume', 'closing'] as const;

export const prompt = z.strictObject({
  /** Sequence number of the prompt in the event log: an answer names it. */
  id: z.int().min(1),
  kind: z.enum(PROMPT_KINDS),
  text: z.string(),
  /** The standing question, also while a follow-up or nudge is shown. */
  question: z
    .strictObject({
      number: z.int().min(1),
      text: z.string(),
      answerForm: z.enum(['prose', 'code']),
      /** What the editor of an exercise opens with. */
      starter: z.string().nullable(),
    })
    .nullable(),
  /** Media of the prompt read aloud; null where no voice exists for it. */
  speechUrl: z.string().nullable(),
});

export const consentState = z.strictObject({
  purpose: z.enum(CONSENT_PURPOSES),
  /** Null until decided. */
  given: z.boolean().nullable(),
  text: z.string(),
  textVersion: z.int().min(1),
});

/** Words with the language that they are in. */
const inLanguage = z.strictObject({ text: z.string(), language: z.enum(LANGUAGES) });

export const roomState = z.strictObject({
  /** Grows with every change; the long poll waits for a greater one. */
  version: z.int().min(0),
  serverNow: instant,
  phase: z.enum(PHASES),
  ending: z.enum(ENDINGS).nullable(),
  /** False where another tab or device holds the conversation: this page only looks on until somebody asks for `resume`. */
  active: z.boolean(),
  language: z.enum(LANGUAGES),
  /** Who invites. Absent in replies of the release before. */
  identity: identityForm.optional(),
  invitation: z.strictObject({
    /** Organization's own identifier or name as the account shows it. */
    organization: z.string(),
    /** Job title or interview type; null when there is none to show. */
    title: z.string().nullable(),
    candidateName: z.string().nullable(),
    /** Language of the conversation: of the job. `language` may differ, it is the one the page and the consents are read in. */
    interviewLanguage: z.enum(LANGUAGES),
    plannedMinutes: z.int().min(1),
    questionCount: z.int().min(1),
    /** Topics in the order they come. */
    topics: z.array(z.string()),
    expiresAt: instant,
  }),
  consents: z.array(consentState),
  /** Days after which what is recorded is deleted; null: nothing is asked to be recorded, or the interview has begun. Absent in replies of the release before. */
  recordingDays: z.int().min(1).nullable().optional(),
  /** Whether the candidate asked for a person. */
  humanAsked: z.boolean(),
  /** All that the candidate asked of people so far. */
  asked: z.array(z.enum(REQUEST_KINDS)),
  /** Whether people of the organization hear of it: in the console, or by mail. Absent in replies of the release before. */
  wishesReach: z.enum(['people', 'nobody']).optional(),
  /** How what people answer comes back: by mail from here, or by whatever way the organization chooses. */
  answersBy: z.enum(['mail', 'organization']),
  /** What this server can do beyond text. */
  offers: z.strictObject({ voice: z.boolean(), video: z.boolean() }),
  /** Whether prompts can be read aloud in the language of the conversation. Absent in replies of the release before. */
  readsAloud: z.boolean().optional(),
  mode: z.enum(['text', 'voice', 'video']),
  /** The candidate has switched the picture off, whatever was agreed to. Absent: they have not. */
  pictureOff: z.literal(true).optional(),
  /** How answers can be spoken. */
  speech: z.strictObject({
    state: z.enum(SPEECH_STATES),
    /** So long a silence ends a piece of speech. */
    pauseMs: z.int().min(1),
    /** From the last sound to the sending of an answer that nobody has said is done, by what the silence may mean. */
    waits: z.strictObject({ shortMs: z.int().min(1), storyMs: z.int().min(1), thinkingMs: z.int().min(1) }),
    /** Words are written down while they are said, where the page asks for it. Absent in replies of the release before. */
    captions: z.boolean().optional(),
  }),
  conversation: z
    .strictObject({
      prompt: prompt.nullable(),
      progress: z.strictObject({ current: z.int().min(0), total: z.int().min(1), done: z.int().min(0) }),
      /** Shown budget: shorter than the real limit, so that nobody is cut mid-sentence. */
      timeLeftMs: z.int().min(0),
      /** While paused: when the pause ends by itself. */
      pausedUntil: instant.nullable(),
      resumeUntil: instant.nullable(),
      /** The candidate's last answer, correctable while the interview runs. */
      lastAnswer: z.strictObject({ id: uuid, text: z.string(), corrected: z.boolean() }).nullable(),
      /** What stood in the answer field when the server last heard of it: shown again after a reload. */
      draft: z.string(),
      /** Everything said so far, oldest first; a corrected answer shows the correction. */
      transcript: z.array(
        z.strictObject({
          id: z.int().min(1),
          speaker: z.enum(['interviewer', 'candidate']),
          text: z.string(),
          /** Pieces of it that were hard to hear and were sent as they were heard. */
          doubted: z.array(z.string()).optional(),
        }),
      ),
      /** Two empty questions in a row: pause, text mode or end is offered. */
      offerWayOut: z.boolean(),
      /** The interview can go on in another language: `ask` ends the prompt. Absent where nothing is offered. */
      languageOffer: z.strictObject({ ask: inLanguage, accept: inLanguage, decline: inLanguage }).optional(),
      /** It went on in another language than it was begun in. */
      languageChanged: z.literal(true).optional(),
      /** While the last answer is assessed: since when. The page says so at once, and says more after 3 s. */
      thinkingSince: instant.nullable(),
      /** Something the candidate should be told. */
      notice: z.enum(['time-nearly-over']).nullable(),
    })
    .nullable(),
  /** Null but for the summary of an application. */
  application: application.nullable(),
  rated: z.boolean(),
  /** Where the account wants the candidate to go on, once the room has ended. */
  returnUrl: z.string().nullable(),
});

export type RoomState = z.infer<typeof roomState>;
export type RoomPhase = (typeof PHASES)[number];
export type RoomEnding = (typeof ENDINGS)[number];
export type SpeechState = (typeof SPEECH_STATES)[number];
