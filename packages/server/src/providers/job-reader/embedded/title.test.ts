import { expect, test } from 'vitest';
import { readTitle } from './title.ts';

test.each([
  ['Senior Backend Engineer (m/w/d)', 'Backend Engineer', 'senior'],
  ['Werkstudent Marketing (w/m/d) - Remote', 'Werkstudent Marketing', 'junior'],
  ['Team Lead Accounting | Hamburg', 'Team Lead Accounting', 'lead'],
  ['Senior Engineering Manager', 'Engineering Manager', 'lead'],
  ['Mid-level Android Developer', 'Android Developer', 'mid'],
  ['Krankenpfleger/in', 'Krankenpfleger/in', null],
  ['Werkstattleitung (m/w/d)', 'Werkstattleitung', 'lead'],
  ['Stellvertretende Stationsleitung', 'Stellvertretende Stationsleitung', 'lead'],
  ['Küchenchefin', 'Küchenchefin', 'lead'],
  ['Filialleiter:in Gartenmarkt', 'Filialleiter:in Gartenmarkt', 'lead'],
  ['Monteur Rohrleitung', 'Monteur Rohrleitung', null],
  ['Halbleitertechnologe', 'Halbleitertechnologe', null],
  ['Prozessingenieur Halbleiter', 'Prozessingenieur Halbleiter', null],
  ['Zugbegleiterin', 'Zugbegleiterin', null],
  ['Praxisanleitung Pflege', 'Praxisanleitung Pflege', null],
  ['Ploegleider magazijn', 'Ploegleider magazijn', 'lead'],
  ['Woonbegeleider', 'Woonbegeleider', null],
  ['Développeur·se full-stack H/F', 'Développeur·se full-stack', null],
  ['Stagiaire communication', 'Stagiaire communication', 'junior'],
  ['Jefe de Equipo', 'Jefe de Equipo', 'lead'],
  ['Desenvolvedora Front-end Pleno', 'Desenvolvedora Front-end Pleno', 'mid'],
  ['経理マネージャー（東京）', '経理マネージャー', 'lead'],
  ['시니어 백엔드 개발자', '백엔드 개발자', 'senior'],
  ['高级数据工程师', '数据工程师', 'senior'],
  ['Thực tập sinh Kế toán', 'Thực tập sinh Kế toán', 'junior'],
])('%s', (text, role, seniority) => {
  expect(readTitle(text)).toEqual({ text, role, seniority });
});
test('keeps a title that is nothing but marks', () => {
  expect(readTitle('(m/w/d)').role).toBe('(m/w/d)');
  expect(readTitle('').role).toBe('');
});
