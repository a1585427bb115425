import { useId, useState } from 'react';
import { usePage } from '../hooks/page-context.ts';

type CopyTextProps = {
  label: string;
  text: string;
  /** Words of people instead of an address or a key. */
  plain?: boolean;
  /** Several lines of it are seen at once. */
  rows?: number;
};

/** A text to take along: marked with one click, or copied by the button. */
export function CopyText({ label, text, plain = false, rows }: CopyTextProps) {
  const { t, copy } = usePage();
  const [notice, setNotice] = useState<'copied' | 'copyByHand' | null>(null);
  const id = useId();
  const shared = {
    id,
    className: plain ? 'field' : 'field c-code',
    dir: plain ? 'auto' : 'ltr',
    readOnly: true,
    value: text,
  } as const;
  return (
    <div className={rows === undefined ? 'c-copy' : 'c-copy c-copy-block'}>
      <label htmlFor={id}>
        <span className="field-label">{label}</span>
        {rows === undefined ? (
          <input {...shared} onFocus={(event) => event.currentTarget.select()} />
        ) : (
          <textarea {...shared} rows={rows} onFocus={(event) => event.currentTarget.select()} />
        )}
      </label>
      <button
        type="button"
        className="button"
        onClick={() =>
          void copy(text).then(
            () => setNotice('copied'),
            () => setNotice('copyByHand'),
          )
        }
      >
        {t('copy')}
      </button>
      <p role="status" className="small">
        {notice === null ? '' : t(notice)}
      </p>
    </div>
  );
}
