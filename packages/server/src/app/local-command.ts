import type { Output } from './commands/index.ts';

/** A command that needs neither database nor server. */
export type LocalCommand = {
  name: string;
  summary: string;
  usage: string;
  run(args: string[], output: Output): Promise<number>;
};
