import type { Language } from '@colloquy/contract/shared';
import { type RefObject, useId, useRef } from 'react';
import type { AnswerForm } from '../core/answer-slot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { useGrowingField } from '../hooks/use-growing-field.ts';
import { languageTag } from '../messages/languages.ts';
import { CodeField } from './code-field.tsx';
import { MarkedText } from './marked-text.tsx';

const LABELS = { prose: 'answerLabel', code: 'codeLabel', question: 'ownLabel' } as const;

type AnswerFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  form: AnswerForm;
  language: Language;
  /** Ids of the question, and of the hint where there is one. */
  describedBy: string;
  invalid: boolean;
  onChange: (text: string) => void;
};

/** The field that grows with the answer; code gets one of its own. */
export function AnswerField({ field, form, language, describedBy, invalid, onChange }: AnswerFieldProps) {
  const { snapshot, t } = useRoom();
  const id = useId();
  const marks = useRef<HTMLDivElement>(null);
  useGrowingField(field, snapshot.draft);
  const doubted = snapshot.doubted
    .filter(({ slot, text }) => slot === snapshot.slot && snapshot.draft.includes(text))
    .map(({ text }) => text);
  const hasDoubts = doubted.length > 0;

  return (
    <div className="answer-field">
      <label className="field-label" htmlFor={id}>
        {t(LABELS[form])}
      </label>
      {form === 'code' ? (
        <CodeField id={id} field={field} describedBy={describedBy} invalid={invalid} onChange={onChange} />
      ) : (
        <div className="field-marked">
          {hasDoubts && (
            <div ref={marks} className="field field-answer field-marks" dir="auto" aria-hidden="true">
              <MarkedText text={snapshot.draft} pieces={doubted} />
            </div>
          )}
          <textarea
            id={id}
            ref={field}
            className="field field-answer"
            dir="auto"
            lang={languageTag(language)}
            aria-describedby={hasDoubts ? `${describedBy} ${id}doubted` : describedBy}
            aria-invalid={invalid}
            value={snapshot.draft}
            onScroll={({ currentTarget }) => {
              if (marks.current !== null) marks.current.scrollTop = currentTarget.scrollTop;
            }}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
      {hasDoubts && (
        <span id={`${id}doubted`} hidden>
          {t('transcriptDoubtful')} {doubted.join(' ')}
        </span>
      )}
    </div>
  );
}
