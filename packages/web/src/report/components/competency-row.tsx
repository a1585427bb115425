import type { CompetencyReport, ReportForm } from '@colloquy/contract/links';
import { isOffSubject } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';
import { reasonKey, SURE_KEYS } from '../messages/keys.ts';
import { Marks } from './marks.tsx';
import { PeopleScores } from './people-scores.tsx';
import { QuestionLinks } from './question-links.tsx';
import { QuoteLink } from './quote-link.tsx';

type CompetencyRowProps = {
  form: ReportForm;
  competency: CompetencyReport;
  /** The reason is said once for all rows. */
  reasonSaid: boolean;
};

/** One competency at a glance: how far, how sure, what said so. */
export function CompetencyRow({ form, competency, reasonSaid }: CompetencyRowProps) {
  const { t, formats, spoken } = useView();
  const { score, low, high, confidence, notAssessable, coverage, evidence } = competency;
  const [first, ...others] = evidence;
  const bare = reasonSaid && !form.reviews.some(({ current, scores }) => current && competency.key in scores);
  return (
    <li className={bare ? 'competency competency-unscored' : 'competency'}>
      <div className="competency-name">
        <h3 lang={spoken} dir="auto">
          {competency.name}
        </h3>
        <p className="quiet small">{t('answeredOf', { answered: coverage.answered, total: coverage.questions })}</p>
      </div>
      {!bare && (
        <div className="competency-score">
          {score === null ? (
            !reasonSaid && (
              <p className="not-assessable">
                {t('notAssessable', { reason: t(reasonKey(form.report.grading, notAssessable ?? 'not-asked')) })}{' '}
                <QuestionLinks form={form} competency={competency.key} />
              </p>
            )
          ) : (
            <>
              <Marks score={score} {...(low !== null && high !== null ? { low, high } : {})} />
              <p className="quiet small">
                {low !== null && high !== null && t('between', { low: formats.score(low), high: formats.score(high) })}
                {confidence !== null && (
                  <>
                    <br />
                    {t(SURE_KEYS[confidence])}
                  </>
                )}
                {isOffSubject(form, competency.key) && (
                  <>
                    <br />
                    {t('offSubject')}
                  </>
                )}
              </p>
            </>
          )}
          <PeopleScores form={form} competency={competency.key} />
        </div>
      )}
      <div className="competency-evidence">
        {first !== undefined && <QuoteLink quote={first} />}
        {first === undefined && score !== null && <p className="quiet">{t('noQuotes')}</p>}
        {others.length > 0 && (
          <details className="more">
            <summary>{t('moreQuotes', { count: others.length })}</summary>
            <ul className="quotes">
              {others.map((quote) => (
                <li key={`${quote.turnId}:${quote.start}:${quote.end}`}>
                  <QuoteLink quote={quote} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
