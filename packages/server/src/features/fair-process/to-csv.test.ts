import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test.each(['=1+1', ' =1+1', '\u00a0=1+1', '\n=1+1', '＝1+1', '＋1', '－1', '＠a', '@a', '\t-1'])(
  'a job named %j does not run in a spreadsheet',
  (title) => {
    const cohorts = [{ cohort: 'c', versions: [1], completed: 1, decided: 0, figures: null }];
    const [, ...lines] = toCsv([{ job: { id: 'job', title }, cohorts }]).split('\r\n');
    expect(lines.join('\r\n')).toMatch(/^job,"?'/);
  },
);
