import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import type { BlueprintProblem } from '@colloquy/content/check-blueprint';
import { jsonErrorLine } from '../../../platform/json-error.ts';

/** Far more than a file with all its languages takes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** What a JSON file holds; `content` is undefined where it cannot be read at all. */
export type JsonFile = { content: unknown; problems: BlueprintProblem[] };

/** Reads a file of JSON in UTF-8, with or without a byte order mark, and says what a parser would pass over. */
export function readJsonFile(file: string): JsonFile {
  const unreadable = (rule: string): JsonFile => ({ content: undefined, problems: [{ path: '', rule }] });
  let bytes: Buffer;
  try {
    const stats = statSync(file);
    if (!stats.isFile()) return unreadable('is not a file');
    if (stats.size > MAX_BYTES) return unreadable(`is larger than ${MAX_BYTES} bytes`);
    bytes = readFileSync(file);
  } catch (error) {
    const rule = fileFault(error);
    if (rule === null) throw error;
    return unreadable(rule);
  }
  if (!isUtf8(bytes)) return unreadable(`is not UTF-8 (line ${firstBrokenLine(bytes)})`);
  const text = new TextDecoder().decode(bytes);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The parser's own message quotes the file.
    return unreadable(text.trim() === '' ? 'is empty' : `is not JSON (line ${jsonErrorLine(text)})`);
  }
  return { content, problems: lostKeys(text) };
}

/** What the file system says against a path, in words; null for an error of another kind. */
export function fileFault(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  return error.code === 'ENOENT' || error.code === 'ENOTDIR' ? 'does not exist' : `cannot be read: ${error.code}`;
}

function firstBrokenLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end === -1 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(start, stop))) return line;
    start = stop + 1;
  }
  return line;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * Keys that reading drops in silence: one that stands twice in an object, and `__proto__`.
 *
 * @param text JSON that a parser has taken
 */
function lostKeys(text: string): BlueprintProblem[] {
  const problems: BlueprintProblem[] = [];
  // An object's frame has the keys seen, an array's the index; `at` is the step of the path that is read now.
  const frames: { keys: Set<string> | null; at: string | number }[] = [];
  let previous = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const frame = frames.at(-1);
    if (token === '{' || token === '[')
      frames.push(token === '{' ? { keys: new Set(), at: '' } : { keys: null, at: 0 });
    else if (token === '}' || token === ']') frames.pop();
    else if (token === ',' && typeof frame?.at === 'number') frame.at += 1;
    else if (token.startsWith('"') && frame?.keys && (previous === '{' || previous === ',')) {
      const key = JSON.parse(token) as string;
      frame.at = key;
      const path = frames.map(({ at }) => at).join('.');
      if (frame.keys.has(key)) problems.push({ path, rule: 'stands twice' });
      if (key === '__proto__') problems.push({ path, rule: 'is a name that cannot be used' });
      frame.keys.add(key);
    }
    previous = token;
  }
  return problems;
}
