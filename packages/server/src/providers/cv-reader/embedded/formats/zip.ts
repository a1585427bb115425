import { Inflate } from 'fflate';
import { failure, LIMITS, type RawFailure } from '../text/raw-document.ts';

type Entry = { name: string; method: number; size: number; packed: number; at: number; encrypted: boolean };

/** A ZIP file whose entries are inflated one by one under a running count of bytes. Names are never used as paths. */
export type Zip = {
  names: string[];
  read(name: string): Uint8Array | RawFailure | null;
};

const bomb = (): RawFailure => failure('too-large', 'the file unpacks to far more than a CV holds and was refused');
const damaged = (): RawFailure => failure('damaged', 'the file is damaged or cut off: its parts cannot be unpacked');

/** Opens the central directory; nothing is inflated yet. */
export function openZip(bytes: Uint8Array): Zip | RawFailure {
  const entries = readDirectory(bytes);
  if (!Array.isArray(entries)) return entries;
  if (entries.length > LIMITS.zipEntries) return failure('too-large', 'the file holds too many parts and was refused');
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  let total = 0;
  return {
    names: entries.map((entry) => entry.name),
    read(name) {
      const entry = byName.get(name);
      if (entry === undefined) return null;
      if (entry.encrypted)
        return failure('encrypted', 'the file is encrypted: save it without a password and send it again');
      const room = Math.min(LIMITS.zipEntryBytes, LIMITS.zipTotalBytes - total);
      const content = inflateEntry(bytes, entry, room);
      if (content instanceof Uint8Array) total += content.length;
      return content;
    },
  };
}

function readDirectory(bytes: Uint8Array): Entry[] | RawFailure {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = -1;
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 65_535); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) {
      end = at;
      break;
    }
  }
  if (end < 0) return damaged();
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  const utf8 = new TextDecoder();
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return damaged();
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: utf8.decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (entries.length > LIMITS.zipEntries) break;
  }
  return entries;
}

function inflateEntry(bytes: Uint8Array, entry: Entry, room: number): Uint8Array | RawFailure {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.at + 30 > bytes.length || view.getUint32(entry.at, true) !== 0x04034b50) return damaged();
  const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  if (start + entry.packed > bytes.length) return damaged();
  const packed = bytes.subarray(start, start + entry.packed);
  if (entry.method === 0) return packed.length > room ? bomb() : packed;
  if (entry.method !== 8) return damaged();
  if (entry.size > room) return bomb();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let over = false;
  let finished = false;
  const inflate = new Inflate((chunk, final) => {
    length += chunk.length;
    // The count is what was really inflated; the sizes in the headers are only claims.
    if (length > room || (length > 1_000_000 && length > entry.packed * LIMITS.zipRatio)) over = true;
    else chunks.push(chunk);
    finished = final;
  });
  try {
    for (let at = 0; at < packed.length && !over; at += 4096) {
      inflate.push(packed.subarray(at, at + 4096), at + 4096 >= packed.length);
    }
  } catch {
    // The library throws for a broken stream only: the file is damaged.
    return damaged();
  }
  if (over) return bomb();
  if (!finished) return damaged();
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
