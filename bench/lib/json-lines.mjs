import { readFileSync } from 'node:fs';

/** The values of a file with one JSON text a line; blank lines are none. */
export function readJsonLines(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}
