import { OWN_REPLY_KEYS, type ReportForm } from '@colloquy/contract/links';
import { Fragment } from 'react';
import { useView } from '../hooks/view-context.ts';
import { PlacedQuote } from './placed-quote.tsx';

/** What the candidate asked about the job, each with what became of it; nothing where they asked nothing. */
export function OwnQuestions({ form }: { form: ReportForm }) {
  const { t } = useView();
  const { ownQuestions, transcript } = form;
  if (ownQuestions.length === 0) return null;
  return (
    <section className="own-questions" aria-labelledby="own-questions">
      <h2 id="own-questions">{t('ownQuestions')}</h2>
      <ul className="quotes">
        {ownQuestions.map((question) => (
          <li key={question.turnId}>
            <PlacedQuote quote={question} />
            {question.reply !== null && (
              <p>
                {t(OWN_REPLY_KEYS[question.reply])}
                {question.told.map((text) => (
                  <Fragment key={text}>
                    {' '}
                    <q lang={transcript.language} dir="auto">
                      {text}
                    </q>
                  </Fragment>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
