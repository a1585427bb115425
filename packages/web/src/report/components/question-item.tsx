import { isRange, OUTCOME_KEYS, type QuestionReport, type ReportBody, reasonKey } from '@colloquy/contract/links';
import { questionAnchor, turnAnchor } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';
import type { Translate } from '../messages/catalogue.ts';
import { languageTag } from '../messages/languages.ts';
import { QuestionPoints } from './question-points.tsx';
import { ScoreDots } from './score-dots.tsx';

type QuestionItemProps = {
  question: QuestionReport;
  grading: ReportBody['grading'];
  /** Number of the question that got the same answer. */
  sameAs: number | null;
  /** Why it has no score is said once for all. */
  reasonSaid: boolean;
};

/** A question as it was asked, what became of it, and behind it what it was compared with. */
export function QuestionItem({ question, grading, sameAs, reasonSaid }: QuestionItemProps) {
  const { t, formats, offsets, spoken } = useView();
  const { level, notAssessable, facts, mistakes, anchors } = question;
  const rubric = languageTag(question.rubricLanguage);
  const [answer] = question.answers;
  const answeredMs = answer === undefined ? undefined : offsets.get(answer);
  const [before] = question.repeats;
  const compared = facts.filter(({ said }) => said !== null);
  const named = t('pointsNamed', {
    said: compared.filter(({ said }) => said === true).length,
    total: facts.length,
  });
  const explained = notAssessable !== null && !reasonSaid && notAssessable !== 'not-asked' && !question.fromCv;
  return (
    <li className="question" id={questionAnchor(question.key)} tabIndex={-1}>
      <h3 lang={spoken} dir="auto">
        {question.text}
      </h3>
      <p className="question-line">
        {level !== null && (
          <ScoreDots score={level.score} isUnsure {...(isRange(level) ? { low: level.low, high: level.high } : {})} />
        )}
        {level !== null && isRange(level) && (
          <span className="level-range">
            {t('between', { low: formats.score(level.low), high: formats.score(level.high) })}
          </span>
        )}
        <span>{explained ? t(reasonKey(grading, notAssessable)) : t(OUTCOME_KEYS[question.outcome])}</span>
        {mistakes.length > 0 && <span>{t('mistakes')}</span>}
        {question.offSubject && <span>{t('offSubject')}</span>}
        {question.sameAs !== null && sameAs !== null && (
          <a className="same-answer" href={`#${questionAnchor(question.sameAs)}`}>
            {t('questionNumber', { number: sameAs })}
          </a>
        )}
        {before !== undefined && (
          <a className="given-before" href={`#${turnAnchor(before.of)}`}>
            {t('givenBefore', { given: question.repeats.length, total: question.answers.length })}
          </a>
        )}
        {question.fromCv ? <span>{t('fromCv')}</span> : !question.mustAsk && <span>{t('optional')}</span>}
        {compared.length > 0 && <span className="paper-only">{named}</span>}
        {question.followUps > 0 && <span>{t('followUps', { count: question.followUps })}</span>}
        {answer !== undefined && (
          <a className="to-answer" href={`#${turnAnchor(answer)}`}>
            {t('toAnswer')}
            {answeredMs !== undefined && (
              <>
                {' '}
                <span className="place">{formats.clock(answeredMs)}</span>
              </>
            )}
          </a>
        )}
      </p>
      <details className="more">
        <summary>{compared.length > 0 ? named : pointsListed(question, grading, t)}</summary>
        <div className="rubric">
          <QuestionPoints question={question} grading={grading} />
          {grading === 'anchors' && anchors[5] !== '' && (
            <>
              <h4>{t('scaleMeaning')}</h4>
              <dl className="anchors" lang={rubric}>
                {([1, 3, 5] as const).map((step) => (
                  <div key={step}>
                    <dt>{step}</dt>
                    <dd dir="auto">{anchors[step]}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <h4>{t('whyAsked')}</h4>
          <p dir="auto">{question.purpose}</p>
        </div>
      </details>
    </li>
  );
}

function pointsListed({ facts, general }: QuestionReport, grading: ReportBody['grading'], t: Translate): string {
  if (facts.length > 0) return grading === 'points' ? t('pointsListed') : t('pointsOpen');
  return t(general ? 'concrete' : 'noPoints');
}
