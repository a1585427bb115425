import { usePage } from '../../hooks/page-context.ts';
import type { BareKey } from '../../messages/catalogue.ts';
import { Chart } from './chart.tsx';

type Funnel = { invited: number; began: number; completed: number; assessed: number };

const STEPS = [
  ['invited', 'funnelInvited'],
  ['began', 'funnelBegan'],
  ['completed', 'funnelCompleted'],
  ['assessed', 'funnelAssessed'],
] as const satisfies readonly [keyof Funnel, BareKey][];

/** How far candidates came: a bar and its figure for each step. */
export function FunnelBars({ funnel }: { funnel: Funnel }) {
  const { t } = usePage();
  const share = (count: number): string => `${funnel.invited === 0 ? 0 : (count / funnel.invited) * 100}%`;
  return (
    <Chart
      title={t('funnel')}
      sentence={t('funnelSaid', funnel)}
      head={[t('funnelStep'), t('candidates')]}
      rows={STEPS.map(([step, label]) => [t(label), funnel[step]])}
    >
      <div className="c-funnel">
        {STEPS.map(([step, label]) => (
          <div key={step} className="c-funnel-row">
            <span>{t(label)}</span>
            <svg className="c-funnel-bar" preserveAspectRatio="none" viewBox="0 0 100 10" aria-hidden="true">
              <rect className="c-bar-part" width={share(funnel[step])} height="10" />
            </svg>
            <span className="c-number">{funnel[step]}</span>
          </div>
        ))}
      </div>
    </Chart>
  );
}
