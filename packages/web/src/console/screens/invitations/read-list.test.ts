import { expect, test } from 'vitest';
import { decodeList, parseList, rowsOf, toCsv } from './read-list.ts';

const utf16 = (text: string, mark: boolean): Uint8Array => {
  const units = mark ? `\ufeff${text}` : text;
  return new Uint8Array(Buffer.from(units, 'utf16le'));
};
const swapped = (bytes: Uint8Array): Uint8Array => new Uint8Array(Buffer.from(bytes).swap16());

test.each([
  ['commas', 'mara@example.com,Mara Stone,de\nyui@example.com,Yui Tanaka,ja'],
  ['semicolons', 'mara@example.com;Mara Stone;de\nyui@example.com;Yui Tanaka;ja'],
  ['tabs', 'mara@example.com\tMara Stone\tde\nyui@example.com\tYui Tanaka\tja'],
  ['quotes and CR LF', '"mara@example.com","Mara Stone","de"\r\n"yui@example.com","Yui Tanaka","ja"\r\n\r\n'],
  ['another order', 'de;Mara Stone;mara@example.com\nJA;Yui Tanaka;yui@example.com'],
  ['a head', 'E-Mail;Name;Sprache\nmara@example.com;Mara Stone;de\nyui@example.com;Yui Tanaka;ja'],
  ['two columns of names', 'mail,first,last,lang\nmara@example.com,Mara,Stone,de\nyui@example.com,Yui,Tanaka,ja'],
  ['a mark of the encoding', '\ufeffmara@example.com,Mara Stone,de\nyui@example.com,Yui Tanaka,ja'],
])('%s', (_name, text) => {
  expect(rowsOf(parseList(text))).toEqual([
    { email: 'mara@example.com', name: 'Mara Stone', language: 'de' },
    { email: 'yui@example.com', name: 'Yui Tanaka', language: 'ja' },
  ]);
});

test('a head that says which columns are names is believed', () => {
  const [row] = rowsOf(parseList('Vorname;Nachname;Nr;Ort;Mail\nYui;Tanaka 2nd;K-17;Ulm;yui@example.com'));
  expect(row).toEqual({ email: 'yui@example.com', name: 'Yui Tanaka 2nd', language: '' });
});

test('a cell with the delimiter, a quotation mark and a line break stays one cell', () => {
  const [row] = rowsOf(parseList('a@example.com;"Stone; ""Mara""\nof York";en\nb@example.com;Yui;en'));
  expect(row).toEqual({ email: 'a@example.com', name: 'Stone; "Mara"\nof York', language: 'en' });
});

test('addresses alone, one a line, are enough; what is none is kept to be judged', () => {
  expect(rowsOf(parseList('a@example.com\nb@@example\n\nc@example.com')).map(({ email }) => email)).toEqual([
    'a@example.com',
    'b@@example',
    'c@example.com',
  ]);
});

test('no cell is lost where a row is shorter or longer than others, and a language that is none is kept', () => {
  expect(rowsOf(parseList('a@example.com,Ann,en\nb@example.com\nc@example.com,Cem,klingon,x'))).toEqual([
    { email: 'a@example.com', name: 'Ann', language: 'en' },
    { email: 'b@example.com', name: '', language: '' },
    { email: 'c@example.com', name: 'Cem', language: 'klingon' },
  ]);
});

test.each([
  ['UTF-8', new Uint8Array(Buffer.from('Ünal Çelik, 田中'))],
  ['UTF-8 with a mark', new Uint8Array(Buffer.from('\ufeffÜnal Çelik, 田中'))],
  ['UTF-16 little end first', utf16('Ünal Çelik, 田中', true)],
  ['UTF-16 big end first', swapped(utf16('Ünal Çelik, 田中', true))],
])('%s is read', (_name, bytes) => {
  expect(decodeList(bytes).replace('\ufeff', '')).toBe('Ünal Çelik, 田中');
});

test('UTF-16 without a mark and Windows-1252 are read', () => {
  expect(decodeList(utf16('mara@example.com;Ünal', false))).toBe('mara@example.com;Ünal');
  expect(decodeList(swapped(utf16('mara@example.com;Ünal', false)))).toBe('mara@example.com;Ünal');
  expect(decodeList(new Uint8Array([0xdc, 0x6e, 0x61, 0x6c]))).toBe('Ünal');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=1\nx', '＝1'])(
  '%j runs nothing in a spreadsheet',
  (cell) => {
    const text = toCsv([[cell, 'Ann']]);
    expect(text.replace('\ufeff', '').replace(/^"/, '')).toMatch(/^'/);
  },
);

test('a thousand rows are read within a second', () => {
  const text = Array.from({ length: 1_000 }, (_, n) => `row${n}@example.com;Row ${n};en`).join('\n');
  const began = performance.now();
  expect(rowsOf(parseList(text))).toHaveLength(1_000);
  const took = performance.now() - began;
  process.stdout.write(`read 1000 rows in ${Math.round(took)} ms\n`);
  expect(took).toBeLessThan(1_000);
});
