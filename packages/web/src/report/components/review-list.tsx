import { DECISION_KEYS, type ReportForm } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';
import { Icon } from './icon.tsx';

/** What people said, oldest first, and where they differ. */
export function ReviewList({ form }: { form: ReportForm }) {
  const { t, formats, spoken } = useView();
  const names = new Map(form.report.competencies.map(({ key, name }) => [key, name]));
  const { withheld } = form;
  if (form.reviews.length === 0)
    return (
      <p className="quiet">{withheld > 0 ? t('assessmentsWithheld', { number: withheld }) : t('noAssessments')}</p>
    );
  return (
    <>
      {(form.disagreement.decisions || form.disagreement.competencies.length > 0) && (
        <ul className="differences">
          {form.disagreement.decisions && (
            <li className="attention">
              <Icon name="differ" />
              {t('decisionsDiffer')}
            </li>
          )}
          {form.disagreement.competencies.map(({ key, low, high }) => (
            <li key={key} className="attention">
              <Icon name="differ" />
              {t('peopleDiffer', { competency: names.get(key) ?? key, low, high })}
            </li>
          ))}
        </ul>
      )}
      <ul className="reviews">
        {form.reviews.map((review) => (
          <li key={review.id} className={review.current ? 'review' : 'review review-old'}>
            <p className="review-head">
              <strong>
                <bdi>{review.reviewer}</bdi>
              </strong>
              {!review.verified && <span>{t('notVerified')}</span>}
              <time dateTime={review.at}>{formats.moment(review.at)}</time>
              {!review.current && <span>{t('replaced')}</span>}
            </p>
            <p>
              {t('decision')}:{' '}
              <strong>{review.decision === null ? t('decisionNone') : t(DECISION_KEYS[review.decision])}</strong>
            </p>
            {Object.keys(review.scores).length > 0 && (
              <ul className="review-scores">
                {Object.entries(review.scores).map(([key, score]) => (
                  <li key={key}>
                    <bdi lang={spoken}>{names.get(key) ?? key}</bdi> <strong>{score}</strong>
                  </li>
                ))}
              </ul>
            )}
            {review.note !== '' && (
              <p className="note" dir="auto">
                {review.note}
              </p>
            )}
          </li>
        ))}
      </ul>
      {withheld > 0 && <p className="quiet">{t('assessmentsWithheld', { number: withheld })}</p>}
    </>
  );
}
