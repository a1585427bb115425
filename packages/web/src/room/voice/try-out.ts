import { SPEECH_RATE } from '@colloquy/contract/room';
import { loudness } from './energy-detector.ts';
import type { OwnSounds } from './own-sound.ts';

/** `sounding`: the test sound plays; `playing`: what was recorded does. */
export type TryState = 'idle' | 'recording' | 'playing' | 'sounding';

const RECORDED_SAMPLES = 2 * SPEECH_RATE;
/** Two tones, a fifth apart, each fading in and out: clear on any loudspeaker and no alarm. */
const TONES_HZ = [440, 660];
const TONE_SAMPLES = SPEECH_RATE * 0.35;
const FADE_SAMPLES = SPEECH_RATE * 0.05;
const TONE_AMPLITUDE = 0.2;

/** Records two seconds and plays them, or plays a test sound; one at a time. What was recorded is forgotten when it was heard. */
export function createTryOut(options: {
  context: () => AudioContext | null;
  /** Learns from what plays here how much of it comes back. */
  own: Pick<OwnSounds, 'began' | 'ended' | 'hears'>;
  onChange: (state: TryState) => void;
}) {
  const { context, own, onChange } = options;
  let state: TryState = 'idle';
  let recorded = new Float32Array(0);
  let filled = 0;
  let source: AudioBufferSourceNode | null = null;

  function say(next: TryState) {
    state = next;
    onChange(next);
  }

  function play(samples: Float32Array<ArrayBuffer>, as: 'playing' | 'sounding') {
    const audio = context();
    if (audio === null) return say('idle');
    const buffer = audio.createBuffer(1, samples.length, SPEECH_RATE);
    buffer.copyToChannel(samples, 0);
    const node = audio.createBufferSource();
    node.buffer = buffer;
    node.connect(audio.destination);
    node.onended = () => {
      source = null;
      own.ended();
      say('idle');
    };
    source = node;
    node.start();
    own.began({ sampleRate: SPEECH_RATE, getChannelData: () => samples });
    say(as);
  }

  return {
    /** What the microphone hears. @returns false while the page itself sounds */
    add(frame: Float32Array): boolean {
      own.hears(loudness(frame));
      if (state !== 'recording') return state === 'idle';
      const taken = frame.subarray(0, RECORDED_SAMPLES - filled);
      recorded.set(taken, filled);
      filled += taken.length;
      if (filled < RECORDED_SAMPLES) return true;
      const samples = recorded;
      recorded = new Float32Array(0);
      play(samples, 'playing');
      return true;
    },
    record() {
      recorded = new Float32Array(RECORDED_SAMPLES);
      filled = 0;
      say('recording');
    },
    sound: () => play(testSound(), 'sounding'),
    stop() {
      recorded = new Float32Array(0);
      if (source !== null) {
        source.onended = null;
        source.stop();
        own.ended();
        source = null;
      }
      state = 'idle';
    },
  };
}

export function testSound(): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(TONES_HZ.length * TONE_SAMPLES);
  for (const [tone, hz] of TONES_HZ.entries())
    for (let at = 0; at < TONE_SAMPLES; at += 1) {
      const fade = Math.min(1, at / FADE_SAMPLES, (TONE_SAMPLES - at) / FADE_SAMPLES);
      samples[tone * TONE_SAMPLES + at] = TONE_AMPLITUDE * fade * Math.sin((2 * Math.PI * hz * at) / SPEECH_RATE);
    }
  return samples;
}
