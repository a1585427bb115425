import { expect, test } from 'vitest';
import type { Segment } from '../formats/pdf/glyph-run.ts';
import { withoutFurniture } from './page-furniture.ts';

const segment = (text: string, x0: number, y: number): Segment => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  y,
  size: 10,
  bold: false,
  boldStart: false,
  italic: false,
  colour: '#000000',
  font: 'F1',
  page: 1,
  styleBreaks: [],
});

test('a running head that shares its row with the text goes from the pages that repeat it, the text stays', () => {
  const pages = ['Torvald Lien', 'Spliced ropes.', 'Sewed sails.'].map((text) => ({
    height: 800,
    segments: [segment(text, 50, 40), segment('Curriculum Vitae – Torvald Lien', 400, 40)],
  }));
  expect(withoutFurniture(pages).map((page) => page.segments.map(({ text }) => text))).toEqual([
    ['Torvald Lien', 'Curriculum Vitae – Torvald Lien'],
    ['Spliced ropes.'],
    ['Sewed sails.'],
  ]);
});

test('a heading that two pages have at the head is no running head', () => {
  const pages = ['Experience', 'Experience'].map((text, page) => ({
    height: 800,
    segments: [segment(text, 50, 40), segment(`Post ${page === 0 ? 'one' : 'two'}`, 400, 40)],
  }));
  expect(withoutFurniture(pages).map((page) => page.segments.length)).toEqual([2, 2]);
});
