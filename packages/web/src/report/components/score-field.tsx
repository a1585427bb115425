import { useView } from '../hooks/view-context.ts';

type ScoreFieldProps = {
  /** Unique on the page. */
  name: string;
  label: string;
  value: number | null;
  onChange: (score: number | null) => void;
};

/** Five steps and "none" as one group of radio buttons: arrow keys move in it. */
export function ScoreField({ name, label, value, onChange }: ScoreFieldProps) {
  const { t, spoken } = useView();
  return (
    <fieldset className="score-field">
      <legend lang={spoken} dir="auto">
        {label}
      </legend>
      <div className="steps">
        {[1, 2, 3, 4, 5].map((step) => (
          <label key={step} className="step">
            <input type="radio" name={name} checked={value === step} onChange={() => onChange(step)} />
            <span>{step}</span>
          </label>
        ))}
        <label className="step step-none">
          <input type="radio" name={name} checked={value === null} onChange={() => onChange(null)} />
          <span>{t('noScore')}</span>
        </label>
      </div>
    </fieldset>
  );
}
