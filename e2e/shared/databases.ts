import pg from 'pg';

/**
 * Plays on the embedded default, and on PostgreSQL where `TEST_DATABASE_URL` names a server.
 *
 * @param together for what mostly waits: both are played at the same time
 */
export async function onEachDatabase(
  play: (name: string, databaseUrl: string | null) => Promise<void>,
  { together = false } = {},
): Promise<void> {
  const embedded = () => play('embedded', null);
  const onServer = async (server: string): Promise<void> => {
    const database = await createDatabase(server);
    try {
      await play('PostgreSQL', database.url);
    } finally {
      await database.drop();
    }
  };
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return embedded();
  if (!together) {
    await embedded();
    return onServer(server);
  }
  // One that fails does not end the program under the other, whose server would be left.
  const ended = await Promise.allSettled([embedded(), onServer(server)]);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

/** An empty database on a server that tests may use. */
async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `colloquy_e2e_${process.pid}_${Date.now()}`;
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await admin(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) };
}
