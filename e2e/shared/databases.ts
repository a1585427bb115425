import pg from 'pg';

/** Plays on the embedded default, and on PostgreSQL where `TEST_DATABASE_URL` names a server. */
export async function onEachDatabase(play: (name: string, databaseUrl: string | null) => Promise<void>): Promise<void> {
  await play('embedded', null);
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const database = await createDatabase(server);
  try {
    await play('PostgreSQL', database.url);
  } finally {
    await database.drop();
  }
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
