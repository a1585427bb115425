import type { ReportForm } from '@colloquy/contract/links';
import { questionAnchor, questionsBehind } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';

/** The questions that keep a competency from being assessed. */
export function QuestionLinks({ form, competency }: { form: ReportForm; competency: string }) {
  const { t } = useView();
  const numbers = questionsBehind(form, competency);
  if (numbers.length === 0) return null;
  return (
    <span className="question-links">
      {numbers.map((number) => (
        <a key={number} href={`#${questionAnchor(form.report.questions[number - 1]?.key ?? '')}`}>
          {t('questionNumber', { number })}
        </a>
      ))}
    </span>
  );
}
