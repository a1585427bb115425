import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { ImportOutcome, ProfileImporter } from '../../providers/profile-source/port.ts';
import { keepSource } from './keep-source.ts';

export type ImportSummary = {
  created: number;
  updated: number;
  unchanged: number;
  skipped: { file: string; line: number | null; reason: string }[];
  notes: number;
};

const MAX_SKIPPED_SHOWN = 1_000;

/**
 * Imports people into an organization, one transaction each: safe to kill and to run again, what came in stays. Takes `Db`
 * because ten thousand people are no one transaction.
 */
export async function importProfiles(
  deps: { db: Db; ids: IdSource; clock: Clock; importer: ProfileImporter },
  input: { organizationId: string; path: string; kind: 'json-resume' | 'network-export' },
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<ImportSummary> {
  const summary: ImportSummary = { created: 0, updated: 0, unchanged: 0, skipped: [], notes: 0 };
  let done = 0;
  for await (const outcome of deps.importer.import(input.path, signal)) {
    done += 1;
    if (outcome.ok && outcome.kind === input.kind) {
      const kept = await deps.db.transaction((tx) => keepSource(tx, deps, toSource(input.organizationId, outcome)));
      summary[kept.outcome] += 1;
      summary.notes += outcome.notes.length;
    } else if (summary.skipped.length < MAX_SKIPPED_SHOWN) {
      summary.skipped.push(
        outcome.ok
          ? { file: outcome.file, line: null, reason: `is a ${outcome.kind}` }
          : { file: outcome.file, line: outcome.line ?? null, reason: outcome.reason },
      );
    }
    if (done % 500 === 0) progress(done);
  }
  return summary;
}

function toSource(organizationId: string, outcome: Extract<ImportOutcome, { ok: true }>) {
  const { kind, sourceId, profile, emails, joinedAt } = outcome;
  return { organizationId, kind, sourceId, profile, emails, joinedAt: joinedAt === null ? null : new Date(joinedAt) };
}
