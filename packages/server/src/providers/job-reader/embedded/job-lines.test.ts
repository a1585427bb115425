import { describe, expect, test } from 'vitest';
import { createJobReader } from '../create.ts';

const lines = (description: string) =>
  createJobReader({ kind: 'embedded' })
    .read({ title: 'Bridge keeper', description })
    .lines.map(({ kind, head, text }) => ({ kind, head, text }));

const SECTIONS = (tasks: string[], asked: string[], nice: string[]): string =>
  `<p><strong>What you will do</strong></p><ul>${tasks.map((one) => `<li>${one}</li>`).join('')}</ul>` +
  `<p><strong>What you bring</strong></p><ul>${asked.map((one) => `<li>${one}</li>`).join('')}</ul>` +
  `<p><strong>Nice to have</strong></p><ul>${nice.map((one) => `<li>${one}</li>`).join('')}</ul>`;

test.each([
  ['Open and close: road gates, lock gates, the swing bridge.', 'Open and close'],
  ['Keep the log clean: every passage written down the same hour.', 'Keep the log clean'],
  ['Watch and warn: currents, wind, drifting timber.', 'Watch and warn'],
])('a line is whole and keeps its head: %s', (line, head) => {
  const found = lines(SECTIONS([line, 'Grease the bearings.'], ['Good with ropes and radios.'], []));
  expect(found[0]).toEqual({ kind: 'duty', head, text: line });
});

test('what is required, what is welcome and what is done are told apart, in the order of the text', () => {
  const found = lines(
    SECTIONS(
      ['Raise the bridge for ships.', 'Keep the machine room dry.'],
      ['You can read tide tables.', 'Experience with hydraulic machines is a plus.'],
      ['A boat licence.'],
    ),
  );
  expect(found.map(({ kind }) => kind)).toEqual(['duty', 'duty', 'must', 'nice', 'nice']);
});

test('a paragraph of several sentences is a line a sentence, a short pair of them stays one', () => {
  const paragraph = [
    'You raise the bridge for ships and keep the traffic waiting behind the gates.',
    'You grease the bearings every spring and write it down in the log.',
    'You call the harbour master when the wind is too strong.',
  ];
  const found = lines(SECTIONS([paragraph.join(' '), 'Keep the log. Day and night.'], [], []));
  expect(found.map(({ text }) => text)).toEqual([...paragraph, 'Keep the log. Day and night.']);
});

test('the offsets are those of the plain text', () => {
  const reading = createJobReader({ kind: 'embedded' }).read({
    title: 'Bridge keeper',
    description: SECTIONS(['Raise the bridge: day and night.', 'Keep the log.'], ['You can read tide tables.'], []),
  });
  for (const { text, start, end } of reading.lines) expect(reading.plainText.slice(start, end)).toBe(text);
});

describe('what ends a list of requirements', () => {
  const kinds = (description: string) =>
    lines(description).flatMap(({ kind, text }) => (kind === 'duty' ? [] : [`${kind}: ${text}`]));

  test.each([
    ['The offer', 'Up to 42,000 a year depending on experience, and thirty days of holiday.'],
    ['How we do things', 'Small batches, short meetings and a good coffee machine.'],
    ['Pay and hours', 'Two years of guaranteed employment and a shift premium of a quarter.'],
  ])('a heading of its own: %s', (heading, under) => {
    const found = kinds(
      `We build lifts.\n\nRequirements\n- Experience with hydraulic lifts\n- Reading of circuit diagrams\n\n${heading}\n${under}\n`,
    );
    expect(found).toEqual(['must: Experience with hydraulic lifts', 'must: Reading of circuit diagrams']);
  });

  test('a paragraph behind its items', () => {
    const found = kinds(
      'We build lifts.\n\nRequirements\n- Experience with hydraulic lifts\n- Reading of circuit diagrams\n- A driving licence\n\nThe works welcomes applications from people with any experience and background.\n',
    );
    expect(found).toEqual([
      'must: Experience with hydraulic lifts',
      'must: Reading of circuit diagrams',
      'must: A driving licence',
    ]);
  });

  test('what is essential and what is desirable', () => {
    const found = kinds(
      'ESSENTIAL\n- Safe isolation of circuits\n- Fault finding\n\nDESIRABLE\n- Work on fire alarms\n- Cherry picker ticket\n',
    );
    expect(found).toEqual([
      'must: Safe isolation of circuits',
      'must: Fault finding',
      'nice: Work on fire alarms',
      'nice: Cherry picker ticket',
    ]);
  });

  test('no blank line between requirements, and none with a line to itself', () => {
    const found = kinds(
      'Requirements\n\nSome years with hydraulic lifts and hoists\n\nReading of circuit diagrams\n\nA driving licence for vans\n',
    );
    expect(found).toHaveLength(3);
  });
});

