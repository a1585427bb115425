import type { English as Fair } from '@colloquy/content/messages/fair';
import type { ReplyOf } from '../../core/api.ts';
import type { FairnessWords } from '../../messages/fairness.ts';

type Figures = NonNullable<ReplyOf<'getFairFigures'>['cohorts'][number]['figures']>;
type FigureTableProps = { table: Figures['tables'][number]; smallestGroup: number; words: FairnessWords };

/** One way to part the candidates, and the rate of each group that may be shown. */
export function FigureTable({ table, smallestGroup, words: { say, answer, percent, ratio } }: FigureTableProps) {
  const { by, basis, counted, unknown, rest, median, withheld, groups } = table;
  const title = `${say(basis)}: ${by.map((name) => answer(name)).join(' × ')}`;
  const nameOf = (of: (typeof groups)[number]['of']) =>
    by.map((name) => answer(`${name}-${of[name] ?? ''}` as keyof Fair)).join(' · ');
  if (withheld !== null)
    return (
      <section className="c-figures">
        <h3>{title}</h3>
        <p>{say(`withheld-${withheld}`)}</p>
      </section>
    );
  const hidden = groups.filter(({ people }) => people === null);
  return (
    <section className="c-figures">
      <h3>{title}</h3>
      {median !== null && <p className="small quiet">{say('median', { median: ratio(median) })}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className="c-scroll" tabIndex={0} aria-label={title}>
        <table className="c-table">
          <thead>
            <tr>
              <th scope="col">{say('group')}</th>
              <th scope="col">{say('people')}</th>
              <th scope="col">{say('chosen')}</th>
              <th scope="col">{say('rate')}</th>
              <th scope="col">{say('ratio')}</th>
            </tr>
          </thead>
          <tbody>
            {groups
              .filter(({ people }) => people !== null)
              .map((group) => (
                <tr key={nameOf(group.of)}>
                  <th scope="row">{nameOf(group.of)}</th>
                  <td className="c-number">{group.people}</td>
                  <td className="c-number">{group.chosen}</td>
                  <td className="c-number">{group.rate === null ? '' : percent(group.rate)}</td>
                  <td className="c-number">
                    {group.ratio !== null && ratio(group.ratio)}
                    {group.belowFourFifths === true && <span className="c-under small">{say('below')}</span>}
                    {group.under2Percent && <span className="small quiet">{say('under2')}</span>}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {hidden.length > 0 && (
        <p className="small quiet">
          {say('smallWhy', { count: smallestGroup })} {hidden.map(({ of }) => nameOf(of)).join('; ')}
        </p>
      )}
      <p className="small quiet">
        {unknown === null ? say('rest', { rest, counted }) : say('unknown', { unknown, counted })}
      </p>
    </section>
  );
}
