import type { Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import type { AnswerReading, QuestionToRead } from '../port.ts';
import { createEmbeddedAnswerReader } from './embedded-answer-reader.ts';
import { nothingSaid } from './nothing-said.ts';
import { readPlainly } from './reading.ts';

const reader = createEmbeddedAnswerReader({ meaning: 'off', grading: 'points' });

function read(language: Language, text: string, more: Partial<QuestionToRead> = {}): AnswerReading {
  const question: QuestionToRead = {
    text: '?',
    rubricLanguage: language,
    anchors: { 1: '', 3: '', 5: '' },
    facts: [{ key: 'key', phrasings: ['a unique constraint on the idempotency key'] }],
    ...more,
  };
  return reader.skim({ language, question, text });
}

type Kind = 'not-done' | 'nothing' | 'something';

function kindOf({ saysNothing, notDone }: AnswerReading): Kind {
  return saysNothing !== true ? 'something' : notDone === undefined ? 'nothing' : 'not-done';
}

const SAID: Record<Exclude<Language, 'en-IN'>, [Kind, string][]> = {
  en: [
    ['nothing', 'That is all I can say about it.'],
    ['nothing', 'I have told you what I know of it.'],
    ['nothing', 'Nothing more comes to mind.'],
    ['not-done', 'No, I have not done that.'],
    ['not-done', 'That has not come up in my work so far.'],
    ['nothing', 'I have nothing to tell about that.'],
    ['nothing', 'I would be guessing, so I leave it.'],
    ['something', 'I keep a unique key in the database.'],
    ['something', 'I ask what they need it for.'],
    ['something', 'We told people first and asked the team.'],
    ['not-done', 'I have never used Kafka.'],
    ['something', 'I have not used Kafka, but RabbitMQ with an outbox.'],
    ['something', 'Yes, often in my last job with the printers.'],
  ],
  de: [
    ['nothing', 'Mehr kann ich dazu nicht sagen.'],
    ['nothing', 'Das ist alles, was ich dazu weiß.'],
    ['not-done', 'Nein, das habe ich noch nie gemacht.'],
    ['not-done', 'Das ist mir noch nicht vorgekommen.'],
    ['something', 'Ich frage die Kollegin nach dem Grund.'],
    ['nothing', 'Da müsste ich raten.'],
  ],
  es: [
    ['nothing', 'Eso es todo lo que puedo decir.'],
    ['not-done', 'No, eso no lo he hecho.'],
    ['not-done', 'Nunca he hecho eso.'],
    ['nothing', 'No se me ocurre nada más.'],
    ['something', 'Corto la corriente y pongo el candado.'],
  ],
  fr: [
    ['nothing', "C'est tout ce que je peux dire."],
    ['not-done', "Non, je n'ai jamais fait cela."],
    ['nothing', 'Rien de plus ne me vient.'],
    ['something', "Je demande au client ce qu'il veut."],
    ['not-done', "Cela ne m'est pas encore arrivé."],
  ],
  it: [
    ['nothing', 'È tutto quello che posso dire.'],
    ['not-done', "No, non l'ho mai fatto."],
    ['something', 'Chiedo al cliente che cosa vuole.'],
  ],
  pt: [
    ['nothing', 'É tudo o que posso dizer.'],
    ['not-done', 'Não, nunca fiz isso.'],
    ['something', 'Pergunto ao cliente o que quer.'],
  ],
  nl: [
    ['nothing', 'Dat is alles wat ik weet.'],
    ['not-done', 'Nee, dat heb ik nooit gedaan.'],
    ['something', 'Ik vraag de klant wat er is.'],
  ],
  da: [
    ['nothing', 'Det er alt, hvad jeg kan sige.'],
    ['not-done', 'Nej, det har jeg aldrig prøvet.'],
    ['something', 'Jeg spørger kunden om årsagen.'],
  ],
  no: [
    ['nothing', 'Det er alt jeg kan si.'],
    ['not-done', 'Nei, det har jeg aldri gjort.'],
    ['something', 'Jeg spør kunden om årsaken.'],
  ],
  sv: [
    ['nothing', 'Det är allt jag kan säga.'],
    ['not-done', 'Nej, det har jag aldrig gjort.'],
    ['something', 'Jag frågar kunden om orsaken.'],
  ],
  fi: [
    ['nothing', 'Siinä kaikki mitä osaan sanoa.'],
    ['not-done', 'En ole koskaan tehnyt sitä.'],
    ['something', 'Kysyn asiakkaalta ensin valituksen syytä.'],
  ],
  ru: [
    ['nothing', 'Это всё, что я могу сказать.'],
    ['not-done', 'Нет, этого я не делал.'],
    ['something', 'Я спрашиваю клиента о причине.'],
    ['nothing', 'Больше ничего не приходит в голову.'],
  ],
  zh: [
    ['nothing', '我能说的就这些。'],
    ['not-done', '没有，我没做过。'],
    ['something', '我先问客户出了什么问题。'],
    ['not-done', '这个我从来没有做过。'],
  ],
  ja: [
    ['nothing', 'お話しできることは以上です。'],
    ['not-done', 'いいえ、やったことがありません。'],
    ['something', 'まず理由を聞いて、看護師に伝えます。'],
    ['not-done', 'そのような経験はありません。'],
    ['nothing', 'これ以上は思い浮かびません。'],
  ],
  ko: [
    ['nothing', '제가 말씀드릴 수 있는 것은 이게 다입니다.'],
    ['not-done', '아니요, 해 본 적이 없습니다.'],
    ['something', '먼저 고객에게 이유를 묻습니다.'],
  ],
  vi: [
    ['nothing', 'Đó là tất cả những gì tôi biết.'],
    ['not-done', 'Chưa, tôi chưa từng làm việc đó.'],
    ['something', 'Tôi hỏi khách hàng lý do.'],
  ],
  hi: [
    ['nothing', 'बस इतना ही कह सकता हूँ।'],
    ['not-done', 'नहीं, मैंने ऐसा कभी नहीं किया।'],
    ['something', 'मैं पहले ग्राहक से कारण पूछता हूँ।'],
  ],
  th: [
    ['nothing', 'เล่าได้แค่นี้ครับ'],
    ['not-done', 'ไม่ครับ ไม่เคยทำ'],
    ['something', 'ผมถามลูกค้าก่อนว่าเกิดอะไรขึ้น'],
  ],
  ms: [
    ['nothing', 'Itu sahaja yang saya boleh katakan.'],
    ['not-done', 'Tidak, saya belum pernah melakukannya.'],
    ['not-done', 'Tidak, saya tidak pernah buat itu.'],
    ['something', 'Saya bertanya pelanggan tentang sebabnya.'],
  ],
  id: [
    ['nothing', 'Itu saja yang bisa saya katakan.'],
    ['not-done', 'Tidak, saya belum pernah melakukan itu.'],
    ['something', 'Saya bertanya kepada pelanggan apa sebabnya.'],
  ],
};

test.each(Object.entries(SAID))(
  'what tells nothing of the matter, and what says that it was not done: %s',
  (language, said) => {
    for (const [kind, text] of said) expect([text, kindOf(read(language as Language, text))]).toEqual([text, kind]);
  },
);

test('a point, a figure or an occasion in it tells something, whatever stands beside', () => {
  expect(kindOf(read('en', 'That is all I can say: we kept a unique constraint on the idempotency key.'))).toBe(
    'something',
  );
  expect(kindOf(read('en', 'I have told you all, it took 12 days.'))).toBe('something');
});

test('"no" is a whole answer to what somebody has, and says that they have not; elsewhere it is too short', () => {
  expect(kindOf(read('en', 'No.', { asksFacts: true }))).toBe('not-done');
  expect(kindOf(read('de', 'Nein.', { asksFacts: true }))).toBe('not-done');
  expect(kindOf(read('en', 'Both.', { asksFacts: true }))).toBe('something');
  expect(read('en', 'No.')).toMatchObject({ notAssessable: 'too-short' });
});

test('the words that say it are a place in the answer', () => {
  const text = 'Well. I have never done that.';
  const { notDone } = read('en', text);
  expect(text.slice(notDone?.start, notDone?.end)).toBe('I have never done that.');
});

test('the sentences of an answer that tells something are not gone through for it', () => {
  const question: QuestionToRead = { text: '?', rubricLanguage: 'en', anchors: { 1: '', 3: '', 5: '' }, facts: [] };
  const nothing = { facts: [], signals: { example: null, ownPart: null, result: null, figure: null, declined: null } };
  const look = (text: string, reading: Parameters<typeof nothingSaid>[2]) => {
    const answer = { language: 'en', question, text } as const;
    let looks = 0;
    const { rests, ...plain } = readPlainly(answer);
    const counted = {
      ...plain,
      get rests() {
        looks += 1;
        return rests;
      },
    };
    return [nothingSaid(counted, answer, reading), looks > 0];
  };
  expect(look('I have never used Kafka.', nothing)).toEqual([
    { saysNothing: true, notDone: { start: 0, end: 24 } },
    true,
  ]);
  const figure = { ...nothing, signals: { ...nothing.signals, figure: { start: 0, end: 6 } } };
  expect(look('I have never used Kafka.', figure)).toEqual([{}, false]);
  expect(look('I looked at the queue with my team. '.repeat(5), nothing)).toEqual([{}, false]);
});
