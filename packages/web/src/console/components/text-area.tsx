import { type TextareaHTMLAttributes, useId } from 'react';

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  onText(text: string): void;
  hint?: string | undefined;
  /** What is wrong with it. */
  fault?: string | null;
};

export function TextArea({ label, value, onText, hint, fault = null, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className="c-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className="field"
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-said`}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <p id={`${id}-said`} className={fault === null ? 'small quiet' : 'small c-fault'}>
        {fault ?? hint}
      </p>
    </div>
  );
}
