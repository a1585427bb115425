import type { RoomEnding } from '@colloquy/contract/room';
import type { CatalogueLanguage, Language, RequestKind } from '@colloquy/contract/shared';
import type { Id } from '../../platform/ids.ts';
import type { FollowUpReason } from '../interviewers/index.ts';
import type { LanguageWish } from './language-wish.ts';
import type { RequestCategory } from './request-words.ts';
import type { CandidateRequest } from './requests.ts';

/** What became of a question. What was not asked is never counted as a bad answer. */
export type Outcome = 'answered' | 'insufficient' | 'skipped' | 'interrupted' | 'unasked';

export type Mode = 'text' | 'voice' | 'video';

export type PromptKind = 'opening' | 'question' | 'follow-up' | 'nudge' | 'offer' | 'resume' | 'closing';

/** Where a spoken answer is in the recording: plain data, the dialogue knows nothing of media. */
export type AudioSpan = { runId: string; fromMs: number; toMs: number };

/**
 * An answer that was spoken: what was heard, how surely (0 to 1, null where the engine gives none), where it is, and the
 * pieces that were hard to hear.
 */
export type Spoken = { heard: string; confidence: number | null; audio: AudioSpan | null; doubted: string[] };

/** Why a follow-up was asked: a lack that has words for it, or what a language model worded for this very answer. */
export type AskedReason = FollowUpReason | WordedReason;

/** A point that the answer leaves open; an answer in another language than the interview's. */
export type WordedReason = 'open-point' | 'other-language';

export type QuestionProgress = {
  outcome: Outcome | null;
  /** Sequence number of the first prompt of this question; answers to any later prompt of it belong to it. */
  firstPrompt: number | null;
  followUps: AskedReason[];
  /** Texts given so far, in order, as far as the next decision needs them. */
  answers: string[];
  /** How often it was said once more on request; absent means never. */
  repetitions?: number;
  /** It was put wider after a bare no. */
  widened?: true;
};

/** The standing prompt. */
export type Prompt = { id: number; kind: PromptKind; text: string; at: number };

/**
 * Where the conversation is.
 *
 *   listening ─answer→ thinking ─assessed→ listening (follow-up or next question) … → ended
 *       └─ pause ⇄ paused ⇄ pause ─┘
 *
 * A pause while an answer is assessed keeps `thinkingAbout`: the assessment goes on, is kept in `thought` when it
 * arrives, and is applied when the candidate is back. No time of the candidate runs while phase is `thinking`.
 *
 * After the last question comes one more stage (`cursor` = number of questions): the candidate's own questions, or in
 * an application the summary, which the founder checks without haste and confirms.
 */
export type DialogueState = {
  phase: 'listening' | 'thinking' | 'paused' | 'summary' | 'ended';
  cursor: number;
  questions: QuestionProgress[];
  /** Keys of questions whose answers are known already, by the latest assessment: they are passed over. */
  settled?: readonly string[];
  prompt: Prompt | null;
  /** The first prompt of the question that stands, and when it came, epoch ms: what was said before answers an earlier one. Absent means unknown. */
  asked?: { promptId: number; at: number };
  /** The answer that is being assessed, by its sequence number. */
  thinkingAbout: number | null;
  /** Since when the candidate waits for that, epoch ms; says something only in phase `thinking`. */
  thinkingSince?: number;
  /** What the assessment brought during a pause. */
  thought?: Assessment | null;
  /** What the candidate wants to know, while that is looked up; `aside`: before the end. Absent or null means nothing. */
  asking?: { text: string; aside: boolean } | null;
  lastAnswer: { id: string; seq: number; text: string; corrected: boolean } | null;
  mode: Mode;
  /** The candidate has switched the picture off. Absent means no. */
  pictureOff?: boolean;
  /** The page load that holds the conversation. */
  seat: string;
  /** Room version that first shows this seat: who asks for the seat on an older one has not seen it. */
  seatedAt?: number;
  /** Last key, word or prompt: silence is counted from here. */
  quietSince: number;
  nudges: number;
  /** Questions in a row that stayed empty. */
  emptyStreak: number;
  offered: boolean;
  /** Answers in a row that say the same: a stuck dialogue. */
  repeats: number;
  /** Active time up to `activeSince`; pauses and offline time are not in it. */
  activeMs: number;
  activeSince: number | null;
  pausedUntil: number | null;
  /** What is in the answer field: survives a reload, and counts as the answer when silence moves on. */
  draft: string;
  nearlyOver: boolean;
  ownQuestions: number;
  /** Questions of the candidate that came before the end; absent means none. */
  asides?: number;
  /** An answer in another language was noticed and said so. */
  languageSaid?: true;
  /** It was offered to go on in another language, and nothing has been answered to that. Absent or null means no. */
  languageOffer?: LanguageOffer | null;
  /** Place of the last answer in the log: earlier prompts wait no more. Absent means none. */
  answeredAt?: number;
  /** Follow-ups said so far, whole: none is said twice in an interview. Absent means none. */
  followUpsSaid?: readonly string[];
  /** Words added to earlier questions and corrections so far; absent means none. */
  additions?: number;
  ending: RoomEnding | null;
};

/** A plan of the same job in another language, which the interview can go on by. */
export type PlanInLanguage = { language: Language; version: Id<'blueprint-version'> };

/** `answerSeq`: the answer in that language, by its place in the log. */
export type LanguageOffer = PlanInLanguage & { answerSeq: number };

