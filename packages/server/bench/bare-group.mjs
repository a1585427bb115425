// The baseline of the request record: what waits is inserted in one statement, the next group gathers meanwhile.
import { insertRecords } from '../src/features/request-log/record-store.ts';

const BATCH = 500;

/** @returns a function that stores one record and resolves when it is safe */
export function groupInsert(raw) {
  const pending = [];
  let flushing = false;
  async function flush() {
    flushing = true;
    while (pending.length > 0) {
      const group = pending.splice(0, BATCH);
      await insertRecords(
        raw,
        group.map(({ record }) => record),
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
