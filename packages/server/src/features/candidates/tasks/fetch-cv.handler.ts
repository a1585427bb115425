import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '../../../platform/blob/blob-store.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Tombstones } from '../../../platform/db/tombstones.ts';
import { type Id, parseId } from '../../../platform/ids.ts';
import type { Download } from '../../../platform/outbound/download.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import type { FairGate } from '../../../platform/workers/fair-gate.ts';
import type { CvContent, CvReader } from '../../../providers/cv-reader/port.ts';
import { type CvIntake, type CvOwner, findIntake, findOwner, lockPending, settleIntake } from '../cv-intake-store.ts';
import type { CvSettled } from '../events.ts';

export type FetchCvDeps = {
  db: Db;
  blobs: BlobStore;
  download: Download;
  cvReader: CvReader;
  erased: Tombstones;
  /** Downloads and readings, organizations in turn; a file that waits to be read is not held in memory. */
  turns: { download: FairGate; read: FairGate };
  /** Makes a profile of the organization from a parsed CV; the username it got, or null when profiles are off or it was erased. */
  keepProfile(tx: Tx, owner: CvOwner, content: CvContent): Promise<string | null>;
  emit(tx: Tx, event: CvSettled): Promise<void>;
};

/**
 * Downloads, keeps and reads one CV. A failure leaves the candidate with the e-mail alone and says why in words;
 * an intake that was erased in the meantime ends the work, and its file goes too.
 */
export function createFetchCvHandler(deps: FetchCvDeps): TaskHandler<{ intakeId: string }> {
  return async ({ intakeId }, { signal, lastAttempt }) => {
    const id = parseId<'cv-intake'>(intakeId);
    const intake = id === null ? null : await findIntake(deps.db, id);
    if (intake === null || intake.status !== 'PENDING') return;
    const lane = (await findOwner(deps.db, intake.id))?.organizationId ?? intake.candidateId;
    // Loaded here: it brings a parser of pages.
    const { fetchCv } = await import('../fetch-cv.ts');
    const fetched = await deps.turns.download.run(lane, signal, async () => {
      const file = await fetchCv({ link: intake.link, download: deps.download, signal });
      if (file.ok) await deps.blobs.put(blobKeyOf(intake), file.bytes);
      return file.ok ? { ok: true as const, fileName: file.fileName } : file;
    });
    if (!fetched.ok) return settle(deps, intake.id, { status: 'FAILED', reason: fetched.reason, blobKey: null });
    const blobKey = blobKeyOf(intake);
    // Erased while the file came: the files of the person are gone already, this one came after them.
    if ((await findIntake(deps.db, intake.id)) === null) return deps.blobs.delete(blobKey);
    try {
      const outcome = await deps.turns.read.run(lane, signal, async () => {
        const bytes = await bytesOf(deps.blobs, blobKey);
        return bytes === null ? null : deps.cvReader.read({ bytes, fileName: fetched.fileName }, signal);
      });
      // Erased while it waited for its turn.
      if (outcome === null) return;
      if (!outcome.ok) return settle(deps, intake.id, { status: 'FAILED', reason: outcome.reason, blobKey });
      await keepParsed(deps, intake, blobKey, outcome.content);
    } catch (error) {
      if (!lastAttempt) throw error;
      await settle(deps, intake.id, {
        status: 'FAILED',
        reason: 'The file could not be read because of a fault on our side.',
        blobKey,
      });
      throw error;
    }
  };
}

function blobKeyOf(intake: CvIntake): string {
  return `candidates/${intake.candidateId}/cv/${intake.id}`;
}

async function bytesOf(blobs: BlobStore, key: string): Promise<Uint8Array | null> {
  const blob = await blobs.get(key);
  return blob === null ? null : new Uint8Array(await buffer(blob.stream));
}

async function keepParsed(deps: FetchCvDeps, intake: CvIntake, blobKey: string, content: CvContent): Promise<void> {
  const kept = await deps.db.transaction(async (tx) => {
    await deps.erased.enter(tx);
    if ((await lockPending(tx, intake.id)) === null) return false;
    const owner = await findOwner(tx, intake.id);
    const username = owner === null ? null : await deps.keepProfile(tx, owner, content);
    const name = `${content.profile.firstName} ${content.profile.lastName}`.trim().slice(0, 200);
    await settleIntake(tx, intake.id, {
      status: 'PARSED',
      blobKey,
      content,
      name: name === '' ? null : name,
      username,
    });
    await deps.emit(tx, { name: 'cv-settled', intakeId: intake.id, candidateId: intake.candidateId, parsed: true });
    return true;
  });
  if (!kept) await deps.blobs.delete(blobKey);
}

async function settle(
  deps: FetchCvDeps,
  id: Id<'cv-intake'>,
  outcome: Parameters<typeof settleIntake>[2],
): Promise<void> {
  const settled = await deps.db.transaction(async (tx) => {
    // What follows touches the interview, which an erasure locks before the intake.
    await deps.erased.enter(tx);
    const intake = await lockPending(tx, id);
    if (intake === null) return false;
    await settleIntake(tx, id, outcome);
    await deps.emit(tx, {
      name: 'cv-settled',
      intakeId: id,
      candidateId: intake.candidateId,
      parsed: outcome.status === 'PARSED',
    });
    return true;
  });
  if (!settled && outcome.blobKey !== null) await deps.blobs.delete(outcome.blobKey);
}
