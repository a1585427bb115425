import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvDelimiter, CsvError, readCsv } from './csv.ts';

function cells(text: string, delimiter: CsvDelimiter = ','): string[][] {
  return [...readCsv(text, delimiter)].map((record) => record.cells);
}

test('quoted values keep delimiters, line ends and doubled quotes', () => {
  expect(cells('a,"b, ""c""\r\nd",e\r\n')).toEqual([['a', 'b, "c"\r\nd', 'e']]);
});

test('all three line ends part records and blank lines are none', () => {
  expect(cells('a\r\nb\nc\rd\n\n\n')).toEqual([['a'], ['b'], ['c'], ['d']]);
});

test('a record carries the line it starts on, also after values of several lines', () => {
  const lines = [...readCsv('h1,h2\n"x\ny\nz",1\n\nq,2', ',')].map(({ line }) => line);
  expect(lines).toEqual([1, 2, 6]);
});

test('empty cells stay, a trailing delimiter is an empty cell', () => {
  expect(cells('a;;c;\n;;;\n', ';')).toEqual([
    ['a', '', 'c', ''],
    ['', '', '', ''],
  ]);
});

test('a quote inside an unquoted value is a letter', () => {
  expect(cells('5" disk,x')).toEqual([['5" disk', 'x']]);
});

test('a quote that is never closed is refused with the line it opens on', () => {
  expect(() => cells('a,b\nc,"d\ne,f\n')).toThrow(new CsvError('a quotation mark is never closed', 2));
  try {
    cells('a,b\nc,"d\ne,f\n');
  } catch (thrown) {
    expect((thrown as CsvError).line).toBe(2);
  }
});

test('a value of absurd length and too many columns are refused', () => {
  expect(() => cells('x'.repeat(300_000))).toThrow(CsvError);
  expect(() => cells(`"${'x'.repeat(300_000)}"`)).toThrow(CsvError);
  expect(() => cells(','.repeat(400))).toThrow(CsvError);
});

test('whatever was written by the rules is read back', () => {
  const cell = fc.string({ unit: 'binary', maxLength: 12 });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(table, fc.constantFrom<CsvDelimiter>(',', ';', '\t'), (rows, delimiter) => {
      const text = rows
        .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter))
        .join('\r\n');
      expect(cells(text, delimiter)).toEqual(rows);
    }),
  );
});
