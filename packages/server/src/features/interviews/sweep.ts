import type { Db, Tx } from '../../platform/db/db.ts';
import type { Interview } from './interview.ts';
import { resumeDeadline } from './interview-policy.ts';
import { setDue, takeDue } from './interview-store.ts';
import { completeInterview, dropOff, lifeDue, type MoveDeps, markGlitch, markNoShow } from './move-interview.ts';
import { findPresence, type Presence } from './presence-store.ts';

/** A fault of ours this shortly before the last heartbeat is why the candidate left. */
const FAULT_BEFORE_SILENCE_MS = 2 * 60_000;

export type Verdict =
  | { move: 'no-show' }
  | { move: 'drop-off' | 'glitch'; at: Date }
  | { move: 'complete' }
  | { move: 'none'; dueAt: Date | null };

/** What a due interview becomes. Re-reads the time factor and the heartbeats: the due time may be outdated. */
export function onDue(interview: Interview, presence: Presence | null, now: number): Verdict {
  switch (interview.status) {
    case 'SCHEDULED':
      return { move: 'no-show' };
    case 'STARTED': {
      const seen = Math.max(interview.startedAt?.getTime() ?? 0, presence?.lastSeenAt.getTime() ?? 0);
      const due = lifeDue(interview, Math.max(seen, presence?.excusedUntil?.getTime() ?? 0));
      if (due > now) return { move: 'none', dueAt: new Date(due) };
      if (interview.allAnswered) return { move: 'complete' };
      const gaveUpOnUs = presence?.faultAt != null && presence.faultAt.getTime() >= seen - FAULT_BEFORE_SILENCE_MS;
      return { move: gaveUpOnUs ? 'glitch' : 'drop-off', at: new Date(seen) };
    }
    case 'CANDIDATE_DROP_OFF':
    case 'TECHNICAL_GLITCH': {
      const deadline = resumeDeadline(interview);
      return { move: 'none', dueAt: deadline !== null && deadline > now ? new Date(deadline) : null };
    }
    default:
      return { move: 'none', dueAt: null };
  }
}

/**
 * Moves interviews whose time has come. Any number of nodes may sweep at once: rows in work are skipped, and each move
 * is a compare-and-set.
 *
 * @returns how many rows were looked at; fewer than the batch means that nothing more is due
 */
export function sweepInterviews(deps: MoveDeps & { db: Db }, batch = 100): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const due = await takeDue(tx, new Date(now), batch);
    for (const interview of due)
      await apply(tx, deps, interview, onDue(interview, await findPresence(tx, interview.id), now));
    return due.length;
  });
}

async function apply(tx: Tx, deps: MoveDeps, interview: Interview, verdict: Verdict): Promise<void> {
  switch (verdict.move) {
    case 'no-show':
      await markNoShow(tx, deps, interview);
      return;
    case 'drop-off':
      await dropOff(tx, deps, interview, 'NO_SIGN_OF_LIFE', verdict.at);
      return;
    case 'glitch':
      await markGlitch(tx, deps, interview, verdict.at);
      return;
    case 'complete':
      await completeInterview(tx, deps, interview, 'server', 'ALL_ANSWERED');
      return;
    case 'none':
      await setDue(tx, interview.id, verdict.dueAt);
  }
}
