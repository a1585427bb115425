import { expect, test } from 'vitest';
import { docxParagraph } from '../testing/make-office.ts';
import { type PdfPage, pdfLines } from '../testing/make-pdf.ts';
import { docx, heading, jobs, pdf, studies, table, txt } from '../testing/read-made.ts';

const HEAD = ['Ottilie Brandvold', 'ottilie@postbox.example', '+47 22 55 01 23', ''];

test('the head of a table says what its columns hold, whatever their order', async () => {
  const cv = await docx(
    docxParagraph('Ignacio Peralta', { style: 'T1' }),
    docxParagraph('ignacio@postbox.example'),
    heading('Experiencia laboral'),
    table([
      ['Empresa', 'Puesto', 'Periodo', 'Funciones'],
      ['Molinos del Sur', 'Encargado de turno', 'Mayo 2018 – a la fecha', 'Turnos de doce personas'],
      ['Harinera Robledo', 'Ayudante', 'Enero 2015 – Abril 2018', 'Carga y descarga'],
    ]),
    heading('Estudios'),
    table([
      ['Institución educativa', 'Título', 'Año'],
      ['Instituto Peñalta', 'Bachillerato', '2014'],
    ]),
  );
  expect(jobs(cv)).toEqual([
    'Encargado de turno @ Molinos del Sur 2018/5-*',
    'Ayudante @ Harinera Robledo 2015/1-2018/4',
  ]);
  expect(studies(cv.profile)).toEqual(['Bachillerato |  | Instituto Peñalta']);
});

test('the labels of a form may stand in cells of their own', async () => {
  const cv = await docx(
    table([
      ['Nome', 'Fiorella Quarti'],
      ['E-mail', 'fiorella@postbox.example'],
    ]),
    heading('Esperienza lavorativa'),
    table([
      ['• Date (da – a)', 'Marzo 2017 – oggi'],
      ['• Nome e indirizzo del datore di lavoro', 'Officine Belforte, Pavia'],
      ['• Tipo di azienda o settore', 'Meccanica'],
      ['• Tipo di impiego', 'Tornitrice'],
      ['• Principali mansioni e responsabilità', 'Lavorazioni di precisione'],
    ]),
    heading('Capacità e competenze personali'),
    table([
      ['Madrelingua', 'Italiano'],
      ['Altre lingue', 'Inglese (B1), Francese (A2)'],
      ['Capacità e competenze tecniche', 'Tornio CNC, Metrologia'],
    ]),
  );
  expect(jobs(cv)).toEqual(['Tornitrice @ Officine Belforte 2017/3-*']);
  expect(cv.profile.languages).toBe('Italiano (Madrelingua), Inglese (B1), Francese (A2)');
  expect(cv.profile.skills.map((skill) => skill.name)).toEqual(['Tornio CNC', 'Metrologia']);
});

test('an employer over several posts, with the sum of years under its name, stands for each of them', async () => {
  const cv = await txt([
    ...HEAD,
    'Experience',
    'Glasshouse & Fern',
    '6 years 5 months',
    'Head Gardener',
    'March 2020 - Present (3 years)',
    'Bergen, Vestland',
    '',
    'Gardener',
    'October 2016 - February 2020 (3 years 5 months)',
    '',
    'Harbour Nurseries',
    'Trainee',
    'April 2014 - September 2016 (2 years 6 months)',
    '',
    'Education',
    'Hagaby College',
    'Diploma, Horticulture · (2012 - 2014)',
  ]);
  expect(jobs(cv)).toEqual([
    'Head Gardener @ Glasshouse & Fern 2020/3-*',
    'Gardener @ Glasshouse & Fern 2016/10-2020/2',
    'Trainee @ Harbour Nurseries 2014/4-2016/9',
  ]);
});

test('a place behind the employer does not make the employer a place', async () => {
  const cv = await txt([
    ...HEAD,
    'Experience',
    'Editor',
    'Marrow Press, New York, NY',
    'May 2019 – Present',
    '',
    'Proofreader',
    'Uitgeverij Kwast, Zwolle',
    '2015 – 2019',
    '',
    'Skills',
    'Editing, Typesetting',
  ]);
  expect(jobs(cv)).toEqual(['Editor @ Marrow Press 2019/5-*', 'Proofreader @ Uitgeverij Kwast 2015-2019']);
});

