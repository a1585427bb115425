import { type Clock, DAY_MS } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { listAttestations, replaceAttestation, type StoredAttestation } from './attestation-store.ts';
import { CODE_TRIES, type CodeVerdict, tryCode } from './claim-code.ts';
import {
  askAgain,
  type Claim,
  type Claimant,
  type ClaimKind,
  countAsked,
  findClaim,
  findClaimant,
  findCurrentProfile,
  findOpenClaim,
  insertClaim,
  lockClaim,
  type MailLanguage,
  saveCode,
} from './claim-store.ts';
import { claimSentence } from './claim-value.ts';
import { judgeEmailDomain } from './email-domain.ts';
import { UnknownVerifyLinkError, type VerifyPass } from './verify-links.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PAUSE_MS = MINUTE_MS;
const PER_ADDRESS_AND_HOUR = 5;
const PER_PROFILE_AND_DAY = 10;
/** How long a claim waits for its code to be asked for again. */
const OPEN_MS = DAY_MS;

/** Who vouches for a confirmed address. */
export const CODE_ATTESTER = 'Colloquy';

export type ClaimRefusal =
  | 'not-an-address'
  | 'public-suffix'
  | 'free-provider'
  | 'disposable'
  | 'school-address'
  | 'not-a-school';

const REFUSALS: Record<ClaimRefusal, string> = {
  'not-an-address': 'this is no e-mail address of a public domain',
  'public-suffix': 'anybody can have a name under this domain: it proves neither a workplace nor a school',
  'free-provider': 'an address at a free provider proves neither a workplace nor a school',
  disposable: 'a disposable address proves neither a workplace nor a school',
  'school-address': 'an address at a school proves an educational institution, not a workplace',
  'not-a-school': 'the domain is not in the list of schools',
};

export class ClaimRefusedError extends AppError {
  readonly kind = 'claim-refused';
  readonly reason: ClaimRefusal;

  constructor(reason: ClaimRefusal) {
    super(REFUSALS[reason]);
    this.reason = reason;
  }
}

/** More codes were asked for than are sent. */
export class TooManyCodesError extends AppError {
  readonly kind = 'too-many-codes';

  constructor(retryAfterSeconds: number) {
    super('too many codes were asked for: try again later', { retryAfterSeconds });
  }
}

export type ClaimErrors = ClaimRefusedError | TooManyCodesError;

export type ClaimDeps = {
  clock: Clock;
  ids: IdSource;
  /** Key the hash of codes: the first for new ones, all are accepted. */
  codeKeys: readonly string[];
  /** Sends a fresh code after the commit. */
  enqueueCode(tx: Tx, claimId: Id<'claim'>, asked: number): Promise<void>;
};

export type NewClaim = {
  kind: ClaimKind;
  email: string;
  language: MailLanguage;
  /** Name of the workplace on an administrator's word; never the person's own. */
  employer?: string | undefined;
};

/** A claim whose address was judged: what it would say, or why it is refused. */
export type JudgedClaim = NewClaim & ({ value: string } | { refusal: ClaimRefusal });

/**
 * What an address can prove about a person: the domain, which an administrator may give the employer's name. A company that the
 * profile names is not taken for it: a profile is the person's own word, and anybody can register a domain that looks alike.
 * Reads lists from files: before a transaction begins.
 */
export async function judgeClaim(claim: NewClaim): Promise<JudgedClaim> {
  const judged = { ...claim, email: claim.email.trim().toLowerCase() };
  const verdict = await judgeEmailDomain(judged.email);
  if (verdict.kind === 'refused') return { ...judged, refusal: verdict.reason };
  if (claim.kind === 'education') {
    if (verdict.kind !== 'school') return { ...judged, refusal: 'not-a-school' };
    return { ...judged, value: claimSentence('education', verdict.schoolName) };
  }
  if (verdict.kind === 'school') return { ...judged, refusal: 'school-address' };
  return { ...judged, value: claimSentence('workplace', claim.employer ?? verdict.domain) };
}

/**
 * Opens a claim; a code goes to the address.
 *
 * @throws {ClaimRefusedError}, {TooManyCodesError}
 */
export async function startClaim(
  tx: Tx,
  deps: ClaimDeps,
  claimant: Pick<Claimant, 'profileId' | 'profile'>,
  claim: JudgedClaim,
): Promise<Claim> {
  if ('refusal' in claim) throw new ClaimRefusedError(claim.refusal);
  const { kind, email, language, value } = claim;
  const now = deps.clock.now();
  await refuseTooMany(tx, { profileId: claimant.profileId, email }, now);
  const id = deps.ids.next<'claim'>();
  const { profileId } = claimant;
  await insertClaim(tx, { id, profileId, kind, email, value, language, triesLeft: CODE_TRIES, at: new Date(now) });
  await deps.enqueueCode(tx, id, 1);
  const code = { hash: '', expiresAt: now, triesLeft: CODE_TRIES, usedAt: null };
  return { id, profileId, kind, email, value, language, code, asked: 1, askedAt: now, sentAt: null };
}

