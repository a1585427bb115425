import type { Language } from '@colloquy/contract/shared';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Correction } from '../core/snapshot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { useGrowingField } from '../hooks/use-growing-field.ts';
import { languageTag } from '../messages/languages.ts';

type CorrectionFormProps = { correction: Correction; language: Language };

/** Another wording of the last answer. The first one is kept next to it. */
export function CorrectionForm({ correction, language }: CorrectionFormProps) {
  const { room, t } = useRoom();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useGrowingField(field, correction.text);
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    room.sendCorrection();
  }

  return (
    <form className="correction" onSubmit={submit}>
      <label className="field-label" htmlFor={id}>
        {t('correctLabel')}
      </label>
      <textarea
        id={id}
        ref={field}
        className="field"
        dir="auto"
        lang={languageTag(language)}
        aria-describedby={`${id}note`}
        readOnly={correction.sending}
        value={correction.text}
        onChange={(event) => room.setCorrection(event.currentTarget.value)}
      />
      <p id={`${id}note`} className="quiet small">
        {t('correctNote')}
      </p>
      <div className="deeds">
        <button type="submit" className="button" aria-disabled={correction.sending}>
          {t('correctSave')}
        </button>
        <button type="button" className="button button-quiet" onClick={room.cancelCorrection}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
