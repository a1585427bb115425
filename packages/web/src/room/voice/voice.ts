import { DOUBTFUL_BELOW, type Heard } from '@colloquy/contract/room';
import { answerFormOf, isPassing } from '../core/answer-slot.ts';
import type { Clock } from '../core/clock.ts';
import type { Room } from '../core/room.ts';
import { type RoomSnapshot, sendingAnswer } from '../core/snapshot.ts';
import { runNow } from '../recording/run-now.ts';
import { createEnergyDetector } from './energy-detector.ts';
import { createMicrophone, type MicrophoneStatus } from './microphone.ts';
import { createOwnSound, type OwnSounds } from './own-sound.ts';
import { createPieceQueue, type SpokenPiece } from './piece-queue.ts';
import { createPlayer, type PlayerStatus } from './player.ts';
import { createSegmenter, type Piece } from './segmenter.ts';
import type { HearingCalls } from './send-piece.ts';
import type { OpensDevices } from './shared-devices.ts';
import { type Asked, createTurn, type TurnView } from './turn.ts';

export type VoiceView = TurnView & {
  microphone: MicrophoneStatus;
  player: PlayerStatus;
  /** Speech on its way to become text. */
  waiting: number;
  /** That takes longer than it should: the engine or the line is slow or away. */
  isSlow: boolean;
  /** Speech is not taken here any more: the consent was taken back, or another tab has the room. */
  isRefused: boolean;
  /** A piece could not be kept or written down. */
  isLost: boolean;
};

/** Whoever speaks on for so long while a question plays has begun to answer. */
const OVER_MS = 2_000;
/** How often somebody who speaks is told of. */
const REPORT_EVERY_MS = 1_000;
/** Speech of an earlier page load that is still being written down, or could not be read, is asked for again after this. */
const ASK_AGAIN_MS = 3_000;
/** What could not be read so often is asked for no more. */
const READ_TRIES = 40;
const FULL_SCALE = 0x7fff;

export type Voice = ReturnType<typeof createVoice>;

