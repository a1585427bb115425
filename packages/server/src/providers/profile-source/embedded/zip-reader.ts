import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { ByteSource } from './byte-source.ts';
import { decodeName } from './zip-name.ts';

const inflate = promisify(inflateRaw);

const END_SIGNATURE = 0x06054b50;
const END64_LOCATOR_SIGNATURE = 0x07064b50;
const END64_SIGNATURE = 0x06064b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const STORED = 0;
const DEFLATED = 8;

export type ZipLimits = {
  maxEntries: number;
  maxDirectoryBytes: number;
  /** Of one entry that is read, unpacked. */
  maxEntryBytes: number;
  /** An entry above `bombBytes` unpacked that packs better than this is a bomb; real texts stay below 50. */
  maxRatio: number;
  bombBytes: number;
};

export const ZIP_LIMITS: ZipLimits = {
  maxEntries: 20_000,
  maxDirectoryBytes: 16 * 1024 * 1024,
  maxEntryBytes: 16 * 1024 * 1024,
  maxRatio: 150,
  bombBytes: 8 * 1024 * 1024,
};

export type ZipEntry = {
  /** Forward slashes, no leading slash, no `..`. */
  name: string;
  /** As the directory states it; checked when the entry is read. */
  sizeBytes: number;
  readonly at: ZipEntryPlace;
};

type ZipEntryPlace = { headerOffset: number; packedBytes: number; method: number; encrypted: boolean; crc: number };

export type ZipDirectory = { ok: true; entries: ZipEntry[] } | { ok: false; reason: string };
export type ZipContent = { ok: true; bytes: Uint8Array } | { ok: false; reason: string };

/** A name inside an archive, safe to show: last part, printable, short. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).findLast((part) => part !== '') ?? name;
  const printable = last.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return printable.length > 60 ? `${printable.slice(0, 57)}...` : printable;
}

type DirectoryPlace = { offset: number; length: number; count: number };

async function findDirectory(source: ByteSource): Promise<DirectoryPlace | string> {
  if (source.size < END_BYTES) return 'not a ZIP archive';
  const tailLength = Math.min(source.size, END_BYTES + MAX_COMMENT_BYTES);
  const tailOffset = source.size - tailLength;
  const tail = Buffer.from(await source.read(tailOffset, tailLength));
  let end = -1;
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END_SIGNATURE && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length) {
      end = at;
      break;
    }
  }
  if (end < 0) return 'not a ZIP archive, or it is cut off';
  if (tail.readUInt16LE(end + 4) !== 0 || tail.readUInt16LE(end + 6) !== 0) return 'an archive in several parts';
  const place = {
    count: tail.readUInt16LE(end + 10),
    length: tail.readUInt32LE(end + 12),
    offset: tail.readUInt32LE(end + 16),
  };
  if (place.count !== 0xffff && place.length !== 0xffffffff && place.offset !== 0xffffffff) return place;

  const locator = end - 20;
  if (locator < 0 || tail.readUInt32LE(locator) !== END64_LOCATOR_SIGNATURE) return place;
  const end64Offset = Number(tail.readBigUInt64LE(locator + 8));
  if (end64Offset + 56 > source.size) return 'the archive is damaged: its directory lies outside the file';
  const end64 = Buffer.from(await source.read(end64Offset, 56));
  if (end64.readUInt32LE(0) !== END64_SIGNATURE) return 'the archive is damaged: its directory is missing';
  return {
    count: Number(end64.readBigUInt64LE(32)),
    length: Number(end64.readBigUInt64LE(40)),
    offset: Number(end64.readBigUInt64LE(48)),
  };
}

/** Fills sizes that are in the ZIP64 extra field because they are all ones in the entry. */
function readZip64(extra: Buffer, sizes: { unpacked: number; packed: number; offset: number }): void {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2);
    const from = at + 4;
    if (extra.readUInt16LE(at) === 1) {
      let next = from;
      const take = (value: number): number => {
        if (value !== 0xffffffff || next + 8 > Math.min(from + length, extra.length)) return value;
        next += 8;
        return Number(extra.readBigUInt64LE(next - 8));
      };
      sizes.unpacked = take(sizes.unpacked);
      sizes.packed = take(sizes.packed);
      sizes.offset = take(sizes.offset);
      return;
    }
    at = from + length;
  }
}

/** The name in plain form, or what makes it dangerous. */
function checkName(raw: string): { name: string } | { reason: string } {
  if (raw === '' || /\p{Cc}/u.test(raw)) return { reason: 'a file name with control characters' };
  const name = raw.replaceAll('\\', '/');
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name)) {
    return { reason: `a file name that is an absolute path (${shownName(name)})` };
  }
  if (name.split('/').includes('..')) {
    return { reason: `a file name that leads out of the archive (${shownName(name)})` };
  }
  return { name };
}

