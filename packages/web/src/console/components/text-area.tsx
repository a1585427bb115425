import { type TextareaHTMLAttributes, useId } from 'react';

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  onText(text: string): void;
  hint?: string | undefined;
  /** What is wrong with it. */
  fault?: string | null;
};

/** A field that grows with its text. */
export function TextArea({ label, value, onText, hint, fault = null, ...rest }: TextAreaProps) {
  const id = useId();
  const said = fault ?? hint;
  return (
    <div className="c-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        dir="auto"
        {...rest}
        id={id}
        className="field c-text-area"
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={said === undefined ? undefined : `${id}-said`}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {said !== undefined && (
        <p id={`${id}-said`} className={fault === null ? 'small quiet' : 'small c-fault'}>
          {said}
        </p>
      )}
    </div>
  );
}
