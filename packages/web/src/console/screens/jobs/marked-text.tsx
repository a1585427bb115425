import { Fragment, useState } from 'react';
import { usePlanWords } from '../../hooks/plan-words.tsx';
import { markedParts } from './marked-parts.ts';

type Line = { id: string; text: string; start: number; end: number; question: string | null; why: string | null };
type MarkedTextProps = {
  text: string;
  lines: readonly Line[];
  questions: readonly { key: string; text: string }[];
  language: string;
};

const NOT_ASKED = {
  'no-question': 'why-no-question',
  papers: 'why-papers',
  'not-spoken': 'why-not-spoken',
  'no-room': 'why-no-room',
  'left-out': 'why-left-out',
} as const;

/** A description in which the lines that were read are marked; a marked one shows the question that it leads to. */
export function MarkedText({ text, lines, questions, language }: MarkedTextProps) {
  const p = usePlanWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (line: string) => setChosen((before) => (before === line ? null : line));
  return (
    <div className="p-marked" dir="auto" lang={language}>
      {markedParts(text, lines).map(({ from, text: part, line }) => {
        if (line === null) return <Fragment key={from}>{part}</Fragment>;
        const isChosen = chosen === line.id;
        const number = questions.findIndex(({ key }) => key === line.question) + 1;
        const question = questions[number - 1];
        return (
          <Fragment key={from}>
            {/* biome-ignore lint/a11y/useSemanticElements: a button of the browser is a box, which breaks the lines of the text */}
            <span
              role="button"
              tabIndex={0}
              className={question === undefined ? 'p-mark p-mark-unasked' : 'p-mark'}
              aria-expanded={isChosen}
              onClick={() => choose(line.id)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                choose(line.id);
              }}
            >
              {part}
            </span>
            {isChosen && (
              <span className="p-leads" role="status">
                {question === undefined ? (
                  p(
                    line.why !== null && line.why in NOT_ASKED
                      ? NOT_ASKED[line.why as keyof typeof NOT_ASKED]
                      : 'leadsNowhere',
                  )
                ) : (
                  <>
                    <span className="small quiet">{p('number', { number: number })}</span> {question.text}
                  </>
                )}
              </span>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
