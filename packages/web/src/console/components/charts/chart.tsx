import { type ReactNode, useId } from 'react';
import { usePage } from '../../hooks/page-context.ts';

type ChartProps = {
  title: string;
  /** What it shows, in one sentence: its name for whoever does not see it. */
  sentence: string;
  /** The same in figures. */
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  children: ReactNode;
};

/** A drawing with its title, its sentence and its table. */
export function Chart({ title, sentence, head, rows, children }: ChartProps) {
  const { t } = usePage();
  const id = useId();
  return (
    <div className="c-part c-figure">
      <h2 className="c-figure-title" id={id}>
        {title}
      </h2>
      <figure role="img" aria-label={sentence}>
        {children}
      </figure>
      <details className="small c-no-print">
        <summary aria-describedby={id}>{t('asTable')}</summary>
        <table className="c-table">
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {others.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
