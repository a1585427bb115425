import { REPLAY_BATCH } from '@colloquy/contract/shared';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';

type ReplayWebhookProps = { endpoint: ReplyOf<'listWebhooks'>['results'][number]; onClose(): void };

const DAY_MS = 86_400_000;

/** Sends again what an address missed since a time: as much as one call takes, and once more for the rest. */
export function ReplayWebhook({ endpoint: { id, failingSince }, onClose }: ReplayWebhookProps) {
  const { t } = usePage();
  const first = failingSince === null ? Date.now() - DAY_MS : Date.parse(failingSince);
  const [since, setSince] = useState(() => localTime(first));
  const [noTime, setNoTime] = useState(false);
  const replay = useWrite('replayWebhook');
  const submit = () => {
    const at = new Date(since);
    setNoTime(Number.isNaN(at.getTime()));
    if (!Number.isNaN(at.getTime())) replay.mutate({ params: { id }, body: { since: at.toISOString() } });
  };
  const { data, error } = replay;
  return (
    <FormDialog
      title={t('webhookReplay')}
      verb={t('sendAgain')}
      isPending={replay.isPending}
      onSubmit={submit}
      onClose={onClose}
      problem={refusalOf(error, t)}
    >
      <p>{t('webhookReplayText', { most: REPLAY_BATCH })}</p>
      <TextField
        label={t('webhookReplaySince')}
        type="datetime-local"
        value={since}
        onText={(text) => {
          setSince(text);
          setNoTime(false);
          replay.reset();
        }}
        fault={noTime ? t('webhookReplayNoTime') : faultOf(error, 'since', t)}
      />
      <p role="status">
        {data?.replayed === 0 && t('webhookReplayNone')}
        {data !== undefined && data.replayed > 0 && t('webhookReplayed', { count: data.replayed })}
        {data !== undefined && data.remaining > 0 && ` ${t('webhookReplayRest', { count: data.remaining })}`}
      </p>
    </FormDialog>
  );
}

/** An instant as the field of a form writes it, by the reader's own clock; rounded down to the minute. */
function localTime(ms: number): string {
  const at = new Date(ms);
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
