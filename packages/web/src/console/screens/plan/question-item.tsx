import type { PlanIssue } from '../../core/plan-faults.ts';
import { usePlanWords } from '../../hooks/plan-words.tsx';
import {
  duplicateQuestion,
  moveQuestion,
  newKey,
  type Plan,
  type PlanForm,
  type Question,
  type Removal,
  removeQuestion,
} from './plan-draft.ts';
import { QuestionForm } from './question-form.tsx';

type QuestionItemProps = {
  index: number;
  question: Question;
  published: PlanForm;
  plan: Plan;
  isOpen: boolean;
  mayChange: boolean;
  issues: readonly PlanIssue[];
  onOpen(isOpen: boolean): void;
  onChange(plan: Plan): void;
  onRemove(result: { plan: Plan; removal: Removal | null }): void;
  /** For who hears the page. */
  onSaid(text: string): void;
};

/** One question: at a glance, and as a form when it is opened. */
export function QuestionItem({
  index,
  question,
  published,
  plan,
  isOpen,
  mayChange,
  issues,
  onOpen,
  onChange,
  onRemove,
  onSaid,
}: QuestionItemProps) {
  const p = usePlanWords();
  const { key } = question;
  const number = index + 1;
  const isWrong = issues.some(({ path }) => path[1] === 'questions' && path[2] === index);
  const points = question.points.flatMap(({ name }) => (name === null || name.trim() === '' ? [] : [name.trim()]));
  const line = published.lines.find(({ id }) => id === question.covers[0]);
  const competency = plan.competencies.find((one) => one.key === question.competency);
  const move = (by: -1 | 1) => {
    const next = moveQuestion(plan, key, by);
    if (next === plan) return;
    onChange(next);
    onSaid(p('movedTo', { number: index + 1 + by }));
  };
  const isFirst = index === 0;
  const isLast = index === plan.questions.length - 1;
  return (
    <li id={`question-${key}`} className={isWrong ? 'p-question p-question-wrong' : 'p-question'}>
      <p className="small quiet">
        <span className="p-number">{number}</span> <bdi>{competency?.name ?? ''}</bdi>
        {` · ${p(question.mustAsk ? 'alwaysAsked' : 'ifTime')} · ${p('minutesCount', { count: Number.isNaN(question.minutes) ? 0 : question.minutes })}`}
      </p>
      <p className="p-wording" dir="auto" lang={published.language}>
        {question.text.trim() === '' ? <span className="quiet">{p('noWording')}</span> : question.text}
      </p>
      {!isOpen && points.length > 0 && (
        <p className="small quiet" dir="auto">
          {`${p('points')}: ${points.join(' · ')}`}
        </p>
      )}
      {!isOpen && line !== undefined && (
        <p className="small quiet" dir="auto">
          {`${p('comesFrom')}: “${line.text}”`}
        </p>
      )}
      {mayChange && (
        <div className="p-deeds">
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={isOpen}
            aria-label={p(isOpen ? 'foldNamed' : 'editNamed', { number })}
            onClick={() => onOpen(!isOpen)}
          >
            {p(isOpen ? 'fold' : 'edit')}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-label={p('upNamed', { number })}
            aria-disabled={isFirst}
            onClick={() => move(-1)}
          >
            {p('up')}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-label={p('downNamed', { number })}
            aria-disabled={isLast}
            onClick={() => move(1)}
          >
            {p('down')}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-label={p('duplicateNamed', { number })}
            onClick={() => {
              const copy = newKey((bytes) => crypto.getRandomValues(bytes));
              onChange(duplicateQuestion(plan, key, copy));
              onOpen(false);
            }}
          >
            {p('duplicate')}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-label={p('removeNamed', { number })}
            onClick={() => onRemove(removeQuestion(plan, key))}
          >
            {p('remove')}
          </button>
        </div>
      )}
      {isOpen && mayChange && (
        <QuestionForm
          index={index}
          question={question}
          published={published}
          plan={plan}
          issues={issues}
          onChange={onChange}
          onRemove={onRemove}
        />
      )}
    </li>
  );
}
