import { existsSync } from 'node:fs';
import { importProfiles } from '../../features/profiles/index.ts';
import { createProfileImporter } from '../../providers/profile-source/create.ts';
import { type Command, CommandError, required } from './command.ts';

function importCommand(kind: 'json-resume' | 'network-export', what: string): Command {
  return {
    name: `import ${kind}`,
    summary: `Import people from ${what}; safe to repeat`,
    usage: `colloquy import ${kind} --organization NAME FILE…`,
    options: {
      organization: { type: 'string', description: 'Organization that the profiles belong to', required: true },
    },
    positionals: ['FILE…'],
    async run({ db, ids, clock }, input, output) {
      const organizationId = required(input, 'organization');
      const importer = await createProfileImporter();
      let refused = 0;
      for (const path of input.positionals) {
        if (!existsSync(path)) throw new CommandError(`${path} does not exist`);
        const summary = await importProfiles(
          { db, ids, clock, importer },
          { organizationId, path, kind },
          (done) => output.problem(`${done} read …`),
          new AbortController().signal,
        );
        for (const { file, line, reason } of summary.skipped)
          output.problem(`${file}${line === null ? '' : `:${line}`}: ${reason}`);
        refused += summary.skipped.length;
        output.line(
          `${path}: ${summary.created} created, ${summary.updated} updated, ${summary.unchanged} unchanged, ${summary.skipped.length} skipped`,
        );
      }
      return refused > 0 ? 1 : 0;
    },
  };
}

export const importJsonResume = importCommand('json-resume', 'JSON Resume files (.json, .jsonl) or folders of them');
export const importNetworkExport = importCommand('network-export', "a member's own data export (.zip)");
