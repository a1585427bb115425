import { expect, test } from 'vitest';
import type { PdfPage } from '../testing/make-pdf.ts';
import { pdfLines } from '../testing/make-pdf.ts';
import { jobs, pdf, studies } from '../testing/read-made.ts';

type Cell = { text: string[]; rows?: number; columns?: number } | null;

const HEIGHT = 40;

/** A table with every text in the middle of its cell; `stroke` draws borders as lines, otherwise as thin areas. */
function table(top: number, widths: number[], rows: Cell[][], stroke: boolean): PdfPage {
  const edges = [50];
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
  const texts: PdfPage['texts'] = [];
  let raw = '';
  const line = (x0: number, y0: number, x1: number, y1: number): void => {
    raw += stroke
      ? `0.5 w ${x0} ${842 - y0} m ${x1} ${842 - y1} l S\n`
      : `0 0 0 rg ${x0} ${842 - y1 - 0.5} ${Math.max(x1 - x0, 0.5)} ${Math.max(y1 - y0, 0.5)} re f\n`;
  };
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      if (cell === null) return;
      const [x0, x1] = [edges[column] ?? 0, edges[column + (cell.columns ?? 1)] ?? 0];
      const [y0, y1] = [top + row * HEIGHT, top + (row + (cell.rows ?? 1)) * HEIGHT];
      for (const [a, b, c, d] of [
        [x0, y0, x1, y0],
        [x0, y1, x1, y1],
        [x0, y0, x0, y1],
        [x1, y0, x1, y1],
      ] as const)
        line(a, b, c, d);
      cell.text.forEach((text, i) => {
        texts.push({ text, x: x0 + 6, y: (y0 + y1) / 2 + 4 + (i - (cell.text.length - 1) / 2) * 12, size: 10 });
      });
    });
  });
  return { texts, raw };
}

const page = (...parts: PdfPage[]): PdfPage => ({
  texts: parts.flatMap(({ texts }) => texts),
  raw: parts.map(({ raw = '' }) => raw).join(''),
});
const lines = (y: number, ...texts: string[]): PdfPage => ({ texts: pdfLines(texts, { y }) });
const cell = (...text: string[]): Cell => ({ text });

test.each([
  ['lines', true],
  ['thin areas', false],
])(
  'a table drawn with %s is read row by row, wherever in its cells the texts stand; a cell over rows is in each',
  async (_, stroke) => {
    const cv = await pdf(
      page(
        lines(50, '## Zuleika Farrington', 'zuleika@postbox.example', '# Career History'),
        table(
          120,
          [150, 150, 150],
          [
            [cell('Employer'), cell('Position'), cell('Period')],
            [{ text: ['Derwent Ferries'], rows: 2 }, cell('Master'), cell('Mar 2020 –', 'Present')],
            [null, cell('Chief Officer'), cell('Jan 2016 – Feb 2020')],
            [cell('Bass Strait Dredging'), cell('Deckhand'), cell('2012 – 2015')],
          ],
          stroke,
        ),
        lines(310, '# Education'),
        table(
          330,
          [150, 150, 150],
          [
            [cell('Institution'), cell('Award'), cell('Year')],
            [cell('Maritime College'), cell('Diploma'), cell('2011')],
          ],
          stroke,
        ),
        lines(440, '# Skills', 'Pilotage, Stability'),
      ),
    );
    expect(jobs(cv)).toEqual([
      'Master @ Derwent Ferries 2020/3-*',
      'Chief Officer @ Derwent Ferries 2016/1-2020/2',
      'Deckhand @ Bass Strait Dredging 2012-2015',
    ]);
    expect(studies(cv.profile)).toEqual(['Diploma |  | Maritime College']);
    expect(cv.profile.skills.map(({ name }) => name)).toEqual(['Pilotage', 'Stability']);
  },
);

test('what is told of a row follows it, the row first', async () => {
  const cv = await pdf(
    page(
      lines(50, '## Rosamund Lyle', 'rosamund@postbox.example', '# Employment'),
      table(
        120,
        [120, 330],
        [
          [
            cell('Jan 2020 to date'),
            cell('Ward Sister', 'Eastmoor General Hospital', 'In charge of a ward of twenty-four beds.'),
          ],
          [cell('Feb 2014 to Dec 2019'), cell('Staff Nurse', 'Glenholm Care Group')],
        ],
        true,
      ),
      lines(240, '# Skills', 'Triage, Mentoring'),
    ),
  );
  expect(jobs(cv)).toEqual([
    'Ward Sister @ Eastmoor General Hospital 2020/1-*',
    'Staff Nurse @ Glenholm Care Group 2014/2-2019/12',
  ]);
  expect(cv.profile.position[0]?.description).toBe('In charge of a ward of twenty-four beds.');
});

test('lines that lay out the page make no table: its columns are read one after the other', async () => {
  const frame = {
    texts: [],
    raw: '0.5 w 40 800 m 560 800 l S 40 760 m 560 760 l S 40 300 m 560 300 l S 40 800 m 40 300 l S 220 800 m 220 300 l S 560 800 m 560 300 l S\n',
  };
  const side = pdfLines(['# Skills', 'Glazing', 'Leading', '# Languages', 'Norwegian', 'English'], {
    x: 50,
    y: 100,
    size: 10,
  });
  const main = pdfLines(
    [
      '# Experience',
      'Glazier, Nordlys Vindu AS',
      'May 2018 – Present',
      'Apprentice, Hamar Speil AS',
      '2014 – 2018',
      '# Education',
      'Hagaby College',
      'Diploma, Glass (2012 – 2014)',
    ],
    { x: 240, y: 100, size: 10 },
  );
  const name = [
    { text: 'Ottilie Brandvold', x: 50, y: 65, size: 14, bold: true },
    { text: 'ottilie@postbox.example', x: 240, y: 65, size: 10 },
  ];
  const cv = await pdf(page(frame, { texts: [...name, ...side, ...main] }));
  expect(jobs(cv)).toEqual(['Glazier @ Nordlys Vindu AS 2018/5-*', 'Apprentice @ Hamar Speil AS 2014-2018']);
  expect(cv.profile.skills.map(({ name: skill }) => skill)).toEqual(['Glazing', 'Leading']);
});
