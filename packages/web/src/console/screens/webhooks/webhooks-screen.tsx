import { WEBHOOK_KEEP_DAYS } from '@colloquy/contract/shared';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Problem, Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { ATTEMPT_KEYS, deliveryKey } from '../../messages/keys.ts';
import { EndpointActions } from './endpoint-actions.tsx';
import { NewWebhook } from './new-webhook.tsx';

type Endpoint = ReplyOf<'listWebhooks'>['results'][number];

/** Addresses that are told of interviews, and what became of the last fifty messages to each. */
export function WebhooksScreen() {
  const { t } = usePage();
  const { may } = useOrganization();
  return may('manage-webhooks') ? (
    <Endpoints />
  ) : (
    <Screen title={t('webhooks')}>
      <Refused action="manage-webhooks" />
    </Screen>
  );
}

function Endpoints() {
  const { t } = usePage();
  const found = useRead('listWebhooks');
  const [adding, setAdding] = useState(false);
  return (
    <Screen
      title={t('webhooks')}
      action={
        found.data !== undefined && (
          <button type="button" className="button button-primary" onClick={() => setAdding(true)}>
            {t('addWebhook')}
          </button>
        )
      }
    >
      {adding && found.data !== undefined && (
        <NewWebhook types={found.data.types} users={found.data.users} onClose={() => setAdding(false)} />
      )}
      {found.error !== null && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Loading />}
      {found.data?.results.length === 0 && (
        <>
          <p>{t('webhooksNone')}</p>
          <p className="quiet">{t('webhooksNoneText')}</p>
        </>
      )}
      {found.data?.results.map((endpoint) => (
        <EndpointPart
          key={endpoint.id}
          endpoint={endpoint}
          types={found.data.types}
          isAlone={found.data.users.length === 1}
        />
      ))}
    </Screen>
  );
}

type EndpointPartProps = { endpoint: Endpoint; types: readonly string[]; isAlone: boolean };

/** @param isAlone whether the organization has one user only: then whose interviews it is told of needs no word */
function EndpointPart({ endpoint, types, isAlone }: EndpointPartProps) {
  const { id, url, user, description, enabled, disabledReason, failingSince } = endpoint;
  const { t, formats } = usePage();
  const deliveries = useRead('listDeliveries', { params: { id } });
  return (
    <section className="c-part" aria-labelledby={`endpoint-${id}`}>
      <h2 id={`endpoint-${id}`} dir="ltr">
        {url}
      </h2>
      {description !== null && <p dir="auto">{description}</p>}
      <p className="small quiet">
        {t('webhookTypes', { count: endpoint.types.length })}
        {!isAlone && ` · ${t('webhookOf', { user })}`}
      </p>
      {!enabled && (
        <p>{t(disabledReason === 'ACCOUNT' ? 'webhookPaused' : 'webhookStopped', { days: WEBHOOK_KEEP_DAYS })}</p>
      )}
      {failingSince !== null && <p className="c-late">{t('webhookFailing', { when: formats.moment(failingSince) })}</p>}
      <EndpointActions endpoint={endpoint} types={types} />
      {deliveries.error !== null && <Problem error={deliveries.error} onRetry={() => void deliveries.refetch()} />}
      {deliveries.isPending && <Loading />}
      {deliveries.data?.results.length === 0 && <p className="quiet">{t('deliveriesNone')}</p>}
      {deliveries.data !== undefined && deliveries.data.results.length > 0 && (
        <table className="c-table c-rows">
          <thead>
            <tr>
              <th scope="col">{t('auditWhen')}</th>
              <th scope="col">{t('deliveryWhat')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">
                <span className="unseen">{t('sendAgain')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {deliveries.data.results.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} isOn={enabled} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type DeliveryRowProps = { delivery: ReplyOf<'listDeliveries'>['results'][number]; isOn: boolean };

function DeliveryRow({ delivery: { id, type, interview, createdAt, state, last }, isOn }: DeliveryRowProps) {
  const { t, formats } = usePage();
  const { organization } = useOrganization();
  const again = useWrite('sendAgain');
  return (
    <tr>
      <td className="small quiet">
        <time dateTime={createdAt}>{formats.moment(createdAt)}</time>
      </td>
      <td>
        <span className="c-code">{type}</span>
        {interview !== null && (
          <span className="c-under small">
            <Link
              to="/console/$organization/interviews/$interview"
              params={{ organization: organization.id, interview }}
            >
              {t('deliveryInterview')}
            </Link>
          </span>
        )}
      </td>
      <td>
        <span className={state === 'FAILED' ? 'c-late' : undefined}>{t(deliveryKey(state))}</span>
        {last !== null && (
          <span className="c-under small quiet">
            {[last.status, last.reason === null ? null : t(ATTEMPT_KEYS[last.reason])]
              .filter((part) => part !== null)
              .join(' ')}
          </span>
        )}
      </td>
      <td>
        {isOn && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${t('sendAgain')}: ${type}, ${formats.moment(createdAt)}`}
            aria-disabled={again.isPending}
            onClick={() => !again.isPending && again.mutate({ params: { id } })}
          >
            {t('sendAgain')}
          </button>
        )}
        <span role="alert" className="small c-fault">
          {refusalOf(again.error, t)}
        </span>
      </td>
    </tr>
  );
}
