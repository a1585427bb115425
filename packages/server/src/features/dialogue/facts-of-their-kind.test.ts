import type { Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import type { ApprovedFact } from '../interviewers/index.ts';
import { findFacts } from './find-facts.ts';
import { plainWordsOf } from './own-questions.ts';
import { phraseBooks } from './phrase-books.ts';

const phrases = phraseBooks(builtInContent);

/** What the rules tell. */
function told(language: Language, facts: readonly string[], question: string, topic: ApprovedFact['topic'] = 'other') {
  const approvedFacts = facts.map((text) => ({ topic, text }));
  return findFacts(approvedFacts, language, question, plainWordsOf(language, phrases(language)));
}

test.each<[Language, string, string]>([
  ['en', 'You will pay suppliers within 14 days of their bill', 'When will I hear back?'],
  ['en', 'You will pay suppliers within 14 days of their bill', 'When will you let me know?'],
  ['fr', 'Vous répondez aux clients sous 48 heures', 'Quand est-ce que j’aurai une réponse ?'],
  ['en', 'You start the ovens in January', 'When can I start?'],
  ['en', 'You send applications for grants by 31 March', 'What is the deadline to apply?'],
  ['en', 'You ask for the pets of our guests', 'Can I bring my dog?'],
])('%s: the duty "%s" does not answer "%s"', (language, duty, question) => {
  expect(told(language, [duty], question, 'duty')).toEqual([]);
});

test('what an employer tells of its answer is told', () => {
  const fact = 'You will hear from us within 14 days';
  expect(told('en', [fact], 'When will I hear back?')).toEqual([fact]);
});

test.each<[Language, string, string, string]>([
  [
    'en',
    'Our product saves teachers 5 hours a week.',
    'We work 38 hours a week.',
    'How many hours a week would I work?',
  ],
  ['en', 'Our customers save 3,000 euros a month.', 'You earn 2,900 euros a month.', 'What is the salary?'],
  ['en', 'Our customers get an answer within 2 days.', 'We answer within one week.', 'When will I hear back?'],
  ['de', 'Unsere Kunden sparen 3.000 Euro im Monat.', 'Das Gehalt beträgt 2.900 Euro.', 'Wie hoch ist das Gehalt?'],
  ['fr', 'Nos clients gagnent 3 000 euros par mois.', 'Le salaire est de 2 400 euros.', 'Quel est le salaire ?'],
  ['es', 'Nuestros clientes ahorran 3.000 euros al mes.', 'El salario es de 1.900 euros.', '¿Cuál es el salario?'],
])('%s: "%s" is of others, "%s" is told', (language, others, fact, question) => {
  expect(told(language, [others, fact], question)).toEqual([fact]);
  expect(told(language, [others], question)).toEqual([]);
});

test.each<[string, string]>([
  ['We insure 30,000 pets.', 'Can I bring my dog?'],
  ['We are looking for a supervisor.', 'Who would be my boss?'],
])('"%s" does not answer "%s"', (fact, question) => {
  expect(told('en', ['We work 38 hours a week.', 'Free lunch', fact], question)).toEqual([]);
});

test.each<[string, string]>([
  ['Our customer support works 38 hours a week.', 'How many hours a week would I work?'],
  ['Salesforce runs our sales.', 'Do you use Salesforce?'],
  ['CRM: Salesforce', 'Do you use Salesforce?'],
])('"%s" answers "%s"', (fact, question) => {
  expect(told('en', [fact], question)).toEqual([fact]);
});

test.each<[Language, string, string]>([
  ['en', 'Fixed term for eighteen months.', 'Is there a chance I would be kept on?'],
  ['en', 'There is a market on most Saturdays.', 'Would I get weekends off?'],
  ['de', '2.700 Euro im Monat, dazu Zuschläge', 'Wie hoch ist der Sonntagszuschlag?'],
  ['de', 'Wir suchen ab dem 1. Mai eine Bäckerin mit 24 bis 30 Stunden.', 'Ab wann kann man morgens anfangen?'],
  ['de', 'Das Gehalt beträgt 2.900 Euro.', 'Wer zahlt den Kurs, und krieg ich in der Zeit Geld?'],
  ['es', 'Formación profesional de grado superior', '¿De quién dependería yo?'],
  ['es', 'Conservas Abrego, cooperativa de 90 socios, busca encargado para su taller.', '¿De quién dependería yo?'],
])('%s: "%s" tells something beside "%s"', (language, fact, question) => {
  expect(told(language, [fact], question)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'Fixed term for eighteen months, an extension is likely.', 'Is there a chance I would be kept on?'],
  ['en', 'Every second weekend is off.', 'Would I get weekends off?'],
  ['de', 'Sonntagszuschlag von 50 %', 'Wie hoch ist der Sonntagszuschlag?'],
  ['es', 'Dos meses de prueba', '¿Cuánto tiempo estaría a prueba?'],
])('%s: "%s" answers "%s"', (language, fact, question) => {
  expect(told(language, [fact], question)).toEqual([fact]);
});
