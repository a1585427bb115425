import { APPLICATION_TEXTS, type ApplicationField, FIELD_MAX } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { useGrowingField } from '../hooks/use-growing-field.ts';
import { languageTag } from '../messages/languages.ts';

type SummaryFieldProps = {
  field: ApplicationField;
  label: string;
  language: Language;
  text: string;
  /** What is wrong with it, in words. */
  problem: string | null;
  busy: boolean;
  saveLabel: string;
  onText: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
};

const TYPES: Partial<Record<ApplicationField, 'email' | 'url' | 'tel'>> = {
  email: 'email',
  network: 'url',
  pitchDeck: 'url',
  phone: 'tel',
};

/** One field of the summary being typed over. */
export function SummaryField(props: SummaryFieldProps) {
  const { field, label, language, text, problem, busy, saveLabel, onText, onSave, onCancel } = props;
  const { t } = useRoom();
  const id = useId();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useGrowingField(input, text);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (problem !== null) input.current?.focus();
  }, [problem]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSave();
  }

  const shared = {
    id,
    ref: input,
    dir: 'auto',
    maxLength: FIELD_MAX,
    readOnly: busy,
    'aria-invalid': problem !== null,
    'aria-describedby': `${id}problem`,
    value: text,
  } as const;
  return (
    <form className="summary-form" onSubmit={submit} noValidate>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {APPLICATION_TEXTS.includes(field) ? (
        <textarea
          {...shared}
          className="field field-short"
          lang={languageTag(language)}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      ) : (
        <input
          {...shared}
          type={TYPES[field] ?? 'text'}
          className="field"
          autoComplete="off"
          onChange={(event) => onText(event.currentTarget.value)}
        />
      )}
      <p id={`${id}problem`} className="hint hint-error" role="status">
        {problem}
      </p>
      <div className="deeds">
        <button type="submit" className="button" aria-disabled={busy}>
          {saveLabel}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
