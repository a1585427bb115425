import { useState } from 'react';
import { CopyText } from '../../components/copy-text.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';

/** The key is here once, with a call to try. */
export function NewKey({ onClose }: { onClose(): void }) {
  const { t } = usePage();
  const [name, setName] = useState('');
  const make = useWrite('createKey');
  const { data } = make;
  return (
    <FormDialog
      title={t('newKey')}
      verb={t('keyMake')}
      isPending={make.isPending}
      onSubmit={() => make.mutate({ body: { name: name.trim() } })}
      onClose={onClose}
      problem={refusalOf(make.error, t)}
      made={
        data && (
          <>
            <p role="status">{t('keyMade')}</p>
            <CopyText label={t('keys')} text={data.apiKey} />
            <p>{t('keyMadeText')}</p>
            <pre className="c-command" dir="ltr">
              {`curl -H "Authorization: Bearer $KEY" ${window.location.origin}/api/v1/jobs`}
            </pre>
          </>
        )
      }
    >
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
    </FormDialog>
  );
}
