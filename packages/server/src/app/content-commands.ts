import { UsageError } from './commands/index.ts';
import type { LocalCommand } from './local-command.ts';
import { readOwnContentFolder } from './own-content.ts';

export const contentCheck: LocalCommand = {
  name: 'content check',
  summary: 'Check a folder of your own content and say what is wrong where',
  usage: 'colloquy content check FOLDER',
  async run(args, output) {
    const [folder] = args;
    if (folder === undefined || args.length > 1 || folder.startsWith('-')) throw new UsageError('one FOLDER');
    const { entries, problems } = await readOwnContentFolder(folder);
    if (problems.length > 0) {
      for (const problem of problems) output.line(problem);
      return 1;
    }
    output.line(`${folder}: ${entries.join(', ')}`);
    return 0;
  },
};
