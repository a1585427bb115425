import { MEANING_KEYS, type ReportForm, reasonKey, SURE_KEYS } from '@colloquy/contract/links';
import { commonReason, lacksTradeLevel, leastSureOf } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';
import { CompetencyRow } from './competency-row.tsx';
import { CompetencyTable } from './competency-table.tsx';

/** How far, how sure, competency by competency; under a summary by line the strips stand alone, their quotes a press away. */
export function CompetencyList({ form }: { form: ReportForm }) {
  const { t, formats } = useView();
  const { report, reviews } = form;
  const { overall, summary } = report;
  const reason = commonReason(form);
  const quotesSaid = summary !== null && summary.requirements.length > 0;
  const isBare =
    reason !== null && reviews.length === 0 && report.competencies.every(({ evidence }) => evidence.length === 0);
  const leastSure = leastSureOf(report.competencies);
  const look = ['competencies', isBare && 'competencies-bare', quotesSaid && 'competencies-strips'];
  return (
    <section className={quotesSaid ? 'competencies-part' : ''} aria-labelledby="competencies">
      <h2 id="competencies" className={quotesSaid ? '' : 'unseen'}>
        {t('competencies')}
      </h2>
      {reason !== null && reason !== 'no-consent' && (
        <p className="same-reason">{t('notAssessable', { reason: t(reasonKey(report.grading, reason)) })}</p>
      )}
      {report.competencies.some(({ score }) => score !== null) && (
        <p className="level-meaning small">{t(MEANING_KEYS[report.grading])}</p>
      )}
      <ul className={look.filter(Boolean).join(' ')}>
        {report.competencies.map((competency) => (
          <CompetencyRow
            key={competency.key}
            form={form}
            competency={competency}
            reasonSaid={reason !== null}
            quotesSaid={quotesSaid}
          />
        ))}
      </ul>
      {reason === null && summary !== null && <CompetencyTable form={form} />}
      {reason === null && (
        <p className="overall">
          {overall === null
            ? t(lacksTradeLevel(form) ? 'noOverallTrade' : 'noOverall')
            : overall.low === overall.high
              ? t('overallOnly', { score: formats.score(overall.score) })
              : t('overall', {
                  score: formats.score(overall.score),
                  low: formats.score(overall.low),
                  high: formats.score(overall.high),
                })}
          {leastSure !== null && overall !== null && ` (${t(SURE_KEYS[leastSure])})`}
        </p>
      )}
    </section>
  );
}
