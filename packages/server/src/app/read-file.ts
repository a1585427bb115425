import { readFileSync } from 'node:fs';
import { CommandError } from './commands/command.ts';

/** What a command was given by its name. @throws {CommandError} naming the file and what is in the way */
export function readGiven(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new CommandError(
      `${file} cannot be read: ${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'}`,
    );
  }
}
