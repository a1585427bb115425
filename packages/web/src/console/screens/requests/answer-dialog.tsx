import { useState } from 'react';
import { CopyLetter } from '../../components/copy-letter.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { TextArea } from '../../components/text-area.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { requestKey } from '../../messages/keys.ts';

export type Request = ReplyOf<'listRequests'>['results'][number];

/** An answer in the reader's own words; the letter around them is in the candidate's language. */
export function AnswerDialog({ request, onClose }: { request: Request; onClose(): void }) {
  const { t, formats } = usePage();
  const [text, setText] = useState('');
  const [doubleTime, setDoubleTime] = useState(false);
  const answer = useWrite('answerRequest');
  const { id, kind, note, candidate, email, language, mayHaveTime } = request;
  const name = candidate ?? email ?? t('unnamed');
  const goes = { language: formats.language(language), email: email ?? '' };
  const { data, error } = answer;
  return (
    <FormDialog
      title={t(requestKey(kind), { name })}
      verb={t('answerSend')}
      isPending={answer.isPending}
      onSubmit={() => answer.mutate({ params: { id }, body: { text: text.trim(), doubleTime } })}
      onClose={onClose}
      problem={refusalOf(error, t, { 'request-closed': 'requestClosed' })}
      made={
        data && (
          <>
            <p role="status">{t(data.mailed ? 'answerMailed' : 'answerNotMailed')}</p>
            {data.letter !== null && <CopyLetter letter={data.letter} />}
          </>
        )
      }
    >
      {note !== '' && (
        <blockquote className="c-note" dir="auto">
          {note}
        </blockquote>
      )}
      <TextArea
        label={t('answerText')}
        rows={6}
        dir="auto"
        value={text}
        onText={(next) => {
          setText(next);
          answer.reset();
        }}
        hint={t(email === null ? 'answerCopied' : 'answerGoes', goes)}
        fault={faultOf(error, 'text', t)}
      />
      {mayHaveTime && (
        <label className="c-check">
          <input
            type="checkbox"
            checked={doubleTime}
            onChange={(event) => setDoubleTime(event.currentTarget.checked)}
          />
          <span>
            {t('answerTime')}
            <span className="c-under small quiet">{t('answerTimeHint')}</span>
          </span>
        </label>
      )}
    </FormDialog>
  );
}
