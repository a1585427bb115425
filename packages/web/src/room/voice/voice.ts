import { DOUBTFUL_BELOW, type Heard } from '@colloquy/contract/room';
import { answerFormOf, isPassing } from '../core/answer-slot.ts';
import type { Clock } from '../core/clock.ts';
import type { Room } from '../core/room.ts';
import { type RoomSnapshot, sendingAnswer } from '../core/snapshot.ts';
import { runNow } from '../recording/run-now.ts';
import { createBackground } from './background.ts';
import { createCaptions } from './captions.ts';
import { createEnergyDetector } from './energy-detector.ts';
import { createLoudWatch } from './loud-watch.ts';
import { createMicrophone, type MicrophoneStatus } from './microphone.ts';
import { createOwnSound, type OwnSounds } from './own-sound.ts';
import { toPcm } from './pcm.ts';
import { createPieceQueue, type SpokenPiece } from './piece-queue.ts';
import { createPlayer, type PlayerStatus } from './player.ts';
import { createSayPrompt } from './say-prompt.ts';
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
  /** What is being said, as far as it is written down by now; empty where nothing is. */
  running: string;
  /** Sound goes on and no words come of it: "I am done" and writing are the ways on. */
  isLoud: boolean;
};

/** Whoever begins to speak while a question plays, and speaks on for so long, has begun to answer. */
const OVER_MS = 2_000;
/** A candidate is no quieter than so much below how they spoke. */
const QUIETER_DB = 9;
/** How often somebody who speaks is told of. */
const REPORT_EVERY_MS = 1_000;
/** Speech of an earlier page load that is still being written down, or could not be read, is asked for again after this. */
const ASK_AGAIN_MS = 3_000;
/** What could not be read so often is asked for no more. */
const READ_TRIES = 40;

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
    isLoud: false,
    running: '',
  };
  let take = newId();
  let nextSeq = 0;
  let startedSpeakingAtMs = 0;
  let reportedAtMs = 0;
  /** Since when a question is on its way to be heard, or is heard: speech from before does not stop it. */
  let playsSinceMs = 0;
  let isSentBySilence = false;
  let isOver = false;

  function set(change: Partial<VoiceView>) {
    view = { ...view, ...change };
    onChange(view);
  }

  const turn = createTurn({
    clock,
    waits: () => room.snapshot().state?.speech.waits ?? { shortMs: 1_800, storyMs: 2_400, thinkingMs: 6_000 },
    onSend() {
      isSentBySilence = true;
      room.answer();
      isSentBySilence = false;
    },
    onChange: (now) => set(now),
    onAgain: sayAgain,
  });
  const loud = createLoudWatch({
    clock,
    isWaiting: () => queue.waiting() > 0,
    onChange: (isLoud) => set({ isLoud }),
  });

  const queue = createPieceQueue({
    send: calls.send,
    clock,
    random,
    onHeard: (piece, heard) => place(piece, heard),
    onRefused() {
      captions.dropped();
      set({ isRefused: true });
      stopListening();
    },
    onChange(waiting, isSlow) {
      if (waiting !== view.waiting || isSlow !== view.isSlow) set({ waiting, isSlow });
      turn.pending(waiting);
      saying.look();
    },
  });

  const player = createPlayer({
    context,
    fetch: calls.prompt,
    clock,
    onPlayed,
    own,
    onChange(status) {
      if (status === 'fetching' || status === 'playing') playsSinceMs = clock.now();
      set({ player: status });
      turn.playing(status === 'playing' || status === 'fetching');
    },
  });

  const saying = createSayPrompt({
    clock,
    play: (url, mayPlay) => void player.play(url, mayPlay),
    prompt: () => promptToSay(room.snapshot()),
    speaksSinceMs: () => (segmenter.isSpeaking() ? startedSpeakingAtMs : null),
    isAsLoud: isCandidate,
    isWaiting: () => queue.waiting() > 0,
    onAskedAnew: turn.askedAnew,
  });

  let background = createBackground();
  let detector = createEnergyDetector(background);
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
      captions.look(segmenter);
      const now = clock.now();
      if (now - reportedAtMs >= REPORT_EVERY_MS) {
        reportedAtMs = now;
        room.noteSpeaking();
      }
      const hasBegun = startedSpeakingAtMs >= playsSinceMs && now - startedSpeakingAtMs >= OVER_MS;
      if (player.status() === 'playing' && hasBegun && isCandidate()) player.stop();
    },
    onChange(status) {
      const before = view.microphone;
      set({ microphone: status });
      if (status !== 'on') segmenter.flush();
      // A call has taken the sound, too: what was asked may not have been heard.
      else if (before === 'muted' && room.snapshot().draft === '') playAgain();
    },
  });

  const captions = createCaptions({
    clock,
    ask: calls.caption,
    isWanted: () => room.snapshot().state?.speech.captions === true && queue.waiting() === 0,
    onText: (running) => set({ running }),
  });

  function newSegmenter() {
    return createSegmenter({
      pauseMs: room.snapshot().state?.speech.pauseMs ?? 700,
      onPiece: send,
      onSpeaking(isSpeaking, sinceMs) {
        if (isSpeaking) startedSpeakingAtMs = clock.now();
        // A click has no piece, so nothing comes that would take the place of its words.
        if (!isSpeaking && sinceMs === null) captions.dropped();
        turn.speaking(isSpeaking, isSpeaking || sinceMs === null ? null : clock.now() - sinceMs);
        loud.sounds(isSpeaking);
        saying.look();
      },
    });
  }

  /** Whether whoever speaks is as loud as the candidate was where words were written down. */
  function isCandidate(): boolean {
    const known = background.speakerDb();
    return known === null || segmenter.openDb() >= known - QUIETER_DB;
  }

  function send(piece: Piece) {
    captions.closed();
    const endedAtMs = clock.now() - (segmenter.nowMs() - piece.toMs);
    const lengthMs = piece.toMs - piece.fromMs;
    const run = runNow();
    const spoken: SpokenPiece = {
      take,
      seq: nextSeq,
      bytes: toPcm(piece.samples),
      beganAtMs: endedAtMs - lengthMs,
      endedAtMs,
      loudDb: piece.loudDb,
      isOver: piece.isOver,
      run: run === null ? null : { id: run.id, atMs: endedAtMs - lengthMs - run.startedAtMs },
      slot: room.snapshot().slot,
    };
    nextSeq += 1;
    if (queue.add(spoken)) return;
    captions.dropped();
    set({ isLost: true });
  }

  /** The server has heard it: what it holds, and what the page learns of it. */
  function place(piece: SpokenPiece, heard: Heard) {
    captions.replaced();
    if (heard.state === 'unheard') set({ isLost: true });
    if (heard.state === 'silence' || (heard.state === 'text' && heard.text.trim() === '')) {
      const lengthMs = piece.endedAtMs - piece.beganAtMs;
      background.hadNone(piece.loudDb, lengthMs);
      loud.nothing(lengthMs);
      turn.nothing();
    }
    if (heard.state !== 'text' || heard.text.trim() === '') return;
    if (heard.sense === 'interruption') player.stop();
    if (heard.sense === 'echo') own.forget();
    if (heard.sense !== 'answer') return;
    if (piece.beganAtMs >= playsSinceMs) player.stop();
    loud.words();
    saying.words();
    if (background.hadWords(piece.loudDb)) segmenter.recall(player.isSounding());
    put(piece.slot, heard);
    if (piece.slot === room.snapshot().slot) turn.heard(heard.text, heard.confidence, heard.open, piece.endedAtMs);
  }

  function put(slot: string | null, { text, confidence, take, seq }: Heard) {
    set({ isLost: false });
    room.addHeard(text, slot, { take, seq }, confidence !== null && confidence < DOUBTFUL_BELOW);
  }

  /** Of a page load before: it ends no answer before something is said to it here. */
  function putEarlier(heard: Heard) {
    if (heard.state === 'unheard') set({ isLost: true });
    if (heard.state !== 'text' || heard.sense !== 'answer') return;
    player.stop();
    put(room.snapshot().slot, heard);
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
      if (!restored.has(`${piece.take}:${piece.seq}`)) putEarlier(piece);
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

  /** Where questions are spoken, this is, too; whoever speaks on is not talked over, and reads it. */
  function sayAgain() {
    const url = promptToSay(room.snapshot())?.speechUrl ?? null;
    if (url !== null && player.status() === 'idle') void player.play(`${url}?say=again`, () => !segmenter.isSpeaking());
  }

  function stopListening() {
    segmenter.flush();
    microphone.close();
  }

  function follow() {
    const snapshot = room.snapshot();
    turn.ask(askedIn(snapshot));
    if (snapshot.typed) turn.hold();
    saying.look();
  }

  // Not before the start: what is made and never started must play nothing.
  let unsubscribe = () => {};

  return {
    view: () => view,
    start() {
      unsubscribe = room.subscribe(follow);
      room.speakWith(async () => {
        saying.sent(!isSentBySilence);
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
      background = createBackground();
      detector = createEnergyDetector(background);
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
      loud.stop();
      saying.stop();
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
