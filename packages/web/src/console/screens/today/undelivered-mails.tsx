import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { mailReply } from '../../core/mail-reply.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { undeliveredKey } from '../../messages/keys.ts';
import { AnswerLetter } from '../requests/answer-letter.tsx';

type Undelivered = NonNullable<ReplyOf<'getToday'>['undelivered']>;
type UndeliveredMail = Undelivered['newest'][number];

/** Mails that somebody waits for and that did not arrive: sent again, or taken care of in another way. */
export function UndeliveredMails({ undelivered }: { undelivered: Undelivered }) {
  const { t } = usePage();
  const again = useWrite('retryMail');
  const care = useWrite('settleMail');
  const [copying, setCopying] = useState<string | null>(null);
  const isPending = again.isPending || care.isPending;
  const heading = useRef<HTMLHeadingElement>(null);
  /** One at a time; the row goes with its button, and the heading says what is left. */
  const act = (write: typeof again | typeof care, other: typeof again | typeof care, id: string) => {
    if (isPending) return;
    other.reset();
    const left = undelivered.total > 1 ? heading.current : document.querySelector('h1');
    write.mutate({ params: { id }, body: {} }, { onSuccess: () => left?.focus() });
  };
  return (
    <>
      {undelivered.total > 0 && (
        <section className="c-part" aria-labelledby="undelivered">
          <h2 ref={heading} id="undelivered" tabIndex={-1}>
            {t('undeliveredWait', { count: undelivered.total })}
          </h2>
          <ul className="c-list">
            {undelivered.newest.map((mail) => (
              <Line key={mail.id} mail={mail}>
                {mail.request !== null && (
                  <Act verb={t('letterCopy')} mail={mail} onAct={() => setCopying(mail.request)} />
                )}
                <Act verb={t('mailAgain')} mail={mail} onAct={() => act(again, care, mail.id)} />
                <Act verb={t('mailCared')} mail={mail} quiet onAct={() => act(care, again, mail.id)} />
              </Line>
            ))}
          </ul>
          <p role="alert" className="c-fault">
            {refusalOf(again.error ?? care.error, t)}
          </p>
        </section>
      )}
      {copying !== null && <AnswerLetter request={copying} onClose={() => setCopying(null)} />}
    </>
  );
}

function useTitle(): (mail: UndeliveredMail) => string {
  const { t } = usePage();
  return ({ kind, candidate, to }) => {
    const [address, name] = [to ?? t('unnamed'), candidate ?? to ?? t('unnamed')];
    return t(undeliveredKey(kind), { to: address, name });
  };
}

/** What did not arrive, what the mail server said of it, and the way to what it is about. */
function Line({ mail, children }: { mail: UndeliveredMail; children: ReactNode }) {
  const { organization } = useOrganization();
  const title = useTitle();
  const { interview, request, job } = mail;
  const params = { organization: organization.id };
  return (
    <li className="c-line">
      <span>
        {request !== null ? (
          <Link to="/console/$organization/requests" params={params} search={{ request }} className="c-strong">
            {title(mail)}
          </Link>
        ) : interview === null ? (
          <Link to="/console/$organization/members" params={params} className="c-strong">
            {title(mail)}
          </Link>
        ) : (
          <Link
            to="/console/$organization/interviews/$interview"
            params={{ ...params, interview }}
            className="c-strong"
          >
            {title(mail)}
          </Link>
        )}
        <span className="c-under small quiet" dir="auto">
          {job?.title}
        </span>
      </span>
      <span className="small quiet" dir="ltr">
        {mailReply(mail)}
      </span>
      <span className="c-row">{children}</span>
    </li>
  );
}

type ActProps = { verb: string; mail: UndeliveredMail; quiet?: boolean; onAct(): void };

function Act({ verb, mail, quiet = false, onAct }: ActProps) {
  const title = useTitle();
  return (
    <button
      type="button"
      className={quiet ? 'button button-quiet' : 'button'}
      aria-label={`${verb}: ${title(mail)}`}
      onClick={onAct}
    >
      {verb}
    </button>
  );
}
