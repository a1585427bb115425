// The two sides of the request record: the group commit alone, and the bare insert of groups.
import { GroupCommit } from '../src/features/request-log/group-commit.ts';
import { insertRecords } from '../src/features/request-log/record-store.ts';
import { Tombstones } from '../src/platform/db/tombstones.ts';
import { createLog } from '../src/platform/log.ts';

const BATCH = 500;

/** Nobody is erased while it is measured; the statements are those of a server. */
export const erased = new Tombstones(['bare-key']);

/**
 * The baseline: what waits is inserted in one statement, the next group gathers meanwhile.
 *
 * @returns a function that stores one record and resolves when it is safe
 */
export function groupInsert(raw) {
  const pending = [];
  let flushing = false;
  async function flush() {
    flushing = true;
    while (pending.length > 0) {
      const group = pending.splice(0, BATCH);
      await insertRecords(
        raw,
        erased,
        group.map(({ record }) => record),
        true,
      );
      for (const { resolve } of group) resolve();
    }
    flushing = false;
  }
  return (record) =>
    new Promise((resolve) => {
      pending.push({ record, resolve });
      if (!flushing) void flush();
    });
}

/** The same by the group commit as a server runs it; `drain` resolves when everything is stored. */
export function groupCommit(db) {
  const group = new GroupCommit({ db, erased, log: createLog({ level: 'warn' }), mode: 'durable' });
  return { append: (record) => group.append(record), drain: () => group.drain() };
}
