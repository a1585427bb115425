import { ANSWER_MAX } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { countCodePoints } from '../core/text.ts';
import { useRoom } from '../hooks/room-context.ts';
import { AnswerField } from './answer-field.tsx';
import { SkipDialog } from './skip-dialog.tsx';

type AnswerFormProps = { form: 'prose' | 'code'; language: Language };

/** From here on the room that is left is shown. */
const NEARLY_FULL = ANSWER_MAX * 0.9;

/** The answer in writing: one field, one next step. */
export function AnswerForm({ form, language }: AnswerFormProps) {
  const { room, snapshot, t } = useRoom();
  const [empty, setEmpty] = useState(false);
  const [skipping, setSkipping] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const length = countCodePoints(snapshot.draft);
  const tooLong = length > ANSWER_MAX;
  const hint = hintOf();
  const saved = snapshot.draft.trim() !== '' && snapshot.draft === snapshot.savedDraft;

  function send() {
    if (snapshot.draft.trim() === '') {
      setEmpty(true);
      field.current?.focus();
    } else if (tooLong) field.current?.focus();
    else room.answer();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function press(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className="answer" onSubmit={submit} onKeyDown={press}>
      <AnswerField
        field={field}
        form={form}
        language={language}
        hintId={hint === null ? null : `${id}hint`}
        invalid={tooLong || hint?.error === true}
        onChange={(text) => {
          setEmpty(false);
          room.setDraft(text);
        }}
      />
      <div id={`${id}hint`} className="hint-place" role="status">
        {hint !== null && <p className={hint.error ? 'hint hint-error' : 'hint quiet'}>{hint.text}</p>}
      </div>
      {hint === null && <p className="saved quiet small">{saved ? t('draftSaved') : ''}</p>}
      <div className="deeds deeds-answer">
        <button type="submit" className="button button-primary">
          {t('answerSend')}
        </button>
        <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={() => setSkipping(true)}>
          {t('answerSkip')}
        </button>
      </div>
      {skipping && <SkipDialog onClose={() => setSkipping(false)} />}
    </form>
  );

  function hintOf(): { text: string; error: boolean } | null {
    if (tooLong) return { text: t('answerTooLong', { count: length - ANSWER_MAX }), error: true };
    if (empty) return { text: t('answerEmpty'), error: true };
    if (length >= NEARLY_FULL) return { text: t('answerRoom', { count: ANSWER_MAX - length }), error: false };
    return null;
  }
}