/** Sends a fresh code for an open claim. @throws {UnknownVerifyLinkError}, {TooManyCodesError} */
export async function askForCode(tx: Tx, deps: ClaimDeps, pass: VerifyPass, claimId: Id<'claim'>): Promise<void> {
  const claim = await admit(tx, pass, await lockClaim(tx, claimId));
  const now = deps.clock.now();
  if (claim.code.usedAt !== null) return;
  if (claim.askedAt <= now - OPEN_MS) throw new UnknownVerifyLinkError();
  await refuseTooMany(tx, claim, now);
  await askAgain(tx, claim.id, new Date(now));
  await deps.enqueueCode(tx, claim.id, claim.asked + 1);
}

export type Confirmation = CodeVerdict | 'not-sent';

/**
 * Judges a code that the person typed. Each wrong one costs a try, stored before anything is answered, and what
 * are not six digits costs none; the right one
 * puts the attestation in place of an older one that said the same.
 *
 * @throws {UnknownVerifyLinkError} when the page may not touch this claim
 */
export async function confirmClaim(
  tx: Tx,
  deps: ClaimDeps,
  pass: VerifyPass,
  input: { claimId: Id<'claim'>; code: string },
): Promise<Confirmation> {
  const claim = await admit(tx, pass, await lockClaim(tx, input.claimId));
  if (claim.code.usedAt === null && claim.code.hash === '') return 'not-sent';
  const now = deps.clock.now();
  const { verdict, next } = tryCode(claim.code, input.code, claim.id, { keys: deps.codeKeys, now });
  await saveCode(tx, claim.id, next, null);
  if (verdict === 'right') {
    await replaceAttestation(tx, {
      id: deps.ids.next(),
      profileId: claim.profileId,
      kind: claim.kind,
      value: claim.value,
      attestedBy: CODE_ATTESTER,
      how: `one-time code to an address at ${claim.email.slice(claim.email.lastIndexOf('@') + 1)}`,
      verifiedAt: new Date(now),
    });
  }
  return verdict;
}

export type VerifyView = {
  claimant: Claimant;
  /** Whether new claims may be made here. */
  mayClaim: boolean;
  open: Claim | null;
  /** What stands verified by address, newest first; on the page of one claim only what that claim says. */
  confirmed: StoredAttestation[];
};

/** What a page shows. Reads only. @throws {UnknownVerifyLinkError} when the person or claim is no more */
export async function readVerifyPage(db: Queryable, pass: VerifyPass, now: number): Promise<VerifyView> {
  const claim = pass.claimId === null ? null : await findClaim(db, pass.claimId);
  const profileId = pass.profileId === null ? claim?.profileId : await findCurrentProfile(db, pass.profileId);
  const claimant = profileId ? await findClaimant(db, profileId) : null;
  if (claimant === null) throw new UnknownVerifyLinkError();
  const valid = (await listAttestations(db, claimant.profileId)).filter(
    ({ kind, revokedAt }) => kind !== 'identity' && revokedAt === null,
  );
  if (pass.claimId === null) {
    const open = await findOpenClaim(db, claimant.profileId, new Date(now - OPEN_MS));
    return { claimant, mayClaim: true, open, confirmed: valid };
  }
  const waits = claim !== null && claim.code.usedAt === null && claim.askedAt > now - OPEN_MS;
  return {
    claimant,
    mayClaim: false,
    open: waits ? claim : null,
    confirmed: valid.filter(({ kind, value }) => kind === claim?.kind && value === claim.value),
  };
}

async function admit(tx: Tx, pass: VerifyPass, claim: Claim | null): Promise<Claim> {
  const mine =
    claim !== null &&
    (pass.claimId === null
      ? claim.profileId === (await findCurrentProfile(tx, pass.profileId))
      : claim.id === pass.claimId);
  if (!mine) throw new UnknownVerifyLinkError();
  return claim;
}

async function refuseTooMany(tx: Tx, subject: { profileId: Id<'profile'>; email: string }, now: number): Promise<void> {
  const { profile, email, lastAt } = await countAsked(tx, subject, {
    profile: new Date(now - DAY_MS),
    email: new Date(now - HOUR_MS),
  });
  if (profile >= PER_PROFILE_AND_DAY) throw new TooManyCodesError(DAY_MS / 1_000);
  if (email >= PER_ADDRESS_AND_HOUR) throw new TooManyCodesError(HOUR_MS / 1_000);
  if (lastAt !== null && now < lastAt + PAUSE_MS)
    throw new TooManyCodesError(Math.ceil((lastAt + PAUSE_MS - now) / 1_000));
}