test.each(['B.Sc. in computer science', 'e.g. Kubernetes or Nomad in production', '3.5 years with hydraulic lifts'])(
  'what only looks like the mark of a list stays: %s',
  (line) => {
    const found = lines(`Requirements:\n${line}\nA driving licence for vans\n`);
    expect(found.map(({ text }) => text)).toContain(line);
  },
);

test.each(['a) Reading of circuit diagrams', '2. Reading of circuit diagrams', '(3) Reading of circuit diagrams'])(
  'the mark of a list goes: %s',
  (line) => {
    const found = lines(`Requirements:\n${line}\nA driving licence for vans\n`);
    expect(found.map(({ text }) => text)).toContain('Reading of circuit diagrams');
  },
);

describe('a sentence behind the list of what is asked for', () => {
  const LIST =
    '<p>Your tasks</p><ul><li>You sew and bind books by hand.</li><li>You keep the guillotine sharp.</li></ul>' +
    '<p>Requirements</p><ul><li>You have bound a book from folding to case.</li><li>You work to the millimetre.</li></ul>';

  test.each([
    'Gold tooling is welcome.',
    'Marquetry is welcome.',
    'Paper making is a plus.',
    'Rigging would be an advantage.',
  ])('is what is welcome: %s', (sentence) => {
    expect(lines(`${LIST}<p>${sentence}</p>`).at(-1)).toEqual({ kind: 'nice', head: null, text: sentence });
  });
});

describe('who is welcome, whoever they are, is asked for nothing', () => {
  const asked = (heading: string, first: string, last: string) =>
    lines(`${heading}\n- ${first}\n- ${last}\n`).flatMap(({ kind, text }) =>
      text.includes(last) && (kind === 'must' || kind === 'nice') ? [kind] : [],
    );

  test.each([
    ['Your profile', 'Experience in a workshop', 'Everyone is welcome'],
    ['Your profile', 'Experience in a workshop', 'People of every background are welcome'],
    ['Your profile', 'Experience in a workshop', 'We welcome applications from all backgrounds'],
    ['Dein Profil', 'Erfahrung in einer Werkstatt', 'Bei uns ist jeder willkommen'],
    ['Dein Profil', 'Erfahrung in einer Werkstatt', 'Menschen jeder Herkunft sind herzlich willkommen'],
    ['Votre profil', 'Expérience en atelier', 'Toutes les candidatures sont les bienvenues'],
    ['Requisitos', 'Experiencia en taller', 'Todas las personas son bienvenidas'],
    ['Requisiti', 'Esperienza in officina', 'Tutti sono i benvenuti'],
    ['Requisitos', 'Experiência em oficina', 'Todas as pessoas são bem-vindas'],
    ['Wat breng je mee', 'Ervaring in een werkplaats', 'Iedereen is welkom'],
    ['Kualifikasi', 'Pengalaman di bengkel', 'Terbuka untuk semua'],
    ['応募資格', '工場での経験', 'どなたでも歓迎'],
    ['자격 요건', '정비소 경력', '누구나 환영합니다'],
    ['Yêu cầu', 'Có kinh nghiệm tại xưởng', 'Mọi ứng viên đều được chào đón'],
    ['任职要求', '有修理厂经验', '欢迎各界人士应聘'],
  ])('%s / %s / %s', (heading, first, last) => {
    expect(asked(heading, first, last)).toEqual([]);
  });

  test.each([
    ['Your profile', 'Experience in a workshop', 'You are very welcome if you have worked with SAP before'],
    ['Your profile', 'Experience in a workshop', 'Applicants are welcome with a first year of experience in payroll'],
    ['Your profile', 'Experience in a workshop', 'Everyone is welcome who has experience with payroll'],
    ['Dein Profil', 'Erfahrung in einer Werkstatt', 'Du bist herzlich willkommen, wenn du Erfahrung mit SAP hast'],
    ['Votre profil', 'Expérience en atelier', 'Tous les candidats sont bienvenus avec une expérience de SAP'],
    ['Requisitos', 'Experiencia en taller', 'Todas las personas son bienvenidas si tienen experiencia con SAP'],
    ['Requisiti', 'Esperienza in officina', 'Tutti sono i benvenuti con esperienza di SAP'],
    ['Requisitos', 'Experiência em oficina', 'Todas as pessoas são bem-vindas com experiência em SAP'],
    ['Wat breng je mee', 'Ervaring in een werkplaats', 'Iedereen is welkom met ervaring in SAP'],
    ['Kualifikasi', 'Pengalaman di bengkel', 'Terbuka untuk semua dengan pengalaman SAP'],
    ['Yêu cầu', 'Có kinh nghiệm tại xưởng', 'Chào đón tất cả ứng viên có kinh nghiệm SAP'],
    ['応募資格', '工場での経験', 'SAPの経験があればどなたでも歓迎'],
    ['자격 요건', '정비소 경력', 'SAP 경험이 있으면 누구나 환영합니다'],
  ])('who is welcome for what they have is asked for it: %s / %s / %s', (heading, first, last) => {
    expect(asked(heading, first, last)).toHaveLength(1);
  });

  test.each([
    ['Your profile', 'Experience in a workshop', 'A forklift licence is welcome'],
    ['Dein Profil', 'Erfahrung in einer Werkstatt', 'Ein Staplerschein ist gern gesehen'],
    ['応募資格', '工場での経験', 'フォークリフト免許歓迎'],
  ])('what is welcome to have still is: %s / %s / %s', (heading, first, last) => {
    expect(asked(heading, first, last)).toEqual(['nice']);
  });
});

