import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Interview } from './interview.ts';

/** What a job's open invitations are held on. */
export type InvitedPlan = {
  jobId: Id<'job'>;
  version: { id: Id<'blueprint-version'>; no: number };
  now: number;
};

/** Invitations of a job that nobody has begun, and those of them on a version before this one. */
export async function countInvitations(
  db: Queryable,
  { jobId, version, now }: InvitedPlan,
): Promise<{ open: number; onEarlierVersions: number }> {
  // One that names no version is on the first.
  const [row] = await db.query<{ open: number; earlier: number }>(
    `select count(*)::int as open,
       (count(*) filter (where coalesce(blueprint_version_id <> $2, $3::int > 1)))::int as earlier
     from interviews where job_id = $1 and status = 'SCHEDULED' and expires_at > $4`,
    [jobId, version.id, version.no, new Date(now)],
  );
  return { open: row?.open ?? 0, onEarlierVersions: row?.earlier ?? 0 };
}

/** Open invitations take this version; begun interviews keep theirs. @returns how many had another one */
export async function moveInvitations(tx: Tx, { jobId, version, now }: InvitedPlan): Promise<number> {
  const moved = await tx.query<{ id: Interview['id'] }>(
    `update interviews set blueprint_version_id = $2
     where job_id = $1 and status = 'SCHEDULED' and expires_at > $3 and blueprint_version_id is distinct from $2
     returning id`,
    [jobId, version.id, new Date(now)],
  );
  for (const { id } of moved) tx.notify('room', id);
  return moved.length;
}
