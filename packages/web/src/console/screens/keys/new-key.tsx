import { type FormEvent, useState } from 'react';
import { CopyText } from '../../components/copy-text.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';

/** The key stands here once, with a call to try. */
export function NewKey({ onClose }: { onClose(): void }) {
  const { t } = usePage();
  const [name, setName] = useState('');
  const make = useWrite('createKey');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!make.isPending) make.mutate({ body: { name: name.trim() } });
  };
  const { data } = make;
  return (
    <Dialog title={t('newKey')} onClose={onClose}>
      {data === undefined ? (
        <form className="c-form" onSubmit={submit} noValidate>
          <TextField
            label={t('keyName')}
            value={name}
            onText={(text) => {
              setName(text);
              make.reset();
            }}
            autoComplete="off"
            dir="auto"
            fault={faultOf(make.error, 'name', t)}
          />
          <p role="alert" className="c-fault">
            {make.error === null || make.error.issues.length > 0 ? '' : t('problem')}
          </p>
          <div className="c-row">
            <button type="submit" className="button button-primary" aria-disabled={make.isPending}>
              {t('keyMake')}
            </button>
            <button type="button" className="button" onClick={onClose}>
              {t('cancel')}
            </button>
          </div>
        </form>
      ) : (
        <div className="c-form">
          <p role="status">{t('keyMade')}</p>
          <CopyText label={t('keys')} text={data.apiKey} />
          <p>{t('keyMadeText')}</p>
          <pre className="c-command" dir="ltr">
            {`curl -H "Authorization: Bearer $KEY" ${window.location.origin}/api/v1/jobs`}
          </pre>
          <div className="c-row">
            <button type="button" className="button" onClick={onClose}>
              {t('close')}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
