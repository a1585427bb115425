import type { consoleEndpoints } from '@colloquy/contract/console';
import { accountsOf, userOf } from '../../features/accounts/index.ts';
import {
  erasePerson,
  exportPerson,
  maskEarlier,
  PersonNotFoundError,
  type PersonRef,
  personArchive,
} from '../../features/data-rights/index.ts';
import { listOfAccounts } from '../../features/interviews/index.ts';
import { findByUsername, ProfileNotFoundError, whereFrom } from '../../features/profiles/index.ts';
import {
  AttestationNotFoundError,
  attest,
  listAttestations,
  revokeAttestation,
} from '../../features/verification/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import {
  type Actor,
  by,
  type DownloadHandler,
  type Input,
  type ReadHandler,
  type WriteHandler,
} from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { PAGE } from './paging.ts';

type Endpoints = typeof consoleEndpoints;
type Earlier = Awaited<ReturnType<typeof maskEarlier>>;

/** A person is whoever has the address, in each account of the organization. */
async function refsOf(db: Queryable, { organizationId }: Actor, email: string): Promise<PersonRef[]> {
  const refs: PersonRef[] = [];
  for (const id of await accountsOf(db, organizationId))
    refs.push({ organizationId, userId: await userOf(db, id), by: { email } });
  return refs;
}

/** What a work gives for each account that holds something of the person. @throws {PersonNotFoundError} where none does */
async function ofEach<T>(refs: readonly PersonRef[], work: (ref: PersonRef) => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (const ref of refs) {
    try {
      found.push(await work(ref));
    } catch (error) {
      if (!(error instanceof PersonNotFoundError)) throw error;
    }
  }
  if (found.length === 0) throw new PersonNotFoundError();
  return found;
}

export function findPersonHandler(deps: ConsoleDeps): ReadHandler<Endpoints['findPerson']> {
  return async ({ body }, { organizationId }) => {
    const accounts = await accountsOf(deps.db, organizationId);
    const found = await listOfAccounts(deps.db, accounts, { email: body.email }, { before: null, limit: PAGE });
    return {
      interviews: found.map(({ id, jobTitle, status }) => ({
        id,
        job: jobTitle,
        status,
        createdAt: toInstant(idTime(id)),
      })),
    };
  };
}

export function exportPersonHandler(deps: ConsoleDeps): DownloadHandler<Endpoints['exportPerson']> {
  return async ({ body }, actor) => {
    const refs = await refsOf(deps.db, actor, body.email);
    const held = await ofEach(refs, async (ref) => ({
      user: ref.userId ?? '',
      tables: await exportPerson(deps.db, ref, deps.dataRights),
    }));
    return {
      file: { type: 'application/zip', bytes: personArchive(deps.blobs, held) },
      name: 'person.zip',
      noted: by(actor, 'person.exported'),
    };
  };
}

/** The long part, in many short transactions before the one that erases, so that nobody else waits. */
export function maskBefore(deps: ConsoleDeps) {
  return async ({ body }: Input<Endpoints['erasePerson']>, actor: Actor): Promise<[PersonRef, Earlier][]> => {
    const refs = await refsOf(deps.db, actor, body.email);
    return ofEach(refs, async (ref) => [ref, await maskEarlier(deps.db, deps.dataRights, ref)]);
  };
}

export function erasePersonHandler(
  deps: ConsoleDeps,
): WriteHandler<Endpoints['erasePerson'], readonly [PersonRef, Earlier][]> {
  return async (tx, _input, actor, earlier) => {
    const masked = new Map(earlier);
    const receipts = await ofEach([...masked.keys()], (ref) =>
      erasePerson(tx, deps.dataRights, ref, masked.get(ref) ?? null),
    );
    const noted = receipts.map(({ id }) => by(actor, 'person.erased', 'erasure', id)[0]);
    const [first = by(actor, 'person.erased')[0], ...others] = noted;
    return { body: { receipts: receipts.map(({ id }) => id) }, noted: [first, ...others] };
  };
}

/** What the organization itself holds; no upstream is asked. */
export function findProfileHandler(deps: ConsoleDeps): ReadHandler<Endpoints['findProfile']> {
  return async ({ body }, { organizationId }) => {
    const found = await findByUsername(deps.db, organizationId, body.username.trim());
    if (found === null) throw new ProfileNotFoundError();
    const { firstName, lastName, headline, geo, position } = found.profile;
    const from = await whereFrom(deps.db, found.id);
    const known = (text: string): string | null => (text.trim() === '' ? null : text);
    return {
      username: found.username,
      name: known(`${firstName} ${lastName}`.trim()),
      headline: known(headline),
      location: known(geo.full),
      sources: from.sources.map(({ kind, receivedAt }) => ({ kind, receivedAt: toInstant(receivedAt) })),
      from: { name: from.of('firstName', 'lastName'), headline: from.of('headline'), location: from.of('geo') },
      attestations: (await listAttestations(deps.db, found.id)).map(({ verifiedAt, revokedAt, ...attested }) => ({
        ...attested,
        verifiedAt: toInstant(verifiedAt.getTime()),
        revokedAt: revokedAt === null ? null : toInstant(revokedAt.getTime()),
      })),
      positions: position.map(({ title, companyName, start }, place) => ({
        title: known(title),
        company: known(companyName),
        from: start.year === 0 ? null : String(start.year),
        sources: from.of(`position.${place}`),
      })),
    };
  };
}

/** Whoever attests vouches by their own name. */
export function attestHandler(deps: ConsoleDeps): WriteHandler<Endpoints['attest']> {
  return async (tx, { body: { username, kind, value, how } }, actor) => {
    const profile = await findByUsername(tx, actor.organizationId, username.trim());
    if (profile === null) throw new ProfileNotFoundError();
    const id = deps.ids.next<'attestation'>();
    const attested = { id, profileId: profile.id, kind, value, attestedBy: actor.person.name, how };
    await attest(tx, { ...attested, verifiedAt: new Date(deps.clock.now()) });
    return { body: { id }, noted: by(actor, 'attestation.made', 'attestation', id) };
  };
}

export function revokeAttestationHandler(deps: ConsoleDeps): WriteHandler<Endpoints['revokeAttestation']> {
  return async (tx, { params }, actor) => {
    const id = parseId<'attestation'>(params.id);
    const at = new Date(deps.clock.now());
    if (id === null || !(await revokeAttestation(tx, actor.organizationId, id, at)))
      throw new AttestationNotFoundError();
    return { body: { done: true }, noted: by(actor, 'attestation.revoked', 'attestation', id) };
  };
}
