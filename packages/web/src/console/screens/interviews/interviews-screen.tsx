import { STATUSES_SHOWN, type StatusShown } from '@colloquy/contract/console';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Screen } from '../../components/screen.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { InterviewFilter } from '../../core/interview-filter.ts';
import { usePage } from '../../hooks/page-context.ts';
import { STATUS_KEYS } from '../../messages/keys.ts';
import { InterviewList } from './interview-list.tsx';

export function InterviewsScreen() {
  const { t } = usePage();
  const filter = useSearch({ from: '/console/$organization/shell/interviews' });
  const navigate = useNavigate({ from: '/console/$organization/interviews' });
  const [email, setEmail] = useState(filter.email ?? '');
  const narrow = (change: InterviewFilter) => void navigate({ search: change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { email: _former, ...others } = filter;
    narrow(email.trim() === '' ? others : { ...others, email: email.trim() });
  };
  const status = (value: StatusShown | '') => {
    const { status: _former, ...others } = filter;
    narrow(value === '' ? others : { ...others, status: value });
  };
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <Screen title={t('interviews')}>
      <form className="c-filter" onSubmit={submit} noValidate>
        <SelectField<StatusShown | ''>
          label={t('filterStatus')}
          value={filter.status ?? ''}
          onValue={status}
          options={[
            { value: '', label: t('filterAny') },
            ...STATUSES_SHOWN.map((value) => ({ value, label: t(STATUS_KEYS[value]) })),
          ]}
        />
        <TextField label={t('filterEmail')} type="email" autoComplete="off" value={email} onText={setEmail} />
        <div className="c-row">
          <button type="submit" className="button">
            {t('filter')}
          </button>
          {isNarrowed && (
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
      <InterviewList filter={filter} empty={t(isNarrowed ? 'interviewsNone' : 'candidatesNone')} />
    </Screen>
  );
}
