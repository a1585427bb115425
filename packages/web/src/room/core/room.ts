import { DRAFT_MAX, type RoomCommandName, type RoomError, type RoomState } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { createAnswerActions } from './answer-actions.ts';
import { joinTexts } from './answer-slot.ts';
import type { Clock } from './clock.ts';
import { type CommandPayload, createCommandQueue, type QueuedCommand } from './command-queue.ts';
import { type ConnectionStatus, createConnection } from './connection.ts';
import { createDraftSignal } from './draft-signal.ts';
import { followState } from './follow-state.ts';
import { createServerClock } from './server-clock.ts';
import { createSideActions } from './side-actions.ts';
import {
  type EntryScreen,
  firstSnapshot,
  GOOD_NEWS,
  type Notice,
  type RoomSnapshot,
  sendingAnswer,
  writtenIn,
} from './snapshot.ts';
import { createSpokenActions } from './spoken-actions.ts';
import { countCodePoints, storable } from './text.ts';
import { createThinkingWatch } from './thinking-watch.ts';
import type { Reply, RoomTransport } from './transport.ts';

/** How long good news stay on the screen. */
const GOOD_NEWS_MS = 12_000;

export type RoomOptions = {
  transport: RoomTransport;
  clock: Clock;
  /** A number in [0, 1), for jitter. */
  random: () => number;
  newId: () => string;
};

/** Commands whose refusal is shown where they were given. */
const SPEAKS_FOR_ITSELF: Partial<Record<RoomCommandName, true>> = {
  answer: true,
  correct: true,
  'correct-field': true,
  typing: true,
};

export type Leaving = 'decline' | 'finish' | 'abort' | 'withdraw';

export type Room = ReturnType<typeof createRoom>;

/**
 * The room without its walls: holds the server's newest state, what the candidate has not sent yet and what is on its
 * way. Every decision of the page is made here; the screens draw `snapshot()` and call the actions.
 */
