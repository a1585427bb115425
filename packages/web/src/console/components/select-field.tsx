import { useId } from 'react';

type SelectFieldProps<Value extends string> = {
  label: string;
  value: Value;
  onValue(value: Value): void;
  options: readonly { value: Value; label: string }[];
  hint?: string;
  /** Said to screen readers alone. */
  unseen?: boolean;
  disabled?: boolean;
};

export function SelectField<Value extends string>({
  label,
  value,
  onValue,
  options,
  hint,
  unseen = false,
  disabled = false,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className="c-field">
      <label className={unseen ? 'unseen' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field"
        value={value}
        disabled={disabled}
        onChange={(event) => onValue(event.currentTarget.value as Value)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="small quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
