import type { Content } from '@colloquy/content';
import type { Language } from '@colloquy/contract/shared';
import type { Db } from '../../../platform/db/db.ts';
import type { Id } from '../../../platform/ids.ts';
import { identityOf } from '../../accounts/index.ts';
import type { Letter } from '../letter.ts';
import { plainName } from '../plain-name.ts';
import { identityWords, mailWords } from '../words.ts';
import { logoOf } from './candidate-letter.ts';
import { writeInvitation } from './interview-letters.ts';

/** An invitation that is not made yet. */
export type InvitationDraft = {
  accountId: Id<'account'>;
  title: string;
  email: string;
  name: string | null;
  language: Language;
  expiresAt: Date;
};

/**
 * The letter as it would go out.
 *
 * @param url stands where the link will
 */
export async function invitationPreview(
  { db, content }: { db: Db; content: Content },
  { accountId, title, email, name, language, expiresAt }: InvitationDraft,
  url: string,
): Promise<Letter> {
  const identity = await identityOf(db, accountId);
  return writeInvitation(
    {
      interview: { email, givenName: name, cvName: null, expiresAt },
      organization: plainName(identity.name),
      title: plainName(title),
      words: await mailWords(content, language),
      identity,
      logo: await logoOf(db, identity),
      privacy: (await identityWords(content, language)).say('privacy'),
    },
    url,
  );
}
