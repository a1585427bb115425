import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListPart } from '../../components/list-part.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { type CallFilter, narrowed } from '../../core/log-filters.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useList } from '../../hooks/use-read.ts';

/** The latest calls of programs, narrowed to what went wrong and to a key. */
export function CallLog() {
  const { t } = usePage();
  const filter = useSearch({ from: '/console/$organization/shell/usage' });
  const navigate = useNavigate({ from: '/console/$organization/usage' });
  const list = useList('listCalls', filter);
  const keys = useList('listKeys').rows ?? [];
  const narrow = (change: CallFilter) => void navigate({ search: change });
  const any = { value: '' as const, label: t('filterAny') };
  const isNarrowed = Object.keys(filter).length > 0;
  // That no program called at all is said above.
  if (!isNarrowed && list.rows?.length === 0) return null;
  return (
    <section className="c-part" aria-labelledby="calls">
      <h2 id="calls">{t('callLog')}</h2>
      <p className="small quiet">{t('callLogText')}</p>
      <div className="c-filter">
        <SelectField<'refused' | 'failed' | ''>
          label={t('callOutcome')}
          value={filter.outcome ?? ''}
          onValue={(value) => narrow(narrowed(filter, 'outcome', value))}
          options={[any, { value: 'refused', label: t('usageRefused') }, { value: 'failed', label: t('usageFailed') }]}
        />
        <SelectField<string>
          label={t('callKey')}
          value={filter.key ?? ''}
          onValue={(value) => narrow(narrowed(filter, 'key', value))}
          options={[any, ...keys.map(({ id, name, tail }) => ({ value: id, label: name ?? `…${tail}` }))]}
        />
      </div>
      <ListPart list={list} empty={<p>{t('callLogNone')}</p>}>
        {(rows) => (
          <table className="c-table c-rows">
            <thead>
              <tr>
                <th scope="col">{t('auditWhen')}</th>
                <th scope="col">{t('callWhat')}</th>
                <th scope="col">{t('callOutcome')}</th>
                <th scope="col">{t('callKey')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((call) => (
                <Call key={call.id} call={call} />
              ))}
            </tbody>
          </table>
        )}
      </ListPart>
    </section>
  );
}

function Call({ call }: { call: ReplyOf<'listCalls'>['results'][number] }) {
  const { t, formats } = usePage();
  const { at, method, route, status, durationMs, requestId, user, key } = call;
  return (
    <tr>
      <td className="small quiet">
        <time dateTime={at}>{formats.moment(at)}</time>
      </td>
      <td>
        {route === null ? (
          t('callElsewhere')
        ) : (
          <span className="c-code small" dir="ltr">
            {method} {route}
          </span>
        )}
        <span className="c-under small quiet">{t('requestId', { id: requestId })}</span>
      </td>
      <td>
        <span className={status >= 400 ? 'c-late' : undefined}>{status}</span>
        <span className="c-under small quiet">{t('callMs', { ms: Math.max(1, Math.round(durationMs)) })}</span>
      </td>
      <td dir="auto">
        {key}
        {user !== null && <span className="c-under small quiet">{t('keyUser', { user })}</span>}
      </td>
    </tr>
  );
}
