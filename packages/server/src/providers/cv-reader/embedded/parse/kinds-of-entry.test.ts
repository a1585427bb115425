import { expect, test } from 'vitest';
import { docxParagraph } from '../testing/make-office.ts';
import { type PdfPage, pdfLines } from '../testing/make-pdf.ts';
import { docx, heading, jobs, pdf, studies, table, txt } from '../testing/read-made.ts';

const HEAD = ['Sunniva Rasch', 'sunniva@postbox.example', '+47 22 55 01 77', ''];

test('the employer over several posts is that of each of them, however many follow', async () => {
  const cv = await txt([
    ...HEAD,
    'Experience',
    'Brattvik Marine AS\tBergen',
    'Head of Engineering\t2021 – Present',
    '- Leads nine people.',
    'Senior Engineer\t2018 – 2021',
    '- Trained apprentices.',
    'Engineer\t2015 – 2018',
    '- Spliced and sewed.',
    'Solvang Seil AS\tOslo',
    'Technician\t2012 – 2015',
    '- Cut and sewed sails.',
  ]);
  expect(jobs(cv)).toEqual([
    'Head of Engineering @ Brattvik Marine AS 2021-*',
    'Senior Engineer @ Brattvik Marine AS 2018-2021',
    'Engineer @ Brattvik Marine AS 2015-2018',
    'Technician @ Solvang Seil AS 2012-2015',
  ]);
});

test.each([
  [
    'behind a legal form',
    ['Seilbau Rottach AG, Unterwössen', 'Autohaus Irl Piding'],
    ['Seilbau Rottach AG', 'Autohaus Irl Piding'],
  ],
  [
    'where the others have one',
    ['Brauhaus Falke, München', 'Autohaus Irl, Piding'],
    ['Brauhaus Falke', 'Autohaus Irl'],
  ],
  [
    'where each has a word there',
    ['Autohaus Irl, Piding', 'Kaufhaus Moser, Ainring'],
    ['Autohaus Irl', 'Kaufhaus Moser'],
  ],
  ['not where one has none', ['Huber, Maier', 'Fahrdienst Salzach'], ['Huber, Maier', 'Fahrdienst Salzach']],
])('a town no list knows is parted from the employer %s', async (_, [one = '', two = ''], expected) => {
  const cv = await txt([
    ...HEAD,
    'Berufserfahrung',
    '2019 – heute',
    'Leiter Technik',
    one,
    '',
    '2012 – 2018',
    'Mechatroniker',
    two,
  ]);
  expect(cv.profile.position.map(({ companyName }) => companyName)).toEqual(expected);
});

test('a post „bei der“ firm is parted from it, article and all', async () => {
  const cv = await docx(
    docxParagraph('Henrike Auermann', { style: 'T1' }),
    docxParagraph('henrike@postfach.example'),
    heading('Beruflicher Werdegang'),
    table([
      ['seit 05/2019', 'Teamleiterin Einkauf bei der Elbtal Optik AG, Dresden\nVerhandlung von Rahmenverträgen'],
      ['07/2013 – 04/2019', 'Einkäuferin beim Glaswerk Haida, Radeberg\nDisposition'],
    ]),
  );
  expect(jobs(cv)).toEqual([
    'Teamleiterin Einkauf @ Elbtal Optik AG 2019/5-*',
    'Einkäuferin @ Glaswerk Haida 2013/7-2019/4',
  ]);
});

test('a short sentence under an entry tells of it and names nothing', async () => {
  const cv = await txt([
    ...HEAD,
    'Experience',
    'Senior Paper Conservator, Minster Archives, York (2017 to present)',
    'Runs a studio.',
    'Paper Conservator, Northgate Record Office, Durham (2012 to 2017)',
    'Treated maps and plans.',
  ]);
  expect(jobs(cv)).toEqual([
    'Senior Paper Conservator @ Minster Archives 2017-*',
    'Paper Conservator @ Northgate Record Office 2012-2017',
  ]);
});

test('a period that breaks between month and year is one period', async () => {
  const rows = [
    ['Jan. 2021 – heute', 'Stadtarchiv Gotha'],
    ['', 'Archivarin'],
    ['Okt. 2015 – Dez.', 'Verlagshaus Werra GmbH'],
    ['2020', 'Lektorin'],
    ['Apr. 2014 – Sept.', 'Freies Radio Gotha'],
    ['2015', 'Volontärin'],
  ];
  const cv = await pdf({
    texts: [
      ...pdfLines(['## Alheit Brueckmann', 'alheit@postfach.example', '# Berufspraxis']),
      ...rows.flatMap((row, i) =>
        row.flatMap((text, k) =>
          text === '' ? [] : [{ text, x: 50 + k * 110, y: 150 + i * 14, bold: k === 1 && i % 2 === 0 }],
        ),
      ),
      ...pdfLines(['# Sprachen', 'Deutsch, Englisch'], { y: 250 }),
    ],
  });
  expect(jobs(cv)).toEqual([
    'Archivarin @ Stadtarchiv Gotha 2021/1-*',
    'Lektorin @ Verlagshaus Werra GmbH 2015/10-2020/12',
    'Volontärin @ Freies Radio Gotha 2014/4-2015/9',
  ]);
});

