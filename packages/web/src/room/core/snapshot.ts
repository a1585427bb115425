import type { Placed, RoomCommandName, RoomState } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { isPassing } from './answer-slot.ts';
import type { ConnectionStatus } from './connection.ts';
import type { Thinking } from './thinking-watch.ts';

/** Where a candidate is before the begin; the server sees all of it as `welcome`. */
export type EntryScreen = 'welcome' | 'consent' | 'devices' | 'person';

/** `broken`: the server answers, but not in a way this page can go on with. */
export type LinkStatus = 'open' | 'unknown' | 'over' | 'broken';

/** Something that has just happened and needs a word. Said until the next action, or for a while. */
export type Notice =
  | 'answer-kept'
  | 'reconnected'
  | 'answer-refused'
  | 'correction-refused'
  | 'correction-kept'
  | 'too-large'
  | 'not-now'
  | 'draft-taken'
  | 'draft-restored'
  | 'person-told';

/** Notices that go by themselves. */
export const GOOD_NEWS: Partial<Record<Notice, true>> = {
  'answer-kept': true,
  reconnected: true,
  'correction-kept': true,
  'draft-restored': true,
};

export type PendingAnswer = { clientId: string; promptId: number; slot: string; text: string; skip: boolean };

export type Correction = { answerId: string; text: string; sending: boolean };

/** Free-text fields next to the answer whose words survive until the server has them. */
export type SideField = 'person' | 'rating';

/** Everything the screens draw. Immutable; a new object at each change. */
export type RoomSnapshot = {
  link: LinkStatus;
  connection: ConnectionStatus;
  /** Newest state of the server; null before the first reply. */
  state: RoomState | null;
  /** Language of the room's own words. */
  language: Language | null;
  entryScreen: EntryScreen;
  /** This page has held the client session: what another tab took is different from what was never here. */
  wasActive: boolean;
  /** What an answer given now belongs to; null before the first prompt. */
  slot: string | null;
  /** Text of the prompt that a nudge, an offer or a return comes to, where this page has seen it. */
  asked: string | null;
  /** What the field of the standing exercise opens with; null where it opens empty. */
  starter: string | null;
  /** What is in the field: the unsent answer to what stands now, or the starter. */
  draft: string;
  /** The candidate has changed the field since what stands now was asked. */
  edited: boolean;
  /** By typing, not by speech that became text. */
  typed: boolean;
  /** What the candidate has written, as the server last confirmed it. */
  savedDraft: string;
  /** Unsent words for a question that the interview has left. */
  leftover: string;
  /** The answer that was sent last, until the server's word on it. */
  pendingAnswer: PendingAnswer | null;
  /** Sent before it to what stood then, and still without that word. */
  earlierAnswers: readonly PendingAnswer[];
  correction: Correction | null;
  side: Readonly<Record<SideField, string>>;
  /** Names of the commands on their way, oldest first. */
  pending: readonly RoomCommandName[];
  /** Names of the commands that the server has turned away so often that they wait for the candidate's word. */
  held: readonly RoomCommandName[];
  /** The oldest command on its way has failed at least twice. */
  stuck: boolean;
  notice: Notice | null;
  /** The last answer is being assessed, and for how long. */
  thinking: Thinking | null;
  /** The last words of a spoken answer are waited for; it goes out when they are there. */
  finishing: boolean;
  /** Speech up to this piece has become part of the draft. */
  placed: Placed | null;
  /** Words that were hard to hear, by what they belong to: marked where they still stand. */
  doubted: readonly { slot: string | null; text: string }[];
  /** Handing in early was refused: questions that every candidate is asked are still open. */
  finishRefused: boolean;
};

export const firstSnapshot: RoomSnapshot = {
  link: 'open',
  connection: 'connecting',
  state: null,
  language: null,
  entryScreen: 'welcome',
  wasActive: false,
  slot: null,
  asked: null,
  starter: null,
  draft: '',
  edited: false,
  typed: false,
  savedDraft: '',
  leftover: '',
  pendingAnswer: null,
  earlierAnswers: [],
  correction: null,
  side: { person: '', rating: '' },
  pending: [],
  held: [],
  stuck: false,
  notice: null,
  thinking: null,
  finishing: false,
  placed: null,
  doubted: [],
  finishRefused: false,
};

/** The candidate's own words in the field: a given text that is there unchanged is not theirs. */
export function writtenIn({ draft, starter }: Pick<RoomSnapshot, 'draft' | 'starter'>): string {
  return starter !== null && draft.trim() === starter.trim() ? '' : draft;
}

/**
 * The answer on its way to what stands now; null where the field is free for one. The next question can be here before
 * the reply to the answer that brought it.
 */
export function sendingAnswer({
  pendingAnswer,
  slot,
  state,
}: Pick<RoomSnapshot, 'pendingAnswer' | 'slot' | 'state'>): PendingAnswer | null {
  const prompt = state?.conversation?.prompt ?? null;
  if (pendingAnswer === null || prompt === null) return pendingAnswer;
  const isAnswered = pendingAnswer.promptId === prompt.id || (isPassing(prompt) && pendingAnswer.slot === slot);
  return isAnswered ? pendingAnswer : null;
}

export type Screen =
  | 'loading'
  | 'link-unknown'
  | 'link-over'
  | 'broken'
  | EntryScreen
  | 'conversation'
  | 'paused'
  | 'dropped'
  /** An application is read over and sent. */
  | 'summary'
  /** The interview runs, but not here: after a reload, or by another device. */
  | 'elsewhere'
  /** It ran here until another tab or device took it. */
  | 'taken'
  | 'ended';

export function screenOf({ link, state, entryScreen: screen, wasActive }: RoomSnapshot): Screen {
  if (link !== 'open') return link === 'broken' ? 'broken' : `link-${link}`;
  if (state === null) return 'loading';
  if (state.phase === 'ended') return 'ended';
  if (state.phase === 'welcome') return screen;
  if (!state.active) return wasActive ? 'taken' : 'elsewhere';
  if (state.phase === 'paused' || state.phase === 'dropped' || state.phase === 'summary') return state.phase;
  return 'conversation';
}
