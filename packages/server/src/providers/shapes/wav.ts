import type { Sound } from './speech.ts';

const HEADER_BYTES = 44;
const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
const FULL_SCALE = 0x7fff;

/** The bytes are no WAV that is read here: 16-bit or 32-bit float samples, one or two channels. */
export class WavError extends Error {}

/** 16-bit, one channel. */
export function encodeWav({ samples, rate }: Sound): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, letters: string): void => bytes.set(new TextEncoder().encode(letters), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [index, sample] of samples.entries())
    view.setInt16(HEADER_BYTES + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE), true);
  return bytes;
}

/** What writes a stream cannot know its length, and says so or something near it. */
const LENGTH_UNKNOWN = 0x7fff_0000;

/**
 * Two channels become one. A length that the file does not have (as in a stream, where nobody knew it) means its end.
 *
 * @param isWhole a file that is shorter than it says is none, unless its length was not known
 * @throws {WavError} for anything else
 */
export function decodeWav(bytes: Uint8Array, { isWhole = false }: { isWhole?: boolean } = {}): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < HEADER_BYTES || text(0) !== 'RIFF' || text(8) !== 'WAVE') throw new WavError('is no WAV file');
  let format: { kind: number; channels: number; rate: number; bits: number } | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const from = at + 8;
    const said = view.getUint32(at + 4, true);
    const size = Math.min(said, bytes.length - from);
    if (isWhole && size < said && said < LENGTH_UNKNOWN) throw new WavError('is cut off');
    if (text(at) === 'fmt ' && size >= 16) {
      const kind = view.getUint16(from, true);
      format = {
        kind: kind === EXTENSIBLE && size >= 26 ? view.getUint16(from + 24, true) : kind,
        channels: view.getUint16(from + 2, true),
        rate: view.getUint32(from + 4, true),
        bits: view.getUint16(from + 14, true),
      };
    } else if (text(at) === 'data') {
      if (format === null) throw new WavError('has samples before it says of what kind');
      return samplesOf(view, from, size, format);
    }
    at = from + size + (size % 2);
  }
  throw new WavError('has no samples');
}

function samplesOf(
  view: DataView,
  from: number,
  size: number,
  { kind, channels, rate, bits }: { kind: number; channels: number; rate: number; bits: number },
): Sound {
  const is16 = kind === PCM && bits === 16;
  if (!is16 && !(kind === FLOAT && bits === 32)) throw new WavError('has neither 16-bit nor 32-bit float samples');
  if (channels < 1 || channels > 2 || rate < 8_000 || rate > 192_000)
    throw new WavError('has other channels than one or two, or a rate beyond 8 to 192 kHz');
  const width = bits / 8;
  const samples = new Float32Array(Math.floor(size / (width * channels)));
  for (let index = 0; index < samples.length; index++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      const at = from + (index * channels + channel) * width;
      const sample = is16 ? view.getInt16(at, true) / 0x8000 : view.getFloat32(at, true);
      sum += Number.isFinite(sample) ? sample : 0;
    }
    samples[index] = Math.max(-1, Math.min(1, sum / channels));
  }
  return { samples, rate };
}
