import { LINE_KEYS, type ReportForm, type Requirement, reasonKey, WHY_KEYS } from '@colloquy/contract/links';
import { questionAnchor, questionNumber } from '../core/places.ts';
import { sentenceOf } from '../core/summary.ts';
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
  const { kind, text, status, questions, why, reason, mistake, quotes } = requirement;
  const [best, ...others] = quotes;
  const [key] = questions;
  const sentence = sentenceOf(form.report, requirement);
  const number = key === undefined ? null : questionNumber(form, key);
  return (
    <li className={status === 'not-asked' ? 'requirement requirement-bare' : 'requirement'}>
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
      {status !== 'not-asked' && (
        <div className="requirement-words">
          {sentence !== null && (
            <p>
              <span dir="auto">{sentence}</span> <span className="quiet small">{t('writtenByModel')}</span>
            </p>
          )}
          {best === undefined ? (
            reason !== null && <p className="quiet">{t(reasonKey(form.report.grading, reason))}</p>
          ) : (
            <PlacedQuote quote={best} />
          )}
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
