// The database drivers of the bare servers, with nothing between: statements prepared once, and on the embedded database
// the lock that every user of it needs.
import { PreparedStatements } from '../src/platform/db/prepared-statements.ts';

/** What a use case hands over for the end of its transaction, done before the commit as the program does it. */
function finishing() {
  const last = [];
  return {
    hooks: { beforeCommit: (work) => last.push(work), afterCommit() {} },
    finish: async () => {
      for (const work of last) await work();
    },
  };
}

/** @param database the address of a PostgreSQL server's database, or the directory of an embedded one */
export function openBare(database) {
  return database.startsWith('postgres') ? postgres(database) : pglite(database);
}

async function postgres(url) {
  const { default: pg } = await import('pg');
  const noting = (notices) => (channel, payload) => {
    const notice = `select pg_notify(${pg.escapeLiteral(channel)}, ${pg.escapeLiteral(payload)});`;
    if (!notices.includes(notice)) notices.push(notice);
  };
  const parsers = { 20: Number, 1700: Number };
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  });
  const names = new Map();
  const run =
    (client) =>
    async (text, params = []) => {
      if (!names.has(text)) names.set(text, `b${names.size}`);
      return (await client.query({ name: names.get(text), text, values: params })).rows;
    };
  return {
    query: run(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const notices = [];
        const { hooks, finish } = finishing();
        const result = await work({ query: run(client), notify: noting(notices), ...hooks });
        await finish();
        await client.query(`${notices.join(' ')} commit`);
        return result;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/** The embedded database with the lock that every user of it needs: one unit at a time, one turn of the event loop between two. */
async function pglite(directory) {
  const { openEngine } = await import('../src/platform/db/embedded-engine.ts');
  const engine = await openEngine({ directory, archive: null });
  const statements = new PreparedStatements(engine);
  let tail = Promise.resolve();
  const locked = (work) => {
    const turn = tail.then(async () => {
      try {
        return await work();
      } finally {
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    tail = turn.catch(() => undefined);
    return turn;
  };
  const query = (text, params = []) => statements.run(text, params);
  return {
    query: (text, params) => locked(() => query(text, params)),
    transaction: (work) =>
      locked(async () => {
        await query('begin');
        const { hooks, finish } = finishing();
        const result = await work({ query, notify() {}, ...hooks });
        await finish();
        await query('commit');
        return result;
      }),
    close: () => locked(() => engine.close()),
  };
}
