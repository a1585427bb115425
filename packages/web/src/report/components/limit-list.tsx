import { COUNTED_LIMIT_KEYS, PLAIN_LIMIT_KEYS, type ReportForm } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';

/** What the draft cannot tell, as plainly as what it can. */
export function LimitList({ form }: { form: ReportForm }) {
  const { t } = useView();
  // Required lines that were not asked are first on the page, each with its words.
  const limits = (form.report.summary?.limits ?? []).filter(({ limit }) => limit !== 'required-not-asked');
  if (limits.length === 0) return null;
  return (
    <section className="limits" aria-labelledby="limits">
      <h2 id="limits">{t('limits')}</h2>
      <ul>
        {limits.map(({ limit, count }) => (
          <li key={limit}>
            {limit in COUNTED_LIMIT_KEYS
              ? t(COUNTED_LIMIT_KEYS[limit as keyof typeof COUNTED_LIMIT_KEYS], { count: count ?? 0 })
              : t(PLAIN_LIMIT_KEYS[limit as keyof typeof PLAIN_LIMIT_KEYS])}
          </li>
        ))}
      </ul>
    </section>
  );
}
