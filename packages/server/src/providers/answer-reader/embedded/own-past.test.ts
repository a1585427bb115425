import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import type { BaseLanguage } from './lexicon/index.ts';
import { reportsOwnAction, statesOwnAction } from './own-past.ts';

const reports = (language: BaseLanguage, text: string) => statesOwnAction(fold(text).text, language);

test.each<[BaseLanguage, string]>([
  ['en', 'Then I rang the appointed person.'],
  ['en', 'I lowered the load.'],
  ['de', 'Ich habe sie um ein Gespräch unter vier Augen gebeten.'],
  ['de', 'Abends habe ich den Plan neu geschrieben.'],
  ['de', 'Da hab ich gleich den Oberarzt angerufen.'],
  ['nl', 'Daarna heb ik de schade gemeld.'],
  ['fr', 'J’ai appelé le médecin.'],
  ['fr', 'Je l’ai prévenue tout de suite.'],
  ['fr', 'Ensuite j’ai mis le signal et je leur ai dit de sortir.'],
  ['fr', 'J’avais déjà vérifié le compte.'],
  ['es', 'Hablé con él y le ofrecí otra habitación.'],
  ['es', 'Entonces llamé.'],
  ['es', 'Se lo dije a la jefa.'],
  ['es', 'He revisado la cuenta dos veces.'],
  ['es', 'Ya lo he puesto por escrito.'],
  ['es', 'Cerré la llave e hice otra prueba.'],
])('%s: an own act: %s', (language, text) => {
  expect(reports(language, text)).toBe(true);
});

test.each<[BaseLanguage, string]>([
  ['en', 'I need more time.'],
  ['en', 'I had no time.'],
  ['en', 'I did not look.'],
  ['en', 'I would ask the manager.'],
  ['en', 'I enjoyed it a lot.'],
  ['de', 'Ich habe lange gedacht, das geht.'],
  ['de', 'Ich würde den Chef fragen.'],
  ['de', 'Ich hatte große Sorgen wegen der Werte.'],
  ['de', 'Ich bin mitten in der Runde unterbrochen worden.'],
  ['de', 'Ich habe gute Erfahrungen damit.'],
  ['de', 'Die Kollegin hat den Arzt angerufen, ich war dabei.'],
  ['fr', 'J’ai pensé à autre chose.'],
  ['fr', 'J’ai été appelé par le chef.'],
  ['fr', 'J’ai un client énervé au téléphone.'],
  ['fr', 'Elle a appelé le médecin, j’étais là.'],
  ['fr', 'Je l’appellerais demain.'],
  ['es', 'No sé qué decir.'],
  ['es', 'Aquí hay un café para los pacientes.'],
  ['es', 'También pensé en otra cosa.'],
  ['es', 'He estado en tres hoteles.'],
  ['es', 'Ella llamó al médico, yo estaba allí.'],
  ['es', 'Llamaría al encargado.'],
])('%s: nothing done: %s', (language, text) => {
  expect(reports(language, text)).toBe(false);
});

test('an account has more verbs for an own act', () => {
  for (const text of ['I had my mate switch the breakers.', 'I kept the drain myself.', 'Then I drew it anew.'])
    expect(reportsOwnAction(fold(text).text, 'en'), text).toBe(true);
  for (const text of ['I had no time.', 'I did not look.', 'I would keep it.'])
    expect(reportsOwnAction(fold(text).text, 'en'), text).toBe(false);
});

test('a German account has more forms for an own act', () => {
  for (const text of [
    'Dann bin ich zum Verteiler gegangen.',
    'Erst rief ich an.',
    'Habe zuerst die Spalte angelegt.',
  ]) {
    expect(reportsOwnAction(fold(text).text, 'de'), text).toBe(true);
    expect(statesOwnAction(fold(text).text, 'de'), text).toBe(false);
  }
  for (const text of ['Ich bin mitten in der Runde unterbrochen worden.', 'Ich war gespannt.', 'Er rief mich an.'])
    expect(reportsOwnAction(fold(text).text, 'de'), text).toBe(false);
});

test('a French account has more forms for an own act', () => {
  for (const text of ['Je suis descendue au sous-sol.', 'Alors je suis allé voir le tableau.']) {
    expect(reportsOwnAction(fold(text).text, 'fr'), text).toBe(true);
    expect(statesOwnAction(fold(text).text, 'fr'), text).toBe(false);
  }
  for (const text of ['Je suis désolée pour le retard.', 'Je suis la fille du patron.', 'Il est descendu au sous-sol.'])
    expect(reportsOwnAction(fold(text).text, 'fr'), text).toBe(false);
});