export function createRoom({ transport, clock, random, newId }: RoomOptions) {
  /** One per page load: distinguishes this tab from another. */
  const seat = newId();
  const listeners = new Set<() => void>();
  const serverClock = createServerClock(clock);
  let snapshot: RoomSnapshot = firstSnapshot;
  /** When the newest state was received: an answer to an older request never overwrites it. */
  let receivedAtMs = 0;
  let cancelNews: (() => void) | null = null;

  function set(change: Partial<RoomSnapshot>) {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  function say(notice: Notice | null) {
    cancelNews?.();
    cancelNews = null;
    if (notice !== null && GOOD_NEWS[notice] === true) {
      cancelNews = clock.after(GOOD_NEWS_MS, () => set({ notice: null }));
    }
    if (snapshot.notice !== notice) set({ notice });
  }

  const connection = createConnection({
    transport,
    clock,
    random,
    seat,
    version: () => snapshot.state?.version ?? null,
    onState: accept,
    onRefused: closeLink,
    onStatus(status: ConnectionStatus) {
      const before = snapshot.connection;
      set({ connection: status });
      if (status !== 'live' || before === 'connecting' || before === 'live') return;
      queue.wake();
      if (isUnsaved()) reportDraft(false);
      say('reconnected');
    },
  });

  const queue = createCommandQueue({
    transport,
    clock,
    random,
    onReply: settle,
    onChange(commands) {
      const going = commands.filter(({ held }) => !held);
      set({
        pending: going.map(({ name }) => name),
        held: commands.filter(({ held }) => held).map(({ name }) => name),
        stuck: (going[0]?.attempts ?? 0) >= 2,
      });
      answers.leaveBehind();
    },
  });

  const draftSignal = createDraftSignal(clock, reportDraft);
  const thinkingWatch = createThinkingWatch({
    clock,
    serverNowMs: serverClock.now,
    onChange: (thinking) => snapshot.thinking !== thinking && set({ thinking }),
  });

  /** Whether the server has yet to hear of what is in the field. */
  function isUnsaved(): boolean {
    return writtenIn(snapshot) !== snapshot.savedDraft;
  }

  /** What `typing` carries; a draft too long to be an answer is only told of, not sent. */
  function draftPayload(promptId: number): CommandPayload<'typing'> {
    const written = writtenIn(snapshot);
    if (countCodePoints(written) > DRAFT_MAX) return { promptId };
    const { placed } = snapshot;
    return { promptId, draft: storable(written), ...(placed === null ? {} : { placed }) };
  }

  function reportDraft(last: boolean) {
    const { state } = snapshot;
    const written = writtenIn(snapshot);
    const promptId = state?.conversation?.prompt?.id;
    if (promptId === undefined || state?.active !== true || state.phase !== 'listening') return;
    if (snapshot.connection === 'offline') return;
    const payload = draftPayload(promptId);
    const sentAtMs = clock.now();
    transport.send('typing', stamp(payload), new AbortController().signal, last).then(
      (reply) => {
        if (reply.ok) {
          if (payload.draft !== undefined && sendingAnswer(snapshot) === null) set({ savedDraft: written });
          accept(reply.state, sentAtMs);
        } else if (reply.error.status === 409) connection.refresh();
      },
      // Once the poll knows that the line is down, the draft goes out with the return of the line.
      () => {
        if (snapshot.connection === 'live' && isUnsaved()) draftSignal.press();
      },
    );
  }

  /** Puts the draft on its way before a command that makes the server keep it. */
  function sendDraftFirst() {
    draftSignal.settle();
    const { state } = snapshot;
    const written = writtenIn(snapshot);
    const promptId = state?.conversation?.prompt?.id;
    if (promptId === undefined || state?.phase !== 'listening' || !isUnsaved()) return;
    send('typing', draftPayload(promptId), (reply) => {
      if (reply.ok) set({ savedDraft: written });
    });
  }

  function accept(state: RoomState, askedAtMs: number) {
    const current = snapshot.state;
    if (current !== null && state.version < current.version && askedAtMs < receivedAtMs) return;
    receivedAtMs = clock.now();
    serverClock.learn(state.serverNow);
    const { change, notice } = followState(snapshot, state);
    set(change);
    thinkingWatch.follow(state.conversation?.thinkingSince ?? null);
    answers.leaveBehind();
    if (notice !== null) say(notice);
    if (state.phase === 'ended') connection.stop();
  }

  function closeLink(error: RoomError) {
    if (error.code === 'unknown-link') set({ link: 'unknown' });
    else if (error.code === 'link-over') set({ link: 'over' });
    else set({ link: 'broken' });
  }

  /** The three fields of every command. */
  function stamp<Payload extends object>(payload: Payload) {
    return { clientId: newId(), seat, seen: snapshot.state?.version ?? 0, ...payload };
  }

  function send<Name extends RoomCommandName>(
    name: Name,
    payload: CommandPayload<Name>,
    then?: (reply: Reply) => void,
  ): string {
    const body = stamp(payload);
    queue.add({ name, body, ...(then === undefined ? {} : { then }) });
    return body.clientId;
  }

  function settle(command: QueuedCommand, reply: Reply, sentAtMs: number) {
    connection.proveAlive();
    // The answer first: the field is free then for what the next question may open with.
    if (command.name === 'answer') answers.settle(command, reply);
    if (reply.ok) accept(reply.state, sentAtMs);
    if (command.name === 'correct') settleCorrection(reply);
    command.then?.(reply);
    if (reply.ok) return;
    if (reply.error.code === 'unknown-link' || reply.error.code === 'link-over') {
      connection.stop();
      closeLink(reply.error);
      return;
    }
    if (SPEAKS_FOR_ITSELF[command.name] !== true && !snapshot.finishRefused) say('not-now');
    connection.refresh();
  }

  function settleCorrection(reply: Reply) {
    const correction = snapshot.correction;
    if (correction === null) return;
    if (reply.ok) {
      set({ correction: null });
      say('correction-kept');
    } else {
      set({ correction: { ...correction, sending: false } });
      say(reply.error.code === 'too-large' ? 'too-large' : 'correction-refused');
    }
  }

  const actions = { snapshot: () => snapshot, set, say, send };
  const answers = createAnswerActions({ ...actions, queue, draftSignal });
  const spoken = createSpokenActions({ ...actions, press: draftSignal.press });

  return {
    seat,
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: () => connection.start(),
    /** The address holds no token: nothing is asked of the server. */
    refuseLink: () => set({ link: 'unknown' }),
    close() {
      connection.stop();
      queue.close();
      draftSignal.settle();
      thinkingWatch.stop();
      cancelNews?.();
    },

    /** The page goes out of sight and may not come back: what was written is put on its way. */
    hide: () => draftSignal.flush(true),
    /** The browser is about to stop this page's scripts: a poll that hangs through it would never be told. */
    freeze() {
      draftSignal.flush(true);
      connection.stop();
    },
    /** Back from a freeze, the back-forward cache or a long sleep: ask what has happened meanwhile. */
    thaw() {
      if (snapshot.link === 'open' && snapshot.state?.phase !== 'ended') connection.start();
      queue.wake();
    },
    setOnline(online: boolean) {
      connection.setOnline(online);
      if (online) queue.wake();
    },
    retryNow() {
      connection.refresh();
      queue.wake();
    },

    /** Shown time left by the server's word, run on while an answer is awaited; null outside a conversation. */
    timeLeftMs(): number | null {
      const { state } = snapshot;
      if (state?.conversation == null) return null;
      const running = state.phase === 'listening';
      const passedMs = running ? clock.now() - receivedAtMs : 0;
      return Math.max(0, state.conversation.timeLeftMs - passedMs);
    },
    serverNowMs: () => serverClock.now(),
    /** Words or actions that would be lost with the page. */
    hasUnsent: () =>
      (writtenIn(snapshot).trim() !== '' && isUnsaved()) ||
      snapshot.leftover.trim() !== '' ||
      snapshot.correction !== null ||
      snapshot.pending.length > 0 ||
      snapshot.held.length > 0,

    go(screen: EntryScreen) {
      say(null);
      set({ entryScreen: screen });
    },
    /** Before the begin it is the interview's language too: its consent texts come in it. */
    chooseLanguage(language: Language) {
      set({ language });
      if (snapshot.state?.phase === 'welcome' && snapshot.state.language !== language) send('language', { language });
    },
    setDraft(draft: string) {
      set({ draft, edited: true, typed: true });
      if (snapshot.notice === 'draft-restored') say(null);
      draftSignal.press();
    },
    /**
     * Sends what is in the field. The given text of an exercise that nobody has changed is no answer.
     *
     * @param asGiven the candidate has said that the given text is the answer
     * @param onEmpty nothing is there, also once the last words have come
     */
    answer(asGiven = false, onEmpty: () => void = () => undefined) {
      spoken.afterLastWords(() => {
        if (asGiven || writtenIn(snapshot).trim() !== '') answers.reply(snapshot.draft, false);
        else onEmpty();
      });
    },
    skip: () => answers.reply('', true),
    /** The exercise from its given text on; what was written goes. */
    startAgain() {
      if (snapshot.starter === null) return;
      set({ draft: snapshot.starter, edited: true });
      draftSignal.press();
    },
    /** What the server has turned away is tried once more. */
    tryAgain() {
      say(null);
      queue.retryHeld();
    },
    takeAnswerBack: answers.takeBack,
    useLeftover() {
      set({ draft: joinTexts(snapshot.leftover, snapshot.draft), edited: true, leftover: '' });
      draftSignal.press();
    },
    discardLeftover: () => set({ leftover: '' }),
    startCorrection() {
      const last = snapshot.state?.conversation?.lastAnswer;
      if (last != null) set({ correction: { answerId: last.id, text: last.text, sending: false } });
    },
    setCorrection(text: string) {
      if (snapshot.correction !== null) set({ correction: { ...snapshot.correction, text } });
    },
    cancelCorrection: () => set({ correction: null }),
    sendCorrection() {
      const { correction } = snapshot;
      if (correction === null || correction.sending || correction.text.trim() === '') return;
      say(null);
      set({ correction: { ...correction, sending: true } });
      send('correct', { answerId: correction.answerId, text: storable(correction.text) });
    },
    pause() {
      say(null);
      sendDraftFirst();
      send('pause', {});
    },
    /** Goes on after a pause or a drop-off, or takes the room from another tab. */
    resume() {
      say(null);
      send('resume', {});
    },
    leave(how: Leaving, wantsPerson = false) {
      say(null);
      set({ finishRefused: false });
      if (how === 'finish' || how === 'abort') sendDraftFirst();
      send('leave', { how, wantsPerson }, (answer) => {
        if (how === 'finish' && !answer.ok && answer.error.code === 'not-now') set({ finishRefused: true });
      });
    },
    /** The dialogue that said so was closed. */
    forgetRefusal: () => set({ finishRefused: false }),
    ...createSideActions(actions),
    ...spoken,
  };
}
