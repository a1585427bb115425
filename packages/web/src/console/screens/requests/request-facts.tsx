import { Link } from '@tanstack/react-router';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { requestKey } from '../../messages/keys.ts';
import type { Request } from './answer-dialog.tsx';

/** Who asks for what, about which job, in their words. */
export function RequestFacts({ request }: { request: Request }) {
  const { t } = usePage();
  const { organization } = useOrganization();
  const { kind, note, candidate, email, interview, job } = request;
  return (
    <div>
      <Link
        to="/console/$organization/interviews/$interview"
        params={{ organization: organization.id, interview }}
        className="c-strong"
      >
        {t(requestKey(kind), { name: candidate ?? email ?? t('unnamed') })}
      </Link>
      {job !== null && (
        <span className="c-under small quiet" dir="auto">
          {job.title}
        </span>
      )}
      {note !== '' && (
        <blockquote className="c-note" dir="auto">
          {note}
        </blockquote>
      )}
    </div>
  );
}

/** By when it is answered; past it, in words and in amber. */
export function Due({ request }: { request: Pick<Request, 'dueAt' | 'overdue'> }) {
  const { t, formats } = usePage();
  const when = formats.fromNow(request.dueAt);
  return (
    <time
      dateTime={request.dueAt}
      title={formats.moment(request.dueAt)}
      className={request.overdue ? 'c-late small' : 'small quiet'}
    >
      {t(request.overdue ? 'overdue' : 'due', { when })}
    </time>
  );
}
