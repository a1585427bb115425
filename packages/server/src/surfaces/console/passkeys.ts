import type { consoleEndpoints } from '@colloquy/contract/console';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyEntry,
  type CheckedPasskey,
  checkMade,
  checkUsed,
  deletePasskey,
  deletePasskeySessions,
  enterByPasskey,
  listPasskeys,
  mayAddPasskey,
  organizationsOf,
  requireFound,
  type SignedIn,
  SignedOutError,
  setPasskeyName,
  type UsedPasskey,
} from '../../features/people/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { type Input, NO_ORGANIZATIONS, type Noted, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { cameIn } from './entry.ts';
import { isSecure } from './own-origin.ts';
import type { Asks } from './ways.ts';

type E = typeof consoleEndpoints;
type Options = Awaited<ReturnType<typeof beginPasskeyEntry>>;

/** The challenge is stored before the transaction, which has nothing left to write. */
export function prepareEntry(deps: ConsoleDeps, asks: Asks) {
  return async ({ address, origin }: Input<E['beginPasskeyEntry']>): Promise<Options> => {
    isSecure(origin);
    asks.other(address);
    return beginPasskeyEntry(deps, origin);
  };
}

export function beginPasskeyEntryHandler(): WriteHandler<E['beginPasskeyEntry'], Options> {
  return async (_tx, _input, _actor, options) => ({ body: options, noted: NO_ORGANIZATIONS });
}

export function checkEntry(deps: ConsoleDeps, asks: Asks) {
  return async ({ address, body, origin }: Input<E['enterByPasskey']>): Promise<UsedPasskey> => {
    isSecure(origin);
    asks.other(address);
    return checkUsed(deps, body.passkey, origin);
  };
}

export function enterByPasskeyHandler(deps: ConsoleDeps): WriteHandler<E['enterByPasskey'], UsedPasskey> {
  return async (tx, { origin }, _actor, used) =>
    cameIn({ ...(await enterByPasskey(tx, deps, used)), way: 'PASSKEY' }, origin);
}

export function listPasskeysHandler(deps: ConsoleDeps): ReadHandler<E['listPasskeys']> {
  return async (_input, { person, way, only }) => ({
    results: (await listPasskeys(deps.db, { personId: person.id, only })).map(
      ({ id, name, host, isSynced, usedAt }) => ({
        id,
        name,
        host,
        synced: isSynced,
        createdAt: toInstant(idTime(id)),
        usedAt: usedAt === null ? null : toInstant(usedAt.getTime()),
      }),
    ),
    refused: mayAddPasskey(way) ? null : 'link',
  });
}

export function preparePasskey(deps: ConsoleDeps) {
  return ({ origin }: Input<E['beginPasskey']>, signedIn: SignedIn): Promise<Options> =>
    beginPasskey(deps, signedIn, origin);
}

export function beginPasskeyHandler(): WriteHandler<E['beginPasskey'], Options> {
  return async (_tx, _input, _actor, options) => ({ body: options, noted: NO_ORGANIZATIONS });
}

export function checkPasskey(deps: ConsoleDeps) {
  return ({ body, origin }: Input<E['addPasskey']>, signedIn: SignedIn): Promise<CheckedPasskey> =>
    checkMade(deps, signedIn, body.passkey, origin);
}

export function addPasskeyHandler(deps: ConsoleDeps): WriteHandler<E['addPasskey'], CheckedPasskey> {
  return async (tx, { body }, signedIn, checked) => {
    const id = await addPasskey(tx, deps, signedIn, checked, body.name);
    return { body: { id }, noted: await everywhere(tx, signedIn, 'passkey.added', id) };
  };
}

export function renamePasskeyHandler(): WriteHandler<E['renamePasskey']> {
  return async (tx, { params, body }, signedIn) => {
    const id = parseId<'passkey'>(params.id);
    requireFound(id !== null && (await setPasskeyName(tx, owner(signedIn), id, body.name)));
    return { body: { done: true }, noted: await everywhere(tx, signedIn, 'passkey.renamed', params.id) };
  };
}

export function removePasskeyHandler(): WriteHandler<E['removePasskey']> {
  return async (tx, { params }, signedIn) => {
    const id = parseId<'passkey'>(params.id);
    requireFound(id !== null && (await deletePasskey(tx, owner(signedIn), id)));
    // Whoever holds the device may be signed in by it.
    await deletePasskeySessions(tx, signedIn);
    return { body: { done: true }, noted: await everywhere(tx, signedIn, 'passkey.removed', params.id) };
  };
}

const owner = ({ person, only }: SignedIn) => ({ personId: person.id, only });

/** Noted in each organization that the session opens: a way in concerns them all. */
async function everywhere(
  tx: Tx,
  { person, only }: SignedIn,
  action: string,
  passkeyId: string,
): Promise<readonly [Noted, ...Noted[]]> {
  const [first, ...others] = (await organizationsOf(tx, person.id, only)).map(
    (organizationId): Noted => ({
      organizationId,
      personId: person.id,
      action,
      about: { kind: 'passkey', id: passkeyId },
    }),
  );
  // Whoever belongs nowhere any more has no session either.
  if (first === undefined) throw new SignedOutError();
  return [first, ...others];
}
