import { expect, test } from 'vitest';
import { createEmbeddedAnswerReader } from './embedded-answer-reader.ts';

const reader = createEmbeddedAnswerReader({ meaning: 'off' });
const QUESTION = {
  text: 'Tell me of a fault that you found.',
  anchors: { 1: 'Nothing of it.', 3: 'Names a fault.', 5: 'Names a fault, its cause and how it ended.' },
  facts: [{ key: 'fault', phrasings: ['found the fault', 'replaced the motor', 'the cable was broken'] }],
};

const read = (language: 'en' | 'de' | 'fr' | 'es' | 'ja' | 'it' | 'nl' | 'sv' | 'ru', text: string) =>
  reader.skim({ language, text, question: { ...QUESTION, rubricLanguage: language } });

test.each([
  [
    'en',
    'May I skip this one? There is such a job, but our firm and the customer are still talking about who pays, and I would not like to say much about it.',
  ],
  ['en', 'I would rather pass on that one.'],
  ['en', "I'd rather not talk about it, to be honest. It ended in court and the verdict is not out yet."],
  ['de', 'Da würde ich gern weitergehen.'],
  ['de', 'Dazu möchte ich lieber nichts sagen, die Sache ist noch offen.'],
  ['fr', 'Celle-là, je préfère la passer.'],
  ['es', 'Esa la dejo pasar.'],
  ['it', 'Preferirei non parlarne, la causa è ancora aperta.'],
  ['nl', 'Daar wil ik liever niets over zeggen, het loopt nog.'],
  ['sv', 'Den frågan vill jag helst inte svara på.'],
  ['ru', 'Можно пропустить этот вопрос? Мне неприятно об этом говорить.'],
  ['ja', 'この質問は飛ばしていただけますか。'],
] as const)('in %s whoever leaves the question out and says why passes: %s', (language, text) => {
  const reading = read(language, text);
  expect(reading).toMatchObject({ level: null, notAssessable: 'declined' });
  expect(reading.signals.declined).not.toBeNull();
});

test.each([
  ['en', 'Can I come back to that? Right, so what I did was open the panel and replace the broken relay myself.'],
  ['en', 'I have no good example from my present job, but in my last one I found a worn belt and changed it at night.'],
  ['en', 'We skipped the second coat because of the rain, and I rang the client and finished it on Thursday.'],
  ['de', 'Den zweiten Anstrich haben wir ausgelassen, und ich habe den Kunden am Abend angerufen.'],
  ['fr', "On a sauté la deuxième couche et j'ai prévenu la cliente le soir même."],
  ['es', 'Nos saltamos la segunda mano porque llovía, y esa misma tarde llamé al cliente.'],
  ['it', 'Abbiamo saltato la seconda mano perché pioveva, e la sera ho chiamato il cliente.'],
  ['ja', '二度目の塗装はいったん飛ばして、その日の夕方にお客様へ電話しました。'],
] as const)('in %s whoever tells of work answers, also in such words: %s', (language, text) => {
  const reading = read(language, text);
  expect(reading.signals.declined).toBeNull();
  expect(reading.notAssessable).not.toBe('declined');
});

test.each([
  ['en', 'No, I have not done that.'],
  ['de', 'So etwas hatte ich bisher nicht.'],
  ['es', 'No tengo nada de eso.'],
] as const)('in %s who is asked what they have answers by having none: %s', (language, text) => {
  const question = { ...QUESTION, rubricLanguage: language, asksFacts: true as const };
  expect(reader.skim({ language, text, question }).signals.declined).toBeNull();
  const refusal = 'I would rather pass on that one.';
  expect(reader.skim({ language: 'en', text: refusal, question }).signals.declined).not.toBeNull();
});

test.each([
  [
    'en',
    "The build breaks when two migrations land on the same day; the second waits for the first and the pipeline says so. I'd rather not go into more details.",
  ],
  ['en', "I'd pass it on to the nurse in charge."],
  ['en', "I'd leave it to the pharmacist. She checks the dose, the label and the allergies."],
  ['en', "I can't say it in front of the patient. The family hears it from the consultant, in a quiet room."],
  ['en', 'You can leave this on overnight. A timer and a thermal fuse are in the lid.'],
  ['en', "I can't tell the customer that, it goes to the data team."],
  ['de', 'Zwei Leute prüfen das Etikett, die Apotheke zeichnet gegen. Mehr möchte ich dazu nicht sagen.'],
  ['de', 'Das darf ich den Angehörigen nicht sagen. Die Auskunft gibt nur der Arzt, in einem ruhigen Raum.'],
  ['fr', "Je ne peux pas le dire à la famille. C'est le médecin qui annonce, dans une salle calme."],
  ['fr', 'Je laisse ça au chef de rang, il décide.'],
  ['es', 'Eso lo dejo hasta que seque.'],
  ['nl', 'Dat laat ik aan de apotheker over.'],
] as const)('in %s what one does or leaves to others at work is an answer: %s', (language, text) => {
  expect(read(language, text).signals.declined).toBeNull();
});
