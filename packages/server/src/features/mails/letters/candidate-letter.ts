import type { Content } from '@colloquy/content';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Id } from '../../../platform/ids.ts';
import { accountName } from '../../accounts/index.ts';
import { findListed, type ListedInterview } from '../../interviews/index.ts';
import { findJob } from '../../jobs/index.ts';
import type { Letter, LetterPart } from '../letter.ts';
import { type MailSettings, mailSettings } from '../mail-settings.ts';
import { plainName } from '../plain-name.ts';
import { type MailWords, mailWords } from '../words.ts';

export type CandidateLetterDeps = { db: Db; clock: Clock; content: Content };

/** What a letter to a candidate is made from. */
export type CandidateFacts = {
  interview: ListedInterview;
  organization: string;
  title: string;
  words: MailWords;
  settings: MailSettings;
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
  return {
    interview,
    organization: plainName(await accountName(db, accountId)),
    title: plainName(job?.title ?? interview.role ?? interview.interviewType ?? ''),
    words: await mailWords(content, interview.roomLanguage ?? interview.language),
    settings: await mailSettings(db, accountId),
  };
}

/** A letter to the candidate: greeting, what it is about, and who wrote it. Without an address it is for copying alone. */
export function candidateLetter(facts: LetterFacts, subject: string, parts: LetterPart[]): Letter {
  const { interview, organization, words, settings } = facts;
  const name = plainName(interview.givenName ?? interview.cvName ?? '').trim();
  return {
    to: interview.email ?? '',
    organization,
    replyTo: settings.contact,
    language: words.language,
    subject,
    parts: [
      { kind: 'text', text: name === '' ? words.say('greetingPlain') : words.say('greeting', { name }) },
      ...parts,
      {
        kind: 'text',
        text: `${words.say(settings.contact === null ? 'replyNowhere' : 'replyHere', { organization })}\n${words.say('onBehalf', { organization })}`,
      },
    ],
  };
}
