import {
  isSaidByStatus,
  LINE_KEYS,
  questionNumber,
  type ReportForm,
  type Requirement,
  reasonKey,
  sentencesOf,
  WHY_KEYS,
} from '@colloquy/contract/links';
import { questionAnchor, turnAnchor } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';
import { MoreQuotes } from './more-quotes.tsx';
import { PlacedQuote } from './placed-quote.tsx';

type RequirementRowProps = {
  form: ReportForm;
  requirement: Requirement;
  /** Its kind is said for the whole group. */
  kindSaid?: boolean;
};

/** One line of the description: what it asks for, which question was about it, the best words that answer it. */
export function RequirementRow({ form, requirement, kindSaid = false }: RequirementRowProps) {
  const { t } = useView();
  const { kind, text, status, questions, why, mistake, quotes } = requirement;
  const [best, ...others] = quotes;
  const [key] = questions;
  const [sentence] = sentencesOf(form.report, requirement);
  const number = key === undefined ? null : questionNumber(form.report, key);
  // What the heading of the group says is not said again.
  const isBare =
    status === 'not-asked' || status === 'interrupted' || (best === undefined && isSaidByStatus(requirement));
  return (
    <li className={isBare ? 'requirement requirement-bare' : 'requirement'}>
      <p>
        <span dir="auto">{text}</span>{' '}
        <span className="requirement-notes quiet small">
          {!kindSaid && <span>{t(LINE_KEYS[kind])}</span>}{' '}
          {key !== undefined && number !== null && (
            <a href={`#${questionAnchor(key)}`}>{t('questionNumber', { number })}</a>
          )}{' '}
          {why !== null && <span>{t(WHY_KEYS[why])}</span>}{' '}
          {mistake && <span className="attention">{t('mistakes')}</span>}
        </span>
      </p>
      {!isBare && (
        <div className="requirement-words">
          {sentence !== undefined && (
            <p>
              <span dir="auto">{sentence}</span> <span className="quiet small">{t('writtenByModel')}</span>
            </p>
          )}
          {best === undefined ? <Wordless form={form} requirement={requirement} /> : <PlacedQuote quote={best} />}
          <MoreQuotes
            label={t('moreQuotes', { count: others.length })}
            quotes={others}
            draw={(quote) => <PlacedQuote quote={quote} />}
          />
        </div>
      )}
    </li>
  );
}

/** What stands for words of the answer where none of them belong to the line alone: never nothing. */
function Wordless({ form, requirement: { reason, points, questions } }: RequirementRowProps) {
  const { t, formats } = useView();
  const answer = form.report.questions.find(({ key }) => key === questions[0])?.answers[0];
  return (
    <p className="quiet">
      {points.length > 0 && (
        <>
          {t('named')}: <span dir="auto">{formats.list(points)}</span>{' '}
        </>
      )}
      {points.length === 0 && reason !== null && <>{t(reasonKey(form.report.grading, reason))} </>}
      {answer !== undefined && (
        <a className="to-answer" href={`#${turnAnchor(answer)}`}>
          {t('toAnswer')}
        </a>
      )}
    </p>
  );
}
