import { useId, useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useRead } from '../../hooks/use-read.ts';
import { LetterFrame } from './letter-frame.tsx';
import type { Row } from './use-invitations.ts';

type LetterPreviewProps = {
  job: string;
  language: string;
  rows: readonly Row[];
  linkDays: number;
  /** Whether it goes out by mail. */
  mailed: boolean;
};

/** The letter as it goes out, one in each language that the list asks for. */
export function LetterPreview({ job, language, rows, linkDays, mailed }: LetterPreviewProps) {
  const { t, formats } = usePage();
  const [chosen, setChosen] = useState('');
  const [form, setForm] = useState<Form>('html');
  const languages = [...new Set(rows.map((row) => row.language || language))];
  const shown = languages.includes(chosen) ? chosen : (languages[0] ?? language);
  const row = rows.find((one) => (one.language || language) === shown);
  const body = {
    email: row?.email.trim(),
    language: shown,
    linkDays,
    ...(row === undefined || row.name.trim() === '' ? {} : { name: row.name.trim() }),
  };
  const letter = useRead('previewInvitation', { params: { id: job }, body });
  return (
    <section className="c-part" aria-labelledby="letter">
      <h2 id="letter">{t('letterTitle')}</h2>
      {languages.length > 1 && (
        <div className="c-form">
          <SelectField
            label={t('columnLanguage')}
            value={shown}
            onValue={setChosen}
            options={languages.map((value) => ({ value, label: formats.language(value) }))}
          />
        </div>
      )}
      {letter.isPending && <Loading />}
      {letter.error !== null && <Problem error={letter.error} onRetry={() => void letter.refetch()} />}
      {letter.data !== undefined && (
        <>
          <p className="small quiet">{t(mailed ? 'letterMailed' : 'letterNotMailed')}</p>
          {letter.data.html !== undefined && <LetterForm form={form} onForm={setForm} />}
          <div className="c-letter" lang={letter.data.language}>
            <p className="c-strong" dir="auto">
              {letter.data.subject}
            </p>
            {form === 'html' && letter.data.html !== undefined ? (
              <LetterFrame html={letter.data.html} title={t('letterAsHtml')} />
            ) : (
              <p className="c-description" dir="auto">
                {letter.data.text}
              </p>
            )}
          </div>
        </>
      )}
    </section>
  );
}

type Form = 'html' | 'text';

function LetterForm({ form, onForm }: { form: Form; onForm(form: Form): void }) {
  const { t } = usePage();
  const name = useId();
  return (
    <fieldset className="c-bare c-row">
      <legend className="unseen">{t('letterForm')}</legend>
      {(['html', 'text'] as const).map((value) => (
        <label key={value} className="c-check">
          <input type="radio" name={name} checked={form === value} onChange={() => onForm(value)} />
          <span>{t(value === 'html' ? 'letterAsHtml' : 'letterAsText')}</span>
        </label>
      ))}
    </fieldset>
  );
}
