import type { QuestionReport } from '@colloquy/contract/links';
import { questionAnchor, turnAnchor } from '../core/places.ts';
import { useView } from '../hooks/view-context.ts';
import { OUTCOME_KEYS, REASON_KEYS, SIGN_KEYS } from '../messages/keys.ts';
import { languageTag } from '../messages/languages.ts';
import { Marks } from './marks.tsx';
import { Point } from './point.tsx';

type QuestionItemProps = {
  question: QuestionReport;
  /** Number of the question that got the same answer. */
  sameAs: number | null;
  /** Why it has no score is said once for all. */
  reasonSaid: boolean;
};

/** A question as it was asked, what became of it, and behind it what it was compared with. */
export function QuestionItem({ question, sameAs, reasonSaid }: QuestionItemProps) {
  const { t, formats, offsets, spoken } = useView();
  const { level, notAssessable, facts, signs, anchors } = question;
  const rubric = languageTag(question.rubricLanguage);
  const [answer] = question.answers;
  const [before] = question.repeats;
  const compared = facts.filter(({ said }) => said !== null);
  const explained = notAssessable !== null && !reasonSaid && notAssessable !== 'not-asked';
  return (
    <li className="question" id={questionAnchor(question.key)} tabIndex={-1}>
      <h3 lang={spoken} dir="auto">
        {question.text}
      </h3>
      <p className="question-line">
        {level !== null && <Marks score={level.score} low={level.low} high={level.high} />}
        <span>{explained ? t(REASON_KEYS[notAssessable]) : t(OUTCOME_KEYS[question.outcome])}</span>
        {question.offSubject && <span>{t('offSubject')}</span>}
        {question.sameAs !== null && sameAs !== null && (
          <a href={`#${questionAnchor(question.sameAs)}`}>{t('questionNumber', { number: sameAs })}</a>
        )}
        {before !== undefined && (
          <a href={`#${turnAnchor(before.of)}`}>
            {t('givenBefore', { given: question.repeats.length, total: question.answers.length })}
          </a>
        )}
        {!question.mustAsk && <span>{t('optional')}</span>}
        {question.followUps > 0 && <span>{t('followUps', { count: question.followUps })}</span>}
        {answer !== undefined && (
          <a className="to-answer" href={`#${turnAnchor(answer)}`}>
            {t('toAnswer')} <span className="place">{formats.clock(offsets.get(answer) ?? 0)}</span>
          </a>
        )}
      </p>
      <details className="more">
        <summary>
          {compared.length > 0
            ? t('pointsNamed', { said: compared.filter(({ said }) => said === true).length, total: facts.length })
            : t(facts.length > 0 ? 'pointsOpen' : 'noPoints')}
        </summary>
        <div className="rubric">
          {facts.length > 0 && (
            <>
              <h4>{t('expectedPoints')}</h4>
              <ul className="facts">
                {facts.map(({ text, said, quote }) => (
                  <Point key={text} text={text} lang={rubric} said={said} quote={quote} />
                ))}
              </ul>
            </>
          )}
          {signs.length > 0 && (
            <>
              <h4>{t('concrete')}</h4>
              <ul className="facts">
                {signs.map(({ sign, quote }) => (
                  <Point key={sign} text={t(SIGN_KEYS[sign])} said quote={quote} />
                ))}
              </ul>
            </>
          )}
          <h4>{t('scaleMeaning')}</h4>
          <dl className="anchors" lang={rubric}>
            {([1, 3, 5] as const).map((step) => (
              <div key={step}>
                <dt>{step}</dt>
                <dd dir="auto">{anchors[step]}</dd>
              </div>
            ))}
          </dl>
          <h4>{t('whyAsked')}</h4>
          <p dir="auto">{question.purpose}</p>
        </div>
      </details>
    </li>
  );
}