test('what stands out in bold is the post, although nothing but its letters parts it from the employer', async () => {
  const line = (y: number, bold: string, plain: string): PdfPage['texts'] => [
    { text: bold, x: 50, y, bold: true },
    { text: plain, x: 50 + bold.length * 7.2, y },
  ];
  const cv = await pdf({
    texts: [
      ...pdfLines(['## Ottilie Brandvold', 'ottilie@postbox.example', '# Experience']),
      { text: '01/06/2018 – Present', x: 50, y: 150 },
      ...line(165, 'GLAZIER', 'NORDLYS VINDU'),
      { text: '03/09/2012 – 31/05/2018', x: 50, y: 190 },
      ...line(205, 'APPRENTICE', 'HAMAR SPEIL'),
      ...pdfLines(['# Skills', 'Leading, Cutting'], { y: 220 }),
    ],
  });
  expect(jobs(cv)).toEqual(['GLAZIER @ NORDLYS VINDU 2018/6-*', 'APPRENTICE @ HAMAR SPEIL 2012/9-2018/5']);
});

test('a period that a narrow column breaks over two lines is one period', async () => {
  const rows = [
    ['08/2015 –', 'Reederei Möwe, Kiel'],
    ['08/2020', 'Matrose'],
    ['', '– Ladung und Wache'],
    ['02/2012 –', 'Fährdienst Förde, Kiel'],
    ['07/2015', 'Decksmann'],
  ];
  const cv = await pdf({
    texts: [
      ...pdfLines(['## Torben Wulff', 'torben@postbox.example', '# Berufserfahrung']),
      ...rows.flatMap((row, i) => row.map((text, k) => ({ text, x: 50 + k * 90, y: 150 + i * 14 }))),
      ...pdfLines(
        ['# Studium und Schulbildung', 'Gymnasium Altenholz, Abitur\t2003 – 2011', '# Kenntnisse', 'Knoten, Funk'],
        {
          y: 220,
        },
      ),
      ...pdfLines(['Kiel, 3. Februar 2023', 'Torben Wulff'], { y: 330 }),
    ],
  });
  expect(jobs(cv)).toEqual(['Matrose @ Reederei Möwe 2015/8-2020/8', 'Decksmann @ Fährdienst Förde 2012/2-2015/7']);
  expect(studies(cv.profile)).toEqual(['Abitur |  | Gymnasium Altenholz']);
  expect(cv.profile.skills.map((skill) => skill.name)).toEqual(['Knoten', 'Funk']);
});

test('a Japanese form gives joining and leaving a line each', async () => {
  const cv = await docx(
    docxParagraph('氏名：杉浦 千夏'),
    docxParagraph('chinatsu@postbox.example'),
    docxParagraph('電話：090-5550-1234'),
    table([
      ['年', '月', '学歴・職歴'],
      ['', '', '学歴'],
      ['2010', '4', '架空県立大学　文学部　入学'],
      ['2014', '3', '架空県立大学　文学部　卒業'],
      ['', '', '職歴'],
      ['2014', '4', '株式会社つばめ書房　入社　編集部に配属'],
      ['2019', '9', '株式会社つばめ書房　一身上の都合により退職'],
      ['2019', '10', '有限会社ことのは　入社　広報を担当'],
      ['', '', '現在に至る'],
    ]),
    table([
      ['年', '月', '免許・資格'],
      ['2013', '8', '普通自動車第一種運転免許　取得'],
    ]),
  );
  expect(jobs(cv)).toEqual(['編集部 @ 株式会社つばめ書房 2014/4-2019/9', '広報 @ 有限会社ことのは 2019/10-*']);
  expect(cv.profile.educations[0]).toMatchObject({
    schoolName: '架空県立大学',
    start: { year: 2010 },
    end: { year: 2014 },
  });
});

