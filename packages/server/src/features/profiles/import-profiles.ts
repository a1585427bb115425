import type { Db } from '../../platform/db/db.ts';
import type { ImportKind, ImportOutcome, ProfileImporter } from '../../providers/profile-source/port.ts';
import { type KeepSourceDeps, keepSource, type NewSource } from './keep-source.ts';

/** `line` is null where none is to blame. */
export type ImportRemark = { file: string; line: number | null; text: string };

export type ImportSummary = {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  /** It was told to stop: what came in stays, the rest is not looked at. */
  stopped: boolean;
};

/** What goes on during an import. Remarks come as they arise: an import that is killed has told what it met. */
export interface ImportProgress {
  /** After every 500 people. */
  done(count: number): void;
  skipped(remark: ImportRemark): void;
  /** Of a person who came in: what was left out, repaired or assumed. */
  noted(remark: ImportRemark): void;
}

/**
 * Imports people into an organization, one transaction each: safe to stop, to kill and to run again, what came in
 * stays. Takes `Db` because ten thousand people are no one transaction.
 */
export async function importProfiles(
  deps: KeepSourceDeps & { db: Db; importer: ProfileImporter },
  input: { organizationId: string; path: string; kind: ImportKind },
  progress: ImportProgress,
  signal: AbortSignal,
): Promise<ImportSummary> {
  const summary: ImportSummary = { created: 0, updated: 0, unchanged: 0, skipped: 0, stopped: false };
  const afterMark = await deps.erased.latest(deps.db);
  let done = 0;
  try {
    for await (const outcome of deps.importer.import(input.path, signal)) {
      const { file } = outcome;
      const line = outcome.line ?? null;
      if (outcome.ok && outcome.kind === input.kind) {
        const source = toSource(input.organizationId, outcome, afterMark);
        const kept = await deps.db.transaction((tx) => keepSource(tx, deps, source));
        if (kept === null) {
          summary.skipped += 1;
          progress.skipped({ file, line, text: 'was erased while the import ran' });
        } else {
          summary[kept.outcome] += 1;
          for (const text of [...outcome.notes, ...kept.notes]) progress.noted({ file, line, text });
        }
      } else {
        summary.skipped += 1;
        progress.skipped({ file, line, text: outcome.ok ? `is a ${outcome.kind}` : outcome.reason });
      }
      if (++done % 500 === 0) progress.done(done);
      signal.throwIfAborted();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    summary.stopped = true;
  }
  return summary;
}

function toSource(organizationId: string, outcome: Extract<ImportOutcome, { ok: true }>, afterMark: number): NewSource {
  const { kind, sourceId, profile, emails, joinedAt } = outcome;
  const joined = joinedAt === null ? null : new Date(joinedAt);
  return { organizationId, kind, sourceId, profile, emails, joinedAt: joined, afterMark };
}
