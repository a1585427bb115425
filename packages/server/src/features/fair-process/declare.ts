import { DECLARED_CATEGORIES, type Declaration } from '@colloquy/contract/shared';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { type Interview, isCompleted } from '../interviews/index.ts';
import { hasDeclared, saveDeclaration } from './declaration-store.ts';
import { NothingAskedError } from './errors.ts';
import { fairSettingsOf } from './settings-store.ts';

/** What a candidate is asked about themselves; null where nothing is, or not yet. */
export async function declarationAsked(
  db: Queryable,
  interview: Interview,
): Promise<{ categories: readonly (keyof Declaration)[]; answered: boolean } | null> {
  if (interview.jobId === null || !isCompleted(interview.status)) return null;
  const { asks } = await fairSettingsOf(db, interview.accountId);
  if (asks.length === 0) return null;
  return { categories: asks, answered: await hasDeclared(db, interview.id) };
}

/**
 * Keeps what a candidate says of themselves, of what is asked alone. Once; the same again is taken as a retry.
 *
 * @param interview locked; whoever calls knows that this is its candidate
 * @throws {NothingAskedError} also when it was answered otherwise before
 */
export async function declareCategories(tx: Tx, interview: Interview, said: Declaration): Promise<void> {
  const asked = await declarationAsked(tx, interview);
  if (asked === null) throw new NothingAskedError();
  const kept = DECLARED_CATEGORIES.map((name) => [name, asked.categories.includes(name) ? said[name] : null]);
  const stands = await saveDeclaration(tx, interview.id, Object.fromEntries(kept) as Declaration);
  if (!stands) throw new NothingAskedError();
}
