import { LINE_KEYS, NOT_COVERED_KEYS, questionNumber, type ReportForm } from '@colloquy/contract/links';
import { questionAnchor } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';

/** Line by line what the description asks for, and which question is about it or why none is. */
export function CoverageTable({ form }: { form: ReportForm }) {
  const { t } = useView();
  const { plan, grading } = form.report;
  if (plan === null || plan.coverage.length === 0) return null;
  return (
    <section className="coverage" aria-labelledby="coverage">
      <h2 id="coverage">{t('coverage')}</h2>
      {grading === 'points' && plan.occupation === null && !plan.ownPoints && <p>{t('unscoredTrade')}</p>}
      {grading === 'points' && plan.occupation?.reviewed === false && <p>{t('unreviewed')}</p>}
      <ul className="facts">
        {plan.coverage.map(({ kind, text, question, why }) => {
          const number = questionNumber(form.report, question);
          return (
            <li key={text} className="fact">
              <span>
                <span dir="auto">{text}</span> <span className="quiet small">{t(LINE_KEYS[kind])}</span>{' '}
                {question !== null && number !== null ? (
                  <a href={`#${questionAnchor(question)}`}>{t('questionNumber', { number })}</a>
                ) : (
                  <span className="quiet small">{t(NOT_COVERED_KEYS[why ?? 'no-question'])}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
