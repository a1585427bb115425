import type { Command } from './command.ts';

/** Opening the database has migrated it already; this says so. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Bring the database schema up to date',
  usage: 'colloquy migrate',
  options: {},
  positionals: [],
  async run({ db }, _input, output) {
    const rows = await db.query<{ name: string }>('select name from migrations order by name');
    output.line(`${rows.length} migrations applied, newest ${rows.at(-1)?.name ?? '-'}`);
    return 0;
  },
};
