import { expect, test } from 'vitest';
import { type PdfPage, pdfLines } from '../testing/make-pdf.ts';
import { jobs, pdf, studies, txt } from '../testing/read-made.ts';

const HEAD = ['ottilie@postbox.example', '+47 22 55 01 23', ''];

/** Lines of a column: `# ` a heading, `= ` a title over its entry, each with white space of its own. */
const column = (x: number, lines: string[]): PdfPage['texts'] => {
  let y = 60;
  return lines.map((line) => {
    const mark = /^[#=] /.exec(line)?.[0] ?? '';
    const before = lines[lines.indexOf(line) - 1] ?? '';
    y += mark === '# ' ? 30 : mark === '= ' || before.startsWith('= ') ? 34 : 14;
    const style = mark === '# ' ? { size: 14, bold: true } : mark === '= ' ? { size: 12.5, bold: true } : { size: 11 };
    return { text: line.slice(mark.length), x, y, ...style };
  });
};

test.each([
  [
    ['# KENNTNISSE', 'Rohrbau', 'Schweißen', '# SPRACHEN', 'Deutsch (C2)', 'Tschechisch (C1)'],
    [
      '# BERUFSERFAHRUNG',
      '= Vorarbeiter Rohrbau',
      'Hallmoser Anlagen GmbH, Passau',
      'Mai 2019 – heute',
      '• Sechs Leute geführt.',
      '= Rohrschlosser',
      'Stahlbau Ilzgrund KG, Deggendorf',
      '09/2014 – 04/2019',
      '• Leitungen verlegt.',
    ],
    ['Vorarbeiter Rohrbau @ Hallmoser Anlagen GmbH 2019/5-*', 'Rohrschlosser @ Stahlbau Ilzgrund KG 2014/9-2019/4'],
  ],
  [
    ['# COMPÉTENCES', 'Tarification', 'Excel', '# LANGUES', 'Français (natif)', 'Anglais (B2)'],
    [
      '# EXPÉRIENCE',
      '= Responsable des achats',
      'Comptoir Vaurien, Lyon',
      'mars 2020 – présent',
      '• Négociation des contrats.',
      '= Acheteuse',
      'Maison Tillac, Nantes',
      'sept. 2016 – févr. 2020',
      '• Suivi des fournisseurs.',
    ],
    ['Responsable des achats @ Comptoir Vaurien 2020/3-*', 'Acheteuse @ Maison Tillac 2016/9-2020/2'],
  ],
])(
  'a title set apart by its letters heads the employer under it, however wide the space between',
  async (left, right, expected) => {
    const cv = await pdf({
      texts: [
        ...column(50, ['Ottilie Brandvold', 'ottilie@postbox.example', '+47 22 55 01 23', ...left]),
        ...column(260, right),
      ],
    });
    expect(jobs(cv)).toEqual(expected);
  },
);

test.each([
  ['Brasileira, casada, 42 anos', 'Recife – PE'],
  ['Deutsch, verheiratet, zwei Kinder, 38 Jahre alt', '04109 Leipzig'],
  ['Nationalité : française | Célibataire | 29 ans', '35000 Rennes'],
  ['Single, 27 years old, Nigerian', 'Leeds, UK'],
  ['Ledig', 'Hamburg'],
])('what one is to the family or the state is no headline and in no field: %s', async (facts, town) => {
  const cv = await txt([
    'Ottilie Brandvold',
    facts,
    town,
    'ottilie@postbox.example',
    '+47 22 55 01 23',
    '',
    'Profile',
    facts,
    'Keeps small boats afloat.',
    '',
    'Experience',
    'Boatbuilder, Marlow & Sons',
    '2016 – Present',
    '',
    'Skills',
    'Caulking, Rigging',
    facts,
  ]);
  expect(cv.profile.headline).toBe('');
  expect(cv.profile.summary).toBe('Keeps small boats afloat.');
  expect(cv.profile.skills.map((skill) => skill.name)).toEqual(['Caulking', 'Rigging']);
  expect(JSON.stringify(cv.profile)).not.toContain(facts.split(/[,|]/)[0]?.trim());
});

test.each([
  ['Boatbuilder, 42 years old', 'Boatbuilder'],
  ['Staatlich geprüfter Techniker | ledig', 'Staatlich geprüfter Techniker'],
  ['German Teacher', 'German Teacher'],
])('a headline is kept without the facts about the person: %s', async (line, expected) => {
  const cv = await txt([
    'Ottilie Brandvold',
    line,
    ...HEAD,
    'Experience',
    'Boatbuilder, Marlow & Sons',
    '2016 – Present',
  ]);
  expect(cv.profile.headline).toBe(expected);
});

test.each(['Curriculum Vitae – Ottilie Brandvold', 'Lebenslauf von Ottilie Brandvold', 'Brandvold, Ottilie · CV'])(
  'the running head of a page is no headline: %s',
  async (line) => {
    const cv = await txt([
      line,
      'Ottilie Brandvold',
      ...HEAD,
      'Experience',
      'Boatbuilder, Marlow & Sons',
      '2016 – Present',
    ]);
    expect(cv.profile.headline).toBe('');
  },
);

test.each([
  [
    ['EXPERIENCE', 'Glazier, Marlow & Sons', '2016 – Present'],
    ['SKILLS: Cutting, Leading', 'LANGUAGES: English, Welsh'],
  ],
  [
    ['FORMATION', 'CAP Vitrerie, Lycée Maurel', '2010 – 2012'],
    ['COMPÉTENCES : Découpe, Pose', 'LANGUES : Français, Breton'],
  ],
  [
    ['Ausbildung', 'Glaser, Berufsschule Regen', '2010 – 2013'],
    ['Kenntnisse: Bleiverglasung, Zuschnitt', 'Sprachen: Deutsch, Tschechisch'],
  ],
])('labels of the whole document end the section before them: %s', async (section, labels) => {
  const cv = await txt(['Ottilie Brandvold', ...HEAD, ...section, '', ...labels]);
  const listed = labels.map((label) => label.split(/: /)[1] ?? '');
  expect(cv.profile.skills.map((skill) => skill.name).join(', ')).toBe(listed[0]);
  expect(cv.profile.languages).toBe(listed[1]);
});

test('a label that each post has speaks of the post', async () => {
  const cv = await txt([
    'Ottilie Brandvold',
    ...HEAD,
    'Experience',
    'Glazier, Marlow & Sons',
    '2016 – Present',
    'SKILLS: Leading',
    '',
    'Apprentice, Hamar Glass Ltd',
    '2012 – 2016',
    'SKILLS: Cutting',
  ]);
  expect(cv.profile.position.map((job) => job.description)).toEqual(['SKILLS: Leading', 'SKILLS: Cutting']);
});

test.each(['Augsburg, den 02.02.2024', 'Lyon, le 3 mars 2024', 'Den Haag, 04-05-2024', 'Torino, li 12.03.2024'])(
  'place and day over the signature are no skills: %s',
  async (line) => {
    const cv = await txt(['Ottilie Brandvold', ...HEAD, 'Skills', 'Cutting, Leading', '', line]);
    expect(cv.profile.skills.map((skill) => skill.name)).toEqual(['Cutting', 'Leading']);
  },
);

test('names beside a known language are languages, too', async () => {
  const cv = await txt(['Ottilie Brandvold', ...HEAD, 'Skills', 'Cutting', '', 'Languages', 'English, Dagbani, Nzema']);
  expect(cv.profile.languages).toBe('English, Dagbani, Nzema');
});

test.each([
  ['S1 Kimia, Universitas Sukamaju (2011 – 2015), IPK 3,61', '2011-2015'],
  ['Licenciatura en Química, Universidad de Robledo (2009-2013), promedio 8,4', '2009-2013'],
  ['BSc Chemistry, University of Northfield, 2010 – 2014, first class', '2010-2014'],
  ['B.E. (EEE), Hillside College, 2007-11, 8.4 CGPA', '2007-2011'],
])('dates in brackets or between commas are those of the study: %s', async (line, dates) => {
  const cv = await txt(['Ottilie Brandvold', ...HEAD, 'Education', line, '', 'Skills', 'Titration']);
  const [study] = cv.profile.educations;
  expect(`${study?.start.year}-${study?.end.year}`).toBe(dates);
  expect(study?.schoolName).not.toMatch(/[\d(]/);
});

test('a year and a number are a month where the CV writes months so', async () => {
  const cv = await txt([
    'Ottilie Brandvold',
    ...HEAD,
    'Experience',
    'Glazier, Marlow & Sons, 2016-03 – Present',
    '',
    'Education',
    'BSc Chemistry, Hillside College, 2010-12',
  ]);
  expect(cv.profile.educations[0]?.end).toMatchObject({ year: 2010, month: 12 });
});

test.each([
  ['Career break — parental leave — 2020 to Mar 2022'],
  ['Elternzeit, 01/2020 – 03/2022'],
  ['Congé parental | 2020 – 2022'],
  ['Año sabático (2020 – 2022)'],
  ['Sabbatical for travel, 2020 – 2022'],
])('time away from work is no post: %s', async (line) => {
  const cv = await txt([
    'Ottilie Brandvold',
    ...HEAD,
    'Experience',
    'Glazier, Marlow & Sons, 04/2022 – Present',
    line,
    'Apprentice, Hamar Glass Ltd, 2012 – 2019',
  ]);
  expect(jobs(cv)).toEqual(['Glazier @ Marlow & Sons 2022/4-*', 'Apprentice @ Hamar Glass Ltd 2012-2019']);
});

test.each([
  [
    'BA English Literature, University of Northfield, 2010 – 2014',
    'BA | English Literature | University of Northfield',
  ],
  ['MA Denkmalpflege, Universität Sonnenburg, 2010 – 2014', 'MA | Denkmalpflege | Universität Sonnenburg'],
  ['BSc Design Engineering, Hillside College, 2010 – 2014', 'BSc | Design Engineering | Hillside College'],
  ['Cử nhân Kinh tế đối ngoại, Đại học Sông Lam, 2010 – 2014', 'Cử nhân | Kinh tế đối ngoại | Đại học Sông Lam'],
  [
    'Sarjana Teknik Informatika, Universitas Sukamaju, 2010 – 2014',
    'Sarjana | Teknik Informatika | Universitas Sukamaju',
  ],
  ['BSc Chemistry, Hillside College, Class of 2019', 'BSc | Chemistry | Hillside College'],
  ['Master Chimie, Université de Vaurien, Promotion 2019', 'Master | Chimie | Université de Vaurien'],
  ['2019 PhD in Physics, University of Northfield. Thesis: Bent glass', 'PhD | Physics | University of Northfield'],
  [
    'Residency, Paediatrics, Marrow Valley Medical Center, 2010 – 2013',
    'Residency | Paediatrics | Marrow Valley Medical Center',
  ],
  [
    'Facharztausbildung, Chirurgie, Klinikum Ilzgrund, 2010 – 2013',
    'Facharztausbildung | Chirurgie | Klinikum Ilzgrund',
  ],
])('degree, field and school are whole and apart: %s', async (line, expected) => {
  const cv = await txt(['Ottilie Brandvold', ...HEAD, 'Education', line, '', 'Skills', 'Titration']);
  expect(studies(cv.profile)).toEqual([expected]);
});

test.each([
  ['Part-time work', 'Shop assistant, Marlow & Sons, Summer 2023'],
  ['Ferienjobs', 'Aushilfe, Gärtnerei Ilzgrund, Sommer 2023'],
  ["Jobs d'été", 'Vendeuse, Comptoir Vaurien, été 2023'],
  ['Bijbanen', 'Winkelmedewerker, Bakkerij Kwast, zomer 2023'],
])('work beside school is work: %s', async (heading, line) => {
  const cv = await txt([
    'Ottilie Brandvold',
    ...HEAD,
    'Education',
    'BSc Chemistry, Hillside College, 2020 – 2024',
    '',
    heading,
    line,
  ]);
  expect(jobs(cv)).toEqual([`${line.split(', ').slice(0, 2).join(' @ ')} 2023-2023`]);
});

test('a term is no skill', async () => {
  const cv = await txt([
    'Ottilie Brandvold',
    ...HEAD,
    'Experience',
    'Tutor, Hillside College, Autumn 2018 – Spring 2020',
    '• Taught Python',
  ]);
  expect(cv.profile.skills.map((skill) => skill.name)).toEqual(['Python']);
});

test.each([
  ['Structural Engineer — Amman', 'Structural Engineer', 'Amman'],
  ['Bauleiterin – Leipzig', 'Bauleiterin', 'Leipzig'],
  ['Ingénieure structure | Lyon', 'Ingénieure structure', 'Lyon'],
])('what one does and where one lives are told apart: %s', async (line, headline, town) => {
  const cv = await txt(['Ottilie Brandvold', line, ...HEAD, 'Experience', 'Glazier, Marlow & Sons', '2016 – Present']);
  expect([cv.profile.headline, cv.profile.geo.full]).toEqual([headline, town]);
});

test.each([
  ['2019年4月 電気工事士試験 合格', '電気工事士試験'],
  ['Glasveredelungsschein | bestanden | 2019', 'Glasveredelungsschein'],
])('that a certificate was passed is no authority: %s', async (line, name) => {
  const cv = await txt(['Ottilie Brandvold', ...HEAD, 'Skills', 'Cutting', '', 'Certifications', line]);
  expect(cv.profile.certifications.map((one) => [one.name, one.authority])).toEqual([[name, '']]);
});

test('a town behind the employer needs no list', async () => {
  const cv = await txt([
    'Ottilie Brandvold',
    ...HEAD,
    'Experience',
    'Glazier',
    'Marlow Coast Shipping | Sekondi | 2016 – Present',
  ]);
  expect(cv.profile.position.map((job) => [job.companyName, job.location])).toEqual([
    ['Marlow Coast Shipping', 'Sekondi'],
  ]);
});

const boxes = (y: number, left: string[], right: string[]): PdfPage['texts'] =>
  [left, right].flatMap((lines, i) =>
    lines.map((text, row) => ({ text, x: 60 + i * 250, y: y + row * 15, size: 11, bold: row === 0 })),
  );

test.each([
  [
    'Experience',
    ['Glazier', 'Marlow Glassworks', '2019 – present'],
    ['Apprentice', 'Hamar Glass Clinic', '2016 – 2019'],
    ['Glazier @ Marlow Glassworks 2019-*', 'Apprentice @ Hamar Glass Clinic 2016-2019'],
  ],
  [
    'Berufserfahrung',
    ['05/2019 – heute', 'Glasermeister', 'Ilzgrund Glas GmbH'],
    ['01/2014 – 04/2019', 'Glaser', 'Passauer Spiegel KG'],
    ['Glasermeister @ Ilzgrund Glas GmbH 2019/5-*', 'Glaser @ Passauer Spiegel KG 2014/1-2019/4'],
  ],
])('cards side by side are an entry each: %s', async (heading, left, right, expected) => {
  const cv = await pdf({
    texts: [
      ...pdfLines(['## Ottilie Brandvold', 'ottilie@postbox.example', `# ${heading}`]),
      ...boxes(160, left, right),
      ...pdfLines(['# Education'], { y: 200 }),
      ...boxes(260, ['BSc Chemistry', 'Hillside College', '2012 – 2016'], ['A levels', 'Marrow School', '2010 – 2012']),
    ],
  });
  expect(jobs(cv)).toEqual(expected);
  expect(cv.profile.educations.map((study) => study.schoolName)).toEqual(['Hillside College', 'Marrow School']);
});

test.each([
  ['Kenntnisse', 'Sprachen Deutsch (Muttersprache), Polnisch (B1)', 'Deutsch (Muttersprache), Polnisch (B1)'],
  ['Aptitudes', 'Idiomas Español (nativo), Inglés (B1)', 'Español (nativo), Inglés (B1)'],
])('languages in the table of skills are no skills, however close the columns: %s', async (heading, line, expected) => {
  const cv = await txt(['Ottilie Brandvold', ...HEAD, heading, 'AutoCAD, Excel', line]);
  expect(cv.profile.skills.map((skill) => skill.name)).toEqual(['AutoCAD', 'Excel']);
  expect(cv.profile.languages).toBe(expected);
});

test('a date beside the first line of the last entry does not take the line above it', async () => {
  const cv = await pdf({
    texts: [
      ...pdfLines(['## Ottilie Brandvold', 'ottilie@postbox.example', '# Studium']),
      { text: '10/2006 – 09/2012 Dipl.-Ing. Maschinenbau', x: 50, y: 150 },
      { text: 'Technische Hochschule Ilzgrund', x: 160, y: 165 },
      { text: '06/2004', x: 50, y: 180 },
      { text: 'Abitur, Gymnasium Hallmoos', x: 160, y: 180 },
      ...pdfLines(['# Kenntnisse', 'AutoCAD, Excel'], { y: 195 }),
    ],
  });
  expect(studies(cv.profile)).toEqual([
    'Dipl.-Ing. | Maschinenbau | Technische Hochschule Ilzgrund',
    'Abitur |  | Gymnasium Hallmoos',
  ]);
});
