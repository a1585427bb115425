import { LANGUAGES, type Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { extractFounderApplication } from './extract.ts';
import type { Turn } from './fields.ts';

type Answers = readonly [
  name: string,
  email: string,
  coFounder: string,
  unknown: string,
  solution: string,
  place: string,
];
type Found = readonly [name: string, email: string, coFounder: string, place: string];

const KEYS = ['founder_name', 'founder_email', 'co_founders', 'market_size', 'solution', 'founder_current_location'];
/** In each language the same short conversation, and the names and the place in it. */
const CONVERSATIONS: Partial<Record<Language, readonly [Answers, Found]>> = {
  nl: [
    [
      'Goedendag, ik ben Sanne de Vries.',
      'sanne punt devries apenstaartje waterwijs punt example',
      'Ja, Joost Bakker, hij is onze CTO.',
      'Geen idee, dat hebben we nog niet uitgerekend.',
      'Wij meten het waterpeil in kelders.',
      'Ik woon in Utrecht.',
    ],
    ['Sanne de Vries', 'sanne.devries@waterwijs.example', 'Joost Bakker', 'Utrecht'],
  ],
  it: [
    [
      'Buongiorno, mi chiamo Chiara Bellini.',
      'chiara punto bellini chiocciola ondaviva punto example',
      'Sì, Marco Ferri, è il direttore tecnico.',
      'Non lo so, non l’abbiamo ancora calcolato.',
      'Misuriamo il livello dell’acqua nelle cantine.',
      'Vivo a Torino.',
    ],
    ['Chiara Bellini', 'chiara.bellini@ondaviva.example', 'Marco Ferri', 'Torino'],
  ],
  pt: [
    [
      'Olá, sou a Beatriz Nogueira.',
      'beatriz ponto nogueira arroba maremansa ponto example',
      'Sim, o Tiago Prates, que é o diretor técnico.',
      'Não sei, ainda não calculámos.',
      'Medimos o nível da água nas caves.',
      'Moro no Porto.',
    ],
    ['Beatriz Nogueira', 'beatriz.nogueira@maremansa.example', 'Tiago Prates', 'Porto'],
  ],
  da: [
    [
      'Goddag, jeg hedder Signe Holmgaard.',
      'signe punktum holmgaard snabel-a vandvis punktum example',
      'Ja, Rasmus Lund, han er CTO.',
      'Det ved jeg ikke, det har vi ikke regnet på.',
      'Vi måler vandstanden i kældre.',
      'Jeg bor i Odense.',
    ],
    ['Signe Holmgaard', 'signe.holmgaard@vandvis.example', 'Rasmus Lund', 'Odense'],
  ],
  no: [
    [
      'Hei, jeg heter Ingrid Solbakken.',
      'ingrid punktum solbakken krøllalfa vannvis punktum example',
      'Ja, Eirik Dahl, han er CTO.',
      'Det vet jeg ikke, vi har ikke regnet på det.',
      'Vi måler vannstanden i kjellere.',
      'Jeg bor i Bergen.',
    ],
    ['Ingrid Solbakken', 'ingrid.solbakken@vannvis.example', 'Eirik Dahl', 'Bergen'],
  ],
  sv: [
    [
      'Hej, jag heter Elin Sjöberg.',
      'elin punkt sjoberg snabel-a vattenvis punkt example',
      'Ja, Oskar Lind, han är CTO.',
      'Ingen aning, det har vi inte räknat på.',
      'Vi mäter vattennivån i källare.',
      'Jag bor i Umeå.',
    ],
    ['Elin Sjöberg', 'elin.sjoberg@vattenvis.example', 'Oskar Lind', 'Umeå'],
  ],
  fi: [
    [
      'Hei, olen Aino Virtanen.',
      'aino piste virtanen ät vesitaso piste example',
      'Kyllä, Mikko Laine, hän on CTO.',
      'En tiedä, emme ole laskeneet sitä.',
      'Mittaamme kellarien vedenpintaa.',
      'Asun Oulussa.',
    ],
    ['Aino Virtanen', 'aino.virtanen@vesitaso.example', 'Mikko Laine', 'Oulussa'],
  ],
  ru: [
    [
      'Здравствуйте, меня зовут Ольга Синицына.',
      'olga@vodomer.example',
      'Да, Пётр Ковалёв, он технический директор.',
      'Не знаю, мы ещё не считали.',
      'Мы измеряем уровень воды в подвалах.',
      'Я живу в Казани.',
    ],
    ['Ольга Синицына', 'olga@vodomer.example', 'Пётр Ковалёв', 'Казани'],
  ],
  zh: [
    [
      '您好，我叫李晓雯。',
      'xiaowen@shuiwei.example',
      '有，王建国，他是技术总监。',
      '不知道，还没有算过。',
      '我们测量地下室的水位。',
      '我住在成都。',
    ],
    ['李晓雯', 'xiaowen@shuiwei.example', '王建国', '成都'],
  ],
  ko: [
    [
      '안녕하세요, 저는 김서연입니다.',
      'seoyeon@mulnoni.example',
      '네, 박준호가 CTO입니다.',
      '모르겠습니다. 아직 계산하지 않았습니다.',
      '지하실의 수위를 측정합니다.',
      '대전에 살고 있습니다.',
    ],
    ['김서연', 'seoyeon@mulnoni.example', '박준호', '대전'],
  ],
  vi: [
    [
      'Xin chào, tôi là Nguyễn Thu Hà.',
      'thuha@mucnuoc.example',
      'Có, anh Trần Văn Minh, giám đốc kỹ thuật.',
      'Tôi không biết, chúng tôi chưa tính.',
      'Chúng tôi đo mực nước trong tầng hầm.',
      'Tôi sống ở Đà Nẵng.',
    ],
    ['Nguyễn Thu Hà', 'thuha@mucnuoc.example', 'Trần Văn Minh', 'Đà Nẵng'],
  ],
  id: [
    [
      'Halo, nama saya Dewi Lestari.',
      'dewi@air.example',
      'Ya, Budi Santoso, dia CTO.',
      'Tidak tahu, kami belum menghitungnya.',
      'Kami mengukur ketinggian air di ruang bawah tanah.',
      'Saya tinggal di Bandung.',
    ],
    ['Dewi Lestari', 'dewi@air.example', 'Budi Santoso', 'Bandung'],
  ],
  ms: [
    [
      'Helo, nama saya Farah Zulkifli.',
      'farah@paras.example',
      'Ya, Hafiz Rahman, dia CTO.',
      'Tidak tahu, kami belum menghitungnya.',
      'Kami mengukur paras air di bilik bawah tanah.',
      'Saya tinggal di Ipoh.',
    ],
    ['Farah Zulkifli', 'farah@paras.example', 'Hafiz Rahman', 'Ipoh'],
  ],
  hi: [
    [
      'नमस्ते, मेरा नाम अनिता शर्मा है।',
      'anita@jalstar.example',
      'हाँ, राहुल वर्मा, वे CTO हैं।',
      'पता नहीं, हमने अभी हिसाब नहीं लगाया।',
      'हम तहख़ानों में पानी का स्तर मापते हैं।',
      'मैं जयपुर में रहती हूँ।',
    ],
    ['अनिता शर्मा', 'anita@jalstar.example', 'राहुल वर्मा', 'जयपुर'],
  ],
  th: [
    [
      'สวัสดีค่ะ ดิฉันชื่อ มาลี สุขใจ ค่ะ',
      'malee@rabnam.example',
      'มีค่ะ คุณสมชาย ใจดี เป็น CTO',
      'ไม่ทราบค่ะ ยังไม่ได้คำนวณ',
      'เราวัดระดับน้ำในห้องใต้ดิน',
      'ฉันอยู่ที่เชียงใหม่ค่ะ',
    ],
    ['มาลี สุขใจ', 'malee@rabnam.example', 'สมชาย ใจดี', 'เชียงใหม่'],
  ],
};

test.each(Object.entries(CONVERSATIONS))(
  '%s: names, address, place and answer are found and a refusal fills nothing',
  (language, [answers, [name, email, coFounder, place]]) => {
    const turns = KEYS.flatMap((questionKey, index): Turn[] => [
      { speaker: 'interviewer', questionKey, text: '?' },
      { speaker: 'founder', text: answers[index] ?? '' },
    ]);
    const { fields, noAnswers } = extractFounderApplication({ language: language as Language, turns });
    const found = fields.map(({ person, field, value }) => `${person} ${field} ${value}`);
    expect(found).toEqual(
      expect.arrayContaining([
        `founder name ${name}`,
        `founder email ${email}`,
        `1 name ${coFounder}`,
        `founder currentLocation ${place}`,
        `founder solution ${answers[4]}`,
      ]),
    );
    expect(new Set(fields.map(({ person }) => person))).toEqual(new Set(['founder', 1]));
    expect(fields.some(({ field }) => field === 'marketSize')).toBe(false);
    expect(noAnswers.map(({ questionKey }) => questionKey)).toEqual(['market_size']);
  },
);

test.each(LANGUAGES)('%s: every pattern compiles, and empty answers give nothing', (language) => {
  const turns: Turn[] = [
    { speaker: 'interviewer', questionKey: 'elevator_pitch', text: '?' },
    { speaker: 'founder', text: ' … ' },
  ];
  expect(extractFounderApplication({ language, turns }).fields).toEqual([]);
});
