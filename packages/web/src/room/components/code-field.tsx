import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useRoom } from '../hooks/room-context.ts';

type CodeFieldProps = {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  hintId: string | null;
  invalid: boolean;
  onChange: (text: string) => void;
};

const INDENT = '  ';

/** A field for code: Tab indents, Escape gives Tab back once, and who would rather leave with Tab switches indenting off. */
export function CodeField({ id, field, hintId, invalid, onChange }: CodeFieldProps) {
  const { snapshot, t } = useRoom();
  const [indents, setIndents] = useState(true);
  const released = useRef(false);
  const hint = useId();

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') {
      released.current = true;
      return;
    }
    const plainTab = event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!plainTab || !indents || released.current) {
      if (event.key !== 'Shift') released.current = false;
      return;
    }
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    event.currentTarget.setRangeText(INDENT, selectionStart, selectionEnd, 'end');
    onChange(event.currentTarget.value);
  }

  const described = [hintId, indents ? hint : null].filter((part) => part !== null).join(' ');
  return (
    <>
      <textarea
        id={id}
        ref={field}
        className="field field-answer field-code"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        aria-describedby={described === '' ? undefined : described}
        aria-invalid={invalid}
        value={snapshot.draft}
        onKeyDown={press}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <label className="tick tick-small">
        <input type="checkbox" checked={indents} onChange={(event) => setIndents(event.currentTarget.checked)} />
        <span>{t('codeTab')}</span>
      </label>
      <p id={hint} className="quiet small" hidden={!indents}>
        {t('codeTabHint')}
      </p>
    </>
  );
}
