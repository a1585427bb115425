import { usePlanWords } from '../../hooks/plan-words.tsx';
import { type Plan, type PlanForm, questionAbout } from './plan-draft.ts';

type CoveragePartProps = { lines: PlanForm['lines']; plan: Plan; onShow(question: string): void };

/** Line by line what the description asks for and which question is about it, or why none is. */
export function CoveragePart({ lines, plan, onShow }: CoveragePartProps) {
  const p = usePlanWords();
  return (
    <section className="c-part" aria-labelledby="coverage">
      <h2 id="coverage">{p('coverage')}</h2>
      {lines.length === 0 ? (
        <p className="quiet">{p('coverageNone')}</p>
      ) : (
        <table className="c-table c-rows p-coverage">
          <caption className="small quiet">{p('coverageHint')}</caption>
          <thead>
            <tr>
              <th scope="col">{p('line')}</th>
              <th scope="col">{p('lineKind')}</th>
              <th scope="col">{p('lineAsked')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const question = questionAbout(plan, line.id);
              const number = question === null ? 0 : plan.questions.indexOf(question) + 1;
              return (
                <tr key={line.id}>
                  <td dir="auto">{line.text}</td>
                  <td className="small">{p(`kind-${line.kind}`)}</td>
                  <td className="small">
                    {question === null ? (
                      <span className="quiet">{p(line.why === null ? 'why-open' : `why-${line.why}`)}</span>
                    ) : (
                      <button type="button" className="button button-quiet" onClick={() => onShow(question.key)}>
                        {p('number', { number: number })}
                      </button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
