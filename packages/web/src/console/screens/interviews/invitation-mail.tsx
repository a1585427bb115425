import type { ReplyOf } from '../../core/api.ts';
import { mailReply } from '../../core/mail-reply.ts';
import { usePage } from '../../hooks/page-context.ts';
import { mailKey, mailStateKey } from '../../messages/keys.ts';

type Listed = ReplyOf<'listInterviews'>['results'][number];

/** Those who have not come yet: a mail that did not reach them may be why. */
const NOT_BEGUN: ReadonlySet<Listed['status']> = new Set(['SCHEDULED', 'NO_SHOW']);

/**
 * What became of the mailed invitation, while that matters; of one that was refused, what the mail server said.
 *
 * @param as a paragraph of its own, or a line under something
 */
export function InvitationMail({ interview, as: Around }: { interview: Listed; as: 'p' | 'span' }) {
  const { status, invitationMail } = interview;
  const { t } = usePage();
  if (invitationMail === undefined || !NOT_BEGUN.has(status)) return null;
  const state = invitationMail?.state ?? 'NONE';
  return (
    <Around className="c-under small quiet">
      <span className={state === 'FAILED' ? 'c-late' : undefined}>
        {t(mailKey('invitation'))}: {t(mailStateKey(state))}
      </span>
      {invitationMail !== null && state === 'FAILED' && (
        <span className="c-under" dir="auto">
          {mailReply(invitationMail)}
        </span>
      )}
    </Around>
  );
}
