import type { adminEndpoints } from '@colloquy/contract/admin';
import { keepSource } from '../../features/profiles/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import { AppError, InvariantError } from '../../platform/errors.ts';
import type { Prepared, WriteHandler } from '../../platform/http/endpoint.ts';
import type { ImportKind, PersonReading } from '../../providers/profile-source/port.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

class ResumeRefusedError extends AppError {
  readonly kind = 'resume-refused';
}

class ExportRefusedError extends AppError {
  readonly kind = 'export-refused';
}

type ImportResume = typeof adminEndpoints.importResume;
type ImportExport = typeof adminEndpoints.importNetworkExport;

export function readResume(deps: AdminDeps): Prepared<ImportResume, Administrator, PersonReading> {
  return ({ body }) => deps.readResume(body.resume, body.organizationId);
}

export function importResumeHandler(deps: AdminDeps): WriteHandler<ImportResume, Administrator, PersonReading> {
  return async (tx, { body }, _administrator, reading) => {
    if (!reading.ok) throw new ResumeRefusedError(reading.reason);
    return keepReading(tx, deps, body.organizationId, 'json-resume', reading);
  };
}

export function readNetworkExport(deps: AdminDeps): Prepared<ImportExport, Administrator, PersonReading> {
  return ({ query, upload }) => deps.readExport(upload, query.organizationId);
}

export function importNetworkExportHandler(deps: AdminDeps): WriteHandler<ImportExport, Administrator, PersonReading> {
  return async (tx, { query }, _administrator, reading) => {
    if (!reading.ok) {
      const { reason, line } = reading;
      throw new ExportRefusedError(line === undefined ? reason : `${reason} (line ${line})`);
    }
    return keepReading(tx, deps, query.organizationId, 'network-export', reading);
  };
}

async function keepReading(
  tx: Tx,
  deps: AdminDeps,
  organizationId: string,
  kind: ImportKind,
  { sourceId, profile, emails, joinedAt, notes }: PersonReading & { ok: true },
) {
  const kept = await keepSource(tx, deps, {
    organizationId,
    kind,
    sourceId,
    profile,
    emails,
    joinedAt: joinedAt === null ? null : new Date(joinedAt),
    afterMark: null,
  });
  if (kept === null) throw new InvariantError('a call of its own was taken for one from before an erasure');
  const { username, outcome } = kept;
  return { body: { success: true as const, data: { username, outcome, notes: [...notes, ...kept.notes] } } };
}
