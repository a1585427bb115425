import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { NotYet } from '../../components/not-yet.tsx';
import { Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { type FairnessWords, useFairnessWords } from '../../messages/fairness.ts';
import { FigureTable } from './figure-table.tsx';

/** Rates by group of one job, cohort by cohort: only who was asked the same is compared. */
export function FiguresScreen() {
  const { t } = usePage();
  const { may } = useOrganization();
  if (may('read-fairness')) return <Figures />;
  return (
    <Screen title={t('fairness')}>
      <Refused action="read-fairness" />
    </Screen>
  );
}

function Figures() {
  const { t } = usePage();
  const { organization } = useOrganization();
  const { job: id } = useParams({ from: '/console/$organization/shell/fairness/$job' });
  const { words, fault, again } = useFairnessWords();
  const found = useRead('getFairFigures', { params: { id } });
  const above = (
    <Link to="/console/$organization/fairness" params={{ organization: organization.id }}>
      {t('fairness')}
    </Link>
  );
  if (found.data === undefined || words === null)
    return (
      <NotYet
        title={t('job')}
        above={above}
        error={found.error ?? fault}
        onRetry={() => (found.error === null ? again() : void found.refetch())}
      />
    );
  const { job, cohorts, noticeOn } = found.data;
  return (
    <Screen title={job.title} above={above}>
      {cohorts.map((cohort) => (
        <Cohort key={cohort.cohort} cohort={cohort} words={words} />
      ))}
      {cohorts.length === 0 && <p>{words.say('jobsNone')}</p>}
      <NoticeForm job={id} noticeOn={noticeOn} words={words} />
    </Screen>
  );
}

type CohortProps = { cohort: ReplyOf<'getFairFigures'>['cohorts'][number]; words: FairnessWords };

function Cohort({ cohort: { cohort, versions, completed, decided, figures }, words }: CohortProps) {
  const { formats } = usePage();
  const { say } = words;
  return (
    <section className="c-part" aria-labelledby={cohort}>
      <h2 id={cohort}>{say('cohort', { versions: versions.join(', ') })}</h2>
      <p className="quiet">{say('counts', { completed, decided })}</p>
      {figures === null && <p>{say('noFigures', { count: 10 })}</p>}
      {figures !== null && (
        <>
          <p className="small quiet">
            {say('made', { date: formats.date(figures.madeAt), people: figures.people, count: figures.smallestGroup })}
          </p>
          {figures.tables.map((table) => (
            <FigureTable
              key={`${table.basis} ${table.by.join(' ')}`}
              table={table}
              smallestGroup={figures.smallestGroup}
              words={words}
            />
          ))}
          <p className="small quiet">{say('fourFifths')}</p>
        </>
      )}
    </section>
  );
}

/** Since when candidates of this job can have read the notice. */
function NoticeForm({ job, noticeOn, words: { say } }: { job: string; noticeOn: string | null; words: FairnessWords }) {
  const { t } = usePage();
  const [on, setOn] = useState(noticeOn ?? '');
  const save = useWrite('stateNotice');
  return (
    <form
      className="c-form c-part"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ params: { id: job }, body: { on: on === '' ? null : on } });
      }}
    >
      <TextField
        label={say('noticeOn')}
        hint={say('noticeOnHint')}
        type="date"
        value={on}
        onText={(text) => {
          setOn(text);
          save.reset();
        }}
      />
      <p role="alert" className="c-fault">
        {refusalOf(save.error, t)}
      </p>
      <div className="c-row">
        <button type="submit" className="button" aria-disabled={save.isPending}>
          {t(save.isPending ? 'saving' : 'save')}
        </button>
        <p role="status">{save.isSuccess ? t('kept') : ''}</p>
      </div>
    </form>
  );
}
