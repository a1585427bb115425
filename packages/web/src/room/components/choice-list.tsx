import { useId } from 'react';

type Choice<Value extends string> = { value: Value; label: string; text?: string };

type ChoiceListProps<Value extends string> = {
  /** Name of the group for a screen reader; the sighted read the heading above. */
  legend: string;
  name: string;
  chosen: Value | null;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
};

/** One of several ways on, each with a sentence on what it means. */
export function ChoiceList<Value extends string>({ legend, name, chosen, choices, onChoose }: ChoiceListProps<Value>) {
  const id = useId();
  return (
    <fieldset className="choices">
      <legend className="unseen">{legend}</legend>
      {choices.map(({ value, label, text }) => (
        <div key={value} className="choice">
          <label className="tick">
            <input
              type="radio"
              name={`${id}${name}`}
              value={value}
              checked={chosen === value}
              aria-describedby={text === undefined ? undefined : `${id}${value}`}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
          {text !== undefined && (
            <p id={`${id}${value}`} className="choice-text quiet small">
              {text}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
