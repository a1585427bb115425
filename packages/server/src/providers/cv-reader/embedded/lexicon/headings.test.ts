import { expect, test } from 'vitest';
import { isDocumentTitle, sectionOf } from './headings.ts';

test.each([
  ['WORK EXPERIENCE', 'experience'],
  ['Berufserfahrung', 'experience'],
  ['Expériences professionnelles', 'experience'],
  ['Experiencia laboral', 'experience'],
  ['Esperienze lavorative', 'experience'],
  ['Werkervaring', 'experience'],
  ['Experiência profissional', 'experience'],
  ['Pengalaman Kerja', 'experience'],
  ['Kinh nghiệm làm việc', 'experience'],
  ['職務経歴', 'experience'],
  ['경력 사항', 'experience'],
  ['工作经历', 'experience'],
  ['E D U C A T I O N', 'education'],
  ['3. Education and Training', 'education'],
  ['Compétences linguistiques', 'languages'],
  ['Skills & Tools:', 'skills'],
  ['Studium und Schulbildung', 'education'],
  ['学歴・職歴', 'education'],
  ['Top Skills', 'skills'],
  ['Arbetslivserfarenhet', 'experience'],
  ['Doświadczenie zawodowe', 'experience'],
  ['Опыт работы', 'experience'],
  ['İş Deneyimi', 'experience'],
])('knows "%s" as the heading of %s', (line, section) => {
  expect(sectionOf(line)).toBe(section);
});

test.each([
  'Software Engineer',
  '3 years of experience',
  '5',
  'I',
  'Brightwater Payments GmbH',
  'I led the education team',
  'March 2019',
])('takes "%s" for no heading', (line) => {
  expect(sectionOf(line)).toBeNull();
});

test('a title of the document is no name', () => {
  expect(['Lebenslauf', 'Curriculum Vitae', '履歴書', 'Sơ yếu lý lịch'].every(isDocumentTitle)).toBe(true);
});
