import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useJobs } from '../../hooks/use-jobs.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { InviteDialog } from '../jobs/invite-dialog.tsx';

/** Invites to one of the newest open jobs, first to the one that the list is narrowed to: a closed one says so. */
export function InviteToOne({ chosen }: { chosen: string | undefined }) {
  const { t } = usePage();
  const { organization } = useOrganization();
  const [open, setOpen] = useState(false);
  const listed = useJobs(chosen);
  if (listed === null) return null;
  const jobs = listed.filter(({ value, isOpen }) => isOpen || value === chosen);
  const job = jobs.find(({ value }) => value === chosen) ?? jobs[0];
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="button button-primary" onClick={() => setOpen(true)}>
        {t('invite')}
      </button>
      {open && job !== undefined && <InviteDialog job={job.value} jobs={jobs} onClose={close} />}
      {open && job === undefined && (
        <Dialog title={t('inviteTitle')} onClose={close}>
          <p>{t('inviteNoJob')}</p>
          <div className="c-row">
            <Link
              className="button button-primary"
              to="/console/$organization/jobs/new"
              params={{ organization: organization.id }}
            >
              {t('newJob')}
            </Link>
            <button type="button" className="button" onClick={close}>
              {t('cancel')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
