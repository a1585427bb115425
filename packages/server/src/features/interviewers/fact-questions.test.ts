import { expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import type { PlanLine } from './blueprint.ts';
import { factLines } from './fact-questions.ts';

const { facts } = builtInContent.get('trades', 'common');
const must = (text: string): PlanLine => ({ id: 'l1', kind: 'must', text, head: null, start: 0, end: text.length });

test.each([
  'At least one year of warehouse work',
  '1 year in a busy kitchen',
  "3+ years' experience with customers",
  'Mindestens ein Jahr Erfahrung im Lager',
  '2 jaar ervaring in een magazijn',
  'Pengalaman 2 tahun di gudang',
  "1 an d'expérience dans la vente",
  'Cert III in Landscape Construction',
  'GCSE maths and English',
  'CPA Part II or its equivalent',
  'Staplerschein',
  'MBO niveau 3',
  'You can work two Saturdays a month',
  'Vous travaillez le samedi',
  'Sonntagsdienste nach Plan',
  'Full working rights in this country',
  'A current Working with Children check',
  'Enhanced DBS',
  'B.E./B.Tech or equivalent',
  'Typing speed of 40 WPM',
  'Basic reading and math',
  'Antecedentes penales limpios',
  '有効な就労ビザ',
])('asked for as a fact: %s', (text) => {
  expect(factLines([must(text)], facts)).toHaveLength(1);
});

test.each([
  'You have closed the books at year end',
  'You plan the school year with two colleagues',
  'You know the stock that sells at every time of the year',
  'Sie rechnen einmal im Jahr die Nebenkosten ab',
  'Sie kennen die 3 Jahresabschlüsse eines Konzerns',
  'Je sluit de boeken aan het einde van het jaar',
  'Anda menyusun laporan akhir tahun',
  'Bạn lập báo cáo cuối năm',
  'You are certain of your figures',
  'You have cooked a Sunday roast for a full house',
  'You know relational DBs and how they lock',
  'You teach children to read and do mathematics',
])('not asked for as a fact: %s', (text) => {
  expect(factLines([must(text)], facts)).toEqual([]);
});