/** The spoken side of the room: hears, sends, places the words, plays what is asked, and knows when an answer is over. */
export function createVoice(options: {
  room: Room;
  calls: HearingCalls;
  clock: Clock;
  random: () => number;
  newId: () => string;
  devices: () => OpensDevices | undefined;
  context: () => AudioContext | null;
  onPlayed?: (node: AudioNode) => void;
  isBlocked: () => boolean;
  onChange: (view: VoiceView) => void;
  onLevel: (level: number) => void;
  /** What the page has learned of its own sound so far. */
  own?: OwnSounds;
}) {
  const { room, calls, clock, random, newId, devices, context, onPlayed, isBlocked, onChange, onLevel } = options;
  const own = options.own ?? createOwnSound(clock);
  let view: VoiceView = {
    microphone: 'off',
    player: 'idle',
    stage: 'waiting',
    again: false,
    doubtful: false,
    waiting: 0,
    isSlow: false,
    isRefused: false,
    isLost: false,
  };
  let take = newId();
  let nextSeq = 0;
  let startedSpeakingAtMs = 0;
  let reportedAtMs = 0;
  let playedPrompt: number | null = null;
  let isOver = false;
  /** A prompt that could not begin: somebody spoke on when it was there. */
  let withheldPrompt: number | null = null;

  function set(change: Partial<VoiceView>) {
    view = { ...view, ...change };
    onChange(view);
  }

  const turn = createTurn({
    clock,
    waits: () => room.snapshot().state?.speech.waits ?? { shortMs: 1_800, storyMs: 2_400, thinkingMs: 6_000 },
    onSend: () => room.answer(),
    onChange: (now) => set(now),
  });

  const queue = createPieceQueue({
    send: calls.send,
    clock,
    random,
    onHeard: (piece, heard) => place(piece, heard),
    onRefused() {
      set({ isRefused: true });
      stopListening();
    },
    onChange(waiting, isSlow) {
      if (waiting !== view.waiting || isSlow !== view.isSlow) set({ waiting, isSlow });
      turn.pending(waiting);
      sayWithheld();
    },
  });

  const player = createPlayer({
    context,
    fetch: calls.prompt,
    clock,
    onPlayed,
    own,
    onChange(status) {
      set({ player: status });
      turn.playing(status === 'playing' || status === 'fetching');
    },
  });

  let detector = createEnergyDetector();
  let segmenter = newSegmenter();
  const microphone = createMicrophone({
    devices,
    context,
    isBlocked,
    onFrame(frame) {
      const isSounding = player.isSounding();
      const comesBackDb = own.comesBackDb();
      const found = detector(frame, { raisedByDb: isSounding ? own.raisedByDb() : 0, comesBackDb });
      own.hears(found.db);
      segmenter.add(frame, found, isSounding);
      onLevel(found.level);
      if (!segmenter.isSpeaking()) return;
      const now = clock.now();
      if (now - reportedAtMs >= REPORT_EVERY_MS) {
        reportedAtMs = now;
        room.noteSpeaking();
      }
      if (player.status() === 'playing' && now - startedSpeakingAtMs >= OVER_MS) player.stop();
    },
    onChange(status) {
      const before = view.microphone;
      set({ microphone: status });
      if (status !== 'on') segmenter.flush();
      // A call has taken the sound, too: what was asked may not have been heard.
      else if (before === 'muted' && room.snapshot().draft === '') playAgain();
    },
  });

  function newSegmenter() {
    return createSegmenter({
      pauseMs: room.snapshot().state?.speech.pauseMs ?? 700,
      onPiece: send,
      onSpeaking(isSpeaking) {
        if (isSpeaking) startedSpeakingAtMs = clock.now();
        turn.speaking(isSpeaking, clock.now() - (isSpeaking ? 0 : (room.snapshot().state?.speech.pauseMs ?? 700)));
        sayWithheld();
      },
    });
  }

  function send(piece: Piece) {
    const endedAtMs = clock.now() - (segmenter.nowMs() - piece.toMs);
    const lengthMs = piece.toMs - piece.fromMs;
    const run = runNow();
    const spoken: SpokenPiece = {
      take,
      seq: nextSeq,
      bytes: toPcm(piece.samples),
      endedAtMs,
      isOver: piece.isOver,
      run: run === null ? null : { id: run.id, atMs: endedAtMs - lengthMs - run.startedAtMs },
      slot: room.snapshot().slot,
    };
    nextSeq += 1;
    if (!queue.add(spoken)) set({ isLost: true });
  }

  /** @param isEarlier of a page load before: it ends no answer before something is said to it here */
  function place({ slot }: Pick<SpokenPiece, 'slot'>, heard: Heard, isEarlier = false) {
    if (heard.state === 'unheard') set({ isLost: true });
    if (heard.state !== 'text') return;
    if (heard.sense === 'interruption') player.stop();
    if (heard.sense === 'echo') own.forget();
    if (heard.sense !== 'answer') return;
    player.stop();
    set({ isLost: false });
    const isDoubtful = heard.confidence !== null && heard.confidence < DOUBTFUL_BELOW;
    room.addHeard(heard.text, slot, { take: heard.take, seq: heard.seq }, isDoubtful);
    if (!isEarlier && slot === room.snapshot().slot) turn.heard(heard.text, heard.confidence, heard.open);
  }

  /** What was said for this answer before the page was loaded again. */
  async function restore() {
    const soFar = await calls.heardSoFar();
    if (isOver) return;
    if (soFar === null) {
      unread += 1;
      if (unread < READ_TRIES) clock.after(ASK_AGAIN_MS, () => void restore());
      return;
    }
    const own = take;
    let isWaiting = false;
    for (const piece of soFar.pieces) {
      if (piece.take === own || piece.placed) continue;
      if (piece.state === 'waiting') {
        isWaiting = true;
        break;
      }
      if (!restored.has(`${piece.take}:${piece.seq}`)) place({ slot: room.snapshot().slot }, piece, true);
      restored.add(`${piece.take}:${piece.seq}`);
    }
    if (isWaiting) clock.after(ASK_AGAIN_MS, () => void restore());
  }
  const restored = new Set<string>();
  let unread = 0;

  function playAgain() {
    const url = room.snapshot().state?.conversation?.prompt?.speechUrl ?? null;
    if (url !== null) void player.play(url);
  }

  function stopListening() {
    segmenter.flush();
    microphone.close();
  }

  function follow() {
    const snapshot = room.snapshot();
    turn.ask(askedIn(snapshot));
    if (snapshot.typed) turn.hold();
    const prompt = promptToSay(snapshot);
    if (prompt === null) return;
    if (prompt.id !== playedPrompt) {
      playedPrompt = prompt.id;
      say(prompt);
    }
    sayWithheld();
  }

  /** Whoever spoke on when it came hears it afterwards; whoever begins to answer before its sound is there has read it. */
  function say({ id, speechUrl }: { id: number; speechUrl: string | null }) {
    withheldPrompt = null;
    if (speechUrl === null) return;
    const thereAtMs = clock.now();
    void player.play(speechUrl, () => {
      if (!segmenter.isSpeaking()) return true;
      if (startedSpeakingAtMs < thereAtMs) withheldPrompt = id;
      return false;
    });
  }

  /** Once nobody speaks any more and every word is there: fetched anew, and what was said before it is no answer to it yet. */
  function sayWithheld() {
    const prompt = promptToSay(room.snapshot());
    if (withheldPrompt === null || segmenter.isSpeaking() || queue.waiting() > 0) return;
    if (prompt?.id !== withheldPrompt) return;
    turn.askedAnew();
    say(prompt);
  }

  // Not before the start: what is made and never started must play nothing.
  let unsubscribe = () => {};

  return {
    view: () => view,
    start() {
      unsubscribe = room.subscribe(follow);
      room.speakWith(async () => {
        segmenter.flush();
        await queue.settled();
      });
      void microphone.open();
      void restore();
      follow();
    },
    /** After a fault: asks for the microphone once more, as a take of its own. */
    again() {
      take = newId();
      nextSeq = 0;
      own.forget();
      detector = createEnergyDetector();
      segmenter = newSegmenter();
      set({ isRefused: false });
      void microphone.open();
    },
    moreTime: () => turn.hold(),
    playAgain,
    stopPlaying: () => player.stop(),
    /** The line is back. */
    wake: () => queue.wake(),
    isBusy: () => segmenter.isSpeaking() || queue.waiting() > 0,
    /** What is being said is still sent; nothing more is heard. */
    stop() {
      isOver = true;
      player.stop();
      stopListening();
      turn.stop();
      unsubscribe();
      room.speakWith(null);
    },
  };
}

/** The prompt that is to be answered now. */
function promptToSay(snapshot: RoomSnapshot) {
  const { state } = snapshot;
  if (state?.phase !== 'listening' || !state.active || sendingAnswer(snapshot) !== null) return null;
  return state.conversation?.prompt ?? null;
}

/** What is waited for; null while nothing is. */
function askedIn(snapshot: RoomSnapshot): Asked | null {
  const { state, slot } = snapshot;
  const prompt = state?.conversation?.prompt ?? null;
  if (state?.phase !== 'listening' || !state.active || prompt === null || slot === null) return null;
  if (sendingAnswer(snapshot) !== null) return null;
  const form = answerFormOf(prompt);
  if (form === 'code') return { slot, manner: 'code' };
  const isShort = form === 'question' || (prompt.kind === 'follow-up' && !isPassing(prompt));
  return { slot, manner: isShort ? 'short' : 'story' };
}

function toPcm(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, sample] of samples.entries())
    view.setInt16(index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE), true);
  return bytes;
}
