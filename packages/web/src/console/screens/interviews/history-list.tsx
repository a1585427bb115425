import type { ReplyOf } from '../../core/api.ts';
import { byName } from '../../core/by-name.ts';
import { mailReply } from '../../core/mail-reply.ts';
import { usePage } from '../../hooks/page-context.ts';
import { actorKey, mailKey, mailStateKey, requestKey, STATUS_KEYS } from '../../messages/keys.ts';

/** What happened, oldest first: where the interview stood, when the link was first opened, what became of each mail to the candidate, and what they asked of people. */
export function HistoryList({
  interview: { history, mails, openedAt, invitedBy, candidate, email, requests },
}: {
  interview: ReplyOf<'getInterview'>;
}) {
  const { t, formats } = usePage();
  const moves = history.map(({ to, actor, at }, index) => {
    const status = STATUS_KEYS[to as keyof typeof STATUS_KEYS];
    const by = actorKey(actor);
    return {
      key: `${to} ${at}`,
      at,
      what: status === undefined ? to : t(status),
      // The first one is the invitation: here somebody made it, else a program did.
      more: index === 0 && invitedBy != null ? byName(invitedBy, t) : by === null ? '' : t(by),
      late: false,
    };
  });
  const written = mails.map(({ kind, state, at, ...said }) => ({
    key: `${kind} ${at}`,
    at,
    what: `${t(mailKey(kind))}: ${t(mailStateKey(state))}`,
    more: mailReply(said),
    late: state === 'FAILED',
  }));
  const opened =
    openedAt === null ? [] : [{ key: 'opened', at: openedAt, what: t('historyOpened'), more: '', late: false }];
  const asked = (requests ?? []).map(({ id, kind, askedAt }) => ({
    key: id,
    at: askedAt,
    what: t(requestKey(kind), { name: candidate ?? email ?? t('unnamed') }),
    more: '',
    late: false,
  }));
  return (
    <ol className="c-list">
      {[...moves, ...opened, ...written, ...asked]
        .sort((a, b) => a.at.localeCompare(b.at))
        .map(({ key, at, what, more, late }) => (
          <li key={key} className="c-line">
            <span className={late ? 'c-late' : undefined}>{what}</span>
            <span className="small quiet" dir="auto">
              {more}
            </span>
            <time className="small quiet" dateTime={at}>
              {formats.moment(at)}
            </time>
          </li>
        ))}
    </ol>
  );
}
