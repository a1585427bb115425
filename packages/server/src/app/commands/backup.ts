import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EmbeddedDb } from '../../platform/db/embedded-db.ts';
import { folderRule, makeFolder } from '../../platform/make-folder.ts';
import { KEY_CHECK, keyCheck } from '../backup-key.ts';
import { noteBackup } from '../damaged-database.ts';
import { type Command, CommandError } from './command.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Copy the embedded database, the files beside it and the secrets into an empty folder',
  usage: 'colloquy backup FOLDER [--without-secrets]',
  options: {
    'without-secrets': {
      type: 'boolean',
      description: 'Leaves out the administrator secret and the secret key, which you keep elsewhere',
    },
  },
  positionals: ['FOLDER'],
  async run({ db, config, secrets }, input, output) {
    if (db.kind !== 'embedded')
      throw new CommandError('a PostgreSQL server is backed up with its own tools, such as pg_dump');
    const folder = resolve(input.positionals[0] ?? '');
    try {
      makeFolder(folder);
    } catch (error) {
      throw new CommandError(`FOLDER ${folderRule(error) ?? 'cannot be made'}`);
    }
    if (readdirSync(folder).length > 0) throw new CommandError(`${folder} is not empty`);
    const archive = await (db as EmbeddedDb).dump();
    writeFileSync(join(folder, 'database.tar.gz'), Buffer.from(await archive.arrayBuffer()), { mode: 0o600 });
    const files = join(config.dataDir, 'files');
    const isOwnFolder = config.blobUrl === `file:${resolve(files)}`;
    if (!isOwnFolder)
      output.problem('files are not copied: COLLOQUY_BLOB_URL keeps them elsewhere, back them up there');
    else if (existsSync(files)) cpSync(files, join(folder, 'files'), { recursive: true });
    const isWithout = input.values['without-secrets'] === true;
    writeFileSync(join(folder, KEY_CHECK), `${keyCheck(secrets.signing[0] ?? '')}\n`, { mode: 0o600 });
    if (!isWithout) {
      writeFileSync(join(folder, 'admin-secret'), `${secrets.admin.join(',')}\n`, { mode: 0o600 });
      writeFileSync(join(folder, 'secret-key'), `${secrets.signing.join(',')}\n`, { mode: 0o600 });
    }
    noteBackup(config.dataDir, folder, Date.now());
    output.line(`backed up to ${folder}; colloquy restore puts it into an empty data folder`);
    if (isWithout)
      output.line('the secrets are not in it: keep the secret key, without which links and sealed secrets are lost');
    return 0;
  },
};
