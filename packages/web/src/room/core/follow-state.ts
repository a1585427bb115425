import type { RoomState } from '@colloquy/contract/room';
import { joinTexts, slotOf } from './answer-slot.ts';
import type { Notice, RoomSnapshot } from './snapshot.ts';

type Conversation = NonNullable<RoomState['conversation']>;

export type Following = {
  change: Partial<RoomSnapshot>;
  /** What happened to the candidate's words, where that needs a word. */
  notice: Notice | null;
};

/**
 * What a new state of the server does to what the candidate has written and not sent. Nothing written is ever dropped:
 *
 *   the server took the draft as the answer   → the field is empty, what came after the taken part stands beside it
 *   the interview moved on without it         → it stands beside the new question
 *   this page has nothing, the server has     → it is back in the field: after a reload, in another tab
 */
export function followState(snapshot: RoomSnapshot, state: RoomState): Following {
  const change: Partial<RoomSnapshot> = { state, wasActive: snapshot.wasActive || state.active };
  if (snapshot.language === null) change.language = state.language;
  const { conversation } = state;
  if (conversation === null) return { change, notice: null };

  let { draft, leftover } = snapshot;
  let notice: Notice | null = null;
  const taken = takenFrom(draft, snapshot.state?.conversation ?? null, conversation);
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
    if (snapshot.slot !== null && draft.trim() !== '') {
      leftover = joinTexts(leftover, draft);
      draft = '';
    }
    edited = false;
    change.savedDraft = '';
  }
  const kept = conversation.draft;
  const awaited = state.phase === 'listening' && state.active && snapshot.pendingAnswer === null;
  if (awaited && !edited && draft === '' && kept.trim() !== '') {
    draft = kept;
    change.savedDraft = kept;
    notice = 'draft-restored';
  }
  return { change: { ...change, slot, edited, draft, leftover }, notice };
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
