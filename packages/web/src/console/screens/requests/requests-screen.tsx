import type { RequestView } from '@colloquy/contract/console';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ListPart } from '../../components/list-part.tsx';
import { Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useList } from '../../hooks/use-read.ts';
import { useWrite } from '../../hooks/use-write.ts';
import type { BareKey } from '../../messages/catalogue.ts';
import { AnswerDialog, type Request } from './answer-dialog.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { Due, RequestFacts } from './request-facts.tsx';

const VIEWS = [
  ['open', 'requestsOpen', 'requestsOpenNone'],
  ['mine', 'requestsMine', 'requestsMineNone'],
  ['closed', 'requestsClosed', 'requestsClosedNone'],
] as const satisfies readonly (readonly [RequestView, BareKey, BareKey])[];

type Asking = { request: Request; what: 'answer' | 'dismiss' };

export function RequestsScreen() {
  const { t } = usePage();
  const { may } = useOrganization();
  return (
    <Screen title={t('requests')}>{may('answer-requests') ? <Lists /> : <Refused action="answer-requests" />}</Screen>
  );
}

function Lists() {
  const { t } = usePage();
  const { organization } = useOrganization();
  const { view = 'open' } = useSearch({ from: '/console/$organization/shell/requests' });
  const [asking, setAsking] = useState<Asking | null>(null);
  const list = useList('listRequests', { view });
  const { counts: counted, members = [] } = list.first ?? {};
  const counts = { open: counted?.open, mine: counted?.mine, closed: undefined };
  const [, , none] = VIEWS.find(([known]) => known === view) ?? VIEWS[0];
  return (
    <>
      <nav aria-label={t('requests')}>
        <ul className="c-parts">
          {VIEWS.map(([known, label]) => (
            <li key={known}>
              <Link
                to="/console/$organization/requests"
                params={{ organization: organization.id }}
                search={known === 'open' ? {} : { view: known }}
                activeOptions={{ exact: true }}
                activeProps={{ 'aria-current': 'page' }}
              >
                {t(label)}
                {counts[known] !== undefined && <span className="c-number"> {counts[known]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {counted !== undefined && counted.overdue > 0 && (
        <p className="c-late">{t('requestsOverdue', { count: counted.overdue })}</p>
      )}
      <ListPart list={list} empty={<p className="c-part">{t(none)}</p>}>
        {(rows) => (
          <ul className="c-list">
            {rows.map((request) => (
              <li key={request.id} className="c-request">
                <RequestFacts request={request} />
                {request.state === 'open' ? (
                  <Open request={request} members={members} onAsk={setAsking} />
                ) : (
                  <Closed request={request} />
                )}
              </li>
            ))}
          </ul>
        )}
      </ListPart>
      {asking?.what === 'answer' && <AnswerDialog request={asking.request} onClose={() => setAsking(null)} />}
      {asking?.what === 'dismiss' && <DismissDialog request={asking.request} onClose={() => setAsking(null)} />}
    </>
  );
}

type OpenProps = {
  request: Request;
  members: readonly { id: string; name: string }[];
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

function Closed({ request: { state, answer, closedAt } }: { request: Request }) {
  const { t, formats } = usePage();
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
    </div>
  );
}
