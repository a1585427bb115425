import { SPEECH_RATE } from '@colloquy/contract/room';
import { captureFaultOf } from '../recording/capture.ts';
import { FRAME_SAMPLES } from './frames.ts';
import workletUrl from './pcm-worklet.ts?worker&url';
import { createResampler } from './resampler.ts';
import { type OpensDevices, VOICE_CONSTRAINTS } from './shared-devices.ts';

/**
 * What the candidate is told of the microphone.
 *
 *   off ─open→ asking ─→ on ⇄ muted (by a call, by the system)
 *                └→ denied, denied-by-system, blocked, missing, busy, unsupported     on → unplugged, failed
 */
export type MicrophoneStatus =
  | 'off'
  | 'asking'
  | 'on'
  | 'denied'
  | 'denied-by-system'
  | 'blocked'
  | 'missing'
  | 'busy'
  | 'unsupported'
  | 'unplugged'
  | 'muted'
  | 'failed';

export type Microphone = ReturnType<typeof createMicrophone>;

/** Gives what is said as frames of 20 ms at 16 kHz. */
export function createMicrophone(options: {
  /** Asked again at each opening: some browsers show their devices late. */
  devices: () => OpensDevices | undefined;
  context: () => AudioContext | null;
  isBlocked: () => boolean;
  onFrame: (frame: Float32Array) => void;
  onChange: (status: MicrophoneStatus) => void;
}) {
  const { devices, context, isBlocked, onFrame, onChange } = options;
  let status: MicrophoneStatus = 'off';
  /** Grows with each request: what an older one still brings is put away. */
  let turn = 0;
  let end = () => {};

  function say(next: MicrophoneStatus) {
    if (next === status) return;
    status = next;
    onChange(next);
  }

  function close() {
    turn += 1;
    end();
    end = () => {};
  }

  async function open() {
    close();
    const mine = turn;
    const opens = devices();
    const audio = context();
    if (opens === undefined || audio === null || audio.audioWorklet === undefined) return say('unsupported');
    if (isBlocked()) return say('blocked');
    say('asking');
    let stream: MediaStream;
    try {
      stream = await opens.getUserMedia({ audio: VOICE_CONSTRAINTS });
    } catch (error) {
      if (mine === turn) say(captureFaultOf(error));
      return;
    }
    if (mine !== turn) return letGo(stream);
    try {
      await audio.audioWorklet.addModule(workletUrl);
    } catch {
      letGo(stream);
      if (mine === turn) say('failed');
      return;
    }
    if (mine !== turn) return letGo(stream);
    listen(audio, stream, mine);
  }

  function listen(audio: AudioContext, stream: MediaStream, mine: number) {
    const source = audio.createMediaStreamSource(stream);
    const node = new AudioWorkletNode(audio, 'pcm', { numberOfInputs: 1, numberOfOutputs: 1 });
    // Browsers run only what leads to the speaker; nothing of it is let out.
    const nothing = audio.createGain();
    nothing.gain.value = 0;
    const resample = createResampler(audio.sampleRate, SPEECH_RATE);
    let rest = new Float32Array(0);
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      if (mine !== turn) return;
      const samples = resample(data);
      const all = new Float32Array(rest.length + samples.length);
      all.set(rest);
      all.set(samples, rest.length);
      let at = 0;
      for (; at + FRAME_SAMPLES <= all.length; at += FRAME_SAMPLES) onFrame(all.slice(at, at + FRAME_SAMPLES));
      rest = all.slice(at);
    };
    source.connect(node);
    node.connect(nothing);
    nothing.connect(audio.destination);
    const [track] = stream.getAudioTracks();
    if (track !== undefined) {
      track.onended = () => {
        if (mine !== turn) return;
        close();
        say('unplugged');
      };
      track.onmute = () => mine === turn && say('muted');
      track.onunmute = () => mine === turn && say('on');
    }
    end = () => {
      node.port.onmessage = null;
      source.disconnect();
      node.disconnect();
      nothing.disconnect();
      if (track !== undefined) {
        track.onended = null;
        track.onmute = null;
        track.onunmute = null;
      }
      letGo(stream);
    };
    say(track?.muted === true ? 'muted' : 'on');
  }

  return {
    open,
    close() {
      close();
      say('off');
    },
    status: () => status,
  };
}

function letGo(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}
