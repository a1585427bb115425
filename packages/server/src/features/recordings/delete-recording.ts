import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { TaskHandler } from '../../platform/tasks/tasks.ts';
import { currentConsents, lockInterview, setRecording } from '../interviews/index.ts';
import { partPrefix, purposesOf, recordingPrefix, runPrefix, settledWith } from './recording.ts';
import {
  deleteRecording,
  deleteRuns,
  listOutdated,
  listParts,
  listRuns,
  lockRecording,
  replaceParts,
  setStatus,
} from './recording-store.ts';

export type DeleteDeps = {
  db: Db;
  clock: Clock;
  /** Deletes blobs below these folders after the commit, durably. */
  enqueueBlobDeletion(tx: Tx, prefixes: readonly string[], key: string): Promise<void>;
};

type Purpose = 'recording-sound' | 'recording-picture';

/**
 * A consent was taken back: every run that was recorded on it goes, with the files made of it. What was recorded on the
 * other consent alone stays. Runs that began on a consent given again are not touched.
 */
export function createDeleteRecordingHandler(deps: DeleteDeps): TaskHandler<{ interviewId: string; purpose: Purpose }> {
  return ({ interviewId, purpose }) => {
    const id = interviewId as Id<'interview'>;
    return deps.db.transaction(async (tx) => {
      if ((await lockInterview(tx, id)) === null) return;
      const recording = await lockRecording(tx, id);
      if (recording === null) return;
      const consent = (await currentConsents(tx, id)).find((one) => one.purpose === purpose);
      const since = consent?.given === true ? consent.at.getTime() : Number.POSITIVE_INFINITY;
      const runs = await listRuns(tx, id);
      const gone = runs.filter(
        ({ tracks, startedAt }) => purposesOf(tracks).includes(purpose) && startedAt.getTime() < since,
      );
      if (gone.length === 0) return;
      const left = runs.filter((run) => !gone.includes(run));
      const partNos = new Set(gone.map(({ place }) => place?.partNo));
      const parts = await listParts(tx, id);
      const goneParts = parts.filter(({ no }) => partNos.has(no));
      const leftParts = parts.filter(({ no }) => !partNos.has(no));
      await deleteRuns(
        tx,
        id,
        gone.map((run) => run.id),
      );
      await replaceParts(tx, id, leftParts);
      if (left.length === 0) await deleteRecording(tx, id);
      else {
        const settled = settledWith(recording.faults, leftParts);
        const isSettled = left.every(({ place }) => place !== null);
        await setStatus(tx, id, isSettled ? settled.status : 'receiving', settled.faults);
      }
      const [first] = leftParts;
      const at = new Date(deps.clock.now());
      await setRecording(tx, id, first === undefined ? null : { at, type: first.container });
      await deps.enqueueBlobDeletion(
        tx,
        [...gone.map((run) => runPrefix(id, run.id)), ...goneParts.map(partPrefix)],
        `${id}:${purpose}:${recording.version}`,
      );
    });
  };
}

/**
 * Deletes recordings that are kept longer than their account wants; the link becomes null, the report stays.
 *
 * @returns how many went; fewer than the batch means that no more are due
 */
export async function dropOldRecordings(deps: DeleteDeps, retentionDays: number, batch = 100): Promise<number> {
  const outdated = await listOutdated(deps.db, new Date(deps.clock.now()), retentionDays, batch);
  for (const id of outdated) {
    await deps.db.transaction(async (tx) => {
      if ((await lockInterview(tx, id)) === null) return;
      const recording = await lockRecording(tx, id);
      if (recording === null) return;
      await deleteRecording(tx, id);
      await setRecording(tx, id, null);
      await deps.enqueueBlobDeletion(tx, [recordingPrefix(id)], `${id}:old`);
    });
  }
  return outdated.length;
}
