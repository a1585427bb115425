import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ListPart } from '../../components/list-part.tsx';
import { Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { type AuditFilter, narrowed } from '../../core/log-filters.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useList, useRead } from '../../hooks/use-read.ts';
import type { Translate } from '../../messages/catalogue.ts';
import { ACTIONS_DONE, doneKey } from '../../messages/keys.ts';

export function AuditScreen() {
  const { t } = usePage();
  const { may } = useOrganization();
  return <Screen title={t('audit')}>{may('read-audit') ? <Entries /> : <Refused action="read-audit" />}</Screen>;
}

function Entries() {
  const { t } = usePage();
  const filter = useSearch({ from: '/console/$organization/shell/audit' });
  const list = useList('listAudit', filter);
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <Narrow filter={filter} />
      <ListPart list={list} empty={<p>{t(isNarrowed ? 'auditFilterNone' : 'auditNone')}</p>}>
        {(rows) => (
          <table className="c-table c-rows">
            <thead>
              <tr>
                <th scope="col">{t('auditWhen')}</th>
                <th scope="col">{t('auditWho')}</th>
                <th scope="col">{t('auditWhat')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        )}
      </ListPart>
    </>
  );
}

/** To one member's entries, to one kind of entry. */
function Narrow({ filter }: { filter: AuditFilter }) {
  const { t } = usePage();
  const navigate = useNavigate({ from: '/console/$organization/audit' });
  const members = useRead('listMembers').data?.members ?? [];
  const narrow = (change: AuditFilter) => void navigate({ search: change });
  const any = { value: '', label: t('filterAny') };
  return (
    <div className="c-filter">
      <SelectField
        label={t('auditWho')}
        value={filter.person ?? ''}
        onValue={(value) => narrow(narrowed(filter, 'person', value))}
        options={[any, ...members.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <SelectField
        label={t('auditWhat')}
        value={filter.action ?? ''}
        onValue={(value) => narrow(narrowed(filter, 'action', value))}
        options={[any, ...ACTIONS_DONE.map((action) => ({ value: action, label: said(action, t) }))]}
      />
    </div>
  );
}

function said(action: string, t: Translate): string {
  const done = doneKey(action);
  return done === null ? action : t(done);
}

function Entry({ entry }: { entry: ReplyOf<'listAudit'>['results'][number] }) {
  const { t, formats } = usePage();
  const { person, action, about, at } = entry;
  const who = person === null ? t('auditOperator') : (person.name ?? t('auditGone'));
  return (
    <tr>
      <td className="small quiet">
        <time dateTime={at}>{formats.moment(at)}</time>
      </td>
      <td dir="auto">{who}</td>
      <td>
        {said(action, t)}
        {about !== null && (
          <span className="c-under small quiet c-code" dir="ltr">
            <About about={about} />
          </span>
        )}
      </td>
    </tr>
  );
}

/** A way to what it is about, where that has a screen. */
function About({ about: { kind, id } }: { about: NonNullable<ReplyOf<'listAudit'>['results'][number]['about']> }) {
  const { organization } = useOrganization();
  const params = { organization: organization.id };
  if (kind === 'interview')
    return (
      <Link to="/console/$organization/interviews/$interview" params={{ ...params, interview: id }}>
        {id}
      </Link>
    );
  if (kind === 'job')
    return (
      <Link to="/console/$organization/jobs/$job" params={{ ...params, job: id }}>
        {id}
      </Link>
    );
  return id;
}
