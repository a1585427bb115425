import { Chart } from '../../components/charts/chart.tsx';
import { WeekColumns } from '../../components/charts/week-columns.tsx';
import { Loading } from '../../components/loading.tsx';
import { Problem, Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { CallLog } from './call-log.tsx';

/** How much is used: calls of the API, interviews, the language model. */
export function UsageScreen() {
  const { t } = usePage();
  const { may } = useOrganization();
  return (
    <Screen title={t('usage')}>
      {may('read-audit') ? (
        <>
          <Figures />
          <CallLog />
        </>
      ) : (
        <Refused action="read-audit" />
      )}
    </Screen>
  );
}

function Figures() {
  const { t } = usePage();
  const usage = useRead('getUsage');
  return (
    <>
      {usage.error !== null && <Problem error={usage.error} onRetry={() => void usage.refetch()} />}
      {usage.isPending && <Loading />}
      {usage.data !== undefined && (
        <>
          <WeekColumns weeks={usage.data.weeks} />
          <Calls calls={usage.data.calls} />
          <section className="c-part" aria-labelledby="model">
            <h2 id="model">{t('usageModel')}</h2>
            {usage.data.model.length === 0 ? (
              <p>{t('usageModelNone')}</p>
            ) : (
              <table className="c-table">
                <thead>
                  <tr>
                    <th scope="col">{t('usageMonth')}</th>
                    <th scope="col">{t('usageCalls')}</th>
                    <th scope="col">{t('usageTokens')}</th>
                    <th scope="col">{t('usageCost')}</th>
                  </tr>
                </thead>
                <tbody>
                  {usage.data.model.map(({ month, calls, tokens, cost }) => (
                    <tr key={month}>
                      <th scope="row">{month}</th>
                      <td>{calls}</td>
                      <td>{tokens}</td>
                      <td>{cost.toFixed(2)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </section>
        </>
      )}
    </>
  );
}

const [HEIGHT, BAR, STEP] = [80, 12, 16];

/** A column for each day with calls; the part that was not answered well is filled. */
function Calls({ calls }: { calls: ReplyOf<'getUsage'>['calls'] }) {
  const { t, formats } = usePage();
  const total = calls.reduce((sum, day) => sum + day.total, 0);
  const bad = calls.reduce((sum, day) => sum + day.refused + day.failed, 0);
  if (total === 0)
    return (
      <section className="c-part">
        <h2>{t('usageApi')}</h2>
        <p>{t('usageApiNone')}</p>
      </section>
    );
  const most = Math.max(...calls.map((day) => day.total));
  const height = (count: number): number => Math.round((count / most) * HEIGHT);
  return (
    <Chart
      title={t('usageApi')}
      sentence={t('usageSaid', { total, bad })}
      head={[t('usageDay'), t('usageCalls'), t('usageRefused'), t('usageFailed')]}
      rows={calls.map(({ day, total: all, refused, failed }) => [
        formats.date(`${day}T12:00:00Z`),
        all,
        refused,
        failed,
      ])}
    >
      <svg viewBox={`0 0 ${28 * STEP} ${HEIGHT}`} className="c-dots" aria-hidden="true">
        {calls.map(({ day, total: all, refused, failed }, index) => (
          <g key={day} transform={`translate(${index * STEP} 0)`}>
            <rect className="c-bar-all" y={HEIGHT - height(all)} width={BAR} height={height(all)} />
            <rect
              className="c-bar-part"
              y={HEIGHT - height(refused + failed)}
              width={BAR}
              height={height(refused + failed)}
            />
          </g>
        ))}
      </svg>
    </Chart>
  );
}
