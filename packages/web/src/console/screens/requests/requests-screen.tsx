import type { RequestView } from '@colloquy/contract/console';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ListPart } from '../../components/list-part.tsx';
import { Loading } from '../../components/loading.tsx';
import { Problem, Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useChanges } from '../../hooks/use-changes.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useList, useRead } from '../../hooks/use-read.ts';
import type { BareKey } from '../../messages/catalogue.ts';
import { AskedDialog, type Asking, RequestRows } from './request-rows.tsx';

const VIEWS = [
  ['open', 'requestsOpen', 'requestsOpenNone'],
  ['mine', 'requestsMine', 'requestsMineNone'],
  ['closed', 'requestsClosed', 'requestsClosedNone'],
] as const satisfies readonly (readonly [RequestView, BareKey, BareKey])[];

export function RequestsScreen() {
  const { t } = usePage();
  const { may } = useOrganization();
  return (
    <Screen title={t('requests')}>{may('answer-requests') ? <Shown /> : <Refused action="answer-requests" />}</Screen>
  );
}

/** One request where the address names it, as mails do; else the lists. */
function Shown() {
  useChanges();
  const { request } = useSearch({ from: '/console/$organization/shell/requests' });
  return request === undefined ? <Lists /> : <OneRequest id={request} />;
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
        {(rows) => <RequestRows rows={rows} members={members} onAsk={setAsking} />}
      </ListPart>
      <AskedDialog asking={asking} onClose={() => setAsking(null)} />
    </>
  );
}

/** The lasting place of a request, whatever became of it. */
function OneRequest({ id }: { id: string }) {
  const { t } = usePage();
  const { organization } = useOrganization();
  const [asking, setAsking] = useState<Asking | null>(null);
  const found = useRead('getRequest', { params: { id } });
  return (
    <>
      <p>
        <Link to="/console/$organization/requests" params={{ organization: organization.id }} search={{}}>
          {t('requestsAll')}
        </Link>
      </p>
      <section className="c-part" aria-labelledby="request">
        <h2 id="request">{t('requestOne')}</h2>
        {found.error !== null && <Problem error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Loading />}
        {found.data !== undefined && (
          <RequestRows rows={[found.data.request]} members={found.data.members} onAsk={setAsking} />
        )}
      </section>
      <AskedDialog asking={asking} onClose={() => setAsking(null)} />
    </>
  );
}
