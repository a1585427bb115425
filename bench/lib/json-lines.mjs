import { readFileSync } from 'node:fs';

/**
 * The values of a file with one JSON text a line; blank lines are none.
 *
 * @param {string} file
 * @param {(value: any, where: string) => unknown} [read] what is made of each; `where` is its place, `FILE:LINE`
 * @param {{ isGrowing?: boolean }} [options] `isGrowing`: a last line without an end is of a run that was ended, and none
 * @throws {Error} naming the line that is no JSON
 */
export function readJsonLines(file, read = (value) => value, { isGrowing = false } = {}) {
  const lines = readFileSync(file, 'utf8').split('\n');
  if (isGrowing) lines.pop();
  return lines.flatMap((line, at) => {
    const where = `${file}:${at + 1}`;
    return line.trim() === '' ? [] : [read(parsed(line, where), where)];
  });
}

function parsed(line, where) {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${where}: ${error.message}`, { cause: error });
  }
}
