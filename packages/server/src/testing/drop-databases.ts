import pg from 'pg';

const RUN = 'TEST_RUN';

/** How the names of all databases begin that one run of the tests makes. */
export function databasePrefix(): string {
  return `colloquy_test_${process.env[RUN] ?? process.pid}_`;
}

/** Before a run: its workers are told what to call their databases. */
export function setup(): void {
  process.env[RUN] = String(process.pid);
}

/** After a run: what it made on the server that `TEST_DATABASE_URL` names is dropped. */
export async function teardown(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined || url === '') return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [databasePrefix()],
  );
  for (const { name } of rows)
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  await client.end();
}
