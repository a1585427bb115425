import { readFileSync } from 'node:fs';

/** What `colloquy --help` prints. Kept as text so that it is there at once; a test compares it with the commands. */
export const OVERVIEW = readFileSync(new URL('overview.txt', import.meta.url), 'utf8');

/** The overview as the commands say it. */
export function makeOverview(commands: readonly { name: string; summary: string }[]): string {
  const rows = [{ name: 'start', summary: 'Run Colloquy' }, ...commands];
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  const lines = rows.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  return `colloquy COMMAND [OPTIONS]\n\n${lines.join('\n')}\n\ncolloquy COMMAND --help tells more.\n`;
}
