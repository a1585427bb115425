import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { MadeSecret } from './made-secret.tsx';

type NewWebhookProps = Pick<ReplyOf<'listWebhooks'>, 'types' | 'users'> & { onClose(): void };

/** What most receivers wait for. */
const USUAL = new Set(['interview.completed', 'report.ready']);

/** An address, whose interviews it is told of, and of what. The secret is here once. */
export function NewWebhook({ types, users, onClose }: NewWebhookProps) {
  const { t } = usePage();
  const [own = ''] = users;
  const [draft, setDraft] = useState({ url: '', description: '', user: own });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(types.filter((type) => USUAL.has(type))));
  const [isEmpty, setIsEmpty] = useState(false);
  const add = useWrite('addWebhook');
  const change = (next: typeof draft) => {
    setDraft(next);
    add.reset();
  };
  const tick = (type: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(type);
    else next.delete(type);
    setChosen(next);
    setIsEmpty(false);
  };
  const submit = () => {
    setIsEmpty(chosen.size === 0);
    if (chosen.size === 0) return;
    const description = draft.description.trim();
    const body = { url: draft.url.trim(), user: draft.user, types: types.filter((type) => chosen.has(type)) };
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
      <TextField
        label={t('webhookUrl')}
        type="url"
        dir="ltr"
        autoComplete="off"
        hint={t('webhookUrlHint')}
        value={draft.url}
        onText={(url) => change({ ...draft, url })}
        fault={faultOf(error, 'url', t)}
      />
      <TextField
        label={t('webhookNote')}
        dir="auto"
        autoComplete="off"
        value={draft.description}
        onText={(description) => change({ ...draft, description })}
        fault={faultOf(error, 'description', t)}
      />
      {users.length > 1 && (
        <SelectField
          label={t('webhookUser')}
          hint={t('webhookUserHint', { user: own })}
          value={draft.user}
          onValue={(user) => change({ ...draft, user })}
          options={users.map((value) => ({ value, label: value }))}
        />
      )}
      <details open={isEmpty || undefined}>
        <summary>
          {t('webhookWhat')} ({chosen.size})
        </summary>
        <fieldset aria-describedby="webhook-what-fault">
          <legend className="unseen">{t('webhookWhat')}</legend>
          {types.map((type) => (
            <label key={type} className="c-choice">
              <input
                type="checkbox"
                checked={chosen.has(type)}
                onChange={(event) => tick(type, event.currentTarget.checked)}
              />
              <span className="c-code" dir="ltr">
                {type}
              </span>
            </label>
          ))}
          <p id="webhook-what-fault" role="alert" className="small c-fault">
            {isEmpty ? t('webhookWhatNone') : (faultOf(error, 'types', t) ?? '')}
          </p>
        </fieldset>
      </details>
    </FormDialog>
  );
}
