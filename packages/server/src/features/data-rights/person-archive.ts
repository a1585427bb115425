import type { AsyncZippable } from 'fflate';

/** What each user of the organization holds of a person, table by table. */
export type HeldByUser = { user: string; tables: Record<string, unknown> };

/** A ZIP with a folder for each user and in it a JSON file for each table that holds something. */
export async function personArchive(held: readonly HeldByUser[]): Promise<Uint8Array> {
  const { strToU8, zip } = await import('fflate');
  const files: AsyncZippable = {};
  for (const [index, { user, tables }] of held.entries())
    for (const [table, rows] of Object.entries(tables))
      if (!Array.isArray(rows) || rows.length > 0)
        files[`${index + 1} ${folderName(user)}/${table}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`);
  return new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, bytes) => (error === null ? resolve(bytes) : reject(error)));
  });
}

/** A user is named by callers: what a path could not hold is left out. */
function folderName(user: string): string {
  return user.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^\.+/, '') || 'user';
}
