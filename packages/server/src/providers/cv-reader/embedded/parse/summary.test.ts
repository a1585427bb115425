import { expect, test } from 'vitest';
import { pdfLines } from '../testing/make-pdf.ts';
import { pdf, txt } from '../testing/read-made.ts';

const JOBS = ['Experience', 'Glazier, Nordlys Vindu AS', '2018 – Present', '', 'Skills', 'Leading, Cutting'];

test.each([
  'ottilie@postbox.example | +47 22 55 01 23 | Bergen, Norway | linkedin.com/in/ottilie | Driving licence B | Available at once',
  'Bergen, Norway · +47 22 55 01 23 · ottilie@postbox.example · born 3 May 1988 in Hamar · married · two children · Norwegian',
  'E-mail: ottilie@postbox.example   Phone: +47 22 55 01 23   Address: Strandgaten 12, 5013 Bergen   Web: https://ottilie.example.org',
  'Strandgaten 12, 5013 Bergen – +47 22 55 01 23 – ottilie@postbox.example – Driving licence B – No notice period – Willing to move',
])('what reaches the person is no summary: %s', async (line) => {
  expect((await txt(['Ottilie Brandvold', line, '', ...JOBS])).profile.summary).toBe('');
  const page = {
    texts: [
      ...pdfLines(['## Ottilie Brandvold']),
      { text: line, x: 40, y: 90, size: 7 },
      ...pdfLines(
        JOBS.map((text, i) => (i % 4 === 0 ? `# ${text}` : text)),
        { y: 120 },
      ),
    ],
  };
  expect((await pdf(page)).profile.summary).toBe('');
});

const PROSE =
  'Glazier who has restored the windows of forty churches and trains those who will restore the next forty.';

test('running text at the head is one, also beside such a line; an address in a sentence stays in it', async () => {
  const line =
    'ottilie@postbox.example | +47 22 55 01 23 | Bergen, Norway | github.com/ottilie | Driving licence B | Available at once';
  expect((await txt(['Ottilie Brandvold', line, '', PROSE, '', ...JOBS])).profile.summary).toBe(PROSE);
  const written =
    'I answer questions about old glass at ottilie@postbox.example on every day of the week, and I like to.';
  expect((await txt(['Ottilie Brandvold', '', written, '', ...JOBS])).profile.summary).toBe(written);
});

test('under its own heading a summary may be short, and has no line of contact data in it', async () => {
  const cv = await txt([
    'Ottilie Brandvold',
    '',
    'Profile',
    'Restores windows.',
    'ottilie@postbox.example | +47 22 55 01 23',
    '',
    ...JOBS,
  ]);
  expect(cv.profile.summary).toBe('Restores windows.');
});
