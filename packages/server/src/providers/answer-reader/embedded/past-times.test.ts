import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import type { BaseLanguage } from './lexicon/index.ts';
import { pastTimes } from './past-times.ts';

const dated = (language: BaseLanguage, text: string) => pastTimes(fold(text).text, language).dated;

test.each<[BaseLanguage, string]>([
  ['en', 'In 2022 I lifted formwork without a second look.'],
  ['en', 'Three years ago the oven broke.'],
  ['de', 'Ich habe 2021 eine Allergie übersehen.'],
  ['de', 'Letzte Woche fiel die Kühlung aus.'],
  ['fr', 'La semaine dernière une résidente est tombée.'],
  ['es', 'El año pasado un huésped se quejó.'],
  ['id', 'Minggu lalu seekor kucing lari.'],
  ['ja', '先週、配膳を止めました。'],
  ['ko', '지난주에 재고를 확인했습니다.'],
  ['nl', 'Vorige week stond de wagen stil.'],
  ['vi', 'Tuần trước tôi sửa đường may.'],
])('%s: says when it was: %s', (language, text) => {
  expect(dated(language, text)).toBe(true);
});

test.each<[BaseLanguage, string]>([
  ['en', 'I have been here since 2019.'],
  ['en', 'I worked there from 2019 to 2023.'],
  ['en', 'We sold 2000 tickets and 2,021 badges.'],
  ['de', 'Seit 2019 leite ich die Gruppe.'],
  ['ja', '2019年から働いています。'],
  ['en', 'I check the list every week.'],
])('%s: says of no single time: %s', (language, text) => {
  expect(dated(language, text)).toBe(false);
});

test.each([
  'Last November the oven broke.',
  'On our last big job the oven broke.',
  'On Tuesday I tested it.',
  'This morning I handed over five patients.',
])('a day is a single time as well: %s', (text) => {
  expect(pastTimes(fold(text).text, 'en').once).toBe(true);
});

test.each([
  'One thing is to look on Mondays.',
  'In the last years much has changed.',
  'We may look on Monday or Tuesday.',
])('and no single time is said by: %s', (text) => {
  expect(pastTimes(fold(text).text, 'en').once).toBe(false);
});

test.each([
  ['Neulich stand die Presse.', true],
  ['An einem Dienstag flog die Sicherung.', true],
  ['Bei der letzten Umstellung fehlte ein Index.', true],
  ['Dienstags prüfe ich die Notbeleuchtung.', false],
  ['Die letzten Jahre haben viel verändert.', false],
])('German has words of its own for a single time: %s', (text, once) => {
  expect(pastTimes(fold(text).text, 'de').once).toBe(once);
});

test.each<[BaseLanguage, string, boolean]>([
  ['es', 'El otro día se paró la prensa.', true],
  ['es', 'Hace unas semanas saltó el diferencial.', true],
  ['es', 'Una noche faltaba gente.', true],
  ['es', 'En mi último turno vino una señora.', true],
  ['es', 'Los martes reviso las luces.', false],
  ['es', 'Una vez firmado, lo archivo.', false],
  ['fr', 'L’autre jour la presse s’est arrêtée.', true],
  ['fr', 'Récemment il manquait un index.', true],
  ['fr', 'Un soir où on manquait de monde, elle est tombée.', true],
  ['fr', 'Mardi dernier le disjoncteur a sauté.', true],
  ['fr', 'Le mardi je vérifie les lampes.', false],
  ['fr', 'Une fois signé, je le range.', false],
])('%s has words of its own for a single time: %s', (language, text, once) => {
  expect(pastTimes(fold(text).text, language).once).toBe(once);
});
