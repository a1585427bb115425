import { useState } from 'react';
import { usePage } from '../hooks/page-context.ts';

type CopyTextProps = { label: string; text: string };

/** A text to take along: marked with one click, or copied by the button. */
export function CopyText({ label, text }: CopyTextProps) {
  const { t, copy } = usePage();
  const [told, setTold] = useState<'copied' | 'copyByHand' | null>(null);
  return (
    <div className="c-copy">
      <label>
        <span className="field-label">{label}</span>
        <input
          className="field c-code"
          dir="ltr"
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button
        type="button"
        className="button"
        onClick={() =>
          void copy(text).then(
            () => setTold('copied'),
            () => setTold('copyByHand'),
          )
        }
      >
        {t('copy')}
      </button>
      <p role="status" className="small">
        {told === null ? '' : t(told)}
      </p>
    </div>
  );
}
