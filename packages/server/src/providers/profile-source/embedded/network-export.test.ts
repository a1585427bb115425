import { expect, test } from 'vitest';
import { bytesSource } from './byte-source.ts';
import { readNetworkExport } from './network-export.ts';
import { encodeAs } from './testing/encode-as.ts';
import { makeZip } from './testing/make-zip.ts';

const PROFILE = `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Zoë,Ångström-Lee,,,,"Pilot, ""Arctic""","First line
Second line",Aviation,,"Kiruna, Norrbotten, Sweden",,,
`;
const POSITIONS = `Company Name,Title,Description,Location,Started On,Finished On
Polar Air AB,Captain,"• Night flights
• Training",Kiruna,Jan 2020,
Fjäll Flyg,First Officer,,"Luleå, Sweden",Mar 2012,Dec 2019
,,,,2001,2002
`;
const EDUCATION = `School Name,Start Date,End Date,Notes,Degree Name,Activities
Norrskolan,2008,2011,With honours,Commercial Pilot Licence,Ski club
`;
const SKILLS = 'Name\nNavigation\nnavigation\n"Snow, Ice"\n';
const CERTIFICATIONS = `Name,Url,Authority,Started On,Finished On,License Number
Type Rating,https://example.se/c,Flight Office,May 2015,May 2025,7
`;
const LANGUAGES = 'Name,Proficiency\nSwedish,Native or bilingual proficiency\nSámi,\n';

const clock = { now: () => Date.parse('2026-03-01T12:00:00Z') };

type Files = Record<string, string | Uint8Array>;

const FULL: Files = {
  'Profile.csv': PROFILE,
  'Positions.csv': POSITIONS,
  'Education.csv': EDUCATION,
  'Skills.csv': SKILLS,
  'Certifications.csv': CERTIFICATIONS,
  'Languages.csv': LANGUAGES,
};

function zipOf(files: Files): Uint8Array {
  return makeZip(Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) })));
}

async function read(files: Files) {
  const reading = await readNetworkExport(bytesSource(zipOf(files)), clock);
  if (!reading.ok) throw new Error(`${reading.reason} (line ${reading.line})`);
  return reading;
}

async function refusal(files: Files) {
  const reading = await readNetworkExport(bytesSource(zipOf(files)), clock);
  return reading.ok ? 'not refused' : { reason: reading.reason, line: reading.line };
}

test.each([
  ['Email Address,Confirmed,Primary', 'No', 'Yes'],
  ['E-Mail-Adresse,Bestätigt,Primär', 'Nein', 'Ja'],
  ['Indirizzo email,Confermato,Principale', 'No', 'Sì'],
])('an address that is not confirmed is nobody’s: %s', async (header, no, yes) => {
  const rows = `${header}\nother@home.example,${no},${yes}\nown@home.example,${yes},${no}\nold@home.example,,\n`;
  const { emails } = await read({ ...FULL, 'Email Addresses.csv': rows });
  expect(emails).toEqual(['own@home.example', 'old@home.example']);
});

