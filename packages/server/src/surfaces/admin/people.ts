import type { adminEndpoints } from '@colloquy/contract/admin';
import type { z } from 'zod';
import { erasePerson, exportPerson, type PersonRef } from '../../features/data-rights/index.ts';
import type { ReadHandler, WriteHandler } from '../../platform/http/endpoint.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

export function erasePersonHandler(deps: AdminDeps): WriteHandler<typeof adminEndpoints.erasePerson, Administrator> {
  return async (tx, { body }) => {
    const receipt = await erasePerson(tx, deps.dataRights, refOf(body));
    return { body: { success: true, data: { receiptId: receipt.id, counts: receipt.counts } } };
  };
}

export function exportPersonHandler(deps: AdminDeps): ReadHandler<typeof adminEndpoints.exportPerson, Administrator> {
  return async ({ body }) => ({
    success: true,
    data: { person: await exportPerson(deps.db, refOf(body), deps.dataRights) },
  });
}

function refOf(body: z.infer<typeof adminEndpoints.erasePerson.body>): PersonRef {
  const { organizationId, userId = null, email, interviewId = '', username } = body;
  if (username !== undefined) return { organizationId, userId, by: { username } };
  return { organizationId, userId, by: email === undefined ? { interviewId } : { email } };
}
