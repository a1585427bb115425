import type { adminEndpoints } from '@colloquy/contract/admin';
import { findAccount } from '../../features/accounts/index.ts';
import {
  changeProgramme,
  createProgramme,
  listProgrammes,
  type Programme,
} from '../../features/founder-applications/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Body, ReadHandler, WriteHandler } from '../../platform/http/endpoint.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { AccountNotFoundError } from './accounts.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

export function createProgrammeHandler(
  deps: AdminDeps,
): WriteHandler<typeof adminEndpoints.createProgramme, Administrator> {
  return async (tx, { body }) => {
    const account = await findAccount(tx, body);
    if (account === null) throw new AccountNotFoundError();
    const programme = await createProgramme(tx, deps.ids, {
      accountId: account.id,
      name: body.name,
      slug: body.slug ?? null,
      cohort: body.cohort ?? null,
      language: body.language,
      ask: body.ask ?? null,
      whyProgram: body.whyProgram ?? null,
    });
    return { body: { success: true, data: presented(programme, deps) } };
  };
}

export function listProgrammesHandler(
  deps: AdminDeps,
): ReadHandler<typeof adminEndpoints.listProgrammes, Administrator> {
  return async ({ query }) => {
    const account = await findAccount(deps.db, query);
    if (account === null) throw new AccountNotFoundError();
    const programmes = await listProgrammes(deps.db, account.id);
    return { success: true, data: { results: programmes.map((programme) => presented(programme, deps)) } };
  };
}

export function changeProgrammeHandler(
  deps: AdminDeps,
): WriteHandler<typeof adminEndpoints.changeProgramme, Administrator> {
  return async (tx, { params, body }) => {
    const named = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const programme = await changeProgramme(tx, deps.clock, parseId<'programme'>(params.id), named);
    return { body: { success: true, data: presented(programme, deps) } };
  };
}

function presented(programme: Programme, deps: AdminDeps): Body<typeof adminEndpoints.createProgramme>['data'] {
  const { id, slug, name, cohort, language, ask, whyProgram, closedAt } = programme;
  return {
    id,
    slug,
    name,
    cohort,
    language,
    ask,
    whyProgram,
    open: closedAt === null,
    applyUrl: `${deps.origin()}/apply/${slug}`,
    createdAt: toInstant(idTime(id)),
  };
}
