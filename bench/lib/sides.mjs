// The two sides of a measurement on one filled database: Colloquy as it is started, and the bare server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findNode, ROOT, withNode } from '../../scripts/setup.mjs';
import { seed } from './seed.mjs';
import { databases, freePort, freshDatabase, startServer, temporaryFolder } from './server.mjs';

const KEY_BODY = 'clq_Bench0000000000000000000000000';

/** For each database: fills it, then hands `run` the jobs and a way to run each side. */
export async function onEachDatabase({ jobs, interviews }, run) {
  const { openEmbeddedDb } = await import('../../packages/server/src/platform/db/embedded-db.ts');
  const { openServerDb } = await import('../../packages/server/src/platform/db/server-db.ts');
  const { migrateDb, readTemplate } = await import('../../packages/server/src/app/open-database.ts');
  const { createLog } = await import('../../packages/server/src/platform/log.ts');
  const { crc32 } = await import('node:zlib');
  const { toBase62 } = await import('../../packages/server/src/platform/crypto/base62.ts');
  const apiKey = KEY_BODY + toBase62(crc32(KEY_BODY), 6);
  const log = createLog({ level: 'warn' });
  for (const database of await databases()) {
    const dataDir = temporaryFolder();
    const fresh = database.url === null ? null : await freshDatabase(database.url);
    const directory = join(dataDir, 'database');
    const db = fresh
      ? await openServerDb({ url: fresh.url, poolSize: 4, log })
      : await openEmbeddedDb(directory, readTemplate());
    await migrateDb(db, log);
    const jobIds = await seed(db, {
      organizationId: 'bench',
      userId: 'bench',
      keyText: apiKey,
      jobs,
      interviews,
      log: (line) => process.stderr.write(`\r${database.name}: ${line}   `),
    });
    process.stderr.write('\n');
    const [{ id: accountId }] = await db.query('select id from accounts');
    if (fresh) await db.script('vacuum analyze');
    else await db.vacuum('interviews');
    await db.close();
    const sides = {
      colloquy: (env = {}) =>
        listening(async (port) => startServer({ dataDir, port, databaseUrl: fresh?.url ?? null, env })),
      bare: () => listening(async (port) => startBare({ database: fresh?.url ?? directory, port, accountId })),
    };
    await run({ name: database.name, jobIds, headers: { authorization: `Bearer ${apiKey}` }, sides });
    await fresh?.drop();
  }
}

async function listening(start) {
  const server = await start(await freePort());
  const { url } = await server.ready;
  return { url, stop: () => server.stop() };
}

function startBare({ database, port, accountId }) {
  const node = findNode();
  const child = spawn(node, [join(ROOT, 'packages', 'server', 'bench', 'bare.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: withNode(node, { BARE_DATABASE: database, BARE_PORT: String(port), BARE_ACCOUNT: accountId }),
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    exited.then((code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  ready.catch(() => undefined);
  return {
    ready,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
