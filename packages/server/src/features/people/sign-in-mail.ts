import type { Content } from '@colloquy/content';
import type { ConsoleLanguage } from '@colloquy/contract/console';
import { type Clock, DAY_MS } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type Id, idTime, parseId } from '../../platform/ids.ts';
import { type LetterMaker, memberWords, type PostDeps, plainName, postMail } from '../mails/index.ts';
import { countMailed, deleteLink, insertLink, lockAsked, setMailed } from './link-store.ts';
import { findPersonByEmail, membershipsOf, type Person } from './person-store.ts';
import { makeToken } from './token.ts';

const MINUTE_MS = 60_000;
/** How long a link that was mailed is good, from the moment its mail is written. */
export const MAILED_LINK_MINUTES = 15;
/** Nobody waits any more for a link that was asked for so long ago. */
const WAIT_MS = 60 * MINUTE_MS;
/** Links mailed to one person in a day, whichever node was asked. */
const DAILY = 100;

/**
 * Whoever types an address asks for a link. Who has it is looked up when the mail is written, so that an address that
 * nobody has costs the same here as one that somebody has.
 */
export async function askForLink(
  tx: Tx,
  deps: PostDeps,
  { email, language }: { email: string; language: ConsoleLanguage },
): Promise<void> {
  const id = deps.ids.next<'sign-in-link'>();
  await insertLink(tx, {
    id,
    // Of a token that nobody was given.
    hash: makeToken().hash,
    kind: 'SIGN_IN',
    organizationId: null,
    email,
    role: null,
    madeBy: null,
    personId: null,
    expiresAt: new Date(deps.clock.now() + WAIT_MS),
    language,
  });
  await postMail(tx, deps, { kind: 'sign-in', about: id });
}

export type SignInLetterDeps = {
  db: Db;
  clock: Clock;
  content: Content;
  /** Where a token leads. */
  enterUrl(token: string): string;
  /** Notes that a link was asked for, in the transaction that makes it. */
  noteAsked(tx: Tx, entry: { organizationId: string; personId: Id<'person'> }): Promise<void>;
};

/**
 * The mail with the link. The token exists in memory and in the mail only; a mail that is tried again has a new one, and
 * the newest counts. Nothing is said to an address that nobody has.
 */
export function signInLetter(deps: SignInLetterDeps): LetterMaker {
  return async ({ about }) => {
    const id = about === null ? null : parseId<'sign-in-link'>(about);
    const made = id === null ? null : await deps.db.transaction((tx) => makeMailed(tx, deps, id));
    if (made === null) return null;
    const { person, organizations, token, language } = made;
    const words = await memberWords(deps.content, language);
    return {
      to: person.email,
      organization: organizations.length === 1 ? plainName(organizations[0] ?? '') : null,
      replyTo: null,
      language,
      subject: words.say('signInSubject'),
      parts: [
        { kind: 'text', text: words.say('greeting', { name: plainName(person.name) }) },
        { kind: 'text', text: words.say('signInText', { minutes: MAILED_LINK_MINUTES }) },
        { kind: 'link', label: words.say('signInOpen'), url: deps.enterUrl(token) },
        { kind: 'text', text: `${words.say('signInButton')}\n${words.say('signInIgnore')}` },
      ],
    };
  };
}

type Mailed = { person: Person; organizations: string[]; token: string; language: ConsoleLanguage };

async function makeMailed(tx: Tx, deps: SignInLetterDeps, id: Id<'sign-in-link'>): Promise<Mailed | null> {
  const asked = await lockAsked(tx, id);
  const now = deps.clock.now();
  if (asked === null || asked.email === null || now > idTime(id) + WAIT_MS) return null;
  const person = await findPersonByEmail(tx, asked.email);
  const memberships = person === null ? [] : await membershipsOf(tx, person.id);
  if (person === null || memberships.length === 0) {
    // An address that nobody has is not kept.
    await deleteLink(tx, id);
    return null;
  }
  if ((await countMailed(tx, person.id, id, new Date(now - DAY_MS))) >= DAILY) return null;
  const { token, hash } = makeToken();
  const isFirst = asked.personId === null;
  await setMailed(tx, id, {
    hash,
    personId: person.id,
    expiresAt: new Date(now + MAILED_LINK_MINUTES * MINUTE_MS),
  });
  if (isFirst)
    for (const { id: organizationId } of memberships) await deps.noteAsked(tx, { organizationId, personId: person.id });
  return {
    person,
    organizations: memberships.map(({ displayName }) => displayName),
    token,
    language: person.language ?? asked.language ?? 'en',
  };
}
