import { DECLARED_CATEGORIES, type DeclaredCategory, KEEP_DAYS, NOTICE_DAYS } from '@colloquy/contract/shared';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../components/text-field.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import type { FairnessWords } from '../../messages/fairness.ts';

type SettingsFormProps = { settings: ReplyOf<'getFairness'>; words: FairnessWords };

/** Null where it is no whole number within the bounds. */
function daysOf(text: string, least: number, most: number): number | null {
  const days = Number(text.trim());
  return /^\d+$/.test(text.trim()) && days >= least && days <= most ? days : null;
}

/** What candidates are asked and told, and how long is kept what they said; all of it off at first. */
export function SettingsForm({ settings, words: { say, answer } }: SettingsFormProps) {
  const { t } = usePage();
  const [asks, setAsks] = useState<ReadonlySet<DeclaredCategory>>(new Set(settings.asks));
  const [notice, setNotice] = useState(String(settings.noticeDays));
  const [keep, setKeep] = useState(settings.keepDays === null ? '' : String(settings.keepDays));
  const [wrong, setWrong] = useState<'notice' | 'keep' | null>(null);
  const save = useWrite('setFairness');

  function tick(name: DeclaredCategory, ticked: boolean) {
    const next = new Set(asks);
    if (ticked) next.add(name);
    else next.delete(name);
    setAsks(next);
    save.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const noticeDays = daysOf(notice, 0, NOTICE_DAYS.max);
    const keepDays = keep.trim() === '' ? null : daysOf(keep, KEEP_DAYS.least, KEEP_DAYS.most);
    const isWrong = noticeDays === null ? 'notice' : keep.trim() !== '' && keepDays === null ? 'keep' : null;
    setWrong(isWrong);
    if (isWrong === null && !save.isPending) save.mutate({ body: { asks: [...asks], noticeDays, keepDays } });
  }

  return (
    <form className="c-form c-part" onSubmit={submit} noValidate>
      <h2>{say('settings')}</h2>
      <fieldset>
        <legend className="field-label">{say('ask')}</legend>
        {DECLARED_CATEGORIES.map((name) => (
          <label key={name} className="c-choice">
            <input
              type="checkbox"
              checked={asks.has(name)}
              onChange={(event) => tick(name, event.currentTarget.checked)}
            />
            <span>{answer(name)}</span>
          </label>
        ))}
        <p className="small quiet">{say('askHint')}</p>
      </fieldset>
      <TextField
        label={say('noticeDays')}
        hint={say('noticeHint')}
        inputMode="numeric"
        value={notice}
        onText={(text) => {
          setNotice(text);
          save.reset();
        }}
        fault={wrong === 'notice' ? say('daysWrong') : null}
      />
      <TextField
        label={say('keepDays')}
        hint={say('keepHint', { least: KEEP_DAYS.least })}
        inputMode="numeric"
        value={keep}
        onText={(text) => {
          setKeep(text);
          save.reset();
        }}
        fault={wrong === 'keep' ? say('daysWrong') : null}
      />
      <p role="alert" className="c-fault">
        {refusalOf(save.error, t)}
      </p>
      <div className="c-row">
        <button type="submit" className="button button-primary" aria-disabled={save.isPending}>
          {t(save.isPending ? 'saving' : 'save')}
        </button>
        <p role="status">{save.isSuccess ? t('kept') : ''}</p>
      </div>
    </form>
  );
}
