import { ANSWER_MAX } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { AnswerForm as AnswerKind } from '../core/answer-slot.ts';
import { writtenIn } from '../core/snapshot.ts';
import { countCodePoints } from '../core/text.ts';
import { useRoom } from '../hooks/room-context.ts';
import { AnswerDialog, type AnswerQuestion } from './answer-dialog.tsx';
import { AnswerField } from './answer-field.tsx';

type AnswerFormProps = {
  form: AnswerKind;
  language: Language;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Id of what is asked. */
  promptId: string;
};

/** From here on the room that is left is shown. */
const NEARLY_FULL = ANSWER_MAX * 0.9;

/** The answer in writing: one field, one next step. */
export function AnswerForm({ form, language, field, promptId }: AnswerFormProps) {
  const { room, snapshot, t } = useRoom();
  const [empty, setEmpty] = useState(false);
  const [asking, setAsking] = useState<AnswerQuestion | null>(null);
  const id = useId();
  const { draft, starter } = snapshot;
  const written = writtenIn(snapshot);
  const own = form === 'question';
  const spoken = snapshot.state?.mode !== 'text';
  const length = countCodePoints(draft);
  const tooLong = length > ANSWER_MAX;
  const hint = hintOf();
  const saved = written.trim() !== '' && written === snapshot.savedDraft;

  function send() {
    if (draft.trim() === '' && spoken) room.answer(false, refuse);
    else if (draft.trim() === '') refuse();
    else if (tooLong) field.current?.focus();
    else if (written === '') setAsking('as-given');
    else room.answer();
  }

  function refuse() {
    setEmpty(true);
    field.current?.focus();
  }

  function pass() {
    if (!own) setAsking('skip');
    else if (written.trim() === '') room.skip();
    else setAsking('no-questions');
  }

  function startAgain() {
    if (written.trim() === '') room.startAgain();
    else setAsking('again');
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
    <form className={form === 'code' ? 'answer answer-code' : 'answer'} onSubmit={submit} onKeyDown={press}>
      <AnswerField
        field={field}
        form={form}
        language={language}
        describedBy={hint === null ? promptId : `${promptId} ${id}hint`}
        invalid={tooLong || hint?.error === true}
        onChange={(text) => {
          setEmpty(false);
          room.setDraft(text);
        }}
      />
      {starter !== null && draft !== starter && (
        <div className="deeds">
          <button type="button" className="button button-quiet" onClick={startAgain}>
            {t('starterAgain')}
          </button>
        </div>
      )}
      <div id={`${id}hint`} className="hint-place" role="status">
        {hint !== null && <p className={hint.error ? 'hint hint-error' : 'hint quiet'}>{hint.text}</p>}
      </div>
      {hint === null && <p className="saved quiet small">{saved ? t('draftSaved') : ''}</p>}
      <div className="deeds deeds-answer hold">
        <button type="submit" className="button button-primary">
          {t(snapshot.finishing ? 'answerFinishing' : spoken ? 'answerDone' : own ? 'ownSend' : 'answerSend')}
        </button>
        <button type="button" className="button button-quiet" aria-haspopup={own ? undefined : 'dialog'} onClick={pass}>
          {t(own ? 'ownNone' : 'answerSkip')}
        </button>
      </div>
      {asking !== null && <AnswerDialog about={asking} onClose={() => setAsking(null)} />}
    </form>
  );

  function hintOf(): { text: string; error: boolean } | null {
    if (tooLong) return { text: t('answerTooLong', { count: length - ANSWER_MAX }), error: true };
    if (empty) return { text: t(own ? 'ownEmpty' : 'answerEmpty'), error: true };
    if (length >= NEARLY_FULL) return { text: t('answerRoom', { count: ANSWER_MAX - length }), error: false };
    return null;
  }
}
