import { expect, test } from 'vitest';
import { bytesSource } from './byte-source.ts';
import { readJsonResume } from './json-resume.ts';
import { readNetworkExport } from './network-export.ts';
import { makeZip } from './testing/make-zip.ts';

const COUNT = 1_200;
const numbers = Array.from({ length: COUNT }, (_, index) => index);
const clock = { now: () => Date.parse('2026-03-01T12:00:00Z') };

function table(header: string, row: (index: number) => string): Buffer {
  return Buffer.from(`${header}\n${numbers.map(row).join('\n')}\n`);
}

test('of long tables the first thousand rows are read, and it is said', async () => {
  const files = [
    { name: 'Profile.csv', content: Buffer.from('First Name,Last Name\nAda,Lind\n') },
    { name: 'Positions.csv', content: table('Company Name,Title', (at) => `Works ${at},Fitter`) },
    { name: 'Education.csv', content: table('School Name,Degree Name', (at) => `School ${at},BSc`) },
    { name: 'Skills.csv', content: table('Name', (at) => `Skill ${at}`) },
    { name: 'Certifications.csv', content: table('Name,Authority', (at) => `Paper ${at},Office`) },
  ];
  const reading = await readNetworkExport(bytesSource(makeZip(files)), clock);
  if (!reading.ok) throw new Error(reading.reason);
  const { position, educations, skills, certifications } = reading.profile;
  expect([position, educations, skills, certifications].map(({ length }) => length)).toEqual(Array(4).fill(1_000));
  for (const part of ['positions', 'education', 'skills', 'certifications'])
    expect(reading.notes).toContain(`${part}: only the first 1000 entries are read`);
});

test.each([
  ['one employer each', numbers.map((at) => ({ name: `Works ${at}`, position: 'Fitter' }))],
  ['all at one employer', [{ name: 'Works', positions: numbers.map((at) => ({ position: `Fitter ${at}` })) }]],
])('of a long list of posts the first thousand are read, and it is said: %s', (_, work) => {
  const reading = readJsonResume({ basics: { name: 'Ada Lind' }, work }, new Uint8Array());
  if (!reading.ok) throw new Error(reading.reason);
  expect(reading.profile.position).toHaveLength(1_000);
  expect(reading.notes).toContain('work: only the first 1000 entries are read');
});
