import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { readSentence } from './evidence.ts';

function aboutPerson(text: string, language: Language): boolean {
  return readSentence(text, { start: 0, end: text.length }, catalogueLanguage(language)).aboutPerson;
}

const PERSON: [Language, string][] = [
  ['en', 'I was out for three years with my little daughter and came back in spring.'],
  ['en', 'I am the son of such a man and know these nights.'],
  ['en', 'I took two years off before this job.'],
  ['de', 'Ich bin die Tochter eines Bäckers und kenne die Nächte.'],
  ['de', 'Ich war drei Jahre zu Hause.'],
  ['de', 'Mit meiner kleinen Tochter war ich lange weg.'],
  ['nl', 'Ik ben de zoon van een visser.'],
  ['sv', 'Jag var hemma i tre år.'],
  ['da', 'Jeg er datter af en fisker.'],
  ['no', 'Jeg var hjemme i to år.'],
  ['es', 'Soy hija de un pescador y conozco esas noches.'],
  ['pt', 'Fiquei em casa três anos.'],
  ['it', 'Sono figlio di un pescatore.'],
  ['fr', "Je suis la fille d'un boulanger."],
  ['fi', 'Olin kotona kolme vuotta.'],
  ['ru', 'Я дочь рыбака и знаю эти ночи.'],
  ['vi', 'Tôi là con trai của một ngư dân.'],
  ['hi', 'मैं एक महिला हूँ और गाँव में रही।'],
  ['ms', 'Saya anak seorang nelayan.'],
  ['id', 'Saya anak seorang nelayan.'],
  ['zh', '我是女性，在这里工作。'],
  ['ja', '私は女性です。'],
  ['ko', '저는 여성입니다.'],
  ['th', 'ผมเป็นลูกชาวประมง'],
];

test.each(PERSON)('a sentence that only tells of the person counts for nothing (%s): %s', (language, text) => {
  expect(aboutPerson(text, language)).toBe(true);
});

const MATTER: [Language, string][] = [
  ['en', 'I took two months off the delivery time.'],
  ['en', 'I ask the daughter of the patient what she has seen.'],
  ['en', 'I put my notes about the child in the file.'],
  ['en', 'The line was out for three months, so I ordered the part.'],
  ['en', 'I had the pump out for two years of data.'],
  ['de', 'Ich frage die Tochter der Patientin.'],
  ['ru', 'Я детей вывожу из класса первыми.'],
  ['ja', '私は女性の患者に説明します。'],
  ['ko', '저는 여성 고객에게 먼저 물어봅니다.'],
  ['hi', 'मैं महिला मरीज से पहले पूछता हूँ।'],
  ['fr', 'Je demande à la fille du patient ce qu’elle a vu.'],
  ['es', 'Pregunto a la hija del paciente.'],
];

test.each(MATTER)('what is told of others, or of the work, counts (%s): %s', (language, text) => {
  expect(aboutPerson(text, language)).toBe(false);
});
