import type { ConsentPurpose, Language, RequestKind } from '@colloquy/contract/shared';
import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { listEvents, listEventsOf, listPersonEvents, type StoredEvent } from './dialogue-store.ts';
import type { AudioSpan, Mode, Outcome, OwnReply, PromptKind } from './state.ts';

/** One thing said, in the order of saying. */
export type Turn = {
  /** Sequence number in the log: names the turn in evidence and transcripts. */
  id: number;
  speaker: 'interviewer' | 'candidate';
  kind: PromptKind | 'answer';
  /** The question it belongs to; null for opening, closing and the candidate's own questions. */
  questionKey: string | null;
  /** As it counts: the correction where there is one. */
  text: string;
  /** What was heard or said first, where it was corrected. */
  original: string | null;
  at: Date;
  /** Null for the interviewer. */
  mode: Mode | null;
  audio: AudioSpan | null;
  confidence: number | null;
  /** Pieces of the text that were hard to hear; absent where there are none, or the candidate has corrected the answer. */
  doubted?: string[];
  skipped: boolean;
  /** What a question of the candidate's own was answered with; absent elsewhere, and in logs that do not say it. */
  reply?: OwnReply;
};

export type QuestionRecord = {
  key: string;
  outcome: Outcome;
  /** Ids of the candidate's turns that answer it. */
  answers: number[];
  followUps: number;
};

/** The candidate asked something of a person: the line of the log, when, and what that person should know; empty without a note. */
export type PersonRequest = { id: number; at: Date; kind: RequestKind; note: string };

/** What a finished or running dialogue holds, for reports and transcripts. */
export type DialogueRecord = {
  turns: Turn[];
  questions: QuestionRecord[];
  modes: Mode[];
  /** The latest decision on each purpose; the ledger with the texts is the interview's. */
  consents: Partial<Record<ConsentPurpose, boolean>>;
  /** Whether a person was asked for, or a check by one. */
  humanAsked: boolean;
  /** Each request for a person, oldest first. */
  personRequests: PersonRequest[];
  rating: { stars: number; comment: string } | null;
  /** It was begun in one language and went on in another, as the candidate wished. */
  languageChange: { from: Language; to: Language; at: Date } | null;
};

export async function readDialogue(db: Queryable, id: Id<'interview'>): Promise<DialogueRecord> {
  return toRecord(await listEvents(db, id));
}

/** Of several interviews at once; those that have not begun are left out. */
export async function readDialogues(
  db: Queryable,
  ids: readonly Id<'interview'>[],
): Promise<Map<Id<'interview'>, DialogueRecord>> {
  const events = Map.groupBy(await listEventsOf(db, ids), ({ id }) => id);
  return new Map([...events].map(([id, own]) => [id, toRecord(own)]));
}

/** Requests for a person, by interview; those without one are left out. */
export async function readPersonRequests(
  db: Queryable,
  ids: readonly Id<'interview'>[],
): Promise<Map<Id<'interview'>, PersonRequest[]>> {
  const events = Map.groupBy(await listPersonEvents(db, ids), ({ id }) => id);
  return new Map([...events].map(([id, own]) => [id, toRecord(own).personRequests]));
}

/** Folds the log into turns and outcomes. The transcript has this one reader. */
export function toRecord(events: readonly StoredEvent[]): DialogueRecord {
  const turns: Turn[] = [];
  const byAnswerId = new Map<string, Turn>();
  const questions = new Map<string, QuestionRecord>();
  const modes = new Set<Mode>();
  const record: DialogueRecord = {
    turns,
    questions: [],
    modes: [],
    consents: {},
    humanAsked: false,
    personRequests: [],
    rating: null,
    languageChange: null,
  };
  const question = (key: string): QuestionRecord => {
    const known = questions.get(key) ?? { key, outcome: 'unasked', answers: [], followUps: 0 };
    questions.set(key, known);
    return known;
  };
  for (const { seq, clientId, at, body } of events) {
    switch (body.kind) {
      case 'began':
        modes.add(body.mode);
        break;
      case 'prompted':
        turns.push({
          id: seq,
          speaker: 'interviewer',
          kind: body.prompt,
          questionKey: body.question,
          text: body.text,
          original: null,
          at,
          mode: null,
          audio: null,
          confidence: null,
          skipped: false,
        });
        if (body.reply !== undefined) {
          const asked = turns.findLast(({ speaker }) => speaker === 'candidate');
          if (asked !== undefined) asked.reply = body.reply;
        }
        if (body.question !== null && body.prompt === 'follow-up') question(body.question).followUps += 1;
        break;
      case 'answered': {
        const turn: Turn = {
          id: seq,
          speaker: 'candidate',
          kind: 'answer',
          questionKey: body.question,
          text: body.text,
          original: body.heard ?? null,
          at,
          mode: body.mode,
          audio: body.audio,
          confidence: body.confidence,
          ...(body.doubted === undefined ? {} : { doubted: body.doubted }),
          skipped: body.skip,
        };
        modes.add(body.mode);
        turns.push(turn);
        if (clientId !== null) byAnswerId.set(clientId, turn);
        if (body.question !== null && !body.skip && body.request === undefined)
          question(body.question).answers.push(seq);
        break;
      }
      case 'corrected': {
        const turn = byAnswerId.get(body.answerId);
        if (turn) {
          turn.original ??= turn.text;
          turn.text = body.text;
          delete turn.doubted;
        }
        break;
      }
      case 'assessed':
        // What turned out to ask something of the interviewer is said, and no answer.
        if (body.assessment.aside !== undefined)
          for (const known of questions.values()) known.answers = known.answers.filter((id) => id !== body.answerSeq);
        break;
      case 'outcome':
        question(body.question).outcome = body.outcome;
        break;
      case 'consented':
        for (const { purpose, given } of body.decisions) record.consents[purpose] = given;
        break;
      case 'asked-human':
        record.humanAsked ||= body.about !== 'erase';
        record.personRequests.push({ id: seq, at, kind: body.about ?? 'person', note: body.note });
        break;
      case 'declined':
        // Whoever has written a note says the same with it.
        if (body.wantsPerson && !record.personRequests.some(({ kind }) => kind === 'person'))
          record.personRequests.push({ id: seq, at, kind: 'person', note: '' });
        record.humanAsked ||= body.wantsPerson;
        break;
      case 'language-changed':
        record.languageChange = { from: body.from, to: body.to, at };
        break;
      case 'rated':
        record.rating = { stars: body.stars, comment: body.comment };
        break;
      default:
        break;
    }
  }
  return { ...record, questions: [...questions.values()], modes: [...modes] };
}
