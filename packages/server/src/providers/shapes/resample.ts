import type { Sound } from './speech.ts';

/** Zero crossings on each side of the filter. */
const REACH = 16;

/** The same sound at another rate: a windowed sinc, which keeps out what the new rate cannot hold. */
export function resample({ samples, rate }: Sound, to: number): Sound {
  if (rate === to) return { samples, rate };
  const result = new Float32Array(Math.floor((samples.length * to) / rate));
  const cutoff = Math.min(1, to / rate);
  const reach = REACH / cutoff;
  for (let index = 0; index < result.length; index++) {
    const centre = (index * rate) / to;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let at = first; at <= last; at++) sum += (samples[at] ?? 0) * filter(centre - at, cutoff, reach);
    result[index] = sum;
  }
  return { samples: result, rate: to };
}

function filter(distance: number, cutoff: number, reach: number): number {
  const x = Math.PI * distance * cutoff;
  const sinc = x === 0 ? 1 : Math.sin(x) / x;
  const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach);
  return cutoff * sinc * window;
}
