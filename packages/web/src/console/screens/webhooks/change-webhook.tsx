import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { type WebhookDraft, WebhookFields } from './webhook-fields.tsx';

type ChangeWebhookProps = {
  endpoint: ReplyOf<'listWebhooks'>['results'][number];
  types: readonly string[];
  onClose(): void;
};

/** Another address, another purpose, other events. Its user and its secret stay. */
export function ChangeWebhook({ endpoint, types, onClose }: ChangeWebhookProps) {
  const { t } = usePage();
  const { id, url, description } = endpoint;
  const known = new Set(endpoint.types);
  const [draft, setDraft] = useState<WebhookDraft>({ url, description: description ?? '', chosen: known });
  const [isEmpty, setIsEmpty] = useState(false);
  const save = useWrite('changeWebhook', onClose);
  const change = (next: WebhookDraft) => {
    setDraft(next);
    setIsEmpty(false);
    save.reset();
  };
  const submit = () => {
    const { chosen } = draft;
    setIsEmpty(chosen.size === 0);
    if (chosen.size === 0) return;
    const note = draft.description.trim();
    const body = {
      url: draft.url.trim(),
      types: types.filter((type) => chosen.has(type)),
      description: note === '' ? null : note,
    };
    save.mutate({ params: { id }, body });
  };
  return (
    <FormDialog
      title={t('webhookChange')}
      verb={t('save')}
      isPending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      problem={refusalOf(save.error, t)}
    >
      <WebhookFields draft={draft} onDraft={change} types={types} isEmpty={isEmpty} error={save.error} />
      <p className="small quiet">{t('webhookChangeText')}</p>
    </FormDialog>
  );
}
