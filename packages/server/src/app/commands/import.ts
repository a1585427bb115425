import { existsSync } from 'node:fs';
import { type ImportRemark, importProfiles } from '../../features/profiles/index.ts';
import { createProfileImporter } from '../../providers/profile-source/create.ts';
import type { ImportKind } from '../../providers/profile-source/port.ts';
import { type Command, CommandError, required } from './command.ts';

/** A file of something else must not fill the terminal. */
const MAX_REMARKS = 1_000;
/** Of one remark about one file. */
const MAX_ALIKE = 5;

function importCommand(kind: ImportKind, what: string): Command {
  return {
    name: `import ${kind}`,
    summary: `Import people from ${what}; safe to stop and to repeat`,
    usage: `colloquy import ${kind} --organization NAME FILE…`,
    options: {
      organization: { type: 'string', description: 'Organization that the profiles belong to', required: true },
    },
    positionals: ['FILE…'],
    stops: true,
    async run({ db, ids, clock, erased }, input, output, signal = new AbortController().signal) {
      const organizationId = required(input, 'organization');
      const importer = await createProfileImporter(clock);
      let refused = 0;
      for (const path of input.positionals) {
        if (!existsSync(path)) throw new CommandError(`${path} does not exist`);
        let remarks = 0;
        const reported = new Map<string, number>();
        const report = (remark: ImportRemark, prefix: string): void => {
          const { file, line, text } = remark;
          // A file of another kind says the same of each of its records.
          const what = `${file}: ${prefix}${text}`;
          const count = (reported.get(what) ?? 0) + 1;
          reported.set(what, count);
          if (count > MAX_ALIKE || ++remarks > MAX_REMARKS) return;
          output.problem(`${file}${line === null ? '' : `:${line}`}: ${prefix}${text}`);
        };
        const summary = await importProfiles(
          { db, ids, clock, erased, importer },
          { organizationId, path, kind },
          {
            done: (count) => output.problem(`${count} read …`),
            skipped: (remark) => report(remark, ''),
            noted: (remark) => report(remark, 'note: '),
          },
          signal,
        );
        for (const [what, count] of reported)
          if (count > MAX_ALIKE) output.problem(`${what} (${count - MAX_ALIKE} times more)`);
        if (remarks > MAX_REMARKS) output.problem(`… and ${remarks - MAX_REMARKS} more remarks`);
        refused += summary.skipped;
        const { created, updated, unchanged, skipped } = summary;
        output.line(`${path}: ${created} created, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped`);
        if (summary.stopped) {
          output.problem('stopped before the end: what came in stays; repeat the command to go on');
          return 1;
        }
      }
      return refused > 0 ? 1 : 0;
    },
  };
}

export const importJsonResume = importCommand('json-resume', 'JSON Resume files (.json, .jsonl) or folders of them');
export const importNetworkExport = importCommand('network-export', "a member's own data export (.zip)");
