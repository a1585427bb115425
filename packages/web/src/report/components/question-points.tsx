import type { QuestionReport, ReportBody } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';
import { CUE_KEYS, POINT_KEYS } from '../messages/keys.ts';
import { languageTag } from '../messages/languages.ts';
import { PlacedQuote } from './placed-quote.tsx';
import { Point } from './point.tsx';

type QuestionPointsProps = { question: QuestionReport; grading: ReportBody['grading'] };

/** What an answer was compared with: the expected points, what makes it concrete, and known mistakes that it says. */
export function QuestionPoints({ question: { facts, signs, mistakes, rubricLanguage }, grading }: QuestionPointsProps) {
  const { t } = useView();
  const rubric = languageTag(rubricLanguage);
  return (
    <>
      {mistakes.length > 0 && (
        <>
          <h4>{t('mistakes')}</h4>
          <ul className="facts">
            {mistakes.map(({ name, reason, caps, quote }) => (
              <li key={name} className="fact">
                <span>
                  <span lang={rubric} dir="auto">
                    {name}. {reason}
                  </span>{' '}
                  {caps && <span className="quiet small">{t('mistakeCaps')}</span>}
                  {quote !== null && <PlacedQuote quote={quote} />}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {facts.length > 0 && (
        <>
          <h4>{t(grading === 'points' ? 'listedPoints' : 'expectedPoints')}</h4>
          <ul className="facts">
            {facts.map(({ name, text, said, statement, quote }) => (
              <Point
                key={text}
                // A sample sentence is one way to say it, not the point.
                text={grading === 'anchors' ? text : (name ?? t('sampleWords', { text }))}
                lang={rubric}
                said={said}
                note={t(POINT_KEYS[grading][statement])}
                quote={quote}
              />
            ))}
          </ul>
        </>
      )}
      {signs.length > 0 && (
        <>
          <h4>{t('concrete')}</h4>
          <ul className="facts">
            {signs.map(({ sign, quote }) => (
              <Point key={sign} text={t(CUE_KEYS[sign])} said note={t('named')} quote={quote} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
