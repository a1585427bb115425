import type { adminEndpoints } from '@colloquy/contract/admin';
import type { z } from 'zod';
import {
  erasePerson,
  exportPerson,
  maskEarlier,
  type PersonRef,
  personArchive,
} from '../../features/data-rights/index.ts';
import type { Body, ReadHandler } from '../../platform/http/endpoint.ts';
import type { OtherForm } from '../../platform/http/reply-file.ts';
import { pickType } from '../links/accept.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

const ZIP = 'application/zip';

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

/** The tables with the person's files, where the request prefers an archive to JSON. */
export function personAsZip(deps: AdminDeps): OtherForm<Body<typeof adminEndpoints.exportPerson>, Administrator> {
  return async ({ headers }, { data }) => {
    if (pickType(headers.accept, ['application/json', ZIP]) !== ZIP) return null;
    return { type: ZIP, bytes: personArchive(deps.blobs, [{ user: '', tables: data.person }]) };
  };
}

function refOf(body: z.infer<typeof adminEndpoints.erasePerson.body>): PersonRef {
  const { organizationId, userId = null, email, interviewId = '', username } = body;
  if (username !== undefined) return { organizationId, userId, by: { username } };
  return { organizationId, userId, by: email === undefined ? { interviewId } : { email } };
}
