import { useState } from 'react';
import { CopyText } from '../../components/copy-text.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';

/** A name and a language make a programme; the link that founders apply by is in its place. */
export function NewProgramme({ languages, onClose }: { languages: readonly string[]; onClose(): void }) {
  const { t, formats } = usePage();
  const page = document.documentElement.lang;
  const [draft, setDraft] = useState({
    name: '',
    cohort: '',
    language: languages.find((code) => code === page) ?? 'en',
  });
  const make = useWrite('addProgramme');
  const change = (next: typeof draft) => {
    setDraft(next);
    make.reset();
  };
  const { data, error } = make;
  const submit = () => {
    const { name, cohort, language } = draft;
    const body = { name: name.trim(), language };
    make.mutate({ body: cohort.trim() === '' ? body : { ...body, cohort: cohort.trim() } });
  };
  return (
    <FormDialog
      title={t('newProgramme')}
      verb={t('programmeMake')}
      isPending={make.isPending}
      onSubmit={submit}
      onClose={onClose}
      problem={refusalOf(error, t)}
      made={
        data && (
          <>
            <p role="status">{t('programmeMade')}</p>
            <CopyText label={t('programmeLink', { name: draft.name.trim() })} text={data.applyUrl} />
          </>
        )
      }
    >
      <TextField
        label={t('programmeName')}
        dir="auto"
        autoComplete="off"
        maxLength={120}
        value={draft.name}
        onText={(name) => change({ ...draft, name })}
        fault={faultOf(error, 'name', t)}
      />
      <TextField
        label={t('programmeCohort')}
        dir="auto"
        autoComplete="off"
        maxLength={120}
        value={draft.cohort}
        onText={(cohort) => change({ ...draft, cohort })}
        fault={faultOf(error, 'cohort', t)}
      />
      <SelectField
        label={t('programmeLanguage')}
        value={draft.language}
        onValue={(language) => change({ ...draft, language })}
        options={languages.map((value) => ({ value, label: formats.language(value) }))}
      />
    </FormDialog>
  );
}
