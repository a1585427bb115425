import { JOB_LANGUAGES_SPOKEN } from '@colloquy/contract/console';
import { JOB_DESCRIPTION } from '@colloquy/contract/shared';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { PlanWords, usePlanWords } from '../../hooks/plan-words.tsx';
import { useKept } from '../../hooks/use-kept.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';
import '../plan/plan.css';
import { ReadPart } from './read-part.tsx';
import { useReading } from './use-reading.ts';

type Language = (typeof JOB_LANGUAGES_SPOKEN)[number];

type Draft = { title: string; description: string; language: Language };

const DRAFT = {
  isEmpty: ({ title, description }: Draft) => title === '' && description === '',
  isValue: (value: unknown): value is Draft => {
    const { title, description, language } = (value ?? {}) as Partial<Draft>;
    const isSpoken = JOB_LANGUAGES_SPOKEN.some((one) => one === language);
    return typeof title === 'string' && typeof description === 'string' && isSpoken;
  },
};

const LACKS = { workplaceType: 'lackWorkplace', location: 'lackPlace' } as const;

/** Most descriptions are in the language that whoever pastes them reads; the sample is. */
function pageLanguage(): Language {
  return JOB_LANGUAGES_SPOKEN.find((language) => language === document.documentElement.lang) ?? 'en';
}

/** A job from a description that is pasted or written; what was typed stays until it is made, over a reload, too. */
export function NewJobScreen() {
  return (
    <PlanWords>
      <NewJob />
    </PlanWords>
  );
}

function NewJob() {
  const { t, browserLanguages } = usePage();
  const p = usePlanWords();
  const { organization, may } = useOrganization();
  const navigate = useNavigate();
  const nothing: Draft = { title: '', description: '', language: pageLanguage() };
  const { value: draft, set: setDraft } = useKept<Draft>('new-job', nothing, DRAFT);
  const make = useWrite('createJob', ({ id }) => {
    setDraft(nothing);
    return navigate({ to: '/console/$organization/jobs/$job', params: { organization: organization.id, job: id } });
  });
  const change = (next: Draft) => {
    setDraft(next);
    make.reset();
  };
  const read = useReading(draft);
  const field = useId();
  const names = new Intl.DisplayNames([...browserLanguages, 'en'], { type: 'language' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!make.isPending) make.mutate({ body: draft });
  };
  const parts = make.error?.issues.filter(({ path }) => path[0] === 'description').map(({ path }) => path[1]) ?? [];
  // What keeps it from being made, from the last try or from what was just read.
  const lacks = parts.flatMap((part) => (part === 'workplaceType' || part === 'location' ? [p(LACKS[part])] : []));
  const fault = lacks.length > 0 ? [t('jobIncomplete'), ...lacks].join(' ') : faultOf(make.error, 'description', t);
  const left = JOB_DESCRIPTION.least - draft.description.trim().length;
  const hint =
    draft.description !== '' && left > 0
      ? p('lackLength', { count: left })
      : t('jobDescriptionHint', { least: JOB_DESCRIPTION.least });
  const refused = refusalOf(make.error, t);
  if (!may('invite')) return <Refused action="invite" />;
  return (
    <Screen title={t('newJob')}>
      <div className="p-columns">
        <form className="c-form c-wide" onSubmit={submit} noValidate>
          <TextField
            label={t('jobTitle')}
            value={draft.title}
            onText={(title) => change({ ...draft, title })}
            fault={faultOf(make.error, 'title', t)}
            maxLength={80}
            dir="auto"
          />
          <div className="c-field">
            <label className="field-label" htmlFor={field}>
              {t('jobDescription')}
            </label>
            <textarea
              id={field}
              className="field"
              dir="auto"
              rows={14}
              value={draft.description}
              aria-invalid={fault !== null}
              aria-describedby={`${field}-said`}
              onChange={(event) => change({ ...draft, description: event.currentTarget.value })}
            />
            <p id={`${field}-said`} className={fault === null ? 'small quiet' : 'small c-fault'}>
              {fault ?? hint}
            </p>
          </div>
          <SelectField<Language>
            label={t('jobLanguage')}
            value={draft.language}
            onValue={(language) => change({ ...draft, language })}
            options={JOB_LANGUAGES_SPOKEN.map((value) => ({ value, label: names.of(value) ?? value }))}
          />
          <p role="alert" className="c-fault">
            {refused}
          </p>
          <div className="c-row">
            <button type="submit" className="button button-primary" aria-disabled={make.isPending}>
              {t(make.isPending ? 'makingJob' : 'makeJob')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => change({ ...draft, title: t('sampleTitle'), description: t('sampleDescription') })}
            >
              {t('jobSample')}
            </button>
          </div>
        </form>
        <ReadPart state={read} title={draft.title} language={draft.language} />
      </div>
    </Screen>
  );
}
