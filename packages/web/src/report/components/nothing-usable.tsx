import type { ReportForm } from '@colloquy/contract/links';
import { questionAnchor } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';

/** No answer tells anything that could be evaluated; where the candidate says why, that stands with it. */
export function NothingUsable({ form }: { form: ReportForm }) {
  const { t } = useView();
  const notDone = form.report.questions.flatMap(({ key, notAssessable }, index) =>
    notAssessable === 'not-done' ? [{ key, number: index + 1 }] : [],
  );
  return (
    <div className="nothing-usable">
      <p>{t('nothingUsable')}</p>
      {notDone.length > 0 && (
        <p className="question-links">
          <span>{t('statusNotDone')}:</span>{' '}
          {notDone.map(({ key, number }) => (
            <a key={key} href={`#${questionAnchor(key)}`}>
              {t('questionNumber', { number })}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
