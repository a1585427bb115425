import type { RoomState } from '@colloquy/contract/room';
import { isPassing, joinTexts, slotOf } from './answer-slot.ts';
import { type Notice, type RoomSnapshot, sendingAnswer, writtenIn } from './snapshot.ts';
import { isUnanswered, starterOf } from './starter.ts';

type Conversation = NonNullable<RoomState['conversation']>;

export type Following = {
  change: Partial<RoomSnapshot>;
  /** What happened to the candidate's words, where that needs a word. */
  notice: Notice | null;
};

/**
 * What a new state of the server does to what the candidate has written and not sent. Nothing written is ever dropped:
 *
 *   the server took the draft as the answer   → the field is empty, what came after the taken part is next to it
 *   the interview moved on without it         → it is next to the new question
 *   this page has nothing, the server has     → it is back in the field: after a reload, in another tab
 *   nobody has anything, the exercise has     → its given text is in the field
 */
export function followState(snapshot: RoomSnapshot, state: RoomState): Following {
  const change: Partial<RoomSnapshot> = { state, wasActive: snapshot.wasActive || state.active };
  const isElsewhere = isInOther(snapshot.state, state);
  if (snapshot.language === null || isElsewhere) change.language = state.language;
  const { conversation } = state;
  if (conversation === null) return { change, notice: null };

  let { asked, draft, leftover, starter } = snapshot;
  let notice: Notice | null = null;
  const taken = takenFrom(writtenIn(snapshot), snapshot.state?.conversation ?? null, conversation);
  if (taken !== null) {
    leftover = joinTexts(leftover, taken.rest);
    draft = '';
    change.savedDraft = '';
    notice = 'draft-taken';
  }

  const { prompt } = conversation;
  const slot = prompt === null ? snapshot.slot : slotOf(prompt, snapshot.slot);
  let { edited } = snapshot;
  if (slot !== snapshot.slot) {
    if (snapshot.slot !== null) {
      leftover = joinTexts(leftover, writtenIn({ draft, starter }));
      draft = '';
    }
    starter = prompt === null ? null : starterOf(prompt);
    asked = null;
    edited = false;
    change.typed = false;
    change.savedDraft = '';
  }
  if (prompt !== null && !isPassing(prompt)) asked = prompt.text.trim();
  // What stood there was asked in the language of before.
  else if (isElsewhere) asked = null;
  const kept = conversation.draft;
  const isSent = sendingAnswer({ pendingAnswer: snapshot.pendingAnswer, slot, state }) !== null;
  const awaited = state.phase === 'listening' && state.active && !isSent;
  const untouched = awaited && !edited && writtenIn({ draft, starter }) === '';
  if (untouched && kept.trim() !== '') {
    draft = kept;
    change.savedDraft = kept;
    notice = 'draft-restored';
  } else if (untouched && starter !== null && prompt !== null && isUnanswered(prompt, conversation.transcript)) {
    draft = starter;
  }
  return { change: { ...change, slot, asked, starter, edited, draft, leftover }, notice };
}

/** The interview has gone on in another language: the page goes with it. */
function isInOther(before: RoomState | null, { phase, invitation }: RoomState): boolean {
  if (before === null || phase === 'welcome') return false;
  return before.invitation.interviewLanguage !== invitation.interviewLanguage;
}

/** The part of the draft that the server has made an answer since; null where it has not. */
function takenFrom(draft: string, before: Conversation | null, after: Conversation): { rest: string } | null {
  const written = draft.trim();
  if (written === '' || before === null) return null;
  const seen = before.transcript.at(-1)?.id ?? 0;
  for (const turn of after.transcript) {
    const said = turn.text.trim();
    if (turn.id <= seen || turn.speaker !== 'candidate' || said === '') continue;
    if (written.startsWith(said)) return { rest: written.slice(said.length).trim() };
  }
  return null;
}
