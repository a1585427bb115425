import { expect, test } from 'vitest';
import type { CvContent } from '../cv-content.ts';
import { readCvFile } from './read-cv-file.ts';
import { docxParagraph, docxTable, makeDoc, makeDocx, makeOdt, makeRtf } from './testing/make-office.ts';
import { makePdf, pdfLines } from './testing/make-pdf.ts';
import { PLAIN_SAMPLE, SAMPLE } from './testing/sample.ts';

async function content(bytes: Uint8Array, name: string): Promise<CvContent> {
  const outcome = await readCvFile(bytes, name);
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.reason}`);
  return outcome.content;
}

const text = (lines: string[]): Uint8Array => new TextEncoder().encode(lines.join('\n'));
const docxBody = SAMPLE.map((line) => {
  if (line.startsWith('## ')) return docxParagraph(line.slice(3), { style: 'T1' });
  if (line.startsWith('# ')) return docxParagraph(line.slice(2), { style: 'T2' });
  return line.startsWith('• ') ? docxParagraph(line.slice(2), { list: true }) : docxParagraph(line);
}).join('');
const html = `<!doctype html><html><body>${SAMPLE.map((line) => (line.startsWith('## ') ? `<h1>${line.slice(3)}</h1>` : line.startsWith('# ') ? `<h2>${line.slice(2)}</h2>` : line.startsWith('• ') ? `<ul><li>${line.slice(2)}</li></ul>` : `<p>${line.replace('\t', ' | ')}</p>`)).join('')}</body></html>`;
const markdown = SAMPLE.map((line) =>
  line.startsWith('## ')
    ? `# ${line.slice(3)}`
    : line.startsWith('# ')
      ? `## ${line.slice(2)}`
      : line.startsWith('• ')
        ? `- ${line.slice(2)}`
        : line.replace('\t', ' | '),
).join('\n\n');

