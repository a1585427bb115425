import { JOB_LANGUAGES_SPOKEN, STATUSES_SHOWN, type StatusShown } from '@colloquy/contract/console';
import type { Language } from '@colloquy/contract/shared';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { DownloadLinks } from '../../components/download-links.tsx';
import { Allowed } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { InterviewFilter } from '../../core/interview-filter.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useChanges } from '../../hooks/use-changes.ts';
import { useJobs } from '../../hooks/use-jobs.ts';
import { STATUS_KEYS } from '../../messages/keys.ts';
import { InterviewList } from './interview-list.tsx';
import { InviteToOne } from './invite-to-one.tsx';

export function InterviewsScreen() {
  const { t, formats } = usePage();
  const filter = useSearch({ from: '/console/$organization/shell/interviews' });
  const navigate = useNavigate({ from: '/console/$organization/interviews' });
  const [email, setEmail] = useState(filter.email ?? '');
  useChanges();
  const narrow = (change: InterviewFilter) => void navigate({ search: change });
  const set = <Key extends keyof InterviewFilter>(key: Key, value: InterviewFilter[Key] | '') => {
    const { [key]: _former, ...others } = filter;
    narrow(value === '' ? others : { ...others, [key]: value });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set('email', email.trim());
  };
  const any = { value: '' as const, label: t('filterAny') };
  const { language, ...rest } = filter;
  return (
    <Screen
      title={t('interviews')}
      action={
        <Allowed action="invite" what={[t('invite')]}>
          <InviteToOne chosen={filter.job} />
        </Allowed>
      }
    >
      <form className="c-filter" onSubmit={submit} noValidate>
        <JobField chosen={filter.job} onValue={(value) => set('job', value)} />
        <SelectField<StatusShown | ''>
          label={t('filterStatus')}
          value={filter.status ?? ''}
          onValue={(value) => set('status', value)}
          options={[any, ...STATUSES_SHOWN.map((value) => ({ value, label: t(STATUS_KEYS[value]) }))]}
        />
        <SelectField<Language | ''>
          label={t('columnLanguage')}
          value={filter.language ?? ''}
          onValue={(value) => set('language', value)}
          options={[any, ...JOB_LANGUAGES_SPOKEN.map((value) => ({ value, label: formats.language(value) }))]}
        />
        <SelectField<'refused' | ''>
          label={t('filterMail')}
          value={filter.mail ?? ''}
          onValue={(value) => set('mail', value)}
          options={[any, { value: 'refused', label: t('filterRefused') }]}
        />
        <TextField label={t('filterEmail')} type="email" autoComplete="off" value={email} onText={setEmail} />
        <div className="c-row">
          <button type="submit" className="button">
            {t('filter')}
          </button>
          {Object.keys(filter).length > 0 && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                setEmail('');
                narrow({});
              }}
            >
              {t('unfilter')}
            </button>
          )}
        </div>
      </form>
      <InterviewList filter={filter} empty={t(Object.keys(filter).length > 0 ? 'interviewsNone' : 'candidatesNone')} />
      <DownloadLinks name="exportCandidates" query={{ ...rest, interviewLanguage: language }} />
    </Screen>
  );
}

/** Apart from the rows: they are not drawn again when the jobs have come. */
function JobField({ chosen, onValue }: { chosen: string | undefined; onValue(job: string): void }) {
  const { t } = usePage();
  const jobs = useJobs(chosen) ?? [];
  return (
    <SelectField<string>
      label={t('job')}
      value={chosen ?? ''}
      onValue={onValue}
      options={[{ value: '', label: t('filterAny') }, ...jobs]}
    />
  );
}
