import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';

/** Whether mail tells of requests and reports; only where the role has to do with either. */
export function TellMe() {
  const { t } = usePage();
  const { person, notices = true, may } = useOrganization();
  const set = useWrite('setNotices');
  if (!may('assess')) return null;
  const wanted = set.isPending ? set.variables.body : null;
  return (
    <section className="c-part">
      <label className="c-check">
        <input
          type="checkbox"
          checked={wanted === null ? notices : (wanted as { mails: boolean }).mails}
          onChange={(event) => !set.isPending && set.mutate({ body: { mails: event.currentTarget.checked } })}
        />
        <span>
          {t('tellMe')}
          <span className="c-under small quiet">{t('tellMeHint', { email: person.email })}</span>
        </span>
      </label>
      <p role="alert" className="c-fault">
        {refusalOf(set.error, t)}
      </p>
    </section>
  );
}
