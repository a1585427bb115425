import { gapGroups, type ReportForm, requiredCount, STATUS_KEYS } from '@colloquy/contract/links';
import { requirementGroups } from '../core/summary.ts';
import { useView } from '../hooks/view-context.ts';
import { CoverageStrip } from './coverage-strip.tsx';
import { Icon } from './icon.tsx';
import { RequirementRow } from './requirement-row.tsx';
import { StatusMark } from './status-mark.tsx';

/** What the report opens with: line by line of the description what became of it, first what a person has to ask. */
export function RequirementSummary({ form }: { form: ReportForm }) {
  const { t } = useView();
  const { summary } = form.report;
  if (summary === null || summary.requirements.length === 0) return null;
  const gaps = gapGroups(summary.requirements);
  const { total, without: count } = requiredCount(summary.requirements);
  return (
    <section className="requirements" aria-labelledby="requirements">
      <h2 id="requirements">{t('coverage')}</h2>
      <CoverageStrip summary={summary} />
      {count > 0 && (
        <section className="gaps" aria-labelledby="gaps">
          <h3 id="gaps" className="attention" tabIndex={-1}>
            <Icon name="attention" />
            {t('requiredGaps', { count, total })}
          </h3>
          {gaps.map(({ status, requirements }) => (
            <section key={status} aria-labelledby={`gap-${status}`}>
              <h4 id={`gap-${status}`}>
                <StatusMark status={status} />
                {t(STATUS_KEYS[status])}: {requirements.length}
              </h4>
              <ul>
                {requirements.map((requirement) => (
                  <RequirementRow key={requirement.text} form={form} requirement={requirement} kindSaid />
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
      {requirementGroups(summary).map(({ status, requirements }) => (
        <section key={status} className="requirement-group" aria-labelledby={`status-${status}`}>
          <h3 id={`status-${status}`}>
            <StatusMark status={status} />
            {t(STATUS_KEYS[status])}
          </h3>
          <ul>
            {requirements.map((requirement) => (
              <RequirementRow key={requirement.text} form={form} requirement={requirement} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
