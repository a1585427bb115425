import { type ReportForm, timesTell } from '@colloquy/contract/links';
import { versionAddress } from '../core/link.ts';
import { useView } from '../hooks/view-context.ts';
import { METHOD_KEYS, STATEMENT_KEYS } from '../messages/keys.ts';

/** Which report this is and how it came about: engine, plan, comparison, what was dropped. */
export function MethodNote({ form }: { form: ReportForm }) {
  const { t, formats } = useView();
  const { report, no, at, versions } = form;
  const methods = [...new Set(report.questions.filter(({ level }) => level !== null).map(({ method }) => method))];
  const unprinted = report.statements.filter(({ printed }) => !printed);
  const others = versions.filter((version) => version.no !== no);
  return (
    <section className="method small" aria-labelledby="method">
      <h2 id="method">{t('method')}</h2>
      <p>
        {t(report.grading === 'points' ? 'methodTextPoints' : 'methodText')}{' '}
        {timesTell(form.transcript) && t('quoteTimes')}
      </p>
      <dl>
        <div>
          <dt>{t('methodReport')}</dt>
          <dd>{t('reportNumber', { no, date: formats.moment(at) })}</dd>
        </div>
        {others.length > 0 && (
          <div>
            <dt>{t('otherReports')}</dt>
            {others.map((version) => (
              <dd key={version.no}>
                <a href={versionAddress(window.location, version.no)}>
                  {t('reportNumber', { no: version.no, date: formats.moment(version.at) })}
                </a>
              </dd>
            ))}
          </div>
        )}
        {report.evaluation === 'drafted' && (
          <>
            <div>
              <dt>{t('methodEngine')}</dt>
              <dd>
                {report.engine.name} {report.engine.version}
              </dd>
            </div>
            <div>
              <dt>{t('methodCompared')}</dt>
              <dd>
                {methods.length === 0 ? t('byNone') : formats.list(methods.map((method) => t(METHOD_KEYS[method])))}
              </dd>
            </div>
            {unprinted.length > 0 && (
              <div>
                <dt>{t('notPrinted')}</dt>
                {unprinted.map(({ statement, measured }) => (
                  <dd key={statement}>
                    {t(STATEMENT_KEYS[statement])}: {measured === null ? t('notMeasured') : t('figureOf', measured)}
                  </dd>
                ))}
              </div>
            )}
            <div>
              <dt>{t('methodDropped')}</dt>
              <dd>
                {report.droppedClaims === 0 ? report.droppedClaims : t('droppedValue', { count: report.droppedClaims })}
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('methodPlan')}</dt>
          <dd>
            {t('planValue', {
              bank: report.blueprint.bank,
              version: report.blueprint.bankVersion,
              no: report.blueprint.no,
            })}
          </dd>
        </div>
      </dl>
    </section>
  );
}
