import type { adminEndpoints } from '@colloquy/contract/admin';
import type { z } from 'zod';
import { erasePerson, exportPerson, maskEarlier, type PersonRef } from '../../features/data-rights/index.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

/** No single transaction: the long part comes before it, in many short ones, so that nobody else waits. */
export function erasePersonHandler(deps: AdminDeps): ReadHandler<typeof adminEndpoints.erasePerson, Administrator> {
  return async ({ body }) => {
    const ref = refOf(body);
    const earlier = await maskEarlier(deps.db, deps.dataRights, ref);
    const receipt = await deps.db.transaction((tx) => erasePerson(tx, deps.dataRights, ref, earlier));
    return { success: true, data: { receiptId: receipt.id, counts: receipt.counts } };
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