test('a name stands before its address on one line', async () => {
  const cv = await txt([
    'Lebenslauf',
    'Wiebke Tarnow, Lindenweg 4, 24103 Kiel',
    'tischlerei@postfach.example · 0431 5550 122',
    '',
    'Berufserfahrung',
    'Tischlerin, Werft Holtenau GmbH',
    '2012 – 2018',
  ]);
  expect([cv.profile.firstName, cv.profile.lastName]).toEqual(['Wiebke', 'Tarnow']);
});

test('levels of one sign belong to their languages', async () => {
  const cv = await txt([
    '남궁 서연',
    'seoyeon@pyeonji.example',
    '',
    '경력',
    '동백물류㈜ 과장',
    '2018.05 ~ 현재',
    '',
    '외국어',
    '영어 (상), 일본어 (중)',
  ]);
  expect(cv.profile.languages).toBe('영어 (상), 일본어 (중)');
});

test('degrees of two words and with a letter behind a hyphen are whole', async () => {
  const cv = await txt([...HEAD, 'Opleiding', 'HBO-V', 'Hogeschool Rijnmond', '2008 – 2012']);
  expect(studies(cv.profile)).toEqual(['HBO-V |  | Hogeschool Rijnmond']);
});

const aside = (texts: string[]): PdfPage['texts'] => pdfLines(texts, { x: 420, y: 112, size: 10 });

test('dates flush right in a column belong to it, not to the column beside it', async () => {
  const entry = (y: number, firm: string, dates: string, post: string): PdfPage['texts'] => [
    { text: firm, x: 50, y, size: 10, bold: true },
    { text: dates, x: 390 - dates.length * 5, y, size: 10 },
    { text: post, x: 50, y: y + 14, size: 10 },
  ];
  const cv = await pdf({
    texts: [
      { text: 'Philippa Rao', x: 50, y: 60, size: 22, bold: true },
      { text: 'Product Designer', x: 50, y: 82, size: 10 },
      { text: 'EXPERIENCE', x: 50, y: 112, size: 12, bold: true },
      ...entry(130, 'Tern & Plover', '2021 – now', 'Lead Product Designer'),
      ...entry(170, 'Saltbox Labs', '2017 – 2021', 'Product Designer'),
      ...entry(210, 'Inkwell Agency', '2015 – 2017', 'Visual Designer'),
      { text: 'EDUCATION', x: 50, y: 260, size: 12, bold: true },
      ...entry(278, 'Glasgow School of Art', '2011 – 2015', 'BA Communication Design'),
      ...aside([
        '# CONTACT',
        'pip@postbox.example',
        '+44 141 555 0133',
        '# TOOLS',
        'Figma',
        'Framer',
        'Blender',
        '# LANGUAGES',
        'English',
        'Hindi',
      ]),
    ],
  });
  expect(jobs(cv)).toEqual([
    'Lead Product Designer @ Tern & Plover 2021-*',
    'Product Designer @ Saltbox Labs 2017-2021',
    'Visual Designer @ Inkwell Agency 2015-2017',
  ]);
  expect(cv.profile.skills.map(({ name }) => name)).toEqual(['Figma', 'Framer', 'Blender']);
});

test.each([
  ['Abd al-Rahman ibn Yusuf', 'ibn Yusuf'],
  ['Nour el-Houda Mansouri', 'Mansouri'],
])('a name with an article joined to it: %s', async (name, last) => {
  const cv = await txt([
    name,
    'Mechanical Engineer',
    'pumps@postbox.example',
    '',
    'Experience',
    'Engineer\t2015 – 2018',
  ]);
  expect(`${cv.profile.firstName} ${cv.profile.lastName}`).toBe(name);
  expect(cv.profile.lastName).toBe(last);
});

test('a post whose dates stand on the next page keeps its title', async () => {
  const entry = (title: string, dates: string) => [title, dates, '• Spliced ropes and sewed sails for the fleet.', ''];
  const cv = await pdf(
    {
      texts: pdfLines([
        '## Sunniva Rasch',
        'sunniva@postbox.example',
        '# Experience',
        ...entry('Rigger, Brattvik Marine AS', 'Jan 2021 – Dec 2023'),
        ...entry('Sailmaker, Solvang Seil AS', 'Jan 2018 – Dec 2020'),
        'Trainee, Kvitholm Tau AS',
      ]),
    },
    { texts: pdfLines(['Jan 2015 – Dec 2017', '• Cut canvas to the drawing.', '# Skills', 'Splicing, Sewing']) },
  );
  expect(jobs(cv)).toEqual([
    'Rigger @ Brattvik Marine AS 2021/1-2023/12',
    'Sailmaker @ Solvang Seil AS 2018/1-2020/12',
    'Trainee @ Kvitholm Tau AS 2015/1-2017/12',
  ]);
});
