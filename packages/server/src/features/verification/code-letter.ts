import { randomBytes } from 'node:crypto';
import type { Content } from '@colloquy/content';
import { CODE_MINUTES } from '@colloquy/contract/shared';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Letter, type LetterMaker, mailWords, oneLine, plainName } from '../mails/index.ts';
import { issueCode } from './claim-code.ts';
import { findClaimant, lockClaim, type MailLanguage, saveCode } from './claim-store.ts';
import type { VerifyLinks } from './verify-links.ts';

/** Nobody waits any more for a code that was asked for so long ago. */
const WAIT_MAX_MS = 24 * 3_600_000;

export type CodeLetterDeps = {
  db: Db;
  clock: Clock;
  content: Content;
  verifyLinks: VerifyLinks;
  /** Key the hash of codes; the first makes new ones. */
  codeKeys: readonly string[];
};

/**
 * The mail with the code of a claim. The code exists in memory and in the mail only; its 15 minutes begin when it is sent.
 * A mail that is tried again has a new code: the newest one counts.
 */
export function codeLetter(deps: CodeLetterDeps): LetterMaker {
  return async ({ claimId }) => {
    if (claimId === null) return null;
    const facts = await deps.db.transaction(async (tx) => {
      const claim = await lockClaim(tx, claimId);
      const now = deps.clock.now();
      if (claim === null || claim.code.usedAt !== null || claim.askedAt <= now - WAIT_MAX_MS) return null;
      const claimant = await findClaimant(tx, claim.profileId);
      if (claimant === null) return null;
      const { code, stored } = issueCode(claim.id, { key: deps.codeKeys[0] ?? '', now, randomBytes });
      await saveCode(tx, claim.id, stored, new Date(now));
      const { firstName, lastName } = claimant.profile;
      return {
        to: claim.email,
        language: claim.language,
        name: `${firstName} ${lastName}`.trim() || claimant.username,
        organization: claimant.organization,
        code,
        minutes: CODE_MINUTES,
        url: deps.verifyLinks.claimPage(claim.id, now).url,
      };
    });
    return facts === null ? null : writeCodeLetter(deps.content, facts);
  };
}

/** Names come from strangers: they add no line, and nothing in them becomes a link. */
export async function writeCodeLetter(
  content: Content,
  facts: {
    to: string;
    language: MailLanguage;
    name: string;
    organization: string;
    code: string;
    minutes: number;
    url: string;
  },
): Promise<Letter> {
  const words = await mailWords(content, facts.language);
  const name = plainName(facts.name);
  const organization = oneLine(facts.organization);
  return {
    to: facts.to,
    organization: plainName(facts.organization),
    replyTo: null,
    language: facts.language,
    subject: words.say('codeSubject'),
    parts: [
      { kind: 'text', text: words.say('codeAbout', { organization, name }) },
      { kind: 'text', text: words.say('codeLine', { code: facts.code }) },
      { kind: 'text', text: words.say('codeWhere', { minutes: facts.minutes }) },
      { kind: 'link', label: words.say('codeOpen'), url: facts.url },
      { kind: 'text', text: words.say('codeIgnore', { name }) },
    ],
  };
}
