import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { listErasures, repeatErasures } from '../../features/data-rights/index.ts';
import { type Command, CommandError, text, UsageError } from './command.ts';

const record = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  subject: z.string().regex(/^[0-9a-f]{64}$/),
  account: z.strictObject({ organizationId: z.string(), userId: z.string() }).nullable(),
});

export const erasuresList: Command = {
  name: 'erasures list',
  summary: 'Print the receipts of erasures, a line of JSON each, to be kept beside backups; they name no person',
  usage: 'colloquy erasures list [--since DATE]',
  options: { since: { type: 'string', description: 'Receipts of this instant and later, such as 2026-03-01' } },
  positionals: [],
  check: (input) => void sinceOf(text(input, 'since')),
  async run({ db }, input, output) {
    for (const each of await listErasures(db, sinceOf(text(input, 'since')))) output.line(JSON.stringify(each));
    return 0;
  },
};

export const erasuresRepeat: Command = {
  name: 'erasures repeat',
  summary: 'Erase again whoever the kept receipts are about, after an older backup was restored',
  usage: 'colloquy erasures repeat FILE',
  options: {},
  positionals: ['FILE'],
  async run({ db, dataRights }, input, output) {
    const { repeated, known, absent, left } = await repeatErasures(
      db,
      dataRights,
      readRecords(input.positionals[0] ?? ''),
    );
    output.line(`${repeated} people erased again; ${known} receipts were known, of ${absent} nobody is held`);
    for (const { id, at } of left)
      output.problem(`receipt ${id} of ${at} is of every account of an organization: erase that person by hand`);
    return left.length === 0 ? 0 : 1;
  },
};

function sinceOf(given: string | undefined): Date {
  const since = new Date(given ?? 0);
  if (Number.isNaN(since.getTime())) throw new UsageError('--since must be a date, such as 2026-03-01');
  return since;
}

function readRecords(file: string): z.infer<typeof record>[] {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(
      `${file} cannot be read: ${error instanceof Error && 'code' in error ? error.code : 'unknown'}`,
    );
  }
  return content
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      const parsed = record.safeParse(jsonOf(line));
      if (!parsed.success)
        throw new CommandError(`${file}:${number} is no receipt as colloquy erasures list prints it`);
      return parsed.data;
    });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // What is no JSON is no receipt either: the caller says so with the line.
    return null;
  }
}
