import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { usePlanWords } from '../../hooks/plan-words.tsx';
import type { Mistake, Point } from './plan-draft.ts';

type PointFormProps = {
  number: number;
  point: Point;
  /** Of the phrasings, and of what the candidate hears. */
  language: string;
  spokenIn: string;
  fault(part: keyof Point): string | null;
  onChange(part: Partial<Point>): void;
  onRemove(): void;
};

/** Something that a good answer holds. */
export function PointForm({ number, point, language, spokenIn, fault, onChange, onRemove }: PointFormProps) {
  const p = usePlanWords();
  const title = p('pointNumber', { number: number });
  return (
    <fieldset className="p-part">
      <legend className="small quiet">{title}</legend>
      <TextField
        label={p('pointName')}
        dir="auto"
        maxLength={120}
        value={point.name ?? ''}
        onText={(name) => onChange({ name })}
        fault={fault('name')}
      />
      <TextArea
        label={p('phrasings')}
        hint={p('phrasingsHint')}
        lang={language}
        rows={3}
        value={point.phrasings.join('\n')}
        onText={(text) => onChange({ phrasings: text.split('\n') })}
        fault={fault('phrasings')}
      />
      <TextArea
        label={p('pointFollowUp')}
        lang={spokenIn}
        rows={2}
        value={point.followUp ?? ''}
        onText={(followUp) => onChange({ followUp })}
        fault={fault('followUp')}
      />
      <button
        type="button"
        className="button button-quiet"
        aria-label={p('removePoint', { name: point.name?.trim() || title })}
        onClick={onRemove}
      >
        {p('remove')}
      </button>
    </fieldset>
  );
}

type MistakeFormProps = {
  number: number;
  mistake: Mistake;
  language: string;
  fault(part: keyof Mistake): string | null;
  onChange(part: Partial<Mistake>): void;
  onRemove(): void;
};

/** Something wrong that people say. */
export function MistakeForm({ number, mistake, language, fault, onChange, onRemove }: MistakeFormProps) {
  const p = usePlanWords();
  const title = p('mistakeNumber', { number: number });
  return (
    <fieldset className="p-part">
      <legend className="small quiet">{title}</legend>
      <TextField
        label={p('mistakeName')}
        dir="auto"
        maxLength={120}
        value={mistake.name}
        onText={(name) => onChange({ name })}
        fault={fault('name')}
      />
      <TextArea
        label={p('mistakeReason')}
        rows={2}
        value={mistake.reason}
        onText={(reason) => onChange({ reason })}
        fault={fault('reason')}
      />
      <TextArea
        label={p('phrasings')}
        hint={p('phrasingsHint')}
        lang={language}
        rows={3}
        value={mistake.phrasings.join('\n')}
        onText={(text) => onChange({ phrasings: text.split('\n') })}
        fault={fault('phrasings')}
      />
      <button
        type="button"
        className="button button-quiet"
        aria-label={p('removeMistake', { name: mistake.name.trim() || title })}
        onClick={onRemove}
      >
        {p('remove')}
      </button>
    </fieldset>
  );
}