test.each([
  ['pdf', makePdf([{ texts: pdfLines(SAMPLE) }])],
  ['docx', makeDocx(docxBody)],
  ['odt', makeOdt(SAMPLE.map((line) => line.replace(/^## /, '')))],
  ['rtf', makeRtf(PLAIN_SAMPLE)],
  ['doc', makeDoc(`${PLAIN_SAMPLE.join('\n')}\n`)],
  ['html', text([html])],
  ['txt', text(SAMPLE.flatMap((line) => (line.startsWith('# ') ? ['', line.slice(2)] : [line.replace(/^## /, '')])))],
  ['markdown', text([markdown])],
] as const)('a %s file gives the whole profile, its kind told by content', async (kind, bytes) => {
  const cv = await content(bytes, 'upload');
  expect(cv.kind).toBe(kind);
  expect(cv.profile).toMatchObject({
    firstName: 'Mara',
    lastName: 'Ellingsen',
    headline: 'Site Reliability Engineer',
    languages: 'English (C2), Norwegian (native), German (B2)',
    geo: { city: 'Köln' },
  });
  expect(cv.emails).toEqual(['mara.ellingsen@postbox.example']);
  expect(cv.phones).toEqual(['+49 151 2345 6789']);
  expect(
    cv.profile.position.map((job) => [job.title, job.companyName, job.start.year, job.start.month, job.end.year]),
  ).toEqual([
    ['Site Reliability Engineer', 'Brightwater Payments GmbH', 2019, 3, 0],
    ['Systems Administrator', 'Harbour Logistics Ltd', 2014, 9, 2019],
  ]);
  expect(
    cv.profile.educations.map((study) => [study.schoolName, study.degree, study.fieldOfStudy, study.end.year]),
  ).toEqual([['University of Northfield', 'BSc', 'Computer Science', 2014]]);
  expect(cv.profile.skills.map((skill) => skill.name)).toEqual(['Kubernetes', 'Terraform', 'Go', 'PostgreSQL']);
  expect(cv.profile.certifications.map((certificate) => certificate.name)).toEqual([
    'Certified Kubernetes Administrator',
  ]);
});

test('every value that is not put together stands at its place in the text', async () => {
  const cv = await content(makePdf([{ texts: pdfLines(SAMPLE) }]), 'cv.pdf');
  const at = (pointer: string): string => cv.text.slice(cv.places[pointer]?.start, cv.places[pointer]?.end);
  expect(at('/profile/position/1/companyName')).toBe('Harbour Logistics Ltd');
  expect(at('/profile/position/1/start')).toBe('09/2014 – 02/2019');
  expect(at('/profile/educations/0/schoolName')).toBe('University of Northfield');
  expect(at('/profile/skills/2/name')).toBe('Go');
  expect(at('/emails/0')).toBe('mara.ellingsen@postbox.example');
  expect(at('/phones/0')).toBe('+49 151 2345 6789');
  expect(at('/profile/firstName')).toBe('Mara Ellingsen');
});

test('two columns of a PDF are read one after the other, not line by line', async () => {
  const side = pdfLines(
    [
      '## Rosa Lindqvist',
      'rosa@postbox.example',
      '070 123 45 67',
      '# Skills',
      'Figma',
      'Blender',
      'HTML',
      '# Languages',
      'Swedish',
      'English',
      '# Interests',
      'Chess',
      'Rowing',
      'Choir',
    ],
    { x: 40, y: 40, size: 10 },
  );
  const main = pdfLines(
    [
      '# Profile',
      'Designer of tools for doctors.',
      '# Experience',
      'Product Designer, Klarlund Studio AB',
      'May 2018 – Present',
      '• Designed the first release',
      '• Ran tests with forty nurses',
      'Graphic Designer, Papperskorgen AB',
      '2014 – 2018',
      '• Made three magazines',
      '# Education',
      'Northern School of Design',
      'Master, Interaction Design (2012 – 2014)',
    ],
    { x: 240, y: 44, size: 10 },
  );
  const cv = await content(makePdf([{ texts: [...side, ...main] }]), 'cv.pdf');
  expect(cv.profile).toMatchObject({ firstName: 'Rosa', lastName: 'Lindqvist', languages: 'Swedish, English' });
  expect(cv.profile.position.map((job) => `${job.title} @ ${job.companyName}`)).toEqual([
    'Product Designer @ Klarlund Studio AB',
    'Graphic Designer @ Papperskorgen AB',
  ]);
  expect(cv.profile.skills.map((skill) => skill.name)).toEqual(['Figma', 'Blender', 'HTML']);
  expect(cv.profile.educations[0]).toMatchObject({
    schoolName: 'Northern School of Design',
    degree: 'Master',
    fieldOfStudy: 'Interaction Design',
  });
});

test('a table with dates beside the entries keeps each date with its entry', async () => {
  const body =
    docxParagraph('Jonas Petersen', { style: 'T1' }) +
    docxParagraph('jonas@postbox.example') +
    docxParagraph('Berufserfahrung', { style: 'T2' }) +
    docxTable([
      [docxParagraph('seit 03/2018'), docxParagraph('Bauleiter\nTiefbau Nordwind GmbH\n• Neubau von zwei Brücken')],
      [docxParagraph('2012 – 2018'), docxParagraph('Polier\nHochbau Südlicht KG')],
    ]) +
    docxParagraph('Ausbildung', { style: 'T2' }) +
    docxTable([[docxParagraph('2009 – 2012'), docxParagraph('Lehre als Maurer\nBerufsschule Altenhain')]]) +
    docxParagraph('Kenntnisse', { style: 'T2' }) +
    docxParagraph('Vermessung, Kalkulation, VOB');
  const cv = await content(makeDocx(body), 'cv.docx');
  expect(cv.language).toBe('de');
  expect(cv.profile.position.map((job) => [job.title, job.companyName, job.start.year, job.end.year])).toEqual([
    ['Bauleiter', 'Tiefbau Nordwind GmbH', 2018, 0],
    ['Polier', 'Hochbau Südlicht KG', 2012, 2018],
  ]);
  expect(cv.profile.position[0]?.description).toBe('Neubau von zwei Brücken');
  expect(cv.profile.educations[0]).toMatchObject({ schoolName: 'Berufsschule Altenhain' });
});

test('the page header of a Word document counts: name and contact may stand only there', async () => {
  const body = [
    '# Experience',
    'Head Baker, Crumb & Crust Ltd',
    '2015 – Present',
    '# Education',
    'Diploma, Baking, Eastgate College, 2010 – 2012',
    '# Skills',
    'Sourdough, Costing',
  ]
    .map((line) => docxParagraph(line.replace(/^# /, ''), line.startsWith('# ') ? { style: 'T2' } : {}))
    .join('');
  const header = docxParagraph('Tomas Okafor') + docxParagraph('tomas.okafor@postbox.example | +44 20 7946 0123');
  const cv = await content(makeDocx(body, { header }), 'cv.docx');
  expect(cv.profile).toMatchObject({ firstName: 'Tomas', lastName: 'Okafor' });
  expect(cv.emails).toEqual(['tomas.okafor@postbox.example']);
});

test('addresses of referees are not taken for the person’s own', async () => {
  const lines = [
    ...PLAIN_SAMPLE.slice(0, 14).map((line) => line),
    '',
    'References',
    'Dr. Ada Quill',
    'ada.quill@elsewhere.example',
    '+49 30 1234567',
  ];
  const cv = await content(
    text(
      lines.flatMap((line) =>
        line === 'Work Experience' || line === 'Summary' || line === 'Education' ? ['', line] : [line],
      ),
    ),
    'cv.txt',
  );
  expect(cv.emails).toEqual(['mara.ellingsen@postbox.example']);
  expect(cv.phones).toEqual(['+49 151 2345 6789']);
});

test('a name that is not written is left empty and said to be missing, never made from the e-mail', async () => {
  const lines = [
    'joe.bloggs.developer@postbox.example',
    '+44 20 7946 0999',
    '',
    'Experience',
    'Developer, Quillon Ltd',
    '2019 – Present',
    '• Built things',
    '',
    'Education',
    'BSc, Physics, University of Eastmoor, 2015 – 2018',
    '',
    'Skills',
    'Python, SQL',
  ];
  const cv = await content(text(lines), 'cv.txt');
  expect(cv.profile.firstName).toBe('');
  expect(cv.warnings).toContain('no name was found in the text');
  const beside = await content(
    text(['joe.bloggs@postbox.example | +44 20 7946 0999 | Eastmoor, UK', ...lines.slice(2)]),
    'cv.txt',
  );
  expect([beside.profile.firstName, beside.profile.lastName]).toEqual(['', '']);
});
