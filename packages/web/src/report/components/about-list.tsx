import type { ReportForm } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';

/** What the account gave when it made the interview, as it typed it. */
export function AboutList({ about: { interviewType, role, metadata } }: { about: ReportForm['about'] }) {
  const { t } = useView();
  const entries = Object.entries(metadata);
  if (interviewType === null && role === null && entries.length === 0) return null;
  return (
    <section className="method small" aria-labelledby="about">
      <h2 id="about">{t('aboutTitle')}</h2>
      <dl>
        {interviewType !== null && (
          <div>
            <dt>{t('aboutType')}</dt>
            <dd>{interviewType}</dd>
          </div>
        )}
        {role !== null && (
          <div>
            <dt>{t('aboutRole')}</dt>
            <dd>
              <bdi>{role}</bdi>
            </dd>
          </div>
        )}
        {entries.map(([key, value]) => (
          <div key={key}>
            <dt>
              <bdi>{key}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
