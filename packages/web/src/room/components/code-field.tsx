import { type KeyboardEvent, type RefObject, type UIEvent, useId, useRef, useState } from 'react';
import { useRoom } from '../hooks/room-context.ts';

type CodeFieldProps = {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Ids of the question, and of the hint where there is one. */
  describedBy: string;
  invalid: boolean;
  onChange: (text: string) => void;
};

const INDENT = '  ';

/** A field for code with the numbers of its lines: Tab indents, Escape gives Tab back once, and who would rather leave with Tab switches indenting off. */
export function CodeField({ id, field, describedBy, invalid, onChange }: CodeFieldProps) {
  const { snapshot, t } = useRoom();
  const [indents, setIndents] = useState(true);
  const released = useRef(false);
  const hint = useId();
  const lines = useRef<HTMLDivElement>(null);

  /** The numbers be next to their lines, however far the field has scrolled. */
  function follow(event: UIEvent<HTMLTextAreaElement>) {
    lines.current?.style.setProperty('transform', `translateY(${-event.currentTarget.scrollTop}px)`);
  }

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

  const count = snapshot.draft.split('\n').length;
  return (
    <>
      <div className="code">
        <div className="code-lines" aria-hidden="true">
          <div ref={lines}>{Array.from({ length: count }, (_, line) => line + 1).join('\n')}</div>
        </div>
        <textarea
          id={id}
          ref={field}
          className="field field-answer field-code"
          dir="ltr"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          aria-describedby={indents ? `${describedBy} ${hint}` : describedBy}
          aria-invalid={invalid}
          value={snapshot.draft}
          onKeyDown={press}
          onScroll={follow}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
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
