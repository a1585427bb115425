import { joinTexts } from './answer-slot.ts';
import type { CommandQueue, QueuedCommand } from './command-queue.ts';
import type { DraftSignal } from './draft-signal.ts';
import type { SideActionsOptions } from './side-actions.ts';
import { type PendingAnswer, type RoomSnapshot, sendingAnswer } from './snapshot.ts';
import { storable } from './text.ts';
import type { Reply } from './transport.ts';

export type AnswerActionsOptions = SideActionsOptions & {
  queue: Pick<CommandQueue, 'isHeld' | 'takeBack'>;
  draftSignal: Pick<DraftSignal, 'press' | 'settle'>;
};

/** What becomes of an answer from its sending to the server's word on it. Its words are in one place at every moment. */
export function createAnswerActions({ snapshot, set, say, send, queue, draftSignal }: AnswerActionsOptions) {
  /** The snapshot without one of the answers on their way. */
  function without({ clientId }: PendingAnswer): Pick<RoomSnapshot, 'pendingAnswer' | 'earlierAnswers'> {
    const { pendingAnswer, earlierAnswers } = snapshot();
    return {
      pendingAnswer: pendingAnswer?.clientId === clientId ? null : pendingAnswer,
      earlierAnswers: earlierAnswers.filter((earlier) => earlier.clientId !== clientId),
    };
  }

  function onTheirWay(): readonly PendingAnswer[] {
    const { pendingAnswer, earlierAnswers } = snapshot();
    return pendingAnswer === null ? earlierAnswers : [...earlierAnswers, pendingAnswer];
  }

  /** Whether the interview has left what it answers: what is in the field is for something else. */
  function isLeft(answer: PendingAnswer): boolean {
    return answer.slot !== snapshot().slot || answer.clientId !== snapshot().pendingAnswer?.clientId;
  }

  return {
    /** Sends what is in the field, once for each prompt. */
    reply(text: string, skip: boolean) {
      const { state, slot, draft, pendingAnswer, earlierAnswers } = snapshot();
      const prompt = state?.conversation?.prompt ?? null;
      if (prompt === null || slot === null || sendingAnswer(snapshot()) !== null) return;
      say(null);
      draftSignal.settle();
      const clientId = send('answer', { promptId: prompt.id, text: storable(text), skip });
      set({
        pendingAnswer: { clientId, promptId: prompt.id, slot, text: draft, skip },
        earlierAnswers: pendingAnswer === null ? earlierAnswers : [...earlierAnswers, pendingAnswer],
        draft: '',
        savedDraft: '',
        typed: false,
      });
    },
    /** A refused answer goes back to where it was written, or next to it when the interview has moved on. */
    settle(command: QueuedCommand, reply: Reply) {
      const answer = onTheirWay().find(({ clientId }) => clientId === command.body.clientId);
      if (answer === undefined) return;
      if (reply.ok) {
        set(without(answer));
        if (command.attempts > 0 && !answer.skip) say('answer-kept');
        return;
      }
      const back = isLeft(answer) ? 'leftover' : 'draft';
      set({ ...without(answer), [back]: joinTexts(answer.text, snapshot()[back]) });
      say(reply.error.code === 'too-large' ? 'too-large' : 'answer-refused');
    },
    /** Answers that the server would not take and the interview has moved on from: their words be next to what is asked now. */
    leaveBehind() {
      for (const answer of onTheirWay()) {
        if (!queue.isHeld(answer.clientId) || !isLeft(answer)) continue;
        set({ ...without(answer), leftover: joinTexts(snapshot().leftover, answer.text) });
        queue.takeBack(answer.clientId);
      }
    },
    /** An answer that the server will not take is back in the field, to be changed. */
    takeBack() {
      const answer = snapshot().pendingAnswer;
      if (answer === null || !queue.isHeld(answer.clientId)) return;
      set({ pendingAnswer: null, draft: joinTexts(answer.text, snapshot().draft), edited: true });
      queue.takeBack(answer.clientId);
      draftSignal.press();
    },
  };
}
