import { SelectField } from '../../components/select-field.tsx';
import { refusalOf } from '../../core/faults.ts';
import { mailReply } from '../../core/mail-reply.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { mailStateKey } from '../../messages/keys.ts';
import { AnswerDialog, type Request } from './answer-dialog.tsx';
import { AnswerLetter } from './answer-letter.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { Due, RequestFacts } from './request-facts.tsx';

type Members = readonly { id: string; name: string }[];
/** What somebody is doing with a request. */
export type Asking = { request: Request; what: 'answer' | 'dismiss' | 'letter' };
type RequestRowsProps = { rows: readonly Request[]; members: Members; onAsk(asking: Asking): void };

/** Requests, each with what can be done with it, or what was done. */
export function RequestRows({ rows, members, onAsk }: RequestRowsProps) {
  return (
    <ul className="c-list">
      {rows.map((request) => (
        <li key={request.id} className="c-request">
          <RequestFacts request={request} />
          {request.state === 'open' ? (
            <Open request={request} members={members} onAsk={onAsk} />
          ) : (
            <Closed request={request} onAsk={onAsk} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Outside the list: an answered request leaves it, and its letter is still to be copied. */
export function AskedDialog({ asking, onClose }: { asking: Asking | null; onClose(): void }) {
  if (asking === null) return null;
  const { request, what } = asking;
  if (what === 'answer') return <AnswerDialog request={request} onClose={onClose} />;
  if (what === 'dismiss') return <DismissDialog request={request} onClose={onClose} />;
  return <AnswerLetter request={request.id} onClose={onClose} />;
}

type OpenProps = {
  request: Request;
  members: Members;
  onAsk(asking: Asking): void;
};

/** By when, in whose hands, and what can be done with it. */
function Open({ request, members, onAsk }: OpenProps) {
  const { t } = usePage();
  const assign = useWrite('assignRequest');
  const { id, assignee, candidate, email } = request;
  const name = candidate ?? email ?? t('unnamed');
  // A name that was given through the API is nobody's in this list.
  const foreign = assignee !== null && !members.some((member) => member.id === assignee.id) ? assignee.name : null;
  return (
    <div className="c-request-acts">
      <Due request={request} />
      <div className="c-row c-request-row">
        <SelectField
          label={t('assignee', { name })}
          unseen
          value={foreign === null ? (assignee?.id ?? '') : 'other'}
          onValue={(person) =>
            person !== 'other' && assign.mutate({ params: { id }, body: { person: person === '' ? null : person } })
          }
          options={[
            { value: '', label: t('assigneeNone') },
            ...(foreign === null ? [] : [{ value: 'other', label: foreign }]),
            ...members.map((member) => ({ value: member.id, label: member.name })),
          ]}
        />
        <button
          type="button"
          className="button"
          aria-label={`${t('answer')}: ${name}`}
          onClick={() => onAsk({ request, what: 'answer' })}
        >
          {t('answer')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={`${t('dismiss')}: ${name}`}
          onClick={() => onAsk({ request, what: 'dismiss' })}
        >
          {t('dismiss')}
        </button>
      </div>
      <p role="alert" className="c-fault">
        {refusalOf(assign.error, t)}
      </p>
    </div>
  );
}

function Closed({ request, onAsk }: Pick<OpenProps, 'request' | 'onAsk'>) {
  const { t, formats } = usePage();
  const { state, answer, closedAt, mail, candidate, email } = request;
  return (
    <div className="c-request-acts">
      <p className="small quiet">
        {t(state === 'answered' ? 'answeredOn' : 'dismissedOn', {
          date: closedAt === null ? '' : formats.date(closedAt),
        })}
      </p>
      {answer !== null && (
        <blockquote className="c-note" dir="auto">
          {answer}
        </blockquote>
      )}
      {mail != null && mail.state !== 'FAILED' && (
        <p className="small quiet">
          {t('mail-request-answer')}: {t(mailStateKey(mail.state))}
        </p>
      )}
      {mail != null && mail.state === 'FAILED' && (
        <>
          <p className="c-late small" dir="auto">
            {t('answerUndelivered', { reply: mailReply(mail) })}
          </p>
          <button
            type="button"
            className="button"
            aria-label={`${t('letterCopy')}: ${candidate ?? email ?? t('unnamed')}`}
            onClick={() => onAsk({ request, what: 'letter' })}
          >
            {t('letterCopy')}
          </button>
        </>
      )}
    </div>
  );
}