test('a whole export becomes a whole profile', async () => {
  const { profile, emails, joinedAt, notes } = await read({
    ...FULL,
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nzoe@old.example,Yes,No,\nZoe@Polar.example,Yes,Yes,\n',
    'Registration.csv': 'Registered At,Registration Ip,Subscription Types\n"3/4/12, 5:06 PM",203.0.113.7,\n',
    'Connections.csv': 'Notes:\n"never read",x\n',
  });
  expect(profile).toMatchObject({
    firstName: 'Zoë',
    lastName: 'Ångström-Lee',
    headline: 'Pilot, "Arctic"',
    summary: 'First line\nSecond line',
    geo: { city: 'Kiruna', country: 'Sweden', full: 'Kiruna, Norrbotten, Sweden' },
    skills: [{ name: 'Navigation' }, { name: 'Snow, Ice' }],
    languages: 'Swedish (Native or bilingual), Sámi',
    isOpenToWork: false,
  });
  expect(profile.position).toMatchObject([
    {
      companyName: 'Polar Air AB',
      title: 'Captain',
      location: 'Kiruna',
      start: { year: 2020, month: 1, day: 0 },
      end: { year: 0, month: 0, day: 0 },
    },
    {
      companyName: 'Fjäll Flyg',
      title: 'First Officer',
      start: { year: 2012, month: 3 },
      end: { year: 2019, month: 12 },
    },
  ]);
  expect(profile.educations).toMatchObject([
    {
      schoolName: 'Norrskolan',
      degree: 'Commercial Pilot Licence',
      description: 'With honours',
      activities: 'Ski club',
      start: { year: 2008, month: 0 },
    },
  ]);
  expect(profile.certifications).toMatchObject([
    { name: 'Type Rating', authority: 'Flight Office', start: { year: 2015, month: 5 } },
  ]);
  expect(emails).toEqual(['zoe@polar.example', 'zoe@old.example']);
  expect(joinedAt).toBe('2012-03-04T17:06:00.000Z');
  expect(notes).toEqual(['not read: Connections.csv', 'positions, line 5: neither company nor title, left out']);
});

