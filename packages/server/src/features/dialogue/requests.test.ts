import type { Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import type { InterviewerQuestion, RequestCategory } from './request-words.ts';
import { type CandidateRequest, requestIn } from './requests.ts';

const ASKED: Record<Exclude<Language, 'en-IN'>, Record<RequestCategory, string>> = {
  en: {
    skip: 'Skip',
    repeat: 'Can you repeat the question please?',
    pause: 'Can we take a break?',
    stop: 'I want to stop the interview now.',
    person: 'I would like to speak to a human being, please.',
  },
  de: {
    skip: 'Weiter bitte',
    repeat: 'Können Sie die Frage bitte wiederholen?',
    pause: 'Können wir eine Pause machen?',
    stop: 'Ich möchte das Gespräch beenden.',
    person: 'Ich möchte mit einem Menschen sprechen.',
  },
  nl: {
    skip: 'Volgende graag',
    repeat: 'Kunt u de vraag herhalen?',
    pause: 'Kunnen we even pauze nemen?',
    stop: 'Ik wil stoppen.',
    person: 'Ik wil graag met een mens praten.',
  },
  sv: {
    skip: 'Hoppa över',
    repeat: 'Kan du upprepa frågan?',
    pause: 'Kan vi ta en paus?',
    stop: 'Jag vill avsluta intervjun.',
    person: 'Jag vill prata med en människa.',
  },
  da: {
    skip: 'Spring over',
    repeat: 'Kan du gentage spørgsmålet?',
    pause: 'Kan vi holde en pause?',
    stop: 'Jeg vil gerne stoppe nu.',
    person: 'Jeg vil gerne tale med et menneske.',
  },
  no: {
    skip: 'Hopp over',
    repeat: 'Kan du gjenta spørsmålet?',
    pause: 'Kan vi ta en pause?',
    stop: 'Jeg vil avslutte intervjuet.',
    person: 'Jeg vil gjerne snakke med et menneske.',
  },
  es: {
    skip: 'Paso',
    repeat: '¿Puede repetir la pregunta, por favor?',
    pause: '¿Podemos hacer una pausa?',
    stop: 'Quiero terminar la entrevista.',
    person: 'Quisiera hablar con una persona.',
  },
  fr: {
    skip: 'Je passe',
    repeat: 'Pouvez-vous répéter la question ?',
    pause: 'Peut-on faire une pause ?',
    stop: "Je voudrais arrêter l'entretien.",
    person: 'Je préfère parler à une personne.',
  },
  it: {
    skip: 'Passo',
    repeat: 'Può ripetere la domanda?',
    pause: 'Possiamo fare una pausa?',
    stop: 'Vorrei terminare il colloquio.',
    person: 'Vorrei parlare con una persona.',
  },
  pt: {
    skip: 'Próxima',
    repeat: 'Pode repetir a pergunta, por favor?',
    pause: 'Podemos fazer uma pausa?',
    stop: 'Quero terminar a entrevista.',
    person: 'Gostaria de falar com uma pessoa.',
  },
  fi: {
    skip: 'Ohitetaan',
    repeat: 'Voisitko toistaa kysymyksen?',
    pause: 'Voidaanko pitää tauko?',
    stop: 'Haluan lopettaa haastattelun.',
    person: 'Haluaisin puhua ihmisen kanssa.',
  },
  ru: {
    skip: 'Дальше, пожалуйста',
    repeat: 'Повторите вопрос, пожалуйста.',
    pause: 'Можно сделать перерыв?',
    stop: 'Я хочу закончить собеседование.',
    person: 'Я хотел бы поговорить с человеком.',
  },
  hi: {
    skip: 'अगला',
    repeat: 'क्या आप सवाल दोहरा सकते हैं?',
    pause: 'क्या हम ब्रेक ले सकते हैं?',
    stop: 'मैं साक्षात्कार समाप्त करना चाहता हूँ।',
    person: 'मैं किसी इंसान से बात करना चाहता हूँ।',
  },
  ja: {
    skip: 'パスで',
    repeat: 'もう一度お願いします。',
    pause: '休憩したいです。',
    stop: '面接を終わりにしたいです。',
    person: '人と話したいです。',
  },
  ko: {
    skip: '패스요',
    repeat: '다시 말씀해 주시겠어요?',
    pause: '잠시 쉬었다 해도 될까요?',
    stop: '면접을 그만하고 싶습니다.',
    person: '사람과 이야기하고 싶습니다.',
  },
  zh: {
    skip: '跳过吧',
    repeat: '请再说一遍。',
    pause: '我想休息一下。',
    stop: '我想结束面试。',
    person: '我想和真人说话。',
  },
  th: {
    skip: 'ขอข้ามครับ',
    repeat: 'ช่วยทวนคำถามอีกครั้งได้ไหม',
    pause: 'ขอพักสักครู่',
    stop: 'อยากจบการสัมภาษณ์',
    person: 'อยากคุยกับคนจริง',
  },
  vi: {
    skip: 'Bỏ qua nhé',
    repeat: 'Bạn có thể nhắc lại câu hỏi không?',
    pause: 'Tôi muốn nghỉ một chút.',
    stop: 'Tôi muốn kết thúc buổi phỏng vấn.',
    person: 'Tôi muốn nói chuyện với người thật.',
  },
  id: {
    skip: 'Lewati saja',
    repeat: 'Bisa diulangi pertanyaannya?',
    pause: 'Boleh istirahat sebentar?',
    stop: 'Saya ingin mengakhiri wawancara.',
    person: 'Saya ingin berbicara dengan manusia.',
  },
  ms: {
    skip: 'Langkau',
    repeat: 'Boleh ulang soalan itu?',
    pause: 'Boleh kita rehat sebentar?',
    stop: 'Saya mahu menamatkan temu duga.',
    person: 'Saya mahu bercakap dengan manusia.',
  },
};

const cases = Object.entries(ASKED).flatMap(([language, asked]) =>
  Object.entries(asked).map(([kind, text]) => [language as Language, kind as CandidateRequest, text] as const),
);

test.each(cases)('%s: a request for %s is heard: %s', (language, kind, text) => {
  expect(requestIn(language, text)).toBe(kind);
});

test.each([
  ['en', 'I repeat the question to the client and write the answer down.'],
  ['en', 'I stop the line and call the supervisor.'],
  ['en', 'I ask for a break in the sequence.'],
  ['en', 'I would talk to the person at the till.'],
  ['en', 'We pause the rollout.'],
  ['en', 'First I end the conversation politely.'],
  [
    'en',
    'I could not repeat the measurement at first, so I changed the sample and then it came out the same every time.',
  ],
  ['de', 'Ich wiederhole die Messung.'],
  ['de', 'Ich unterbreche die Auslieferung.'],
  ['fr', 'Je répète la mesure.'],
  ['es', 'Hablo con la persona de la caja.'],
  ['ja', 'もう一度測定します。'],
  ['ja', 'まず担当の人に確認します。'],
  ['ko', '다시 측정했습니다.'],
  ['zh', '我再测量一遍。'],
] as const)('%s: an answer is none: %s', (language, text) => {
  expect(requestIn(language, text)).toBeNull();
});

const ASKED_OF_US: Record<Exclude<Language, 'en-IN'>, Record<InterviewerQuestion, string>> = {
  en: { ai: 'Are you a real person?', result: 'Was that right?' },
  de: { ai: 'Sind Sie eigentlich ein Mensch?', result: 'War das richtig?' },
  nl: { ai: 'Ben je een robot?', result: 'Was dat goed?' },
  sv: { ai: 'Pratar jag med en människa?', result: 'Hur gick det för mig?' },
  da: { ai: 'Er du en robot?', result: 'Hvordan gik det?' },
  no: { ai: 'Snakker jeg med et menneske?', result: 'Hvordan gikk det?' },
  fi: { ai: 'Oletko tekoäly?', result: 'Miten minulla meni?' },
  fr: { ai: 'Vous êtes un robot ?', result: 'C’était bien ?' },
  es: { ai: '¿Estoy hablando con una persona?', result: '¿Cómo lo he hecho?' },
  pt: { ai: 'Estou a falar com uma pessoa?', result: 'Como me saí?' },
  it: { ai: 'Sto parlando con una persona?', result: 'Come sono andata?' },
  ru: { ai: 'Вы человек или робот?', result: 'Как я справилась?' },
  hi: { ai: 'क्या आप एक रोबोट हैं?', result: 'मैंने कैसा किया?' },
  id: { ai: 'Apakah Anda manusia?', result: 'Apakah saya lulus?' },
  ms: { ai: 'Adakah anda robot?', result: 'Adakah saya lulus?' },
  vi: { ai: 'Bạn có phải là người thật không?', result: 'Câu trả lời của tôi có đúng không?' },
  th: { ai: 'คุณเป็นหุ่นยนต์หรือเปล่าคะ', result: 'ดิฉันผ่านไหมคะ' },
  ja: { ai: 'あなたはAIですか。', result: '今の答えで大丈夫でしょうか' },
  ko: { ai: '혹시 사람이신가요?', result: '제 답변 괜찮았나요' },
  zh: { ai: '您是真人吗', result: '我回答得怎么样' },
};

const questions = Object.entries(ASKED_OF_US).flatMap(([language, asked]) =>
  Object.entries(asked).map(([kind, text]) => [language as Language, kind as CandidateRequest, text] as const),
);

test.each(questions)('%s: a question of %s is heard: %s', (language, kind, text) => {
  expect(requestIn(language, text)).toBe(kind);
});

test.each([
  [
    'en',
    'I asked the caller: are you a robot? Then I passed the call to the fraud desk and wrote a note for the next shift.',
  ],
  ['en', 'Would a machine do?'],
  ['en', 'I passed the audit.'],
  ['de', 'War die Maschine gewartet?'],
  ['es', 'He aprobado el presupuesto.'],
  ['it', 'Ho superato l’esame.'],
  ['ja', '人間とロボットの分担を決めました。'],
  ['zh', '机器人由我维护。'],
] as const)('%s: an answer asks nothing of us: %s', (language, text) => {
  expect(requestIn(language, text)).toBeNull();
});

test.each([
  ['repeat', 'ช่วยถามซ้ำได้ไหม'],
  ['repeat', 'ไม่เข้าใจคำถามค่ะ'],
  ['skip', 'ขอข้ามคำถามนี้ก่อนนะ'],
] as const)('a Thai vowel that compatibility forms take apart hides no request (%s): %s', (kind, text) => {
  expect(requestIn('th', text)).toBe(kind);
  expect(requestIn('th', text.normalize('NFKC'))).toBe(kind);
});
