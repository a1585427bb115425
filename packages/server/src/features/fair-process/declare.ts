import { DECLARED_CATEGORIES, type Declaration } from '@colloquy/contract/shared';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { lockRoom, requireSeat } from '../dialogue/index.ts';
import { type Interview, isCompleted, type RoomPass } from '../interviews/index.ts';
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
 * Keeps what a candidate says of themselves, of what is asked alone. Whoever invited them has their link, too: it is
 * taken from the page that held the conversation, once; the same again is taken as a retry.
 *
 * @throws {NothingAskedError} also when it was answered otherwise before @throws {NotActiveError} @throws {UnknownLinkError}
 */
export async function declareCategories(tx: Tx, pass: RoomPass, seat: string | null, said: Declaration): Promise<void> {
  const loaded = await lockRoom(tx, pass);
  const asked = await declarationAsked(tx, loaded.interview);
  if (asked === null || loaded.dialogue.state === null) throw new NothingAskedError();
  requireSeat(loaded, seat ?? '');
  const kept = DECLARED_CATEGORIES.map((name) => [name, asked.categories.includes(name) ? said[name] : null]);
  const stands = await saveDeclaration(tx, pass.interviewId, Object.fromEntries(kept) as Declaration);
  if (!stands) throw new NothingAskedError();
}
