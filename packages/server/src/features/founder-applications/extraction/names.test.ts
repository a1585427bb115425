import { expect, test } from 'vitest';
import { lexiconOf } from './lexicon/index.ts';
import { casedNames } from './names.ts';

test.each([
  ['de', 'Das macht Frau von Trotha bei uns.', ['von Trotha']],
  ['de', 'Das macht Herr Doktor von der Heide.', ['von der Heide']],
  ['de', 'Das macht Anna von Trotha bei uns.', ['Anna von Trotha']],
  ['es', 'Soy de Vigo y trabajo sola.', ['Vigo']],
  ['fr', 'C’est Madame de Broglie qui vend.', ['de Broglie']],
] as const)('%s: a particle begins a name after a title alone: %s', (language, text, names) => {
  expect(casedNames(text, lexiconOf(language)).map(({ full }) => full)).toEqual(names);
});
