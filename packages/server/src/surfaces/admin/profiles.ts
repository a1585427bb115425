import type { adminEndpoints } from '@colloquy/contract/admin';
import { keepSource } from '../../features/profiles/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { WriteHandler } from '../../platform/http/endpoint.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

class ResumeRefusedError extends AppError {
  readonly kind = 'resume-refused';
}

export function importResumeHandler(deps: AdminDeps): WriteHandler<typeof adminEndpoints.importResume, Administrator> {
  return async (tx, { body }) => {
    const reading = deps.resumes.read(body.resume);
    if (!reading.ok) throw new ResumeRefusedError(reading.reason);
    const { profile, emails, sourceId, notes } = reading;
    const { username, outcome } = await keepSource(tx, deps, {
      organizationId: body.organizationId,
      kind: 'json-resume',
      sourceId,
      profile,
      emails,
      joinedAt: null,
    });
    return { body: { success: true, data: { username, outcome, notes } } };
  };
}
