// The baseline of a start: opens the same database with its driver, as the driver comes, and answers one request from
// `node:http`.
import { createServer } from 'node:http';
import { openBare } from './drivers.mjs';

const { BARE_DATABASE: database, BARE_PORT: port } = process.env;
const db = database.startsWith('postgres') ? await openBare(database) : await openStock(database);

/** Without what the program changes about the embedded engine. */
async function openStock(dataDir) {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create({ dataDir });
  return {
    query: async (text) => (await pglite.query(text)).rows,
    close: () => pglite.close(),
  };
}

const server = createServer(async (_request, response) => {
  const [row] = await db.query('select 1 as ready');
  response.end(String(row.ready));
});
server.listen(Number(port), '127.0.0.1', () =>
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: `http://127.0.0.1:${port}` })}\n`),
);
process.on('SIGTERM', async () => {
  server.closeAllConnections();
  server.close();
  await db.close();
  process.exit(0);
});
