import type { ApplicationField } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { SummaryWords } from '../hooks/use-summary-words.ts';
import { languageTag } from '../messages/languages.ts';

type Row = { field: ApplicationField; value: string | null };

type SummaryPartProps = {
  title: string;
  rows: readonly Row[];
  say: SummaryWords;
  language: Language;
  /** The field that is typed over, drawn in the place of its row. */
  open: ApplicationField | null;
  form: ReactNode;
  /** The field whose form was just closed: the focus goes back to its button. */
  closed: ApplicationField | null;
  onChange: (field: ApplicationField) => void;
};

/** What is known of one person or matter, each field with a way to change it. */
export function SummaryPart({ title, rows, say, language, open, form, closed, onChange }: SummaryPartProps) {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="summary">
        {rows.map(({ field, value }) => (
          <div key={field} className="summary-row">
            <dt className="quiet small">{say(field)}</dt>
            {open === field ? (
              <dd>{form}</dd>
            ) : (
              <>
                <dd className={value === null ? 'summary-value quiet' : 'summary-value'} dir="auto">
                  {value === null ? say('unknown') : <span lang={languageTag(language)}>{value}</span>}
                </dd>
                <dd>
                  <ChangeButton
                    label={`${say('change')}: ${say(field)}`}
                    focused={closed === field}
                    onChange={() => onChange(field)}
                  >
                    {say('change')}
                  </ChangeButton>
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

type ChangeButtonProps = { label: string; focused: boolean; onChange: () => void; children: ReactNode };

function ChangeButton({ label, focused, onChange, children }: ChangeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <button
      ref={button}
      type="button"
      className="button button-quiet summary-change"
      aria-label={label}
      onClick={onChange}
    >
      {children}
    </button>
  );
}
