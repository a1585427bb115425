/** Runs next to the page, where sound comes in: hands the samples of the first channel on, some at a time. */

/* What an audio worklet has and no other script does. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** 43 ms at 48 kHz. */
const SAMPLES = 2_048;

class Pcm extends AudioWorkletProcessor {
  #samples = new Float32Array(SAMPLES);
  #length = 0;

  process(inputs: Float32Array[][]): boolean {
    const channel = inputs[0]?.[0];
    if (channel === undefined) return true;
    for (const sample of channel) {
      this.#samples[this.#length] = sample;
      this.#length += 1;
      if (this.#length === SAMPLES) {
        this.port.postMessage(this.#samples, [this.#samples.buffer]);
        this.#samples = new Float32Array(SAMPLES);
        this.#length = 0;
      }
    }
    return true;
  }
}

registerProcessor('pcm', Pcm);
