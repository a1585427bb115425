import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { type Id, type IdSource, parseId } from '../../platform/ids.ts';
import { ProgrammeClosedError, ProgrammeNotFoundError, SlugTakenError } from './errors.ts';
import { type Programme, toSlug } from './programme.ts';
import { findBySlug, findProgramme, insertProgramme, lockProgramme, updateProgramme } from './programme-store.ts';

export type NewProgramme = Omit<Programme, 'id' | 'slug' | 'closedAt'> & { slug: string | null };

const TRIES = 50;

/**
 * A new programme, open at once. Without a slug of its own it gets one made from its name.
 *
 * @throws {SlugTakenError} when the slug that was asked for is another programme's
 */
export async function createProgramme(tx: Tx, ids: IdSource, input: NewProgramme): Promise<Programme> {
  const id = ids.next<'programme'>();
  const base = input.slug ?? (toSlug(input.name) || 'programme');
  for (let no = 1; no <= (input.slug === null ? TRIES : 1); no += 1) {
    const programme: Programme = { ...input, id, slug: no === 1 ? base : `${base}-${no}`, closedAt: null };
    if (await insertProgramme(tx, programme)) return programme;
  }
  throw new SlugTakenError();
}

export type ProgrammeChange = Partial<Pick<Programme, 'name' | 'cohort' | 'language' | 'ask' | 'whyProgram'>> & {
  open?: boolean;
};

/** Conversations that have begun keep the questions they began on. @throws {ProgrammeNotFoundError} */
export async function changeProgramme(
  tx: Tx,
  clock: Clock,
  id: Id<'programme'> | null,
  { open, ...change }: ProgrammeChange,
): Promise<Programme> {
  const programme = id === null ? null : await lockProgramme(tx, id);
  if (programme === null) throw new ProgrammeNotFoundError();
  const closedAt =
    open === undefined ? programme.closedAt : open ? null : (programme.closedAt ?? new Date(clock.now()));
  const changed: Programme = { ...programme, ...change, closedAt };
  await updateProgramme(tx, changed);
  return changed;
}

/**
 * A programme of an account by its id or slug.
 *
 * @throws {ProgrammeNotFoundError} for another account's as for none
 * @throws {ProgrammeClosedError}
 */
export async function requireOpenProgramme(db: Queryable, accountId: Id<'account'>, name: string): Promise<Programme> {
  const id = parseId<'programme'>(name);
  const programme = id === null ? await findBySlug(db, name) : await findProgramme(db, id);
  if (programme === null || programme.accountId !== accountId) throw new ProgrammeNotFoundError();
  if (programme.closedAt !== null) throw new ProgrammeClosedError();
  return programme;
}

/** The programme of a public page; closed is as good as none. @throws {ProgrammeNotFoundError} */
export async function requirePublicProgramme(db: Queryable, slug: string): Promise<Programme> {
  const programme = await findBySlug(db, slug);
  if (programme === null || programme.closedAt !== null) throw new ProgrammeNotFoundError();
  return programme;
}
