import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  name: string;
  content: Uint8Array;
  method?: 0 | 8;
  flags?: number;
  /** What the headers claim instead of the truth. */
  statedSize?: number;
  statedCrc?: number;
  statedMethod?: number;
  /** Bytes to store instead of the packed content. */
  packed?: Uint8Array;
};

/** Writes an archive, honest or not, byte by byte. For tests. */
export function makeZip(parts: readonly ZipPart[], options: { comment?: string } = {}): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const method = part.method ?? 8;
    const packed = Buffer.from(part.packed ?? (method === 8 ? deflateRawSync(part.content) : part.content));
    const name = Buffer.from(part.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((part.flags ?? 0) | 0x800, 2);
    common.writeUInt16LE(part.statedMethod ?? method, 4);
    common.writeUInt32LE(part.statedCrc ?? crc32(part.content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(part.statedSize ?? part.content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, name]));
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const comment = Buffer.from(options.comment ?? '');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, list, end, comment]);
}

/** Overwrites one field of an archive's directory (without a comment). */
export function patchZip(
  zip: Uint8Array,
  field: 'directoryOffset' | 'entryCount' | 'headerOffset',
  value: number,
): Uint8Array {
  const patched = Buffer.from(Uint8Array.from(zip));
  const end = patched.length - 22;
  if (field === 'directoryOffset') patched.writeUInt32LE(value, end + 16);
  if (field === 'entryCount') patched.writeUInt16LE(value, end + 10);
  if (field === 'headerOffset') patched.writeUInt32LE(value, patched.readUInt32LE(end + 16) + 42);
  return patched;
}
