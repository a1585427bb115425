import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { migrateDb, templateFile } from './app/open-database.ts';
import { openEmbeddedDb } from './platform/db/embedded-db.ts';
import { createLog } from './platform/log.ts';

/** Its three copies of the catalogue are further from each other than gzip looks back: less than half of the size. */
const COMPRESSION = {
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_QUALITY]: 6,
};

/** Makes the data directory that new embedded databases start from, with every migration applied. */
const file = templateFile();
if (!existsSync(file)) {
  process.stderr.write('colloquy: preparing the embedded database …\n');
  mkdirSync(dirname(file), { recursive: true });
  for (const old of readdirSync(dirname(file)).filter((name) => /^database-[0-9a-f]+\.tar\.(br|gz)$/.test(name)))
    rmSync(join(dirname(file), old), { force: true });
  const db = await openEmbeddedDb(null, null);
  await migrateDb(db, createLog({ level: 'warn' }));
  const archive = await db.dump();
  await db.close();
  const tar = gunzipSync(Buffer.from(await archive.arrayBuffer()));
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, brotliCompressSync(tar, { params: COMPRESSION }));
  renameSync(part, file);
}
