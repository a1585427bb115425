import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReplyOf } from '../../core/api.ts';
import { mailReply } from '../../core/mail-reply.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { AnswerDialog, type Request } from '../requests/answer-dialog.tsx';
import { Due, RequestFacts } from '../requests/request-facts.tsx';
import { CorrectDialog, type RefusedInvitation } from './correct-dialog.tsx';

/** Requests of candidates: what is due first at the top. The letter to an answered one stays until it is closed. */
export function WaitingRequests({ requests }: { requests: NonNullable<ReplyOf<'getToday'>['requests']> }) {
  const { t } = usePage();
  const { organization } = useOrganization();
  const [answering, setAnswering] = useState<Request | null>(null);
  return (
    <>
      {requests.total > 0 && (
        <section className="c-part" aria-labelledby="asked">
          <h2 id="asked">{t('requestsWait', { count: requests.total })}</h2>
          <ul className="c-list">
            {requests.first.map((request) => (
              <li key={request.id} className="c-line">
                <RequestFacts request={request} />
                <Due request={request} />
                <button
                  type="button"
                  className="button"
                  aria-label={`${t('answer')}: ${request.candidate ?? request.email ?? t('unnamed')}`}
                  onClick={() => setAnswering(request)}
                >
                  {t('answer')}
                </button>
              </li>
            ))}
          </ul>
          {requests.total > requests.first.length && (
            <p>
              <Link to="/console/$organization/requests" params={{ organization: organization.id }}>
                {t('requestsAll')}
              </Link>
            </p>
          )}
        </section>
      )}
      {answering !== null && <AnswerDialog request={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

/** Invitations that did not reach their candidate. The new link of one stays until it is closed. */
export function RefusedInvitations({ refused }: { refused: NonNullable<ReplyOf<'getToday'>['refused']> }) {
  const { t } = usePage();
  const { organization } = useOrganization();
  const [correcting, setCorrecting] = useState<RefusedInvitation | null>(null);
  return (
    <>
      {refused.total > 0 && (
        <section className="c-part" aria-labelledby="refused">
          <h2 id="refused">{t('refusedWait', { count: refused.total })}</h2>
          <ul className="c-list">
            {refused.newest.map((invitation) => (
              <li key={invitation.id} className="c-line">
                <span>
                  <Link
                    to="/console/$organization/interviews/$interview"
                    params={{ organization: organization.id, interview: invitation.id }}
                    className="c-strong"
                  >
                    {t('refusedTo', { email: invitation.email ?? invitation.candidate ?? t('unnamed') })}
                  </Link>
                  <span className="c-under small quiet" dir="auto">
                    {invitation.job?.title}
                  </span>
                </span>
                <span className="small quiet" dir="ltr">
                  {mailReply(invitation)}
                </span>
                {invitation.mayCorrect && (
                  <button
                    type="button"
                    className="button"
                    aria-label={`${t('correct')}: ${invitation.email}`}
                    onClick={() => setCorrecting(invitation)}
                  >
                    {t('correct')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {correcting !== null && <CorrectDialog invitation={correcting} wasMailed onClose={() => setCorrecting(null)} />}
    </>
  );
}
