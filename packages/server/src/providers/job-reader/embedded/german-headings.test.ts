import { expect, test } from 'vitest';
import { createJobReader } from '../create.ts';
import { classifyHeading, type SectionKind } from './sections.ts';

/** As the reader has them: small letters, no marks. */
const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

test.each<[SectionKind, string[]]>([
  [
    'requirements',
    [
      'Das bringen Sie mit',
      'Das bringst du mit:',
      'Das bringt ihr mit',
      'Was Sie mitbringen',
      'Das sollten Sie mitbringen',
      'Das zeichnet Sie aus',
      'Was dich auszeichnet',
      'Damit überzeugen Sie',
      'Womit Sie uns überzeugen',
      'Das wünschen wir uns',
      'Was wir uns wünschen',
      'Wen wir suchen',
      'Wer Sie sind',
      'Was wir erwarten',
    ],
  ],
  [
    'benefits',
    [
      'Das bieten wir',
      'Das bieten wir Ihnen',
      'Was wir bieten',
      'Das bekommen Sie',
      'Was du bekommst',
      'Das erhalten Sie',
      'Darauf können Sie sich freuen',
      'Freuen Sie sich auf',
      'Das erwartet Sie bei uns',
      'Was dich bei uns erwartet',
    ],
  ],
  [
    'duties',
    ['Das erwartet Sie', 'Was Sie erwartet', 'Das machen Sie', 'Was Sie tun', 'Das tust du', 'Ihre Herausforderungen'],
  ],
  ['about', ['Das sind wir', 'Wer wir sind', 'Über uns']],
])('%s', (kind, headings) => {
  for (const heading of headings) expect([heading, classifyHeading(folded(heading))]).toEqual([heading, kind]);
});

test('an advert in such sections is read by them', () => {
  const description = [
    'Die Werkstatt Lastenrad repariert Räder für Familien und Bäckereien in Bremen. Die Arbeit ist vor Ort.',
    '',
    'Das erwartet Sie',
    '- Sie planen die Woche der Werkstatt.',
    '- Sie beraten an der Theke.',
    '',
    'Das bringen Sie mit',
    '- Gesellenbrief als Zweiradmechaniker',
    '- Freude an der Arbeit im Team',
    '',
    'Darauf können Sie sich bei uns freuen',
    '- Dreißig Tage frei im Jahr',
    '- Ein Lastenrad für den Weg zur Arbeit',
  ].join('\n');
  const { lines, benefits } = createJobReader({ kind: 'embedded' }).read({ title: 'Werkstattleitung', description });
  expect(lines.map(({ kind, text }) => [kind, text])).toEqual([
    ['duty', 'Sie planen die Woche der Werkstatt.'],
    ['duty', 'Sie beraten an der Theke.'],
    ['must', 'Gesellenbrief als Zweiradmechaniker'],
    ['must', 'Freude an der Arbeit im Team'],
  ]);
  expect(benefits.map(({ text }) => text)).toEqual([
    'Dreißig Tage frei im Jahr',
    'Ein Lastenrad für den Weg zur Arbeit',
  ]);
});

test('a sentence that begins so is none', () => {
  const description =
    'Das bringen Sie uns bei: Wir lernen von Ihnen.\nWas Sie tun, das tun Sie gern und mit Sorgfalt, jeden Tag.\nVor Ort in Bremen.';
  const { lines, benefits } = createJobReader({ kind: 'embedded' }).read({ title: 'Werkstattleitung', description });
  expect([...lines, ...benefits].map(({ text }) => text).join()).not.toMatch(/bringen|tun/);
});

test.each([
  ['Workshop Lead', 'You bring several years in a workshop, one of them with responsibility for others.'],
  ['Werkstattleitung', 'Sie bringen mehrere Jahre in einer Werkstatt mit, eines davon mit Verantwortung.'],
  ['Chef d’atelier', 'Vous apportez plusieurs années en atelier, dont une avec des responsabilités.'],
])('%s: what somebody brings is asked for, also where no heading says so', (title, sentence) => {
  const description = `Utrecht, Netherlands. On-site.\n\n${sentence}`;
  const { lines } = createJobReader({ kind: 'embedded' }).read({ title, description });
  expect(lines.map(({ kind, text }) => [kind, text])).toEqual([['must', sentence]]);
});
