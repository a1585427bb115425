import type { Content } from '@colloquy/content';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Id } from '../../../platform/ids.ts';
import { findLogo, type Identity, identityOf } from '../../accounts/index.ts';
import { findListed, type ListedInterview } from '../../interviews/index.ts';
import { findJob } from '../../jobs/index.ts';
import type { Letter, LetterLogo, LetterPart } from '../letter.ts';
import { plainName } from '../plain-name.ts';
import { identityWords, type MailWords, mailWords } from '../words.ts';

export type CandidateLetterDeps = { db: Db; clock: Clock; content: Content };

/** What a letter to a candidate is made from. */
export type CandidateFacts = {
  interview: ListedInterview;
  organization: string;
  title: string;
  words: MailWords;
  identity: Identity;
  logo: LetterLogo | null;
  /** What the link to the privacy notice is called. */
  privacy: string;
};

/** What of it a letter says: an invitation that is not made yet has no more. */
export type LetterFacts = Omit<CandidateFacts, 'interview'> & {
  interview: Pick<ListedInterview, 'email' | 'givenName' | 'cvName' | 'expiresAt'>;
};

/** Null for an interview that is gone. */
export async function candidateFacts(
  { db, content }: CandidateLetterDeps,
  interviewId: Id<'interview'> | null,
): Promise<CandidateFacts | null> {
  const interview = interviewId === null ? null : await findListed(db, interviewId);
  if (interview === null) return null;
  const { accountId, jobId } = interview;
  const job = jobId === null ? null : await findJob(db, accountId, jobId);
  const identity = await identityOf(db, accountId);
  const language = interview.roomLanguage ?? interview.language;
  return {
    interview,
    organization: plainName(identity.name),
    title: plainName(job?.title ?? interview.role ?? interview.interviewType ?? ''),
    words: await mailWords(content, language),
    identity,
    logo: await logoOf(db, identity),
    privacy: (await identityWords(content, language)).say('privacy'),
  };
}

/** Mail programs draw PNG and JPEG; WebP stays away from some. */
export async function logoOf(db: Db, { logo }: Identity): Promise<LetterLogo | null> {
  const found = logo === null ? null : await findLogo(db, logo.hash);
  if (logo === null || found === null || found.type === 'image/webp') return null;
  return { ...found, width: logo.width, height: logo.height };
}

/** A letter to the candidate: greeting, what it is about, and who wrote it. Without an address it is for copying alone. */
export function candidateLetter(facts: LetterFacts, subject: string, parts: LetterPart[]): Letter {
  const { interview, organization, words, identity, logo, privacy } = facts;
  const { contact, privacyUrl, shades } = identity;
  const name = plainName(interview.givenName ?? interview.cvName ?? '').trim();
  return {
    to: interview.email ?? '',
    organization,
    replyTo: contact,
    colour: shades?.light ?? null,
    logo,
    language: words.language,
    subject,
    parts: [
      { kind: 'text', text: name === '' ? words.say('greetingPlain') : words.say('greeting', { name }) },
      ...parts,
      {
        kind: 'text',
        text: `${words.say(contact === null ? 'replyNowhere' : 'replyHere', { organization })}\n${words.say('onBehalf', { organization })}`,
      },
      ...(privacyUrl === null ? [] : [{ kind: 'text' as const, text: `${privacy}: ${privacyUrl}` }]),
    ],
  };
}
