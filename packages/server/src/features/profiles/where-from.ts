import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { type ProfileSourceKind, rankSources } from './merge-profiles.ts';
import { listSources } from './profile-store.ts';

/** What a profile was made of, and which of that a value in it is from. */
export type WhereFrom = {
  /** Best first. */
  sources: { kind: ProfileSourceKind; receivedAt: number }[];
  /** Places in `sources` that a path of the profile, or one below it, is from: `headline`, `position.0`. */
  of(...paths: string[]): number[];
};

export async function whereFrom(db: Queryable, profileId: Id<'profile'>): Promise<WhereFrom> {
  const [row] = await db.query<{ provenance: Record<string, string> }>(
    'select provenance from profiles where id = $1',
    [profileId],
  );
  const provenance = Object.entries(row?.provenance ?? {});
  const sources = rankSources(await listSources(db, profileId));
  return {
    sources: sources.map(({ kind, receivedAt }) => ({ kind, receivedAt })),
    of: (...paths) => {
      const ids = provenance
        .filter(([path]) => paths.some((wanted) => path === wanted || path.startsWith(`${wanted}.`)))
        .map(([, id]) => id);
      return sources.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []));
    },
  };
}
