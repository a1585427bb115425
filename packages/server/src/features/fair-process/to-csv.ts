import { DECLARED_CATEGORIES } from '@colloquy/contract/shared';
import { withoutFormula } from '../../platform/table/table-file.ts';
import type { CohortFigures } from './cohort-figures.ts';

const HEAD = [
  'job_id',
  'job_title',
  'cohort',
  'plan_versions',
  'figures_made_at',
  'completed',
  'decided',
  'basis',
  'by',
  ...DECLARED_CATEGORIES,
  'counted',
  'unknown',
  'not_shown',
  'median_score',
  'people',
  'chosen',
  'rate',
  'impact_ratio',
  'under_2_percent',
  'ratio_below_four_fifths',
  'withheld',
];

type JobFigures = { job: { id: string; title: string }; cohorts: readonly CohortFigures[] };

/** A row for each group of each table; what is not shown is empty, and its row says why. RFC 4180, for spreadsheets. */
export function toCsv(jobs: readonly JobFigures[]): string {
  const lines = jobs.flatMap(({ job, cohorts }) =>
    cohorts.flatMap(({ cohort, versions, completed, decided, figures }) => {
      const about = [
        job.id,
        job.title,
        cohort,
        versions.join(' '),
        figures?.madeAt.toISOString() ?? '',
        completed,
        decided,
      ];
      if (figures === null) return [row([...about, ...Array(HEAD.length - about.length - 1).fill(''), 'few-people'])];
      return figures.tables.flatMap(({ basis, by, counted, unknown, rest, median, withheld, groups }) => {
        const names = (of: Partial<Record<string, string>>) => DECLARED_CATEGORIES.map((name) => of[name] ?? '');
        const start = [...about, basis, by.join(' x ')];
        const numbers = [counted, unknown, rest, median];
        if (withheld !== null) return [row([...start, ...names({}), ...numbers, '', '', '', '', '', '', withheld])];
        return groups.map((group) =>
          row([
            ...start,
            ...names(group.of),
            ...numbers,
            group.people,
            group.chosen,
            group.rate,
            group.ratio,
            group.people === null ? '' : group.under2Percent,
            group.belowFourFifths,
            group.people === null ? `fewer-than-${figures.smallestGroup}-or-beside-such` : '',
          ]),
        );
      });
    }),
  );
  return `${[row(HEAD), ...lines].join('\r\n')}\r\n`;
}

type Field = string | number | boolean | null;

function row(fields: readonly Field[]): string {
  return fields.map(cell).join(',');
}

function cell(field: Field): string {
  const text = typeof field === 'string' ? withoutFormula(field) : String(field ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
