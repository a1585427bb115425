import { readDatabaseUrl } from '../../config/database-url.ts';
import { ConfigError } from '../../config/env.ts';
import { only } from '../../platform/db/db.ts';
import { describeDbFailure } from '../../platform/db/db-failure.ts';
import { SchemaError } from '../../platform/db/migrate.ts';
import { openServerDb } from '../../platform/db/server-db.ts';
import type { Log } from '../../platform/log.ts';
import { migrateDb } from '../open-database.ts';
import { type Command, CommandError } from './command.ts';

const BATCH = 500;

/** Parents before children, as the foreign keys ask. */
export const MOVED_TABLES = [
  'accounts',
  'organizations',
  'organization_logos',
  'people',
  'memberships',
  'sign_in_links',
  'console_sessions',
  'passkeys',
  'passkey_challenges',
  'outside_identities',
  'audit_entries',
  'consumers',
  'api_keys',
  'interviewers',
  'blueprint_versions',
  'jobs',
  'candidates',
  'cv_intakes',
  'interviews',
  'interview_transitions',
  'consents',
  'presence',
  'room_seats',
  'list_totals',
  'dialogues',
  'dialogue_events',
  'programmes',
  'conversations',
  'reports',
  'reviews',
  'recordings',
  'recording_runs',
  'recording_chunks',
  'recording_parts',
  'heard_pieces',
  'model_calls',
  'model_months',
  'model_reservations',
  'model_choices',
  'requests',
  'fair_settings',
  'fair_figures',
  'job_notices',
  'declared_categories',
  'candidate_decisions',
  'fair_counted',
  'candidate_notices',
  'mail_settings',
  'tasks',
  'task_groups',
  'webhook_endpoints',
  'webhook_secrets',
  'webhook_news',
  'webhook_sequences',
  'webhook_messages',
  'webhook_deliveries',
  'webhook_attempts',
  'ats_connections',
  'ats_orders',
  'ats_runs',
  'idempotency',
  'erasures',
  'erasure_keys',
  'erased_marks',
  'erased_names',
  'request_records',
  'profiles',
  'profile_sources',
  'profile_keys',
  'profile_aliases',
  'upstream_replies',
  'attestations',
  'claims',
  'mails',
  'mail_pauses',
  'identity_deliveries',
  'rate_counters',
] as const;

export const moveTo: Command = {
  name: 'move-to',
  summary: 'Copy everything from the embedded database to an empty PostgreSQL database, while no server runs',
  usage: 'colloquy move-to DATABASE_URL',
  options: {},
  positionals: ['DATABASE_URL'],
  alone: true,
  async run({ db, log, config }, input, output) {
    if (db.kind !== 'embedded') throw new CommandError('the source is a PostgreSQL server already: use pg_dump');
    const url = readTarget(input.positionals[0] ?? '', config.databaseCa);
    const target = await reach(openServerDb({ url, poolSize: 2, log }), log);
    try {
      await reach(migrateDb(target, log), log);
      const known = await db.query<{ name: string }>(
        `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('migrations', 'nodes')`,
      );
      const forgotten = known.filter(({ name }) => !(MOVED_TABLES as readonly string[]).includes(name));
      if (forgotten.length > 0)
        throw new CommandError(`this command does not know the tables ${forgotten.map(({ name }) => name).join(', ')}`);
      const [filled] = await target.query('select 1 from accounts limit 1');
      if (filled) throw new CommandError('the target database is not empty');
      await target.transaction(async (tx) => {
        for (const table of MOVED_TABLES) {
          let copied = 0;
          for (;;) {
            const rows = await db.query<{ row: string }>(
              `select to_jsonb(t)::text as row from ${table} t order by ctid limit $1 offset $2`,
              [BATCH, copied],
            );
            if (rows.length === 0) break;
            await tx.query(
              `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
              [`[${rows.map(({ row }) => row).join(',')}]`],
            );
            copied += rows.length;
          }
          output.line(`${table}: ${copied}`);
        }
        // Work under way keeps the number of a mark: those to come must be higher there, too.
        const { last } = only(await db.query<{ last: number }>('select last_value as last from erased_marks_seq_seq'));
        await tx.query(`select setval('erased_marks_seq_seq', $1)`, [last]);
      });
      output.line(
        'done: keep the secret key and start with DATABASE_URL and COLLOQUY_SECRET_KEY; files stay where COLLOQUY_BLOB_URL keeps them',
      );
      return 0;
    } finally {
      await target.close();
    }
  },
};

function readTarget(url: string, caFile: string | null): string {
  try {
    return readDatabaseUrl(url, caFile);
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(error.message);
    throw error;
  }
}

async function reach<Result>(attempt: Promise<Result>, log: Log): Promise<Result> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (error instanceof SchemaError) throw new CommandError(`the target database cannot be used: ${error.message}`);
    log.error('move-target-failed', error);
    throw new CommandError(
      `the target database cannot be used: ${describeDbFailure(error) ?? 'see the log of the server'}`,
    );
  }
}
