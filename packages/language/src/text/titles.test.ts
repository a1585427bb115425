import { describe, expect, test } from 'vitest';
import { inFirstForms, type StemLanguage, titleStems, withoutAccents, withoutGenderMarks } from './titles.ts';

const fold = (title: string, language: StemLanguage): string =>
  titleStems(withoutAccents(withoutGenderMarks(title)).match(/[\p{L}\p{N}]+/gu) ?? [], language).join(' ');

/** Each line: a language, and ways to write one title. */
const ALIKE: [StemLanguage, string[]][] = [
  [
    'fr',
    [
      'Conseiller clientèle',
      'Conseillère clientèle',
      'Conseiller·ère clientèle',
      'Conseiller.ère clientèle',
      'Conseiller-ère clientèle',
      'Conseill·er·ère clientèle',
      'Conseiller/Conseillère clientèle',
      'Conseiller ou conseillère clientèle',
      'Conseiller (ère) clientèle',
      'CONSEILLER (ERE) CLIENTELE H/F',
      'Conseillers·ères à la clientèle',
    ],
  ],
  ['fr', ['chargé', 'Chargée', 'Chargé(e)', 'Chargé(e)s', 'chargé-e-s', 'Chargé·es', 'Chargés', 'charge']],
  ['fr', ['vendeur', 'Vendeuse', 'Vendeur/euse', 'Vendeur·se', 'Vendeu·r·se', 'vendeur·euse·s', 'Vendeurs/Vendeuses']],
  ['fr', ['technicien', 'technicienne', 'Technicien·ne·s', 'technicien(ne)s', 'Technicien / Technicienne']],
  ['fr', ['infirmier', 'Infirmière', 'Infirmier/ière H/F', 'Infirmier(e)', 'INFIRMIERE (H/F/X)', 'Infirmi·er·ère']],
  ['fr', ['préparateur', 'préparatrice', 'Préparateur·rice', 'Préparateur/trice', 'Préparateur(trice)', 'preparateur']],
  ['fr', ['chef', 'cheffe', 'Chef·fe', 'chef(fe)', 'Chef/cheffe', 'chefs']],
  [
    'fr',
    ['accompagnant éducatif et social', 'Accompagnant·e éducatif·ve et social·e', 'Accompagnante éducative et sociale'],
  ],
  [
    'de',
    [
      'Verkäufer',
      'Verkäuferin',
      'Verkäufer:in',
      'Verkäufer*innen',
      'Verkäufer_in',
      'VerkäuferIn',
      'VerkäuferInnen',
      'Verkäufer/in',
      'Verkäufer/-in',
      'Verkäufer(in)',
      'Verkäufer (m/w/d)',
      'Verkaeufer oder Verkaeuferin',
      'VERKÄUFER/-INNEN',
    ],
  ],
  ['de', ['Koch', 'Köchin', 'Köchin/Koch', 'Koch / Koechin', 'Köche', 'KöchIn', 'Koch:Köchin (w|m|x)']],
  ['de', ['Kaufmann', 'Kauffrau', 'Kaufmann/-frau', 'Kauffrau/-mann', 'Kauffrau / Kaufmann', 'Kaufleute']],
  ['de', ['Mitarbeiter', 'Mitarbeitende', 'Mitarbeitende*r', 'MitarbeiterIn', 'Mitarbeiter/-innen', 'mitarbeitern']],
  ['de', ['diplomierte Pflegefachkraft', 'Diplomierte*r Pflegefachkraft', 'diplomierter Pflegefachkräfte']],
  [
    'es',
    ['operador', 'operadora', 'operador/a', 'operador(a)', 'operadores/as', 'operador@s', 'operadorxs', 'OPERADORAS'],
  ],
  ['es', ['enfermero', 'enfermero(a)', 'enfermera/o', 'enfermer@', 'Enfermeros y enfermeras', 'enfermero (H/M/X)']],
  ['es', ['cocinero de líneas', 'Cocinera de lineas', 'Cocinero/cocinera de línea']],
  ['es', ['auxiliar de almacén', 'Auxiliares de Almacén', 'auxiliar almacen']],
  ['it', ['infermiere', 'infermiera', 'infermiere/a', 'Infermieri/e', 'infermiere o infermiera']],
  ['it', ['addetto al magazzino', 'Addetto/a al magazzino', 'Addetti/e magazzino', 'addetta/o al magazzino']],
  ['it', ['operatore', 'operatrice', 'Operatore/trice', 'Operatore/Operatrice', 'operatori']],
  ['pt', ['enfermeiro', 'enfermeiro(a)', 'Enfermeira/o', 'enfermeiros (m/f)']],
  ['pt', ['operador de armazém', 'Operador(a) de armazem', 'Operadores armazém']],
  ['nl', ['verpleger', 'verpleegster', 'verpleger/verpleegster', 'Verplegers (m/v/x)']],
  ['nl', ['medewerker', 'medewerkster', 'medewerk(st)er', 'medewerker/ster', 'medewerkers']],
  ['nl', ['kok', 'kokkin', 'kok/kokkin', 'koks (m/v)']],
  ['en', ['salesperson', 'Salesman', 'saleswoman', 'salespeople', 'Salespersons']],
  ['en', ['maintenance electrician', 'Maintenance Electricians (m/f/d)']],
];

describe.each(ALIKE)('%s', (language, [first = '', ...others]) => {
  test.each(others)(`${first} is also written %s`, (title) => {
    expect(fold(title, language)).toBe(fold(first, language));
  });
});

test.each<[StemLanguage, string, string]>([
  ['de', 'Pfleger', 'Pflege'],
  ['de', 'Lehrer', 'Lehre'],
  ['de', 'Koch', 'kochen'],
  ['de', 'Koch', 'Küche'],
  ['es', 'enfermera', 'enfermería'],
  ['es', 'cocinero', 'cocina'],
  ['es', 'comercial', 'comercio'],
  ['fr', 'infirmier', 'infirmerie'],
  ['fr', 'cuisinier', 'cuisine'],
  ['fr', 'comptable', 'comptes'],
  ['fr', 'IDE', 'idée'],
  ['nl', 'kok', 'koken'],
  ['nl', 'kok', 'kook'],
  ['pt', 'cozinheiro', 'cozinha'],
  ['it', 'cuoco', 'cucina'],
  ['en', 'accounts assistant', 'account assistant'],
])('%s: %s is another word than %s', (language, one, other) => {
  expect(fold(one, language)).not.toBe(fold(other, language));
});

test.each([
  'Node.js, .NET and asp.net',
  'CI/CD engineer',
  'Front-end/Back-end developer',
  'Check-in agent',
  'Sous-chef',
  'Auxiliar a domicilio',
  'Apply to jobs@firma.example',
  'C++ and C#',
  'Mathematics teacher (part time)',
])('what is no ending stays: %s', (title) => {
  expect(withoutGenderMarks(title)).toBe(title);
});

test('whom a job is open to is told apart from the words', () => {
  expect(inFirstForms('Commercial(e)  H/F')).toBe('Commercial H/F');
  expect(withoutGenderMarks('Commercial(e)  H/F')).toBe('Commercial');
});

test('other scripts keep their marks and letters', () => {
  for (const title of ['バックエンドエンジニア', '프로그래머', '护士']) expect(withoutAccents(title)).toBe(title);
});
