import type { Language } from '@colloquy/contract/shared';
import { sha256 } from '../../platform/crypto/digest.ts';
import { only, type Queryable, type Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import type { Blueprint } from './blueprint.ts';
import { readUp } from './plan.ts';

/** A stored blueprint: immutable, numbered per interviewer and language. */
export type BlueprintVersion = { id: Id<'blueprint-version'>; no: number; content: Blueprint };

/** A new interviewer of an account with its first blueprint. */
export async function createInterviewer(
  tx: Tx,
  ids: IdSource,
  accountId: Id<'account'>,
  blueprint: Blueprint,
): Promise<Id<'interviewer'>> {
  const interviewerId = ids.next<'interviewer'>();
  await tx.query('insert into interviewers (id, account_id) values ($1, $2)', [interviewerId, accountId]);
  await addVersion(tx, ids, interviewerId, blueprint);
  return interviewerId;
}

/** Adds a version unless the latest one is the same. Whoever may race locks the interviewer first. */
export async function addVersion(
  tx: Tx,
  ids: IdSource,
  interviewerId: Id<'interviewer'>,
  blueprint: Blueprint,
): Promise<void> {
  const content = JSON.stringify(blueprint);
  const hash = sha256(content);
  const [latest] = await tx.query<{ no: number; hash: Buffer }>(
    'select no, hash from blueprint_versions where interviewer_id = $1 and language = $2 order by no desc limit 1',
    [interviewerId, blueprint.language],
  );
  if (latest && hash.equals(latest.hash)) return;
  await tx.query(
    'insert into blueprint_versions (id, interviewer_id, language, no, content, hash) values ($1, $2, $3, $4, $5, $6)',
    [ids.next(), interviewerId, blueprint.language, (latest?.no ?? 0) + 1, content, hash],
  );
}

/**
 * Adds a version that was made from the first one, unless there is another by now: whoever wrote it meanwhile has the say.
 *
 * @returns whether it was added
 */
export async function addSecondVersion(
  tx: Tx,
  ids: IdSource,
  interviewerId: Id<'interviewer'>,
  blueprint: Blueprint,
): Promise<boolean> {
  await lockInterviewer(tx, interviewerId);
  const [latest] = await tx.query<{ no: number }>(
    'select max(no) as no from blueprint_versions where interviewer_id = $1 and language = $2',
    [interviewerId, blueprint.language],
  );
  if (latest?.no !== 1) return false;
  await addVersion(tx, ids, interviewerId, blueprint);
  return true;
}

/** The account's interviewer of a type, with a version that holds exactly this blueprint. */
export async function ensureTypeBlueprint(
  tx: Tx,
  ids: IdSource,
  { accountId, interviewType }: { accountId: Id<'account'>; interviewType: string },
  blueprint: Blueprint,
): Promise<BlueprintVersion> {
  await tx.query(
    `insert into interviewers (id, account_id, interview_type) values ($1, $2, $3)
     on conflict (account_id, interview_type) where interview_type is not null do nothing`,
    [ids.next(), accountId, interviewType],
  );
  const interviewer = only(
    await tx.query<{ id: Id<'interviewer'> }>(
      'select id from interviewers where account_id = $1 and interview_type = $2',
      [accountId, interviewType],
    ),
  );
  return ensureVersion(tx, ids, interviewer.id, blueprint);
}

/** The version of an interviewer that holds exactly this blueprint, whatever is the latest. */
export async function ensureVersion(
  tx: Tx,
  ids: IdSource,
  interviewerId: Id<'interviewer'>,
  blueprint: Blueprint,
): Promise<BlueprintVersion> {
  const content = JSON.stringify(blueprint);
  const hash = sha256(content);
  const known = await findByHash(tx, interviewerId, hash);
  if (known) return known;
  await lockInterviewer(tx, interviewerId);
  const raced = await findByHash(tx, interviewerId, hash);
  if (raced) return raced;
  return only(
    await tx.query<BlueprintVersion>(
      `insert into blueprint_versions (id, interviewer_id, language, no, content, hash)
       select $1, $2, $3, coalesce(max(no), 0) + 1, $4, $5 from blueprint_versions where interviewer_id = $2 and language = $3
       returning id, no, content`,
      [ids.next(), interviewerId, blueprint.language, content, hash],
    ),
  );
}

async function findByHash(tx: Tx, interviewerId: Id<'interviewer'>, hash: Buffer): Promise<BlueprintVersion | null> {
  const [row] = await tx.query<BlueprintVersion>(
    'select id, no, content from blueprint_versions where interviewer_id = $1 and hash = $2 order by id limit 1',
    [interviewerId, hash],
  );
  return row ?? null;
}

/** Versions of one interviewer are published one after the other: held until the transaction ends. */
export async function lockInterviewer(tx: Tx, id: Id<'interviewer'>): Promise<void> {
  await tx.query('select id from interviewers where id = $1 for update', [id]);
}

/** The version that a new invitation takes; null while the first one is still being made. */
export async function latestBlueprint(
  db: Queryable,
  interviewerId: Id<'interviewer'>,
  language: Language,
): Promise<BlueprintVersion | null> {
  const [row] = await db.query<{ id: Id<'blueprint-version'> }>(
    'select id from blueprint_versions where interviewer_id = $1 and language = $2 order by no desc limit 1',
    [interviewerId, language],
  );
  return row ? loadBlueprint(db, row.id) : null;
}

/** The version of an invitation that names none: it was made when there was no other. */
export async function firstBlueprint(
  db: Queryable,
  interviewerId: Id<'interviewer'>,
  language: Language,
): Promise<BlueprintVersion | null> {
  const [row] = await db.query<{ id: Id<'blueprint-version'> }>(
    'select id from blueprint_versions where interviewer_id = $1 and language = $2 order by no limit 1',
    [interviewerId, language],
  );
  return row ? loadBlueprint(db, row.id) : null;
}

const CACHE_SIZE = 500;
const cache = new Map<string, BlueprintVersion>();

/** A version by id. Versions never change, so each process keeps the ones in use. */
export async function loadBlueprint(db: Queryable, id: Id<'blueprint-version'>): Promise<BlueprintVersion | null> {
  const known = cache.get(id);
  if (known) {
    cache.delete(id);
    cache.set(id, known);
    return known;
  }
  const [row] = await db.query<BlueprintVersion>('select id, no, content from blueprint_versions where id = $1', [id]);
  if (!row) return null;
  const version = { ...row, content: readUp(row.content) };
  cache.set(id, version);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  return version;
}
