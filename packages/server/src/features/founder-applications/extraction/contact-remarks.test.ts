import type { Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { extractFounderApplication } from './extract.ts';

const valuesOf = (language: Language, questionKey: string, text: string) => {
  const { fields } = extractFounderApplication({
    language,
    turns: [
      { speaker: 'interviewer', questionKey: 'founder_name', text: '?' },
      { speaker: 'founder', text: questionKey === 'founder_name' ? text : 'Robin Ascher.' },
      { speaker: 'interviewer', questionKey, text: '?' },
      { speaker: 'founder', text },
    ],
  });
  return fields;
};

test.each([
  ['en', "It's the letter r and then ascher at tidebox dot example.", 'rascher@tidebox.example'],
  [
    'en',
    'The letter r, then ascher, a-s-c-h-e-r, no dot in between, at tidebox dot example.',
    'rascher@tidebox.example',
  ],
  ['en', 'ascher@tidebox.example. Tidebox without the a after the o, please.', 'ascher@tidebox.example'],
  [
    'en',
    'robin@tidebox.example, hm, that belongs to my intern now. Mine is ascher@tidebox.example.',
    'ascher@tidebox.example',
  ],
  ['de', 'Der Buchstabe r und dann ascher ät tidebox Punkt example.', 'rascher@tidebox.example'],
  ['de', 'Robin Punkt Ascher, also mit s c h, ät tidebox Punkt example.', 'robin.ascher@tidebox.example'],
  [
    'fr',
    "robin@tidebox.example, euh non, celle-là est à mon stagiaire. La mienne c'est ascher@tidebox.example.",
    'ascher@tidebox.example',
  ],
  [
    'es',
    'robin@tidebox.example, no, esa ahora es de mi becario. La mía es ascher@tidebox.example.',
    'ascher@tidebox.example',
  ],
] as const)('%s: %s', (language, text, email) => {
  expect(valuesOf(language, 'founder_email', text).find(({ field }) => field === 'email')?.value).toBe(email);
});

test.each([
  ['en', "On paper it's Robert Ascher, but I've been Bob since school.", 'Robert Ascher'],
  ['ja', 'はい、三ツ木美咲と申します。', '三ツ木美咲'],
] as const)('%s: %s', (language, text, name) => {
  expect(valuesOf(language, 'founder_name', text).find(({ field }) => field === 'name')?.value).toBe(name);
});

test.each([
  ['en', 'Lea Brandt, our COO. She is polite and she does not quit.', ['Lea Brandt']],
  ['en', 'Not any more. Lea Brandt began it with us, she gave her shares back.', []],
  ['de', 'Angefangen hab ich mit Lea Brandt, die ist im Frühjahr raus.', []],
  ['es', 'Empezamos con Lea Brandt, pero devolvió sus acciones.', []],
  ['fr', 'On a commencé avec Lea Brandt, mais elle a rendu ses parts.', []],
] as const)('%s: who is a founder today: %s', (language, text, names) => {
  const read = valuesOf(language, 'co_founders', text).filter(
    ({ person, field }) => person !== 'founder' && field === 'name',
  );
  expect(read.map(({ value }) => value)).toEqual(names);
});

test.each([
  ['en', "It's +44 7700 900618. I'm on the water until noon, so better after four.", '+44 7700 900618'],
  ['en', "It's +44 7700 900618. Sorry, four at the end.", '+44 7700 900614'],
  ['de', '+49 30 23125678, aber bitte nicht vor neun, besser nach vier.', '+49 30 23125678'],
  ['fr', "C'est le +33 6 39 98 12 34, plutôt après six heures.", '+33 6 39 98 12 34'],
  ['es', 'Es el +34 600 12 34 56, mejor después de las cuatro.', '+34 600 12 34 56'],
] as const)('an hour is no digit of the number: %s: %s', (language, text, phone) => {
  const value = valuesOf(language, 'founder_phone', text).find(({ field }) => field === 'phone')?.value;
  expect(value?.replace(/\D/gu, '')).toBe(phone.replace(/\D/gu, ''));
});
