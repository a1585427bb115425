import { Buffer } from 'node:buffer';

/**
 * The messages of PostgreSQL's protocol (chapter 55.7 of its documentation, version 3) that every statement sends and
 * receives. The engine's own package reads and writes all of them, each value through a buffer of its own: where a turn of
 * a conversation runs a dozen statements, that took a sixth of its time.
 */

const NO_VALUE = -1;
const ROW = 0x44;
/** Kinds of messages that tell nothing of rows: 1 parsed, 2 bound, C done, Z ready, n no rows, S setting, t parameters. */
const SILENT = new Set([0x31, 0x32, 0x43, 0x5a, 0x6e, 0x53, 0x74]);

/** Runs what was bound, and lets nothing wait. */
export const EXECUTE = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
export const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);

/** @param values as texts */
export function bind(statement: string, values: readonly (string | null)[]): Buffer {
  const sizes = values.map((value) => (value === null ? 0 : Buffer.byteLength(value)));
  const named = Buffer.byteLength(statement);
  const length = 4 + 1 + named + 1 + 2 + 2 + sizes.reduce((sum, size) => sum + 4 + size, 0) + 2;
  const message = Buffer.allocUnsafe(1 + length);
  message[0] = 0x42;
  let at = message.writeInt32BE(length, 1);
  message[at++] = 0;
  at += message.write(statement, at);
  message[at++] = 0;
  // All of them as texts.
  at = message.writeInt16BE(0, at);
  at = message.writeUInt16BE(values.length, at);
  values.forEach((value, index) => {
    at = message.writeInt32BE(value === null ? NO_VALUE : (sizes[index] as number), at);
    if (value !== null) at += message.write(value, at);
  });
  message.writeInt16BE(0, at);
  return message;
}

/** One message after the other in `bytes`: values of rows, and whatever else is not silent, whole. */
export function readReply(
  bytes: Uint8Array,
  onRow: (values: (string | null)[]) => void,
  onOther: (message: Uint8Array) => void,
): void {
  const reply = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < reply.length; ) {
    const kind = reply[at];
    const end = at + 1 + reply.readInt32BE(at + 1);
    if (kind === ROW) onRow(valuesOf(reply, at + 5));
    else if (kind !== undefined && !SILENT.has(kind)) onOther(reply.subarray(at, end));
    at = end;
  }
}

function valuesOf(reply: Buffer, from: number): (string | null)[] {
  const count = reply.readInt16BE(from);
  const values = new Array<string | null>(count);
  let at = from + 2;
  for (let index = 0; index < count; index++) {
    const size = reply.readInt32BE(at);
    at += 4;
    if (size === NO_VALUE) values[index] = null;
    else {
      values[index] = reply.toString('utf8', at, at + size);
      at += size;
    }
  }
  return values;
}
