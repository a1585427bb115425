import type { Heard } from '@colloquy/contract/room';
import { vi } from 'vitest';
import { SCRIPTS } from '../../../dev/fake-script.ts';
import type { SpokenPiece } from '../voice/piece-queue.ts';
import type { HearingCalls, PromptSound } from '../voice/send-piece.ts';
import type { createVoice as CreateVoice } from '../voice/voice.ts';
import { createFakeClock } from './fake-clock.ts';
import { openPage } from './room-at.ts';
import { createScriptedTransport } from './scripted-transport.ts';

const RATE = 16_000;
const PIECE = 320;
export const ANSWER = 'When the cluster went down I rolled the release back and told the whole team what had happened.';

class Node {
  static last: Node | null = null;
  readonly port: { onmessage: ((event: { data: Float32Array }) => void) | null } = { onmessage: null };
  constructor() {
    Node.last = this;
  }
  connect() {}
  disconnect() {}
}

export const track = {
  stop: () => undefined,
  onended: null as null | (() => void),
  onmute: null as null | (() => void),
  onunmute: null as null | (() => void),
  muted: false,
};
/**
 * The spoken side of a page: a microphone that hears what a test gives it, and a server that says what it holds.
 *
 * @param createVoice imported by the test, which has to mock the worklet before
 * @param isRead whether there is a voice that reads the questions aloud
 * @param unread so often what was said so far cannot be read
 */
export async function spokenPage(createVoice: typeof CreateVoice, soFar: Heard[] = [], isRead = false, unread = 0) {
  vi.stubGlobal('AudioWorkletNode', Node);
  const clock = createFakeClock();
  const transport = createScriptedTransport(clock, SCRIPTS.en, 500, true);
  const { state } = transport.interview;
  if (isRead)
    transport.interview.state = (seat) => {
      const { conversation, ...rest } = state(seat);
      const prompt = conversation?.prompt ?? null;
      if (conversation === null || prompt === null) return { conversation, ...rest };
      return { ...rest, conversation: { ...conversation, prompt: { ...prompt, speechUrl: '/room/api/speech/1' } } };
    };
  const room = openPage(clock, transport);
  room.start();
  await clock.pass(0);
  room.consentAndBegin(new Set(['speech']));
  await clock.pass(0);
  room.begin('voice');
  await clock.pass(0);
  const sent: SpokenPiece[] = [];
  let says: (piece: SpokenPiece) => Partial<Heard> | 'away' | 'refused' = () => ({ text: ANSWER });
  /** What plays, and whether it was cut off. */
  const played: { isStopped: boolean; onended: null | (() => void) }[] = [];
  /** Loudness of what plays. */
  const own = new Float32Array(RATE * 40).fill(0.1);
  let prompt: () => PromptSound | Promise<PromptSound> = () => ({ kind: 'end' });
  /** Bytes of each caption that was asked for. */
  const asked: number[] = [];
  let captions: HearingCalls['caption'] = async () => ({ kind: 'none' });
  /** What is fetched to be played. */
  const urls: string[] = [];
  let ids = 0;
  let unreadYet = unread;
  const heard = (piece: SpokenPiece, change: Partial<Heard>): Heard => ({
    take: piece.take,
    seq: piece.seq,
    state: 'text',
    text: '',
    confidence: 0.95,
    sense: 'answer',
    open: false,
    placed: false,
    ...change,
  });
  const voice = createVoice({
    room,
    clock,
    random: () => 0,
    newId() {
      ids += 1;
      return `take-${ids}`;
    },
    calls: {
      async send(piece) {
        sent.push(piece);
        const change = says(piece);
        if (change === 'refused') return { kind: 'refused', code: 'not-now' };
        return change === 'away' ? { kind: 'again' } : { kind: 'heard', heard: heard(piece, change) };
      },
      async heardSoFar() {
        unreadYet -= 1;
        return unreadYet < 0 ? { pieces: soFar } : null;
      },
      async caption(bytes) {
        asked.push(bytes.length);
        return captions(bytes);
      },
      async prompt(url) {
        urls.push(url);
        return prompt();
      },
    },
    devices: () => ({
      getUserMedia: async () => ({ getTracks: () => [track], getAudioTracks: () => [track] }) as unknown as MediaStream,
    }),
    context: () =>
      ({
        sampleRate: RATE,
        state: 'running',
        decodeAudioData: async () => ({ sampleRate: RATE, getChannelData: () => own }),
        createBufferSource: () => {
          const one = {
            isStopped: false,
            onended: null,
            connect: () => undefined,
            start: () => played.push(one),
            stop: () => {
              one.isStopped = true;
            },
          };
          return one;
        },
        audioWorklet: { addModule: async () => undefined },
        createGain: () => ({ gain: { value: 1 }, connect: () => undefined, disconnect: () => undefined }),
        createMediaStreamSource: () => ({ connect: () => undefined, disconnect: () => undefined }),
      }) as unknown as AudioContext,
    isBlocked: () => false,
    onChange: () => undefined,
    onLevel: () => undefined,
  });
  voice.start();
  await clock.pass(0);
  /** Sound of so many milliseconds, while as much time passes. */
  const sound = async (ms: number, amplitude: number) => {
    for (let at = 0; at < ms; at += 20) {
      const data = Float32Array.from({ length: PIECE }, (_, index) => (index % 2 === 0 ? amplitude : -amplitude));
      Node.last?.port.onmessage?.({ data });
      await clock.pass(20);
    }
  };
  /** Frames, one after another, while as much time passes. */
  const frames = async (all: Iterable<Float32Array>) => {
    for (const data of all) {
      Node.last?.port.onmessage?.({ data });
      await clock.pass(20);
    }
  };
  return {
    clock,
    frames,
    room,
    transport,
    voice,
    sent,
    sound,
    speak: (ms = 1_500) => sound(ms, 0.1),
    quiet: (ms: number) => sound(ms, 0.0005),
    answer: (next: typeof says) => {
      says = next;
    },
    asked,
    captions: (next: typeof captions) => {
      captions = next;
    },
    played,
    urls,
    plays: (next: typeof prompt) => {
      prompt = next;
    },
    names: () => transport.received.map(({ name }) => name),
  };
}
