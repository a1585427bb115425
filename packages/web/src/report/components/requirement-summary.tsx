import { type ReportForm, STATUS_KEYS } from '@colloquy/contract/links';
import { requiredGaps, requirementGroups } from '../core/summary.ts';
import { useView } from '../hooks/view-context.ts';
import { CoverageStrip } from './coverage-strip.tsx';
import { Icon } from './icon.tsx';
import { RequirementRow } from './requirement-row.tsx';

/** What the report opens with: line by line of the description what became of it, first what a person has to ask. */
export function RequirementSummary({ form }: { form: ReportForm }) {
  const { t } = useView();
  const { summary } = form.report;
  if (summary === null || summary.requirements.length === 0) return null;
  const gaps = requiredGaps(summary);
  return (
    <section className="requirements" aria-labelledby="requirements">
      <h2 id="requirements">{t('coverage')}</h2>
      <CoverageStrip summary={summary} />
      {gaps.length > 0 && (
        <section className="gaps" aria-labelledby="gaps">
          <h3 id="gaps" className="attention">
            <Icon name="attention" />
            {t('requiredNotAsked')}
          </h3>
          <ul>
            {gaps.map((requirement) => (
              <RequirementRow key={requirement.text} form={form} requirement={requirement} kindSaid />
            ))}
          </ul>
        </section>
      )}
      {requirementGroups(summary).map(({ status, requirements }) => (
        <section key={status} className="requirement-group" aria-labelledby={`status-${status}`}>
          <h3 id={`status-${status}`}>{t(STATUS_KEYS[status])}</h3>
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
