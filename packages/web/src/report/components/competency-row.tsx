import { type CompetencyReport, isRange, type ReportForm, reasonKey, SURE_KEYS } from '@colloquy/contract/links';
import { isOffSubject } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';
import { MoreQuotes } from './more-quotes.tsx';
import { PeopleScores } from './people-scores.tsx';
import { PlacedQuote } from './placed-quote.tsx';
import { QuestionLinks } from './question-links.tsx';
import { ScoreDots } from './score-dots.tsx';

type CompetencyRowProps = {
  form: ReportForm;
  competency: CompetencyReport;
  /** The reason is said once for all rows. */
  reasonSaid: boolean;
  /** The best words are in the summary already: here they are a press away. */
  quotesSaid: boolean;
};

/** One competency at a glance: how far, how sure, what said so. */
export function CompetencyRow({ form, competency, reasonSaid, quotesSaid }: CompetencyRowProps) {
  const { t, formats, spoken } = useView();
  const { score, low, high, confidence, notAssessable, coverage, evidence } = competency;
  const [first, ...others] = quotesSaid ? [] : evidence;
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
              <ScoreDots
                score={score}
                isUnsure={confidence === 'low'}
                {...(isRange(competency) ? { low: competency.low, high: competency.high } : {})}
                {...(form.report.summary === null
                  ? {}
                  : {
                      sentence: t('levelSentence', {
                        competency: competency.name,
                        score: formats.score(score),
                        low: formats.score(low ?? score),
                        high: formats.score(high ?? score),
                      }),
                    })}
              />
              <p className="level-range">
                {isRange(competency) &&
                  t('between', { low: formats.score(competency.low), high: formats.score(competency.high) })}
                {confidence !== null && (
                  <>
                    {isRange(competency) && <br />}
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
        {first !== undefined && <PlacedQuote quote={first} />}
        {evidence.length === 0 && score !== null && <p className="quiet">{t('noQuotes')}</p>}
        <MoreQuotes
          label={quotesSaid ? t('quoteCount', { count: evidence.length }) : t('moreQuotes', { count: others.length })}
          quotes={quotesSaid ? evidence : others}
          draw={(quote) => <PlacedQuote quote={quote} />}
        />
      </div>
    </li>
  );
}