/**
 * Lists an archive without unpacking anything. Refuses the whole of it for names that lead out of it, for two entries
 * of one name, for impossible places and for entries that unpack to absurd sizes.
 */
export async function readZipDirectory(source: ByteSource, limits: ZipLimits = ZIP_LIMITS): Promise<ZipDirectory> {
  const place = await findDirectory(source);
  if (typeof place === 'string') return { ok: false, reason: place };
  if (place.count > limits.maxEntries) return { ok: false, reason: `more than ${limits.maxEntries} files` };
  if (place.length > limits.maxDirectoryBytes) return { ok: false, reason: 'an archive directory of absurd size' };
  if (place.offset + place.length > source.size) {
    return { ok: false, reason: 'the archive is damaged: its directory lies outside the file' };
  }
  const directory = Buffer.from(await source.read(place.offset, place.length));
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let at = 0;
  for (let index = 0; index < place.count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== CENTRAL_SIGNATURE) {
      return { ok: false, reason: 'the archive is damaged: its directory is cut off' };
    }
    const flags = directory.readUInt16LE(at + 8);
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    const next = at + 46 + nameLength + extraLength + directory.readUInt16LE(at + 32);
    if (next > directory.length) return { ok: false, reason: 'the archive is damaged: its directory is cut off' };
    const checked = checkName(decodeName(directory.subarray(at + 46, at + 46 + nameLength), (flags & 0x800) !== 0));
    if ('reason' in checked) return { ok: false, reason: checked.reason };
    const { name } = checked;
    if (names.has(name)) return { ok: false, reason: `two files of one name (${shownName(name)})` };
    names.add(name);

    const sizes = {
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    };
    readZip64(directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength), sizes);
    if (sizes.offset + 30 + sizes.packed > place.offset) {
      return { ok: false, reason: `the archive is damaged: ${shownName(name)} lies outside it` };
    }
    if (sizes.unpacked > limits.bombBytes && sizes.unpacked > sizes.packed * limits.maxRatio) {
      const megabytes = Math.round(sizes.unpacked / 1024 / 1024);
      return { ok: false, reason: `${shownName(name)} unpacks to ${megabytes} MiB: a decompression bomb` };
    }
    if (!name.endsWith('/')) {
      entries.push({
        name,
        sizeBytes: sizes.unpacked,
        at: {
          headerOffset: sizes.offset,
          packedBytes: sizes.packed,
          method: directory.readUInt16LE(at + 10),
          encrypted: (flags & 1) !== 0,
          crc: directory.readUInt32LE(at + 16),
        },
      });
    }
    at = next;
  }
  return { ok: true, entries };
}

/** Unpacks one entry, never holding more than the limit whatever the directory claims, and checks its checksum. */
export async function readZipEntry(
  source: ByteSource,
  entry: ZipEntry,
  limits: ZipLimits = ZIP_LIMITS,
): Promise<ZipContent> {
  const shown = shownName(entry.name);
  const { headerOffset, packedBytes, method, encrypted, crc } = entry.at;
  const tooLarge = `${shown} is larger than ${Math.round(limits.maxEntryBytes / 1024 / 1024)} MiB`;
  if (encrypted) return { ok: false, reason: `${shown} is protected by a password` };
  if (method !== STORED && method !== DEFLATED) {
    return { ok: false, reason: `${shown} is packed by a method that is not supported (${method})` };
  }
  if (entry.sizeBytes > limits.maxEntryBytes || packedBytes > limits.maxEntryBytes) {
    return { ok: false, reason: tooLarge };
  }
  const header = Buffer.from(await source.read(headerOffset, 30));
  if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) {
    return { ok: false, reason: `the archive is damaged: ${shown} has no header` };
  }
  const dataOffset = headerOffset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (dataOffset + packedBytes > source.size) {
    return { ok: false, reason: `the archive is damaged: ${shown} lies outside it` };
  }
  const packed = await source.read(dataOffset, packedBytes);
  let bytes: Uint8Array = packed;
  if (method === DEFLATED) {
    try {
      bytes = await inflate(packed, { maxOutputLength: limits.maxEntryBytes });
    } catch (thrown) {
      const isTooLarge = thrown instanceof RangeError;
      return { ok: false, reason: isTooLarge ? tooLarge : `the archive is damaged: ${shown} cannot be unpacked` };
    }
  }
  if (bytes.length !== entry.sizeBytes || crc32(bytes) !== crc) {
    return { ok: false, reason: `the archive is damaged: ${shown} is not what its checksum says` };
  }
  return { ok: true, bytes };
}
