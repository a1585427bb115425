import { Link } from '@tanstack/react-router';
import { ListPart } from '../../components/list-part.tsx';
import { Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useList } from '../../hooks/use-read.ts';
import { doneKey } from '../../messages/keys.ts';

export function AuditScreen() {
  const { t } = usePage();
  const { may } = useOrganization();
  return <Screen title={t('audit')}>{may('read-audit') ? <Entries /> : <Refused action="read-audit" />}</Screen>;
}

function Entries() {
  const { t } = usePage();
  const list = useList('listAudit');
  return (
    <ListPart list={list} empty={<p>{t('auditNone')}</p>}>
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
  );
}

function Entry({ entry }: { entry: ReplyOf<'listAudit'>['results'][number] }) {
  const { t, formats } = usePage();
  const { person, action, about, at } = entry;
  const done = doneKey(action);
  const who = person === null ? t('auditOperator') : (person.name ?? t('auditGone'));
  return (
    <tr>
      <td className="small quiet">
        <time dateTime={at}>{formats.moment(at)}</time>
      </td>
      <td dir="auto">{who}</td>
      <td>
        {done === null ? action : t(done)}
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
