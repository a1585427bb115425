import { SureButton } from '../../components/sure-button.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';

type JobProps = { job: ReplyOf<'getJob'> };

/** Says of a closed job what follows from it, with the way back. */
export function ClosedNote({ job: { id, closedAt, openInvitations } }: JobProps) {
  const { t, formats } = usePage();
  const { may } = useOrganization();
  const open = useWrite('setJobOpen');
  if (closedAt === null) return null;
  return (
    <div className="c-problem c-calm">
      <p>
        {t('jobClosedSince', { date: formats.date(closedAt) })}
        {openInvitations > 0 && ` ${t('jobClosedOpen', { count: openInvitations })}`}
      </p>
      {may('invite') && (
        <button
          type="button"
          className="button"
          aria-disabled={open.isPending}
          onClick={() => !open.isPending && open.mutate({ params: { id }, body: { open: true } })}
        >
          {t('openJob')}
        </button>
      )}
      <p role="alert" className="c-fault">
        {refusalOf(open.error, t)}
      </p>
    </div>
  );
}

/** Asks before it closes, and says what goes on. */
export function CloseJob({ job: { id, title, closedAt } }: JobProps) {
  const { t } = usePage();
  const { may } = useOrganization();
  const close = useWrite('setJobOpen');
  if (closedAt !== null || !may('invite')) return null;
  return (
    <p className="c-part">
      <SureButton
        verb={t('closeJob')}
        name={`${t('closeJob')}: ${title}`}
        question={t('closeJobSure', { title })}
        text={t('closeJobText')}
        onSure={() => close.mutate({ params: { id }, body: { open: false } })}
        error={close.error}
      />
    </p>
  );
}
