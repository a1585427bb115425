// The two sides of a measurement on one filled database: Colloquy as it is started, and the bare server.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findNode, ROOT, withNode } from '../../scripts/setup.mjs';
import { seed } from './seed.mjs';
import { databases, freePort, freshDatabase, startServer, temporaryFolder } from './server.mjs';

const KEY_BODY = 'clq_Bench0000000000000000000000000';

/** For each database: fills it, then hands `run` the jobs and a way to run each side. */
export async function onEachDatabase(amounts, run) {
  for (const database of await databases()) {
    const { drop, ...filled } = await fill(database, amounts);
    await run(filled);
    await drop();
  }
}

/**
 * A database of its own with so many jobs, interviews and sessions, and what a measurement needs of it.
 *
 * @param database one of `databases()`
 */
export async function fill(database, amounts) {
  const { crc32 } = await import('node:zlib');
  const { toBase62 } = await import('../../packages/server/src/platform/crypto/base62.ts');
  const apiKey = KEY_BODY + toBase62(crc32(KEY_BODY), 6);
  const dataDir = temporaryFolder();
  const fresh = database.url === null ? null : await freshDatabase(database.url);
  const directory = join(dataDir, 'database');
  const db = await openMigrated(fresh?.url ?? directory);
  const { jobIds, accountId } = await seed(db, {
    organizationId: 'bench',
    userId: 'bench',
    keyText: apiKey,
    ...amounts,
    log: (line) => process.stderr.write(`\r${database.name}: ${line}   `),
  });
  process.stderr.write('\n');
  if (fresh) await db.script('vacuum analyze');
  else for (const table of ['interviews', 'list_totals']) await db.vacuum(table);
  await db.close();
  return {
    name: database.name,
    jobIds,
    /** Null for the embedded one. */
    databaseUrl: fresh?.url ?? null,
    headers: { authorization: `Bearer ${apiKey}` },
    sides: {
      colloquy: (env = {}) => listening((port) => startServer({ dataDir, port, databaseUrl: fresh?.url ?? null, env })),
      bare: () =>
        listening((port) =>
          startBare('bare.mjs', {
            BARE_DATABASE: fresh?.url ?? directory,
            BARE_PORT: String(port),
            BARE_ACCOUNT: accountId,
          }),
        ),
      bareStart: () =>
        listening((port) =>
          startBare('bare-start.mjs', { BARE_DATABASE: fresh?.url ?? directory, BARE_PORT: String(port) }),
        ),
    },
    drop: async () => fresh?.drop(),
  };
}

/** Opens a database with every migration applied: the address of one on a server, or the directory of an embedded one. */
export async function openMigrated(place) {
  const { openEmbeddedDb } = await import('../../packages/server/src/platform/db/embedded-db.ts');
  const { openServerDb } = await import('../../packages/server/src/platform/db/server-db.ts');
  const { migrateDb, readTemplate } = await import('../../packages/server/src/app/open-database.ts');
  const { createLog } = await import('../../packages/server/src/platform/log.ts');
  const log = createLog({ level: 'warn' });
  const db = place.startsWith('postgres')
    ? await openServerDb({ url: place, poolSize: 4, log })
    : await openEmbeddedDb(place, existsSync(place) ? null : readTemplate());
  await migrateDb(db, log);
  return db;
}

/** A server on a free port, once it listens. */
export async function listening(start) {
  const server = await start(await freePort());
  const { url } = await server.ready;
  return { url, stop: () => server.stop() };
}

/** A bare server of packages/server/bench with its own variables of the environment. */
export function startBare(script, env) {
  const node = findNode();
  const child = spawn(node, [join(ROOT, 'packages', 'server', 'bench', script)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: withNode(node, env),
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
