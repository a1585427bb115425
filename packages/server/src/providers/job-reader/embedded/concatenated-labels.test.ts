import { expect, test } from 'vitest';
import { splitConcatenatedLabels } from './concatenated-labels.ts';

test.each([
  ['LocationBerlinWorkplace typeRemote', 'Location\nBerlin\nWorkplace type\nRemote'],
  ['LocationCologneWork typeHybridDepartmentFinance', 'Location\nCologne\nWork type\nHybrid\nDepartment\nFinance'],
  ['StandortDresdenArbeitsmodellHybrid', 'Standort\nDresden\nArbeitsmodell\nHybrid'],
  ['UbicaciónSevillaModalidadPresencial', 'Ubicación\nSevilla\nModalidad\nPresencial'],
])('gives each part of %s a line', (line, expected) => {
  expect(splitConcatenatedLabels(line)).toBe(expected);
});

test.each(['Location: Berlin', 'Our Location Manager knows JavaScript', 'Teamwork'])('leaves %s alone', (line) => {
  expect(splitConcatenatedLabels(line)).toBe(line);
});
