import { isRange, type ReportForm, reasonKey, SURE_KEYS } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';

/** The strips of the competencies as a table, for whoever would rather read figures. */
export function CompetencyTable({ form }: { form: ReportForm }) {
  const { t, formats, spoken } = useView();
  const { competencies, grading } = form.report;
  return (
    <details className="more as-table">
      <summary>{t('asTable')}</summary>
      <table className="small">
        <thead>
          <tr>
            <th scope="col">{t('columnCompetency')}</th>
            <th scope="col">{t('columnLevel')}</th>
            <th scope="col">{t('columnRange')}</th>
            <th scope="col">{t('columnAnswered')}</th>
          </tr>
        </thead>
        <tbody>
          {competencies.map(({ key, name, score, confidence, notAssessable, coverage, ...range }) => (
            <tr key={key}>
              <th scope="row" lang={spoken} dir="auto">
                {name}
              </th>
              {score === null ? (
                <td colSpan={2}>{t(reasonKey(grading, notAssessable ?? 'not-asked'))}</td>
              ) : (
                <>
                  <td>{formats.score(score)}</td>
                  <td>
                    {[
                      ...(isRange(range) ? [`${formats.score(range.low)}–${formats.score(range.high)}`] : []),
                      ...(confidence === null ? [] : [t(SURE_KEYS[confidence])]),
                    ].join(', ')}
                  </td>
                </>
              )}
              <td>
                {coverage.answered} / {coverage.questions}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