test('the last column of dated rows belongs to the rows', async () => {
  const row = (y: number, ...cells: string[]): PdfPage['texts'] =>
    cells.map((text, i) => ({ text, x: [50, 190, 360][i] ?? 50, y }));
  const cv = await pdf({
    texts: [
      ...pdfLines(['## Ottilie Brandvold', 'ottilie@postbox.example', '# Experience']),
      ...row(150, '2019.04 – Present', 'Brattvik Marine', 'Foreman'),
      { text: 'Looks after the masts of nine sailing ships and trains those who climb them.', x: 50, y: 165 },
      ...row(190, '2016.07 – 2019.03', 'Solvang Seil', 'Mechanic'),
      ...pdfLines(['# Skills', 'Splicing, Sewing'], { y: 210 }),
    ],
  });
  expect(jobs(cv)).toEqual(['Foreman @ Brattvik Marine 2019/4-*', 'Mechanic @ Solvang Seil 2016/7-2019/3']);
});

test('columns are columns on a page that is half empty, too', async () => {
  const side = pdfLines(
    [
      '## Ottilie',
      'ottilie@postbox.example',
      '+47 22 55 01 23',
      '# Skills',
      'Glazing',
      'Leading',
      '# Languages',
      'Norwegian',
      'English',
    ],
    { x: 40, y: 40, size: 10 },
  );
  const main = pdfLines(
    [
      '# Profile',
      'Restores windows.',
      '# Experience',
      'Glazier, Nordlys Vindu AS',
      'May 2018 – Present',
      'Apprentice, Hamar Speil AS',
      '2014 – 2018',
      '# Education',
      'Hagaby College',
      'Diploma, Glass (2012 – 2014)',
    ],
    { x: 240, y: 38, size: 10 },
  );
  const cv = await pdf({ texts: [...side, ...main] });
  expect(jobs(cv)).toEqual(['Glazier @ Nordlys Vindu AS 2018/5-*', 'Apprentice @ Hamar Speil AS 2014-2018']);
  expect(cv.profile.skills.map((skill) => skill.name)).toEqual(['Glazing', 'Leading']);
  expect(cv.profile.languages).toBe('Norwegian, English');
});

test('a disc that the browser draws before an item makes it an item', async () => {
  const disc = (x: number, y: number): string => {
    const r = 1.8;
    const k = r * 0.55;
    const cy = 842 - y;
    return `${x + r} ${cy} m ${x + r} ${cy + k} ${x + k} ${cy + r} ${x} ${cy + r} c ${x - k} ${cy + r} ${x - r} ${cy + k} ${x - r} ${cy} c ${x - r} ${cy - k} ${x - k} ${cy - r} ${x} ${cy - r} c ${x + k} ${cy - r} ${x + r} ${cy - k} ${x + r} ${cy} c f\n`;
  };
  const cv = await pdf({
    texts: [
      ...pdfLines([
        '## Ottilie Brandvold',
        'ottilie@postbox.example',
        '# Experience',
        'Glazier',
        'Nordlys Vindu',
        'May 2018 – Present',
      ]),
      { text: 'Forty church windows', x: 62, y: 195 },
      ...pdfLines(['Apprentice', 'Hamar Speil', '2014 – 2018', '# Skills', 'Glazing, Leading'], { y: 200 }),
    ],
    raw: `0 0 0 rg ${disc(55, 191)}`,
  });
  expect(cv.text).toContain('• Forty church windows');
  expect(jobs(cv)).toEqual(['Glazier @ Nordlys Vindu 2018/5-*', 'Apprentice @ Hamar Speil 2014-2018']);
});

test('an address that the column breaks is put together, and a country code in brackets is part of the number', async () => {
  const cv = await pdf({
    texts: [
      ...pdfLines([
        '## Ottilie Brandvold',
        'ottilie.brandvold@postbox.',
        'example',
        'Phone: (+47) 22550123',
        '# Skills',
        'Glazing, Leading',
      ]),
      ...pdfLines(['# Experience', 'Glazier, Nordlys Vindu AS', '2018 – Present'], { y: 220 }),
    ],
  });
  expect(cv.emails).toEqual(['ottilie.brandvold@postbox.example']);
  expect(cv.phones).toEqual(['(+47) 22550123']);
});