/**
 * What a question of the candidate is answered with, in the description's words: what surely answers; what may answer, the
 * nearest first, openly as such; nothing. Or nothing was asked.
 */
export type OwnQuestionReply =
  | { kind: 'known'; fact: string }
  | { kind: 'near'; facts: readonly string[] }
  | { kind: 'unknown' }
  | { kind: 'no-question' };

/** What a question of the candidate was answered with. */
export type OwnReply = Exclude<OwnQuestionReply, { kind: 'no-question' }>;

/** What the assessor found out about the answers to a question so far. */
export type Assessment = {
  /** Lacks, most worth asking about first. */
  missing: FollowUpReason[];
  content: 'none' | 'thin' | 'enough';
  /** The candidate said that they do not know or do not want to answer. */
  declined: boolean;
  /** Worded for this very answer: asked before anything prepared, as far as there may be one more follow-up. */
  followUp?: { reason: WordedReason; text: string };
  /** The words are no answer: they ask something of the interviewer, or what the question means, which `reword` says. */
  aside?: { request: RequestCategory } | { reword: string };
  /**
   * Points of the question of which the answer holds no trace, each with the words that ask for it, and words of the
   * candidate to begin with. Asked for before what any answer may lack.
   */
  points?: readonly { text: string; quote: string | null }[];
  /** The answer is in another language than the interview's. */
  otherLanguage?: true;
  /** Which one, where that is clear. */
  spokenIn?: CatalogueLanguage;
  /** The interview can go on in that language. */
  change?: PlanInLanguage;
  /** What a question of the candidate is answered with; absent where the embedded engine is to say. */
  told?: OwnQuestionReply;
  /** Keys of all questions that need no asking, as far as is known now; absent where each is asked. */
  settled?: readonly string[];
};

/** Everything that can happen, with its instant (epoch ms) and the last heartbeat before it. */
export type DialogueEvent =
  /** `picture`: the candidate switches it on or off; absent changes nothing. */
  | {
      kind: 'begin';
      mode: Mode;
      picture?: boolean | undefined;
      seat: string;
      clientId?: string;
      settled?: readonly string[];
    }
  | {
      kind: 'answer';
      answerId: string;
      promptId: number;
      text: string;
      skip: boolean;
      /** Null for an answer that was typed. */
      spoken: Spoken | null;
    }
  | { kind: 'assessed'; answerSeq: number; assessment: Assessment }
  /** The button below the offer to change the language. */
  | { kind: 'language'; clientId: string; change: boolean }
  | { kind: 'correct'; clientId?: string; answerId: string; seq: number; text: string }
  | { kind: 'typing'; promptId: number; draft: string | null }
  | { kind: 'pause' }
  /** `seen`: room version that the page showed when the candidate asked. */
  | { kind: 'resume'; seat: string; seen: number }
  | { kind: 'mode'; mode: Mode; picture?: boolean | undefined }
  | { kind: 'returned' }
  | { kind: 'tick' }
  | { kind: 'confirm' }
  | { kind: 'leave'; how: 'finish' | 'abort' | 'withdraw' };

/** One line of the log, as stored. */
export type LogBody =
  | { kind: 'began'; mode: Mode }
  | {
      kind: 'prompted';
      prompt: PromptKind;
      text: string;
      question: string | null;
      reason: AskedReason | null;
      /** What the last words of the candidate, a question of their own, are answered with here; absent in older logs. */
      reply?: OwnReply;
    }
  | {
      kind: 'answered';
      promptId: number;
      question: string | null;
      text: string;
      skip: boolean;
      mode: Mode;
      origin: 'sent' | 'draft';
      /** What the words ask of the interviewer: they are no answer. */
      request?: CandidateRequest | LanguageWish;
      audio: AudioSpan | null;
      confidence: number | null;
      /** What was heard, where the candidate changed it before it was sent; absent where nothing was changed. */
      heard?: string;
      /** Pieces that were hard to hear and stand in the text; absent where there are none. */
      doubted?: string[];
    }
  | { kind: 'assessed'; answerSeq: number; assessment: Assessment }
  | { kind: 'outcome'; question: string; outcome: Outcome }
  | { kind: 'corrected'; answerId: string; text: string }
  | { kind: 'asked-human'; note: string; about?: RequestKind }
  | { kind: 'paused'; untilMs: number }
  | { kind: 'resumed' }
  | { kind: 'took-seat' }
  | { kind: 'mode-changed'; mode: Mode }
  /** At the candidate's wish. */
  | { kind: 'language-changed'; from: Language; to: Language }
  | { kind: 'ended'; ending: RoomEnding };

/** What the drivers do after the state is stored. */
export type Effect =
  | { kind: 'think'; answerSeq: number }
  | { kind: 'all-answered' }
  | { kind: 'change-language' }
  | { kind: 'excuse'; until: number | null }
  | { kind: 'complete'; reason: 'ALL_ANSWERED' | 'FINISHED_EARLY' | 'TIME_LIMIT' }
  | { kind: 'abort'; reason: 'LEFT' | 'WITHDRAWN' }
  | { kind: 'drop-off'; reason: 'SILENCE' | 'TIME_LIMIT' };

/** The room's request does not fit where the conversation is. Nothing changes. */
export type Refusal =
  | 'not-begun'
  | 'already-begun'
  | 'over'
  | 'not-listening'
  | 'unknown-prompt'
  | 'unknown-answer'
  | 'not-active'
  | 'no-summary'
  | 'no-offer'
  | 'must-asks-open'
  | 'too-many'
  | 'no-such-mode';
