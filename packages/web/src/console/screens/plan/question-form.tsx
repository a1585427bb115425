import { FOLLOW_UP_REASONS } from '@colloquy/contract/interviewers';
import { useId } from 'react';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { type PlanIssue, planFault } from '../../core/plan-faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { usePlanWords } from '../../hooks/plan-words.tsx';
import {
  changeQuestion,
  newKey,
  type Plan,
  type PlanForm,
  type Question,
  type Removal,
  removeMistake,
  removePoint,
} from './plan-draft.ts';
import { MistakeForm, PointForm } from './point-forms.tsx';

type QuestionFormProps = {
  index: number;
  question: Question;
  published: PlanForm;
  plan: Plan;
  issues: readonly PlanIssue[];
  onChange(plan: Plan): void;
  onRemove(result: { plan: Plan; removal: Removal | null }): void;
};

const OTHER = '';

/** All of a question that a company writes. */
export function QuestionForm({ index, question, published, plan, issues, onChange, onRemove }: QuestionFormProps) {
  const { t } = usePage();
  const p = usePlanWords();
  const id = useId();
  const { key } = question;
  const change = (part: Partial<Question>) => onChange(changeQuestion(plan, key, part));
  const fault = (...path: (string | number)[]) => planFault(issues, ['plan', 'questions', index, ...path], { t, p });
  const spoken = { lang: published.language, rows: 2 };
  const rubric = { lang: question.rubricLanguage ?? published.language };
  const own = () => newKey((bytes) => crypto.getRandomValues(bytes));
  const competency = plan.competencies.findIndex((one) => one.key === question.competency);
  const setCompetency = (to: string) => {
    if (to !== OTHER) {
      change({ competency: to });
      return;
    }
    const made = own();
    onChange({
      ...changeQuestion(plan, key, { competency: made }),
      competencies: [...plan.competencies, { key: made, name: '' }],
    });
  };
  return (
    <div className="p-fields">
      <TextArea
        label={p('wording')}
        hint={p('wordingHint')}
        {...spoken}
        value={question.text}
        onText={(text) => change({ text })}
        fault={fault('text')}
      />
      <TextArea
        label={p('plain')}
        hint={p('plainHint')}
        {...spoken}
        value={question.plain ?? ''}
        onText={(plain) => change({ plain })}
        fault={fault('plain')}
      />
      <TextArea
        label={p('purpose')}
        hint={p('purposeHint')}
        rows={2}
        value={question.purpose}
        onText={(purpose) => change({ purpose })}
        fault={fault('purpose')}
      />
      <div className="p-pair">
        <SelectField
          label={p('competency')}
          value={question.competency}
          onValue={setCompetency}
          options={[
            ...plan.competencies.map((one) => ({ value: one.key, label: one.name.trim() || p('competencyOther') })),
            { value: OTHER, label: p('competencyOther') },
          ]}
        />
        <TextField
          label={p('competencyName')}
          dir="auto"
          maxLength={120}
          value={plan.competencies[competency]?.name ?? ''}
          onText={(name) =>
            onChange({
              ...plan,
              competencies: plan.competencies.map((one, at) => (at === competency ? { ...one, name } : one)),
            })
          }
          fault={planFault(issues, ['plan', 'competencies', competency], { t, p })}
        />
      </div>
      <div className="p-pair">
        <TextField
          label={p('minutes')}
          type="number"
          min={1}
          max={12}
          step={0.5}
          inputMode="decimal"
          value={Number.isNaN(question.minutes) ? '' : String(question.minutes)}
          onText={(text) => change({ minutes: Number.parseFloat(text) })}
          fault={fault('minutes')}
        />
        <label className="p-tick" htmlFor={`${id}-must`}>
          <input
            id={`${id}-must`}
            type="checkbox"
            checked={question.mustAsk}
            onChange={(event) => change({ mustAsk: event.currentTarget.checked })}
          />
          {p('mustAsk')}
        </label>
      </div>
      {question.asksFacts && <p className="small quiet">{p('factsOnly')}</p>}
      {question.answerForm === 'code' && <p className="small quiet">{p('inCode')}</p>}
      <fieldset>
        <legend className="field-label">{p('comesFrom')}</legend>
        {question.covers.length === 0 && <p className="small quiet">{p('comesFromNone')}</p>}
        <ul className="c-list">
          {question.covers.map((covered) => {
            const text = published.lines.find((line) => line.id === covered)?.text ?? covered;
            return (
              <li key={covered} className="p-covered">
                <span dir="auto" lang={published.language}>
                  {text}
                </span>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={p('removeLine', { line: text })}
                  onClick={() => change({ covers: question.covers.filter((other) => other !== covered) })}
                >
                  {p('remove')}
                </button>
              </li>
            );
          })}
        </ul>
        {published.lines.some((line) => !question.covers.includes(line.id)) && (
          <SelectField
            label={p('addLine')}
            value=""
            onValue={(line) => line !== '' && change({ covers: [...question.covers, line] })}
            options={[
              { value: '', label: p('chooseLine') },
              ...published.lines
                .filter((line) => !question.covers.includes(line.id))
                .map((line) => ({ value: line.id, label: line.text })),
            ]}
          />
        )}
      </fieldset>
      {!question.asksFacts && (
        <fieldset>
          <legend className="field-label">{p('points')}</legend>
          <p className="small quiet">{p('pointsHint')}</p>
          {question.points.map((point, at) => (
            <PointForm
              key={point.key}
              number={at + 1}
              point={point}
              language={rubric.lang}
              spokenIn={published.language}
              fault={(part) => fault('points', at, part)}
              onChange={(part) =>
                change({ points: question.points.map((one, no) => (no === at ? { ...one, ...part } : one)) })
              }
              onRemove={() => onRemove(removePoint(plan, key, at))}
            />
          ))}
          {fault('points') !== null && typeof issues[0]?.path[4] !== 'number' && (
            <p className="small c-fault">{fault('points')}</p>
          )}
          <button
            type="button"
            className="button"
            onClick={() =>
              change({ points: [...question.points, { key: own(), name: '', phrasings: [], followUp: null }] })
            }
          >
            {p('addPoint')}
          </button>
        </fieldset>
      )}
      {!question.asksFacts && (
        <fieldset>
          <legend className="field-label">{p('mistakes')}</legend>
          <p className="small quiet">{p('mistakesHint')}</p>
          {question.mistakes.map((mistake, at) => (
            <MistakeForm
              key={mistake.key}
              number={at + 1}
              mistake={mistake}
              language={rubric.lang}
              fault={(part) => fault('mistakes', at, part)}
              onChange={(part) =>
                change({ mistakes: question.mistakes.map((one, no) => (no === at ? { ...one, ...part } : one)) })
              }
              onRemove={() => onRemove(removeMistake(plan, key, at))}
            />
          ))}
          <button
            type="button"
            className="button"
            onClick={() =>
              change({ mistakes: [...question.mistakes, { key: own(), name: '', reason: '', phrasings: [] }] })
            }
          >
            {p('addMistake')}
          </button>
        </fieldset>
      )}
      <details>
        <summary>{p('followUps')}</summary>
        <div className="p-fields">
          {FOLLOW_UP_REASONS.map((reason) => (
            <TextArea
              key={reason}
              label={p(`lack-${reason}`)}
              {...spoken}
              value={question.followUps[reason] ?? ''}
              onText={(text) => change({ followUps: { ...question.followUps, [reason]: text } })}
              fault={fault('followUps', reason)}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