test('posts and employers no list knows are parted like those beside them', async () => {
  const cv = await txt([
    ...HEAD,
    'Experience',
    'Glazier, Nordlys Vindu AS',
    '2018 – Present',
    'Lampetenner, Hamar Speil',
    '2014 – 2018',
    '',
    'Skills',
    'Leading, Cutting',
  ]);
  expect(jobs(cv)).toEqual(['Glazier @ Nordlys Vindu AS 2018-*', 'Lampetenner @ Hamar Speil 2014-2018']);
});

test('schools: what one leaves them with, what the field is, and what only sounds like a degree', async () => {
  const cv = await txt([
    ...HEAD,
    'Education',
    'Matura',
    'HBLA Hochfeld',
    '2007 – 2012',
    '',
    'Istituto Tecnico Agrario Corsini',
    'Diploma',
    '2003 – 2007',
    '',
    'Skills',
    'Pruning, Grafting',
  ]);
  expect(studies(cv.profile)).toEqual(['Matura |  | HBLA Hochfeld', 'Diploma |  | Istituto Tecnico Agrario Corsini']);
});

test('a language no list knows counts beside known ones when its level is said', async () => {
  const cv = await txt([
    ...HEAD,
    'Experience',
    'Glazier, Nordlys Vindu AS',
    '2018 – Present',
    '',
    'Skills',
    'Leading, Cutting',
    '',
    'Languages',
    'French (native), Bargudian (fluent), Bahasa Jawa (basic)',
  ]);
  expect(cv.profile.languages).toBe('French (native), Bargudian (fluent), Bahasa Jawa (basic)');
});

test('periods that break over lines in a narrow column stand beside their entries, headings over the entries', async () => {
  const beside = (y: number, period: [string, string], entry: string[]): PdfPage['texts'] => [
    ...period.map((text, i) => ({ text, x: 100 - text.length * 5, y: y + i * 14 })),
    ...entry.map((text, i) => ({ text, x: 112, y: y + i * 14 })),
  ];
  const title = (text: string, y: number): PdfPage['texts'][number] => ({ text, x: 112, y, size: 15, bold: true });
  const cv = await pdf({
    texts: [
      { text: 'Ottilie Brandvold', x: 50, y: 60, size: 22, bold: true },
      { text: 'ottilie@postbox.example', x: 380, y: 60 },
      title('Experience', 100),
      ...beside(120, ['09/2020 –', 'now'], ['Glazier, Nordlys Vindu AS', 'Restores church windows.']),
      ...beside(150, ['04/2018 –', '08/2020'], ['Apprentice, Hamar Speil, Gjovik']),
      title('Education', 200),
      ...beside(220, ['10/2014 –', '03/2018'], ['Diploma Glass, Hagaby College']),
      title('Skills', 270),
      { text: 'Leading, Cutting', x: 112, y: 290 },
    ],
  });
  expect(jobs(cv)).toEqual(['Glazier @ Nordlys Vindu AS 2020/9-*', 'Apprentice @ Hamar Speil 2018/4-2020/8']);
  expect(studies(cv.profile)).toEqual(['Diploma | Glass | Hagaby College']);
});

test('skills in boxes side by side, and in a table behind their kinds, are one each', async () => {
  const boxes = await pdf({
    texts: [
      ...pdfLines([
        '## Ottilie Brandvold',
        'ottilie@postbox.example',
        '# Experience',
        'Glazier, Nordlys Vindu AS',
        '2018 – Present',
        '# Skills',
      ]),
      { text: 'Leading ', x: 50, y: 240 },
      { text: 'Cutting ', x: 112, y: 240 },
      { text: 'Cold work', x: 172, y: 240 },
    ],
  });
  expect(boxes.profile.skills.map((skill) => skill.name)).toEqual(['Leading', 'Cutting', 'Cold work']);
  const kinds = await docx(
    docxParagraph('Ottilie Brandvold', { style: 'T1' }),
    docxParagraph('ottilie@postbox.example'),
    heading('Experience'),
    docxParagraph('Glazier, Nordlys Vindu AS, 2018 – Present'),
    heading('Skills'),
    table([
      ['By hand', 'Leading, Cutting'],
      ['By fire', 'Fusing'],
    ]),
  );
  expect(kinds.profile.skills.map((skill) => skill.name)).toEqual(['Leading', 'Cutting', 'Fusing']);
});
