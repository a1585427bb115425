import type { Clock } from '../core/clock.ts';

/** `blocked`: the browser plays sound only after a press. `failed`: the words stand on the page. */
export type PlayerStatus = 'idle' | 'fetching' | 'playing' | 'blocked' | 'failed';

/** A browser that will let sound out says so at once. */
const UNLOCK_MS = 600;
/** A room goes on sounding for a while. */
const TAIL_MS = 400;

export type Player = ReturnType<typeof createPlayer>;

/** Plays what the interviewer says, one text at a time. */
export function createPlayer(options: {
  context: () => AudioContext | null;
  fetch: (url: string) => Promise<ArrayBuffer | null>;
  clock: Clock;
  onChange: (status: PlayerStatus) => void;
}) {
  const { context, fetch, clock, onChange } = options;
  let status: PlayerStatus = 'idle';
  let turn = 0;
  let source: AudioBufferSourceNode | null = null;
  let soundsUntilMs = 0;
  let finish = () => {};

  function say(next: PlayerStatus) {
    status = next;
    onChange(next);
  }

  function stop() {
    turn += 1;
    if (source !== null) {
      source.onended = null;
      source.stop();
      source = null;
      soundsUntilMs = clock.now() + TAIL_MS;
      finish();
    }
    if (status === 'fetching' || status === 'playing') say('idle');
  }

  async function unlocked(audio: AudioContext): Promise<boolean> {
    if (audio.state === 'running') return true;
    const late = new Promise((resolve) => clock.after(UNLOCK_MS, () => resolve(null)));
    await Promise.race([audio.resume().catch(() => undefined), late]);
    return (audio.state as AudioContextState) === 'running';
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
      const bytes = await fetch(url);
      if (mine !== turn) return;
      if (bytes === null) return say('failed');
      if (!(await unlocked(audio))) return mine === turn ? say('blocked') : undefined;
      let sound: AudioBuffer;
      try {
        sound = await audio.decodeAudioData(bytes);
      } catch {
        return mine === turn ? say('failed') : undefined;
      }
      if (mine !== turn) return;
      if (!mayPlay()) return say('idle');
      await new Promise<void>((resolve) => {
        finish = resolve;
        const node = audio.createBufferSource();
        node.buffer = sound;
        node.connect(audio.destination);
        node.onended = () => {
          source = null;
          soundsUntilMs = clock.now() + TAIL_MS;
          if (mine === turn) say('idle');
          resolve();
        };
        source = node;
        node.start();
        say('playing');
      });
    },
    stop,
    status: () => status,
    /** The page's own sound can be heard in the room, for a moment longer than it plays. */
    isSounding: () => source !== null || clock.now() < soundsUntilMs,
  };
}
