import { AppError } from '../../platform/errors.ts';
import type { Context } from '../context.ts';

/** Where a command writes: the terminal, or the control socket's client. */
export interface Output {
  line(text: string): void;
  problem(text: string): void;
}

/** A command of the `colloquy` binary that works on the running system. */
export type Command = {
  name: string;
  summary: string;
  usage: string;
  options: Record<string, { type: 'string' | 'boolean'; description: string; required?: boolean; multiple?: boolean }>;
  /** Names of positional arguments; the last may repeat with `…`. */
  positionals: string[];
  /** Judges options that depend on each other before anything is opened. @throws {UsageError} */
  check?(input: CommandInput): void;
  /** It ends cleanly on `signal`: Ctrl-C asks it to, and a second one ends the process. */
  stops?: true;
  /** It needs the system to itself: refused while a server holds the database. */
  alone?: true;
  /** What it prints is of use only while a server runs: refused without one. */
  served?: true;
  run(context: Context, input: CommandInput, output: Output, signal?: AbortSignal): Promise<number>;
};

export type CommandInput = { values: Record<string, string | boolean | string[] | undefined>; positionals: string[] };

/** The thing asked failed: exit status 1, the message is for the operator. */
export class CommandError extends Error {}

/** Does the work; what the application refuses is said to the operator in its own words. @throws {CommandError} */
export async function asCommandError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw new CommandError(error.message);
    throw error;
  }
}

/** Wrong usage: exit status 2. */
export class UsageError extends Error {}

export function text(input: CommandInput, name: string): string | undefined {
  const value = input.values[name];
  return typeof value === 'string' ? value : undefined;
}

export function required(input: CommandInput, name: string): string {
  const value = text(input, name);
  if (value === undefined) throw new UsageError(`--${name} is required`);
  return value;
}
