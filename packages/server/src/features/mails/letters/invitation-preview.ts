import type { Content } from '@colloquy/content';
import type { Language } from '@colloquy/contract/shared';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Id } from '../../../platform/ids.ts';
import { accountName } from '../../accounts/index.ts';
import type { Letter } from '../letter.ts';
import { mailSettings } from '../mail-settings.ts';
import { plainName } from '../plain-name.ts';
import { mailWords } from '../words.ts';
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
  { db, content }: { db: Queryable; content: Content },
  { accountId, title, email, name, language, expiresAt }: InvitationDraft,
  url: string,
): Promise<Letter> {
  return writeInvitation(
    {
      interview: { email, givenName: name, cvName: null, expiresAt },
      organization: plainName(await accountName(db, accountId)),
      title: plainName(title),
      words: await mailWords(content, language),
      settings: await mailSettings(db, accountId),
    },
    url,
  );
}
