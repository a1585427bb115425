import { SchemaError } from '../../platform/db/migrate.ts';
import { migrateDb } from '../open-database.ts';
import { type Command, CommandError } from './command.ts';

/** Opening the database has run what adds to it already; what takes away runs here, when asked for. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Bring the database schema up to date',
  usage: 'colloquy migrate [--contract]',
  options: {
    contract: {
      type: 'boolean',
      description: 'Run the migrations, too, that take away what older releases use; refused while one runs',
    },
  },
  positionals: [],
  async run({ db, log }, input, output) {
    try {
      const { ahead, waiting } = await migrateDb(db, log, { contract: input.values.contract === true });
      if (ahead.length > 0) output.problem(`a newer release has run ${ahead.join(', ')}: nothing to do for this one`);
      if (waiting.length > 0)
        output.problem(`${waiting.join(', ')} wait until no older release runs: colloquy migrate --contract`);
    } catch (error) {
      if (error instanceof SchemaError) throw new CommandError(error.message);
      throw error;
    }
    const rows = await db.query<{ name: string }>('select name from migrations order by name');
    output.line(`${rows.length} migrations applied, newest ${rows.at(-1)?.name ?? '-'}`);
    return 0;
  },
};
