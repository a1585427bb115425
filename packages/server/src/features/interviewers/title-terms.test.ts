import { describe, expect, test } from 'vitest';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { findOccupation, OccupationLibrary } from './occupations.ts';
import onceListed from './once-listed-titles.fixture.json' with { type: 'json' };
import { isTitleOf, readJobTitle } from './title-terms.ts';

const reader = createJobReader({ kind: 'embedded' });
const occupations = new OccupationLibrary(builtInContent).in('en');

function occupationOf(title: string): string | null {
  const reading = reader.read({ title, description: '' });
  return findOccupation(reading, [], occupations, () => false)?.key ?? null;
}

describe('a title is found in the spelling of anybody', () => {
  test.each([
    ['Conseiller·ère clientèle multicanal', 'customer-support'],
    ['CONSEILLERE TELEPHONIQUE', 'customer-support'],
    ['Conseiller-ère SAV H/F – 2e ligne', 'customer-support'],
    ['Chargé·e·s de réclamations', 'customer-support'],
    ['CDI – Infirmier/ière H/F', 'nurse'],
    ['Recherche electricien(ne) bâtiment', 'electrician'],
    ['Monteur·euse en installations electriques', 'electrician'],
    ['Développeur-se back-end junior', 'backend-engineer'],
    ['Chef.fe de partie tournant·e', 'cook'],
    ['Représentant·e des ventes', 'sales-representative'],
    ['Maître·sse d’école', 'school-teacher'],
    ['Accompagnant·e éducatif·ve et social·e', 'care-assistant'],
    ['Préposé(e)s à l’entrepôt de nuit', 'warehouse-operative'],
    ['Ingénieur·e cloud', 'site-reliability-engineer'],
    ['Teneur/euse de livres', 'accountant'],
    ['Wir suchen: Koch/Koechin', 'cook'],
    ['PflegehelferIn, 80-100 %, Zürich', 'care-assistant'],
    ['Krankenpfleger*innen (m/w/d) Nachtdienst', 'nurse'],
    ['Technische*r Verkäufer*in', 'sales-representative'],
    ['Lagermitarbeitende', 'warehouse-operative'],
    ['Sachbearbeiter/-in Treuhand', 'accountant'],
    ['Schulische:r Heilpädagog:in', 'school-teacher'],
    ['Elektroniker/-in', 'electrician'],
    ['Se busca operador/a de almacen', 'warehouse-operative'],
    ['Operadores/as telefónicos/as', 'customer-support'],
    ['Asesor@ telefónic@', 'customer-support'],
    ['ENFERMERO(A) turno noche', 'nurse'],
    ['Ayudantas de cocina', 'cook'],
    ['Tecnico/a contable (h/m/x)', 'accountant'],
    ['Ingeniera/o de plataforma', 'site-reliability-engineer'],
    ['Vendedor/a tecnico/a', 'sales-representative'],
    ['Maestra/o de primaria', 'school-teacher'],
    ['Instalador(a) electrico(a)', 'electrician'],
    ['Infermiere/a per RSA', 'nurse'],
    ['Cercasi cuoca/o', 'cook'],
    ['Addetti/e al magazzino', 'warehouse-operative'],
    ['Enfermeiro(a)', 'nurse'],
    ['Operador(a) de armazem', 'warehouse-operative'],
    ['Vertegenwoordiger/ster (m/v/x)', 'sales-representative'],
    ['Hulpboekhoud(st)er', 'accountant'],
    ['Saleswoman, b2b sales agents', 'sales-representative'],
  ])('%s', (title, key) => {
    expect(occupationOf(title)).toBe(key);
  });
});

test.each([
  'Verkäufer:in von Elektroartikeln',
  'Chef·fe de projet',
  'Cheffes de projet cuisine',
  'Nurse recruiters',
  'Recrutador(a) de enfermeiros',
  'Recruteur·se infirmier·ère',
  'Directeur·rice des ventes aux écoles',
  'Responsable·s d’entrepôt',
  'Lehre im Verkauf',
  'Leitung Pflege',
  'Montador/a de cocinas',
  'Profesor/a de autoescuela',
  'Formador(a) de electricistas',
  'Istruttore/trice di scuola guida',
  'Keukenmonteur (m/v/x)',
  'Une idée par jour',
  'Account Assistant, PR',
  'Trưởng nhóm cuộc họp',
])('another trade stays one, whatever its spelling: %s', (title) => {
  expect(occupationOf(title)).toBeNull();
});

test('an engineer who sells is no engineer of software', () => {
  for (const title of ['Ingénieur commercial', 'Ingénieur·e commercial·e logiciel', 'INGENIEURE COMMERCIALE CLOUD'])
    expect(['backend-engineer', 'site-reliability-engineer']).not.toContain(occupationOf(title));
});

test('titles that were listed once are found without being listed', () => {
  const lost = Object.entries(onceListed).flatMap(([key, languages]) => {
    const definition = occupations.find((one) => one.key === key)?.definition;
    if (definition === undefined) throw new Error(`no occupation ${key}`);
    return Object.values(languages)
      .flatMap((titles: string) => titles.split('; '))
      .filter((title) => isTitleOf(definition, readJobTitle(reader.read({ title, description: '' }).title)) !== 'own')
      .map((title) => `${key}: ${title}`);
  });
  expect(lost).toEqual([]);
});

test('a title however long is read in a time that grows with it', () => {
  const cost = (text: string): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 4; round += 1) {
      const before = process.cpuUsage();
      readJobTitle({ text, role: text });
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, user + system);
    }
    return least;
  };
  const bits = 'a|/a|(a|·e|e·|-e|aa@| (|h/|aa/ -|ab(|er·|ende|*in |a o |In| '.split('|');
  for (const bit of bits) {
    const read = (length: number): number => cost(`koch${bit.repeat(length / bit.length)}`);
    // Work that grew with the square would take 64 times as long.
    expect(read(40_000), bit).toBeLessThan(25 * Math.max(2_000, read(5_000)));
  }
});
