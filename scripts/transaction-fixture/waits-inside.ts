// Planted violations for scripts/check-transactions.mjs: each must be found.
import { readFile } from 'node:fs/promises';
import type { AnswerAssessor } from '../../packages/server/src/features/dialogue/answer-assessor.ts';
import type { BlobStore } from '../../packages/server/src/platform/blob/blob-store.ts';
import type { Db, Tx } from '../../packages/server/src/platform/db/db.ts';
import type { AnswerReader } from '../../packages/server/src/providers/answer-reader/port.ts';

type Answer = Parameters<AnswerReader['read']>[0];

export async function portInTransaction(tx: Tx, reader: AnswerReader, answer: Answer): Promise<void> {
  await reader.read(answer, new AbortController().signal);
  await tx.query('select 1');
}

export function fetchInTransaction(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query('select 1');
    await fetch('http://127.0.0.1/');
  });
}

async function helper(path: string): Promise<string> {
  return readFile(path, 'utf8');
}

export async function fileThroughHelper(_tx: Tx): Promise<string> {
  return helper('/dev/null');
}

export async function assessorInTransaction(
  _tx: Tx,
  assessor: AnswerAssessor,
  ...request: Parameters<AnswerAssessor['assess']>
): Promise<void> {
  await assessor.assess(...request);
}

export function blobInKeep(blobs: BlobStore): { keep(tx: Tx): Promise<void> } {
  return {
    async keep() {
      await blobs.delete('interviews/none');
    },
  };
}

/** No violation: what does not wait may be asked, and what runs after the commit may wait. */
export function allowed(tx: Tx, reader: AnswerReader, answer: Answer): number {
  tx.afterCommit(() => void helper('/dev/null'));
  return reader.skim(answer).words;
}
