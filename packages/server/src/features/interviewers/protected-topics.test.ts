import type { ProtectedTopic } from '@colloquy/content/schema/protected';
import { describe, expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import { buildBlueprint } from './build-blueprint.ts';
import { asksProtectedTopic, mentionsProtectedTopic, withoutProtectedTopics } from './protected-topics.ts';
import { OPENINGS } from './reading.fixture.ts';

const FORBIDDEN: Record<string, Partial<Record<ProtectedTopic, string>>> = {
  en: {
    age: 'How old are you?',
    family: 'Do you plan to have children?',
    health: 'Do you have any disabilities we should know of?',
    origin: 'Where are you originally from?',
    religion: 'Which religion do you follow?',
    'gender-and-orientation': 'Are you gay?',
    'politics-and-union': 'Are you a member of a trade union?',
    appearance: 'Please send us a photo of yourself.',
    'criminal-record': 'Have you ever been arrested?',
    'salary-history': 'How much did you earn in your last job?',
  },
  de: {
    age: 'Wie alt sind Sie?',
    family: 'Haben Sie Kinder?',
    health: 'Haben Sie eine Behinderung?',
    origin: 'Woher kommen Sie eigentlich?',
    religion: 'Sind Sie religiös?',
    'salary-history': 'Was verdienen Sie zurzeit?',
  },
  es: {
    age: '¿Cuántos años tiene?',
    family: '¿Está casada?',
    health: '¿Tiene alguna enfermedad?',
    origin: '¿De dónde es usted?',
    religion: '¿Es usted religioso?',
    'salary-history': '¿Cuánto gana actualmente?',
  },
  fr: {
    age: 'Quel âge avez-vous ?',
    family: 'Êtes-vous enceinte ?',
    health: 'Avez-vous un handicap ?',
    origin: "D'où venez-vous ?",
    religion: 'Êtes-vous croyant ?',
    'salary-history': 'Combien gagnez-vous ?',
  },
  nl: {
    age: 'Hoe oud ben je?',
    family: 'Heb je kinderen?',
    health: 'Heb je een ziekte?',
    origin: 'Waar kom je eigenlijk vandaan?',
    religion: 'Ben je gelovig?',
    'salary-history': 'Hoeveel verdien je nu?',
  },
  id: {
    age: 'Berapa umur Anda?',
    family: 'Apakah Anda sudah menikah?',
    health: 'Apakah Anda punya penyakit?',
    origin: 'Anda berasal dari mana?',
    religion: 'Apa agama Anda?',
    'salary-history': 'Berapa gaji Anda sekarang?',
  },
  vi: {
    age: 'Bạn bao nhiêu tuổi?',
    family: 'Bạn đã kết hôn chưa?',
    health: 'Bạn có bệnh gì không?',
    origin: 'Quê của bạn ở đâu?',
    religion: 'Bạn theo đạo nào?',
    'salary-history': 'Mức lương hiện tại của bạn là bao nhiêu?',
  },
  ja: {
    age: 'おいくつですか。',
    family: '結婚していますか。',
    health: '持病はありますか。',
    origin: '国籍はどちらですか。',
    religion: '宗教は何ですか。',
    'salary-history': '前職の年収を教えてください。',
  },
  ko: {
    age: '나이가 어떻게 되세요?',
    family: '결혼하셨나요?',
    health: '지병이 있으신가요?',
    origin: '고향은 어디인가요?',
    religion: '종교가 있으신가요?',
    'salary-history': '직전 연봉이 얼마였나요?',
  },
  zh: {
    age: '你今年多大？',
    family: '你结婚了吗？',
    religion: '您的宗教是什么？',
    'salary-history': '您目前的工资是多少？',
  },
  pt: { age: 'Quantos anos você tem?', family: 'Você tem filhos?', origin: 'De onde você é?' },
  it: { age: 'Quanti anni ha?', family: 'Ha figli?', 'salary-history': 'Quanto guadagna?' },
  da: { age: 'Hvor gammel er du?', family: 'Har du børn?' },
  no: { age: 'Hvor gammel er du?', family: 'Har du barn?' },
  sv: { age: 'Hur gammal är du?', family: 'Är du gift?' },
  fi: { age: 'Kuinka vanha olet?', family: 'Oletko naimisissa?' },
  ms: { age: 'Berapa umur awak?', religion: 'Apakah agama awak?' },
  hi: { religion: 'आपका धर्म क्या है?', family: 'क्या आप विवाहित हैं?' },
  th: { age: 'คุณอายุเท่าไหร่', family: 'คุณแต่งงานหรือยัง' },
  ru: { age: 'Сколько вам лет?', family: 'Вы замужем?', origin: 'Откуда вы родом?' },
};

const forbidden = Object.entries(FORBIDDEN).flatMap(([language, byTopic]) =>
  Object.entries(byTopic).map(([ground, text]): [string, string, string] => [language, ground, text]),
);

test.each(forbidden)('in %s a question on %s is caught: %s', (_, ground, text) => {
  expect(asksProtectedTopic(text).map((finding) => finding.ground)).toContain(ground);
});

test.each([
  'A patient’s health gets worse during your shift. What do you do first?',
  'How do you check the age of a customer who buys alcohol?',
  'How old was the code you inherited, and where did you begin?',
  'Tell me about the product family you worked on.',
  'How do you manage the storage of user images?',
  'What salary would you hope for in this job?',
  'Wie alt war die Maschine, die Sie repariert haben?',
  'Woher wussten Sie, dass niemand mehr die alte nutzt?',
  'Un cliente pregunta por la edad mínima. ¿Qué le dice?',
  'Comment gérez-vous la santé et la sécurité sur le chantier ?',
  'お客様の年齢を確認するのはどんなときですか。'.replace('年齢を', '年齢確認を'),
  '이전 버전과 새 버전의 차이를 설명해 주세요.',
  'Bạn đã xử lý tuổi thọ của pin thế nào?',
])('an ordinary question passes: %s', (text) => {
  expect(asksProtectedTopic(text)).toEqual([]);
});

test.each([
  ['age', 'Usia maksimal 30 tahun'],
  ['age', 'Alter: 20 bis 35'],
  ['age', 'Edad entre 18 y 35 años'],
  ['age', '만 35세 이하'],
  ['age', 'Tuổi từ 22 - 30'],
  ['family', 'Belum menikah'],
  ['health', 'Sehat jasmani dan rohani'],
  ['origin', 'English native speakers only'],
  ['origin', '国籍不問'],
  ['gender-and-orientation', 'Nur männliche Bewerber'],
  ['gender-and-orientation', 'Nữ, tốt nghiệp đại học'],
  ['gender-and-orientation', 'Pria / Wanita'],
  ['appearance', 'Ngoại hình ưa nhìn'],
  ['appearance', 'Buena presencia'],
  ['religion', 'Beragama Islam'],
])('a condition on %s in a description is seen: %s', (ground, text) => {
  expect(mentionsProtectedTopic(text).map((finding) => finding.ground)).toContain(ground);
});

test.each([
  'Manage packages and images in our storage',
  'Làm việc tại Việt Nam, hưởng lương cạnh tranh',
  'Betreuung von 20 bis 30 Kunden im Monat',
  'At least 10 years of experience in logistics',
  'Health and safety training for new colleagues',
  'Kommunikation mit dem Management in Berlin',
])('an ordinary sentence of a description passes: %s', (text) => {
  expect(mentionsProtectedTopic(text)).toEqual([]);
});

describe('a blueprint that holds forbidden ground', () => {
  const clean = buildBlueprint(builtInContent, {
    language: 'en',
    title: 'Backend Developer',
    reading: OPENINGS.backend,
  });
  const [first, second] = clean.questions;
  if (first === undefined || second === undefined) throw new Error('the fixture has questions');

  test('loses the question, keeps the others, and says what was refused', () => {
    const tainted = { ...clean, questions: [{ ...first, text: 'Are you married?' }, ...clean.questions.slice(1)] };
    const { blueprint, refusals } = withoutProtectedTopics(tainted);
    expect(blueprint.questions).toEqual(clean.questions.slice(1));
    expect(refusals).toEqual([{ ground: 'family', match: 'Are you married', question: first.key, where: 'question' }]);
  });

  test('loses only the follow-up where only that one is forbidden', () => {
    const followUps = [...first.followUps, { reason: 'no-example' as const, text: 'When were you born?' }];
    const { blueprint, refusals } = withoutProtectedTopics({
      ...clean,
      questions: [{ ...first, followUps }, ...clean.questions.slice(1)],
    });
    expect(blueprint.questions[0]).toEqual(first);
    expect(refusals.map((refusal) => refusal.where)).toEqual(['follow-up']);
  });

  test('loses a competency that no question is left for', () => {
    const only = { ...second, competency: 'only.here', text: 'Which religion do you follow?' };
    const competencies = [...clean.competencies, { key: 'only.here', name: 'Only here' }];
    const { blueprint } = withoutProtectedTopics({ ...clean, competencies, questions: [first, only] });
    expect(blueprint.competencies.map((competency) => competency.key)).toEqual([first.competency]);
  });

  test('is left as it is when there is nothing to refuse', () => {
    expect(withoutProtectedTopics(clean)).toEqual({ blueprint: clean, refusals: [] });
  });
});
