/** Streams of a compound file (OLE2), found by name in any storage. */
export type CompoundFile = { names: string[]; stream(name: string): Uint8Array | null };

const END = 0xfffffffe;

/** Opens a compound file; null when its tables do not hold together. Chains that loop or run out of the file end early. */
export function openCompoundFile(bytes: Uint8Array): CompoundFile | null {
  if (bytes.length < 1536) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorSize = 1 << view.getUint16(30, true);
  const miniSize = 1 << view.getUint16(32, true);
  if (sectorSize < 512 || sectorSize > 4096 || miniSize !== 64) return null;
  const sectorAt = (sector: number): number => (sector + 1) * sectorSize;
  const count = Math.floor(bytes.length / sectorSize);

  const fatSectors: number[] = [];
  for (let i = 0; i < 109; i += 1) {
    const sector = view.getUint32(76 + i * 4, true);
    if (sector < count) fatSectors.push(sector);
  }
  let next = view.getUint32(68, true);
  for (let guard = 0; next < count && guard < 4096; guard += 1) {
    const at = sectorAt(next);
    if (at + sectorSize > bytes.length) break;
    for (let i = 0; i < sectorSize / 4 - 1; i += 1) {
      const sector = view.getUint32(at + i * 4, true);
      if (sector < count) fatSectors.push(sector);
    }
    next = view.getUint32(at + sectorSize - 4, true);
  }
  const fat: number[] = [];
  for (const sector of fatSectors) {
    const at = sectorAt(sector);
    if (at + sectorSize > bytes.length) return null;
    for (let i = 0; i < sectorSize / 4; i += 1) fat.push(view.getUint32(at + i * 4, true));
  }

  const chain = (start: number, size: number): Uint8Array => {
    const parts: Uint8Array[] = [];
    let sector = start;
    let length = 0;
    for (let guard = 0; sector < count && length < size && guard <= count; guard += 1) {
      const part = bytes.subarray(sectorAt(sector), Math.min(sectorAt(sector) + sectorSize, bytes.length));
      parts.push(part);
      length += part.length;
      sector = fat[sector] ?? END;
    }
    return join(parts, Math.min(length, size));
  };

  const directory = chain(view.getUint32(48, true), bytes.length);
  const entries = readEntries(directory);
  const root = entries.find((entry) => entry.type === 5);
  if (root === undefined) return null;
  const miniFatBytes = chain(view.getUint32(60, true), bytes.length);
  const miniFat = new DataView(miniFatBytes.buffer, miniFatBytes.byteOffset, miniFatBytes.byteLength);
  let miniStream: Uint8Array | null = null;

  return {
    names: entries.map((entry) => entry.name),
    stream(name) {
      const entry = entries.find((candidate) => candidate.type === 2 && candidate.name === name);
      if (entry === undefined) return null;
      if (entry.size >= 4096) return chain(entry.start, entry.size);
      miniStream ??= chain(root.start, root.size);
      const parts: Uint8Array[] = [];
      let sector = entry.start;
      let length = 0;
      while (sector < END && length < entry.size && parts.length < 64) {
        const part = miniStream.subarray(sector * 64, sector * 64 + 64);
        if (part.length === 0) break;
        parts.push(part);
        length += part.length;
        sector = sector * 4 + 4 <= miniFat.byteLength ? miniFat.getUint32(sector * 4, true) : END;
      }
      return join(parts, Math.min(length, entry.size));
    },
  };
}

function readEntries(directory: Uint8Array): { name: string; type: number; start: number; size: number }[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: { name: string; type: number; start: number; size: number }[] = [];
  const utf16 = new TextDecoder('utf-16le');
  for (let at = 0; at + 128 <= directory.length && entries.length < 4096; at += 128) {
    const type = view.getUint8(at + 66);
    if (type === 0) continue;
    const length = Math.max(0, Math.min(view.getUint16(at + 64, true) - 2, 62));
    entries.push({
      name: utf16.decode(directory.subarray(at, at + length)),
      type,
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

function join(parts: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    const room = size - at;
    if (room <= 0) break;
    whole.set(part.length > room ? part.subarray(0, room) : part, at);
    at += part.length;
  }
  return whole;
}
