import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { note } from '../../features/audit/index.ts';
import { exportPerson, personArchive } from '../../features/data-rights/index.ts';
import { type Command, CommandError, told } from './command.ts';
import { PERSON_OPTIONS, refOf } from './person-ref.ts';

export const exportCommand: Command = {
  name: 'export',
  summary: 'Write everything held about one person into a ZIP: tables, and the files of recordings and CVs',
  usage:
    'colloquy export --organization NAME --user NAME (--email ADDRESS | --interview ID) FILE\ncolloquy export --organization NAME [--user NAME] --username NAME FILE',
  options: PERSON_OPTIONS,
  positionals: ['FILE'],
  check: (input) => void refOf(input),
  async run({ db, dataRights, blobs, ids }, input, output) {
    const ref = refOf(input);
    const { organizationId, userId } = ref;
    const tables = await told(() => exportPerson(db, ref, dataRights));
    await db.transaction((tx) => note(tx, { ids }, { organizationId, personId: null, action: 'person.exported' }));
    const path = resolve(input.positionals[0] ?? '');
    const archive = personArchive(blobs, [{ user: userId ?? '', tables }]);
    try {
      await pipeline(Readable.from(archive), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
      throw new CommandError(code === 'EEXIST' ? `FILE ${path} exists` : `FILE ${path} cannot be written: ${code}`);
    }
    output.line(`written to ${path}; whoever holds it holds the person's data`);
    return 0;
  },
};