test.each([
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16LE with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16BE with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-16LE without a mark', (text: string) => Buffer.from(text, 'utf16le')],
  ['Latin-1', (text: string) => Buffer.from(text, 'latin1')],
  ['CRLF', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
])('the same profile is read from %s', async (_, encode) => {
  // Latin-1 has no bullet and no á outside it: the sample keeps to what it can hold.
  const plain = Object.entries(FULL).map(([name, text]) => [name, String(text).replaceAll('•', '-')] as const);
  const expected = await read(Object.fromEntries(plain));
  const actual = await read(Object.fromEntries(plain.map(([name, text]) => [name, encode(text)])));
  expect(actual.profile).toEqual(expected.profile);
});

test.each([
  [
    'German',
    {
      'Profil.csv': 'Vorname;Nachname;Überschrift;Zusammenfassung;Standort\nJörg;Vogel;Koch;Suppen;"Bern, Schweiz"\n',
      'Berufserfahrung.csv':
        'Unternehmen;Titel;Beschreibung;Ort;Begonnen am;Beendet am\nGasthof;Koch;;Bern;Okt 2009;Mai 2012\n',
      'Ausbildung.csv':
        'Name der Hochschule;Startdatum;Enddatum;Notizen;Abschluss;Aktivitäten\nKochschule;2005;2008;;Geselle;\n',
      'Kenntnisse.csv': 'Name\nSuppen\n',
    },
    ['Jörg', 'Vogel', 'Koch', 'Gasthof', '2009-10', 'Kochschule'],
  ],
  [
    'French',
    {
      'Profil.csv': 'Prénom,Nom,Titre du profil,Résumé,Lieu\nÉlodie,Petit,Chef,Soupes,"Lyon, France"\n',
      'Postes.csv':
        "Nom de l'entreprise,Intitulé du poste,Description,Lieu,Date de début,Date de fin\nAuberge,Chef,,Lyon,févr. 2010,août 2012\n",
      'Formation.csv':
        "Nom de l'établissement,Date de début,Date de fin,Remarques,Nom du diplôme,Activités\nLycée,2005,2008,,Bac,\n",
    },
    ['Élodie', 'Petit', 'Chef', 'Auberge', '2010-2', 'Lycée'],
  ],
  [
    'Spanish',
    {
      'Perfil.csv': 'Nombre,Apellidos,Titular,Extracto,Ubicación\nLucía,Vidal Mora,Cocinera,Sopas,"Lima, Perú"\n',
      'Experiencia.csv':
        'Nombre de la empresa,Cargo,Descripción,Ubicación,Fecha de inicio,Fecha de finalización\nPosada,Cocinera,,Lima,ene. 2011,dic. 2013\n',
      'Educación.csv':
        'Institución educativa,Fecha de inicio,Fecha de fin,Notas,Título,Actividades\nColegio,2005,2008,,Bachiller,\n',
    },
    ['Lucía', 'Vidal Mora', 'Cocinera', 'Posada', '2011-1', 'Colegio'],
  ],
  [
    'Portuguese',
    {
      'Perfil.csv': 'Nome,Sobrenome,Título,Resumo,Localidade\nCaio,Prado,Cozinheiro,Sopas,"Recife, Brasil"\n',
      'Cargos.csv':
        'Nome da empresa,Cargo,Descrição,Localidade,Iniciado em,Concluído em\nPousada,Cozinheiro,,Recife,fev 2014,out 2015\n',
      'Formação acadêmica.csv':
        'Instituição de ensino,Data de início,Data de término,Notas,Grau,Atividades\nEscola,2005,2008,,Técnico,\n',
    },
    ['Caio', 'Prado', 'Cozinheiro', 'Pousada', '2014-2', 'Escola'],
  ],
  [
    'Japanese',
    {
      'プロフィール.csv': '名,姓,ヘッドライン,概要,所在地\n健一,佐藤,料理人,汁物,"札幌, 日本"\n',
      '職歴.csv': '会社名,役職,説明,勤務地,開始日,終了日\n宿屋,料理人,,札幌,2016年4月,2018年3月\n',
      '学歴.csv': '学校名,開始日,終了日,備考,学位,活動\n専門学校,2005,2008,,卒業,\n',
    },
    ['健一', '佐藤', '料理人', '宿屋', '2016-4', '専門学校'],
  ],
  [
    'Korean',
    {
      '프로필.csv': '이름,성,헤드라인,요약,위치\n지훈,박,요리사,국,"부산, 대한민국"\n',
      '경력.csv': '회사명,직책,설명,위치,시작일,종료일\n여관,요리사,,부산,2016년 4월,2018년 3월\n',
      '학력.csv': '학교명,시작일,종료일,메모,학위,활동\n학교,2005,2008,,졸업,\n',
    },
    ['지훈', '박', '요리사', '여관', '2016-4', '학교'],
  ],
  [
    'Russian',
    {
      'Профиль.csv': 'Имя,Фамилия,Заголовок,О себе,Регион\nАнна,Белова,Повар,Супы,"Казань, Россия"\n',
      'Опыт работы.csv':
        'Название компании,Должность,Описание,Город,Дата начала,Дата окончания\nКорчма,Повар,,Казань,сент. 2016,март 2018\n',
      'Образование.csv':
        'Учебное заведение,Дата начала,Дата окончания,Примечания,Степень,Деятельность\nУчилище,2005,2008,,Диплом,\n',
    },
    ['Анна', 'Белова', 'Повар', 'Корчма', '2016-9', 'Училище'],
  ],
  [
    'Chinese',
    {
      '个人资料.csv': '名字,姓氏,标题,简介,地点\n小明,王,厨师,汤,"成都, 中国"\n',
      '工作经历.csv': '公司名称,职位,描述,地点,开始日期,结束日期\n客栈,厨师,,成都,2016年4月,2018年3月\n',
      '教育经历.csv': '学校名称,开始日期,结束日期,备注,学位,活动\n学院,2005,2008,,学士,\n',
    },
    ['小明', '王', '厨师', '客栈', '2016-4', '学院'],
  ],
])('an export in %s is read', async (_, files, [firstName, lastName, title, company, start, school]) => {
  const { profile } = await read(files);
  const [position] = profile.position;
  expect([profile.firstName, profile.lastName, profile.headline, position?.companyName]).toEqual([
    firstName,
    lastName,
    title,
    company,
  ]);
  expect(position?.title).toBe(title);
  expect(`${position?.start.year}-${position?.start.month}`).toBe(start);
  expect(profile.educations[0]?.schoolName).toBe(school);
  expect(profile.geo.country).not.toBe('');
});

test('columns in a language nobody knows are read in the usual order, and it is said', async () => {
  const { profile, notes } = await read({
    ...FULL,
    'Positions.csv': 'Kampani,Sarlavha,Tavsif,Joy,Boshlandi,Tugadi\nChoyxona,Oshpaz,,Samarqand,2016,2018\n',
  });
  expect(profile.position).toMatchObject([{ companyName: 'Choyxona', title: 'Oshpaz', start: { year: 2016 } }]);
  expect(notes).toContain('Positions.csv: the column names are not known, read in the usual order of columns');
});

test('preamble lines, other column orders and extra columns do not matter', async () => {
  const { profile } = await read({
    ...FULL,
    'Positions.csv': `Notes:
"Some employers, it says here, are not shown
in this file."

Started On,Extra,Title,Company Name
Jan 2020,?,Captain,Polar Air AB
`,
  });
  expect(profile.position).toMatchObject([
    { companyName: 'Polar Air AB', title: 'Captain', start: { year: 2020, month: 1 } },
  ]);
});

test('a folder around the export and rubbish beside it do not matter', async () => {
  const inFolder = Object.fromEntries(Object.entries(FULL).map(([name, text]) => [`Export_2026/${name}`, text]));
  const { profile } = await read({
    ...inFolder,
    '__MACOSX/Export_2026/._Profile.csv': 'junk',
    'Export_2026/Jobs/Skills.csv': 'Name\nNot mine\n',
  });
  expect(profile.firstName).toBe('Zoë');
  expect(profile.skills).toHaveLength(2);
});

test('every single table may be missing, and it is said', async () => {
  for (const name of Object.keys(FULL)) {
    const rest = { ...FULL };
    delete rest[name];
    const { notes } = await read(rest);
    expect(notes).toContain(`no file for ${name.replace('.csv', '').toLowerCase()}`);
  }
});

test('a table with a header only is an empty list', async () => {
  const { profile } = await read({ ...FULL, 'Skills.csv': 'Name\n', 'Languages.csv': '' });
  expect(profile.skills).toEqual([]);
  expect(profile.languages).toBe('');
});

test('broken tables refuse the export with file and line', async () => {
  expect(await refusal({ ...FULL, 'Positions.csv': `${POSITIONS}Acme,"Boss,,,2020,\n` })).toEqual({
    reason: 'Positions.csv: a quotation mark is never closed',
    line: 6,
  });
  expect(await refusal({ ...FULL, 'Positions.csv': `${POSITIONS}Acme,Boss,tea, cakes,Rome,2020,2021\n` })).toEqual({
    reason: 'Positions.csv: 7 values under 6 columns',
    line: 6,
  });
  expect(await refusal({ ...FULL, 'Education.csv': 'nothing that is a table\n' })).toEqual({
    reason: 'Education.csv: no header line was found',
    line: 1,
  });
  const damaged = Buffer.concat([Buffer.from('Name\nŁódź\nŻółć\n'), Buffer.from([0xff])]);
  expect(await refusal({ ...FULL, 'Skills.csv': damaged })).toEqual({ reason: 'Skills.csv: not valid UTF-8', line: 4 });
});

test('a broken table of addresses is left out with a note', async () => {
  const { emails, notes } = await read({ ...FULL, 'Email Addresses.csv': '"never closed\n' });
  expect(emails).toEqual([]);
  expect(notes).toEqual(expect.arrayContaining(['left out: Email Addresses.csv: a quotation mark is never closed']));
});

test('a list of one column is read whatever its header says', async () => {
  const { profile } = await read({ ...FULL, 'Skills.csv': "Ko'nikma\nOsh\n" });
  expect(profile.skills).toEqual([{ name: 'Osh' }]);
});

test('two people in one archive are refused', async () => {
  expect(await refusal({ 'a/Profile.csv': PROFILE, 'b/Profile.csv': PROFILE })).toMatchObject({
    reason: 'exports of several people in one archive: import each alone',
  });
  expect(await refusal({ 'Profile.csv': `${PROFILE}Max,Muster,,,,,,,,,,,\n` })).toMatchObject({
    reason: 'the profile table holds more than one person',
  });
});

test('an archive of something else and an empty export are refused', async () => {
  expect(await refusal({ 'photo.csv': 'a,b\n', 'readme.txt': 'x' })).toMatchObject({
    reason: expect.stringContaining('not a data export'),
  });
  expect(await refusal({ 'Profile.csv': PROFILE.split('\n')[0] ?? '', 'Skills.csv': 'Name\n' })).toMatchObject({
    reason: 'the tables of the export are empty',
  });
});

test('refusals never quote what the person wrote', async () => {
  const secret = 'Verschwiegen';
  const result = await refusal({ ...FULL, 'Positions.csv': `${POSITIONS}${secret},"${secret}\n` });
  expect(JSON.stringify(result)).not.toContain(secret);
});

test.each([
  ['shift_jis', 'Shift-JIS', '裕子', '浜口', 'エンジニア,"橋の設計を十年、表計算も。"'],
  ['gb18030', 'GB18030', '晓梅', '钱', '桥梁工程师,"在成都负责设计，熟悉英语。"'],
  ['big5', 'Big5', '曉梅', '錢', '橋樑工程師,"在台北負責設計，熟悉英語。"'],
  ['euc-kr', 'EUC-KR', '소연', '탁', '교량 기술자,"대구에서 설계 업무를 담당했습니다."'],
  ['windows-1251', 'Windows-1251 (Cyrillic)', 'Злата', 'Мостовая', 'инженер мостов,"Строит мосты"'],
] as const)(
  'an export in %s is read right, short tables with the others, and it is said',
  async (encoding, label, firstName, lastName, rest) => {
    const { profile, notes } = await read({
      'Profile.csv': encodeAs(`First Name,Last Name,Headline,Summary\n${firstName},${lastName},${rest}\n`, encoding),
      'Skills.csv': encodeAs(`Name\n${lastName}\n`, encoding),
    });
    expect(profile).toMatchObject({ firstName, lastName, skills: [{ name: lastName }] });
    expect(notes).toContain(`Skills.csv is not UTF-8 and was read as ${label}`);
  },
);

test.each([
  ['fr', 'Prénom,Nom,Titre de profil,Zone géographique,Lieu de naissance', 'Lyon, France'],
  ['es', 'Nombre,Apellidos,Título profesional,Ubicación geográfica,Lugar de nacimiento', 'Lima, Perú'],
  ['pt', 'Nome,Sobrenome,Título do perfil,Localização geográfica,Local de nascimento', 'Recife, Brasil'],
  ['it', 'Nome,Cognome,Titolo del profilo,Area geografica,Luogo di nascita', 'Torino, Italia'],
  ['nl', 'Voornaam,Achternaam,Kopregel van profiel,Geografische locatie,Geboorteplaats', 'Gent, België'],
  ['de', 'Vorname,Nachname,Profil-Slogan,Geografischer Standort,Geburtsort', 'Bern, Schweiz'],
  ['sv', 'Förnamn,Efternamn,Profilrubrik,Geografisk plats,Födelseort', 'Lund, Sverige'],
  ['pl', 'Imię,Nazwisko,Nagłówek profilu,Lokalizacja geograficzna,Miejsce urodzenia', 'Kraków, Polska'],
  ['tr', 'Ad,Soyadı,Profil Başlığı,Coğrafi Konum,Doğum Yeri', 'İzmir, Türkiye'],
  ['ja', '名,姓,プロフィールの見出し,地理的な位置,出生地', '札幌, 日本'],
  ['ko', '이름,성,프로필 헤드라인,지리적 위치,출생지', '부산, 대한민국'],
  ['zh', '名字,姓氏,个人标题,地理区域,出生地点', '成都, 中国'],
])('headline and place are found under names made of several words (%s)', async (_, header, place) => {
  const { profile } = await read({ 'Profile.csv': `${header}\nUma,Rao,Potter,"${place}",Elsewhere\n` });
  expect(profile).toMatchObject({ firstName: 'Uma', lastName: 'Rao', headline: 'Potter', geo: { full: place } });
  expect(profile.geo.country).not.toBe('');
});

test.each(['Posizioni lavorative', 'Expériences professionnelles', 'Puestos de trabajo', 'Doświadczenie zawodowe'])(
  'positions are found in %s.csv',
  async (name) => {
    const { profile } = await read({ 'Profile.csv': PROFILE, [`${name}.csv`]: POSITIONS });
    expect(profile.position).toHaveLength(2);
  },
);

test('tables that are not read are named, a bounded number', async () => {
  const others = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`Other ${index + 10}.csv`, 'a,b\n']));
  const { notes } = await read({ ...FULL, ...others, 'photo.jpg': 'x', 'deeper/Inside.csv': 'a,b\n' });
  expect(notes).toContainEqual(expect.stringMatching(/^not read: Other 10\.csv, .*Other 21\.csv and 3 more$/));
});

