import { glanceOf, questionNumber, type ReportForm } from '@colloquy/contract/links';
import { questionAnchor } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';
import { PlacedQuote } from './placed-quote.tsx';

/** Before anything else: the best words, how many required lines have no answer, and what to ask next. */
export function Glance({ form }: { form: ReportForm }) {
  const { t } = useView();
  const { strongest, required, next } = glanceOf(form);
  if (strongest === null && required === null && next.length === 0) return null;
  return (
    <section className="glance" aria-labelledby="glance">
      <h2 id="glance" className="unseen">
        {t('highlights')}
      </h2>
      <dl>
        {strongest !== null && (
          <div>
            <dt>{t('highlightEvidence')}</dt>
            <dd>
              <span dir="auto">{strongest.text}</span> <PlacedQuote quote={strongest.quote} />
            </dd>
          </div>
        )}
        {required !== null && (
          <div>
            <dt>{t('lineRequired')}</dt>
            <dd>
              {required.without === 0 ? (
                t('highlightNoGaps')
              ) : (
                <a href="#gaps">{t('requiredGaps', { count: required.without, total: required.total })}</a>
              )}
            </dd>
          </div>
        )}
        {next.length > 0 && (
          <div>
            <dt>{t('highlightNext')}</dt>
            <dd>
              <ul>
                {next.map(({ text, question }) => {
                  const number = questionNumber(form.report, question);
                  return (
                    <li key={`${question} ${text}`}>
                      <span dir="auto">{text}</span>{' '}
                      {question !== null && number !== null && (
                        <a className="small" href={`#${questionAnchor(question)}`}>
                          {t('questionNumber', { number })}
                        </a>
                      )}
                    </li>
                  );
                })}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
