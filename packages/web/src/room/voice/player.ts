import type { Clock } from '../core/clock.ts';
import { createOwnSound, type OwnSounds } from './own-sound.ts';
import type { PromptSound } from './send-piece.ts';

/** `blocked`: the browser plays sound only after a press. `failed`: the words are on the page. */
export type PlayerStatus = 'idle' | 'fetching' | 'playing' | 'blocked' | 'failed';

/** A browser that will let sound out says so at once. */
const UNLOCK_MS = 600;
/** A room goes on sounding for a while. */
const TAIL_MS = 400;
/** No prompt has as many sentences. */
const MOST_PARTS = 60;

export type Player = ReturnType<typeof createPlayer>;

/** Plays what the interviewer says, one text at a time, sentence by sentence: the next is fetched while one is heard. */
export function createPlayer(options: {
  context: () => AudioContext | null;
  fetch: (url: string, part: number) => Promise<PromptSound>;
  clock: Clock;
  onChange: (status: PlayerStatus) => void;
  /** What plays, to be heard elsewhere as well. */
  onPlayed?: ((node: AudioNode) => void) | undefined;
  /** Knows how loud it plays; absent: one of its own. */
  own?: OwnSounds | undefined;
}) {
  const { context, fetch, clock, onChange, onPlayed = () => undefined } = options;
  let status: PlayerStatus = 'idle';
  let turn = 0;
  let source: AudioBufferSourceNode | null = null;
  let soundsUntilMs = 0;
  let finish = () => {};
  const own = options.own ?? createOwnSound(clock);

  function say(next: PlayerStatus) {
    if (next === status) return;
    status = next;
    onChange(next);
  }

  function quiet() {
    source = null;
    own.ended();
    soundsUntilMs = clock.now() + TAIL_MS;
  }

  function stop() {
    turn += 1;
    if (source !== null) {
      source.onended = null;
      source.stop();
      quiet();
      finish();
    }
    if (status !== 'blocked') say('idle');
  }

  async function unlocked(audio: AudioContext): Promise<boolean> {
    if (audio.state === 'running') return true;
    const late = new Promise((resolve) => clock.after(UNLOCK_MS, () => resolve(null)));
    await Promise.race([audio.resume().catch(() => undefined), late]);
    return (audio.state as AudioContextState) === 'running';
  }

  function hear(audio: AudioContext, sound: AudioBuffer): Promise<void> {
    return new Promise((resolve) => {
      finish = resolve;
      const node = audio.createBufferSource();
      node.buffer = sound;
      node.connect(audio.destination);
      onPlayed(node);
      node.onended = () => {
        quiet();
        resolve();
      };
      source = node;
      node.start();
      own.began(sound);
      say('playing');
    });
  }

  return {
    /**
     * Fetches and plays; resolves when it is over, or when nothing will be heard.
     *
     * @param mayPlay asked when the sound is there: somebody may be speaking by then
     */
    async play(url: string, mayPlay: () => boolean = () => true): Promise<void> {
      stop();
      const mine = turn;
      const audio = context();
      if (audio === null) return say('failed');
      say('fetching');
      let coming = fetch(url, 0);
      for (let part = 0; part < MOST_PARTS; part += 1) {
        const got = await coming;
        if (mine !== turn) return;
        // Whoever has heard the beginning reads the rest.
        if (got.kind !== 'sound') return say(got.kind === 'end' && part > 0 ? 'idle' : 'failed');
        coming = fetch(url, part + 1);
        if (!(await unlocked(audio))) return mine === turn ? say('blocked') : undefined;
        let sound: AudioBuffer;
        try {
          sound = await audio.decodeAudioData(got.bytes);
        } catch {
          return mine === turn ? say('failed') : undefined;
        }
        if (mine !== turn) return;
        if (part === 0 && !mayPlay()) return say('idle');
        await hear(audio, sound);
        if (mine !== turn) return;
      }
      say('idle');
    },
    stop,
    status: () => status,
    /** The page's own sound can be heard in the room, for a moment longer than it plays. */
    isSounding: () => source !== null || clock.now() < soundsUntilMs,
  };
}