describe('a list that is written as one sentence', () => {
  const asked = (sentence: string) =>
    lines(
      `Your tasks\n- Grease the bearings every spring.\n- Keep the log of the bridge.\n\nRequirements\n${sentence}\n`,
    )
      .filter(({ kind }) => kind !== 'duty')
      .map(({ kind, text }) => `${kind}: ${text}`);

  test('is a line an item, without the words that lead in and the last conjunction', () => {
    expect(
      asked(
        "We'd like you to have: two years on a lock or bridge; knowledge of hydraulics; and a steady voice on the radio.",
      ),
    ).toEqual([
      'must: two years on a lock or bridge',
      'must: knowledge of hydraulics',
      'must: a steady voice on the radio.',
    ]);
  });
  test('keeps what is only welcome apart from what is asked for', () => {
    expect(
      asked('Essential: two years on a lock or bridge; knowledge of hydraulics; a boat licence would be a plus'),
    ).toEqual([
      'must: two years on a lock or bridge',
      'must: knowledge of hydraulics',
      'nice: a boat licence would be a plus',
    ]);
  });
  test.each([
    'Knowledge of hydraulics (pumps; valves; seals) and of steel',
    'Experience with ropes; you tie a bowline in the dark',
    'Knowledge of C; SQL; hydraulics',
  ])('stays whole where its parts are none of their own: %s', (sentence) => {
    expect(asked(sentence)).toEqual([`must: ${sentence}`]);
  });
});

describe('words that only lead in', () => {
  test.each([
    ['You need: experience with hydraulic machines, good eyes', 'experience with hydraulic machines, good eyes'],
    ["We'd like you to bring: experience with hydraulic machines", 'experience with hydraulic machines'],
    ['Du bringst mit: Erfahrung mit hydraulischen Maschinen', 'Erfahrung mit hydraulischen Maschinen'],
    ['Nous aimerions que vous ayez : une expérience des machines', 'une expérience des machines'],
  ])('are no part of a line: %s', (sentence, line) => {
    expect(lines(`Requirements:\n${sentence}\nA driving licence for vans\n`).map(({ text }) => text)).toContain(line);
  });
  test('what says something itself stays in front of its colon', () => {
    const line = 'You look after three bridges: the lift, the swing bridge and the old one';
    expect(lines(`Your tasks:\n- ${line}\n- Keep the log of the bridge\n`)[0]?.text).toBe(line);
  });
});

test.each(['•', '*', '■'])(
  'in front of a list with %s nothing about the company is a task, what the reader does is',
  (mark) => {
    const found = lines(
      [
        'Ropewalk Bridges moves two hundred ships a day past nine towns. Some of the bridges are lovely.',
        "You'd look after the lift bridge and its two engines. Our team has eleven people.",
        '',
        "You'll",
        `${mark} raise the bridge for ships`,
        `${mark} grease the bearings every spring`,
        `${mark} keep the log of every passage`,
        '',
      ].join('\n'),
    );
    expect(found.map(({ text }) => text)).toEqual([
      "You'd look after the lift bridge and its two engines.",
      'raise the bridge for ships',
      'grease the bearings every spring',
      'keep the log of every passage',
    ]);
  },
);

test('things done one after the other in a sentence stay one line', () => {
  const line = 'You will sit, chat, sing, bake and walk in the garden with residents.';
  expect(lines(`Your tasks\n${line}\nYou keep a short note of each day.\n`)[0]?.text).toBe(line);
});