test.each([
  ['a header of two columns', 'First Name,Last Name\nUma,Rao\n'],
  ['name and headline', 'First Name,Headline\nUma,Potter\n'],
  ['a name and its value a line', 'First Name,Uma\nLast Name,Rao\nHeadline,"Potter, retired"\n'],
])('a profile table with %s is read as far as it goes', async (_, text) => {
  const { profile } = await read({ ...FULL, 'Profile.csv': text });
  expect([profile.firstName, profile.lastName || profile.headline]).toEqual([
    'Uma',
    expect.stringMatching(/Rao|Potter/),
  ]);
  expect(profile.position).toHaveLength(2);
});

test('an address that nobody confirmed does not say who the person is', async () => {
  const { emails, notes } = await read({
    ...FULL,
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nvictim@home.example,No,Yes,\nzoe@polar.example,Yes,No,\n',
  });
  expect(emails).toEqual(['zoe@polar.example']);
  expect(notes).toContain('an address that is not confirmed is left out');
});

test('the day of joining is read by other dates of the export, by its language, or left out with a note', async () => {
  const joined = async (at: string, header = 'Registered At', updated = '') => {
    const { joinedAt, notes } = await read({
      ...FULL,
      'Registration.csv': `${header},x\n"${at}",1\n`,
      'Email Addresses.csv': `Email Address,Confirmed,Primary,Updated On\nzoe@polar.example,Yes,Yes,"${updated}"\n`,
    });
    return joinedAt ?? notes.find((note) => note.includes('joining'));
  };
  expect(await joined('5/1/2011')).toContain('ambiguous');
  expect(await joined('5/1/2011', 'Registered At', '25/06/2019')).toBe('2011-01-05T00:00:00.000Z');
  expect(await joined('5/1/2011', 'Date d’inscription')).toBe('2011-01-05T00:00:00.000Z');
  expect(await joined('2011/01/05, 10:20:12 UTC')).toBe('2011-01-05T10:20:12.000Z');
  expect(await joined('2099/01/05')).toContain('future');
});

test('a column that no language of ours names is told, and one of dates is the end that is missing', async () => {
  const rows = (name: string, value: string) =>
    `Company Name,Title,Begonnen op,${name}\nPolar Air,Captain,mrt 2020,${value}\nPolar Air,Pilot,mei 2022,\n`;
  const dated = await read({ ...FULL, 'Positions.csv': rows('Voorbij sinds', 'mei 2021') });
  expect(dated.profile.position).toMatchObject([
    { start: { year: 2020, month: 3 }, end: { year: 2021, month: 5 } },
    { start: { year: 2022, month: 5 }, end: { year: 0, month: 0, day: 0 } },
  ]);
  expect(dated.notes).toContain('Positions.csv: the column "Voorbij sinds" was taken for the end');
  for (const value of ['bananas', 'mei 1999']) {
    const { profile, notes } = await read({ ...FULL, 'Positions.csv': rows('Bananas', value) });
    expect(profile.position[0]).toMatchObject({ end: { year: 0 } });
    expect(notes).toContain('Positions.csv: columns not read: "Bananas"');
  }
});
