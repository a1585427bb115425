import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { SureButton } from '../../components/sure-button.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { ATTEMPT_KEYS } from '../../messages/keys.ts';
import { ChangeWebhook } from './change-webhook.tsx';
import { MadeSecret } from './made-secret.tsx';
import { ReplayWebhook } from './replay-webhook.tsx';

type Endpoint = ReplyOf<'listWebhooks'>['results'][number];

type EndpointActionsProps = { endpoint: Endpoint; types: readonly string[] };

/** Test, change, pause, new secret, send again, remove; each says what came of it in its place. */
export function EndpointActions({ endpoint, types }: EndpointActionsProps) {
  const { id, url, enabled } = endpoint;
  const { t } = usePage();
  const [open, setOpen] = useState<'change' | 'replay' | null>(null);
  const params = { id };
  const test = useWrite('testWebhook');
  const enable = useWrite('setWebhookEnabled');
  const remove = useWrite('removeWebhook');
  const [secret, setSecret] = useState<ReplyOf<'renewWebhookSecret'> | null>(null);
  const renew = useWrite('renewWebhookSecret', setSecret);
  return (
    <>
      <div className="c-row">
        <button
          type="button"
          className="button"
          aria-label={`${t('webhookTest')}: ${url}`}
          aria-disabled={test.isPending}
          onClick={() => !test.isPending && test.mutate({ params, body: {} })}
        >
          {t('webhookTest')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={`${t('webhookChange')}: ${url}`}
          onClick={() => setOpen('change')}
        >
          {t('webhookChange')}
        </button>
        {enabled && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${t('webhookReplay')}: ${url}`}
            onClick={() => setOpen('replay')}
          >
            {t('webhookReplay')}
          </button>
        )}
        <button
          type="button"
          className="button button-quiet"
          aria-label={`${t(enabled ? 'webhookPause' : 'webhookResume')}: ${url}`}
          aria-disabled={enable.isPending}
          onClick={() => !enable.isPending && enable.mutate({ params, body: { enabled: !enabled } })}
        >
          {t(enabled ? 'webhookPause' : 'webhookResume')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={`${t('webhookNewSecret')}: ${url}`}
          aria-disabled={renew.isPending}
          onClick={() => !renew.isPending && renew.mutate({ params, body: {} })}
        >
          {t('webhookNewSecret')}
        </button>
        <SureButton
          verb={t('remove')}
          name={`${t('remove')}: ${url}`}
          question={t('webhookRemoveSure', { url })}
          text={t('webhookRemoveText')}
          onSure={() => remove.mutate({ params })}
          error={remove.error}
        />
      </div>
      <p role="status" className="small">
        {test.data === undefined ? '' : <Outcome outcome={test.data} />}
      </p>
      <p role="alert" className="small c-fault">
        {refusalOf(test.error ?? enable.error ?? renew.error, t, { 'webhook-test-running': 'webhookTestRunning' })}
      </p>
      {open === 'change' && <ChangeWebhook endpoint={endpoint} types={types} onClose={() => setOpen(null)} />}
      {open === 'replay' && <ReplayWebhook endpoint={endpoint} onClose={() => setOpen(null)} />}
      {secret !== null && (
        <Dialog title={t('webhookNewSecret')} onClose={() => setSecret(null)}>
          <div className="c-form">
            <MadeSecret made={secret} />
            <div className="c-row">
              <button type="button" className="button" onClick={() => setSecret(null)}>
                {t('close')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Outcome({ outcome: { delivered, status, reason, reply } }: { outcome: ReplyOf<'testWebhook'> }) {
  const { t } = usePage();
  const why = reason === null ? null : t(ATTEMPT_KEYS[reason]);
  const what = [why, status].filter((part) => part !== null).join(', ');
  return (
    <>
      <span className={delivered ? undefined : 'c-late'}>
        {delivered ? t('webhookTested', { status: String(status ?? '') }) : t('webhookTestFailed', { what })}
      </span>
      {reply !== '' && (
        <span className="c-under quiet" dir="auto">
          {reply}
        </span>
      )}
    </>
  );
}
