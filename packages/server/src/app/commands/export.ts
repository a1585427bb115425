import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { note } from '../../features/audit/index.ts';
import { exportPerson, personArchive } from '../../features/data-rights/index.ts';
import { asCommandError, type Command, CommandError } from './command.ts';
import { PERSON_OPTIONS, refOf } from './person-ref.ts';

export const exportCommand: Command = {
  name: 'export',
  summary: 'Write everything held about one person into a ZIP: tables, and the files of recordings and CVs',
  usage:
    'colloquy export --organization NAME --user NAME (--email ADDRESS | --interview ID) FILE\ncolloquy export --organization NAME [--user NAME] --username NAME FILE',
  options: PERSON_OPTIONS,
  positionals: ['FILE'],
  check: (input) => void refOf(input),
  stops: true,
  async run({ db, dataRights, blobs, ids }, input, output, signal = new AbortController().signal) {
    const ref = refOf(input);
    const { organizationId, userId } = ref;
    const tables = await asCommandError(() => exportPerson(db, ref, dataRights));
    await db.transaction((tx) => note(tx, { ids }, { organizationId, personId: null, action: 'person.exported' }));
    const path = resolve(input.positionals[0] ?? '');
    await writeNew(path, personArchive(blobs, [{ user: userId ?? '', tables }]), signal);
    output.line(`written to ${path}; whoever holds it holds the person's data`);
    return 0;
  },
};

/** Writes a file that is not there yet: whole, or not at all. */
async function writeNew(path: string, pieces: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
  const file = await onFile(path, () => open(path, 'wx', 0o600));
  try {
    try {
      for await (const piece of pieces) {
        if (signal.aborted) throw new CommandError(`stopped before the end: FILE ${path} is not kept`);
        await onFile(path, () => file.appendFile(piece));
      }
    } finally {
      await onFile(path, () => file.close());
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** What the target refuses is told; what the source does is not the target's. @throws {CommandError} */
async function onFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CommandError(code === 'EEXIST' ? `FILE ${path} exists` : `FILE ${path} cannot be written: ${code}`);
  }
}
