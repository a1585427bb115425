import type { Db } from '../db/db.ts';
import type { Tracer } from './tracer.ts';

/** The database with a span for each statement outside of a transaction, and one for each transaction. */
export function tracedDb(db: Db, tracer: Tracer): Db {
  if (!tracer.isOn) return db;
  const system = { 'db.system.name': 'postgresql' };
  return {
    ...db,
    // Values are bound apart from the text, so that the text holds nobody's.
    query: (text, params) =>
      tracer.span('db.query', { ...system, 'db.query.text': text.slice(0, 2_000) }, () => db.query(text, params)),
    transaction: (work) => tracer.span('db.transaction', system, () => db.transaction(work)),
  };
}
