import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { MadeSecret } from './made-secret.tsx';
import { type WebhookDraft, WebhookFields } from './webhook-fields.tsx';

type NewWebhookProps = Pick<ReplyOf<'listWebhooks'>, 'types' | 'users'> & { onClose(): void };

/** What most receivers wait for. */
const USUAL = new Set(['interview.completed', 'report.ready']);

/** An address, whose interviews it is told of, and of what. The secret is here once. */
export function NewWebhook({ types, users, onClose }: NewWebhookProps) {
  const { t } = usePage();
  const [own = ''] = users;
  const usual = new Set(types.filter((type) => USUAL.has(type)));
  const [draft, setDraft] = useState<WebhookDraft>({ url: '', description: '', chosen: usual });
  const [user, setUser] = useState(own);
  const [isEmpty, setIsEmpty] = useState(false);
  const add = useWrite('addWebhook');
  const change = (next: WebhookDraft) => {
    setDraft(next);
    setIsEmpty(false);
    add.reset();
  };
  const submit = () => {
    const { chosen } = draft;
    setIsEmpty(chosen.size === 0);
    if (chosen.size === 0) return;
    const description = draft.description.trim();
    const body = { url: draft.url.trim(), user, types: types.filter((type) => chosen.has(type)) };
    add.mutate({ body: description === '' ? body : { ...body, description } });
  };
  const { data, error } = add;
  return (
    <FormDialog
      title={t('addWebhook')}
      verb={t('addWebhook')}
      isPending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
      problem={refusalOf(error, t, { 'too-many-webhooks': 'tooManyWebhooks' })}
      made={data && <MadeSecret made={data} />}
    >
      {users.length > 1 && (
        <SelectField
          label={t('webhookUser')}
          hint={t('webhookUserHint', { user: own })}
          value={user}
          onValue={setUser}
          options={users.map((value) => ({ value, label: value }))}
        />
      )}
      <WebhookFields draft={draft} onDraft={change} types={types} isEmpty={isEmpty} error={error} />
    </FormDialog>
  );
}
