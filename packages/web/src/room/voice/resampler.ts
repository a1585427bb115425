/** Taps of the filter on each side of a sample, at the lower rate. */
const SIDE = 12;

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
  let held = new Float32Array(side * 2);
  /** Place of the next sample to give, in `held` and what follows it. */
  let at = side;

  return (samples) => {
    const all = new Float32Array(held.length + samples.length);
    all.set(held);
    all.set(samples, held.length);
    const given: number[] = [];
    for (; at + side < all.length; at += step) given.push(sampleAt(all, at, side, cutoff));
    const keepFrom = Math.max(0, Math.floor(at) - side);
    held = all.slice(keepFrom);
    at -= keepFrom;
    return Float32Array.from(given);
  };
}

function sampleAt(all: Float32Array, at: number, side: number, cutoff: number): number {
  const middle = Math.floor(at);
  let sum = 0;
  for (let index = middle - side + 1; index <= middle + side; index += 1) {
    const distance = at - index;
    const x = Math.PI * distance * cutoff;
    const sinc = x === 0 ? 1 : Math.sin(x) / x;
    const hann = 0.5 + 0.5 * Math.cos((Math.PI * distance) / side);
    sum += (all[index] ?? 0) * sinc * hann;
  }
  return sum * cutoff;
}
