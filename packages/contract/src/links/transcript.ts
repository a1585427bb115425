import { z } from 'zod';
import { PROMPT_KINDS } from '../room/state.ts';
import { identityForm, instant, LANGUAGES, uuid } from '../shared/index.ts';
import { MODES, RECORDING_FAULTS, RECORDING_STATUSES } from './constants.ts';

/** One thing said, in the order of saying. */
export const transcriptTurn = z.strictObject({
  /** Names the turn in evidence; grows with the conversation. */
  id: z.int().min(1),
  speaker: z.enum(['interviewer', 'candidate']),
  kind: z.enum([...PROMPT_KINDS, 'answer']),
  /** The question it belongs to; null for opening, closing and the candidate's own questions. */
  questionKey: z.string().nullable(),
  at: instant,
  /** Milliseconds since the interview began. */
  offsetMs: z.int().min(0),
  /** Place in the recording, milliseconds; null where there is none or it cannot be determined. */
  media: z.strictObject({ startMs: z.int().min(0), endMs: z.int().min(0) }).nullable(),
  /** How it was given; null for the interviewer. */
  mode: z.enum(MODES).nullable(),
  /** As it counts: the candidate's correction where there is one. Empty where the candidate passed on the question. */
  text: z.string(),
  /** What stood there first, where the candidate corrected it. */
  original: z.string().nullable(),
  skipped: z.boolean(),
  /** The words were recognised from speech with too little certainty to be judged. */
  unclear: z.boolean(),
});

/** What was recorded in addition to the words. Its files follow each other: places in it count through all of them. */
export const recordingForm = z.strictObject({
  /** `receiving`, `finalising`: not all of it can be played yet. */
  status: z.enum(RECORDING_STATUSES),
  faults: z.array(z.enum(RECORDING_FAULTS)),
  durationMs: z.int().min(0),
  parts: z.array(
    z.strictObject({
      /** Signed, as `recordingUrl`, which is the first of them. */
      url: z.string(),
      mediaType: z.string(),
      hasPicture: z.boolean(),
      /** Where it begins in the whole. */
      startMs: z.int().min(0),
      durationMs: z.int().min(0),
      /** A still picture of it (JPEG); null where there is no picture, or nothing that could make one. */
      posterUrl: z.string().nullable(),
      /** WebVTT: what was asked and answered, with its place in this file. */
      captionsUrl: z.string(),
      /** WebVTT: one chapter a question. */
      chaptersUrl: z.string(),
    }),
  ),
});

/** A transcript as programs read it: the JSON form of `transcriptUrl`. */
export const transcriptForm = z
  .strictObject({
    interviewId: uuid,
    /** Who invited. */
    organization: z.string(),
    /** How it shows itself. Absent in replies of the release before. */
    identity: identityForm.optional(),
    candidateName: z.string().nullable(),
    /** What the interview was for; null when it never got a plan. */
    title: z.string().nullable(),
    /** Language of the conversation. */
    language: z.enum(LANGUAGES),
    modes: z.array(z.enum(MODES)),
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
    recordingUrl: z.string().nullable(),
    /** Null where nothing was recorded. */
    recording: recordingForm.nullable(),
    turns: z.array(transcriptTurn),
  })
  .meta({ id: 'Transcript' });

export type RecordingForm = z.infer<typeof recordingForm>;
export type TranscriptTurn = z.infer<typeof transcriptTurn>;
export type TranscriptForm = z.infer<typeof transcriptForm>;
