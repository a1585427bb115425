/** Taps of the filter on each side of a sample, at the lower rate. */
const SIDE = 12;
/** Places between two samples that taps are made for: exact for 44.1 and 48 kHz. */
const PHASES = 160;

export type Resampler = (samples: Float32Array) => Float32Array;

/**
 * Brings sound to another rate, piece by piece: a low pass (a sinc in a Hann window, so that nothing above the new
 * rate's half is folded down) read at the new places. The pieces join without a seam; the sound is late by its side.
 */
export function createResampler(from: number, to: number): Resampler {
  if (from === to) return (samples) => samples;
  const step = from / to;
  const cutoff = Math.min(1, to / from);
  const side = Math.ceil(SIDE / cutoff);
  const taps = Array.from({ length: PHASES + 1 }, (_, phase) => tapsAt(phase / PHASES, side, cutoff));
  let held = new Float32Array(side * 2);
  /** Place of the next sample to give, in `held` and what follows it. */
  let at = side;

  return (samples) => {
    const all = new Float32Array(held.length + samples.length);
    all.set(held);
    all.set(samples, held.length);
    const given = new Float32Array(Math.max(0, Math.ceil((all.length - side - at) / step)));
    let length = 0;
    for (; at + side < all.length; at += step) {
      const middle = Math.floor(at);
      const own = taps[Math.round((at - middle) * PHASES)] as Float32Array;
      const first = middle - side + 1;
      let sum = 0;
      for (let index = 0; index < own.length; index += 1)
        sum += (all[first + index] as number) * (own[index] as number);
      given[length] = sum;
      length += 1;
    }
    const keepFrom = Math.max(0, Math.floor(at) - side);
    held = all.slice(keepFrom);
    at -= keepFrom;
    return given.subarray(0, length);
  };
}

function tapsAt(fraction: number, side: number, cutoff: number): Float32Array {
  return Float32Array.from({ length: side * 2 }, (_, index) => {
    const distance = fraction - (index - side + 1);
    const x = Math.PI * distance * cutoff;
    const sinc = x === 0 ? 1 : Math.sin(x) / x;
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / side)) * cutoff;
  });
}
