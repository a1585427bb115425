import { spawnSync } from 'node:child_process';
import { PROTECTED_TOPICS, type ProtectedTopic } from '@colloquy/content/schema/protected';
import { LANGUAGES } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import { asksProtectedTopic, mentionsProtectedTopic, statesProtectedTopic } from './protected-topics.ts';

const topicsOf = (found: { ground: ProtectedTopic }[]): ProtectedTopic[] => found.map(({ ground }) => ground);

test.each(LANGUAGES.filter((language) => language !== 'en-IN'))('%s has words for every ground', (language) => {
  const words = language === 'en' ? builtInContent.get('protected', 'en') : builtInContent.get('protected', language);
  expect(Object.keys(words?.topics ?? {}).sort()).toEqual([...PROTECTED_TOPICS].sort());
});

describe('what is asked of the candidate is seen', () => {
  test.each<[string, ProtectedTopic, string]>([
    ['en', 'family', 'How long were you on parental leave?'],
    ['en', 'family', 'Tell me about your parental leave.'],
    ['en', 'family', 'Have you ever been pregnant while working shifts?'],
    ['en', 'family', 'Pregnant at the moment?'],
    ['en', 'health', 'Are you severely disabled?'],
    ['en', 'health', 'Which chronic illness do you have?'],
    ['en', 'health', 'Have you taken sick leave for burnout?'],
    ['en', 'health', 'Are you disabled, colleague?'],
    ['en', 'religion', 'Are you religious – as our customers often are?'],
    ['en', 'health', 'Disabled, dear colleague, are you?'],
    ['en', 'age', 'Are you not older than 35?'],
    ['en', 'military-service', 'Have you served in the army?'],
    ['en', 'military-service', 'When did you go on military service?'],
    ['en', 'genetic-information', 'Do you have a family history of heart trouble?'],
    ['en', 'gender-and-orientation', 'What are your pronouns?'],
    ['en', 'gender-and-orientation', 'Are you non-binary?'],
    ['en', 'politics-and-union', 'Have you been on a works council?'],
    ['en', 'religion', 'What does faith mean to you?'],
    ['en', 'salary-history', 'What was your previous compensation?'],
    ['de', 'family', 'Waren Sie in Elternzeit?'],
    ['de', 'family', 'Sind Sie schwanger, liebe Kollegin?'],
    ['de', 'family', 'Wie lange waren Sie im Mutterschutz?'],
    ['de', 'health', 'Welche Behinderung haben Sie?'],
    ['de', 'military-service', 'Haben Sie Wehrdienst geleistet?'],
    ['de', 'genetic-information', 'Haben Sie eine Erbkrankheit?'],
    ['es', 'family', '¿Ha tomado un permiso parental?'],
    ['es', 'health', '¿Tiene un certificado de discapacidad?'],
    ['es', 'military-service', '¿Hizo el servicio militar?'],
    ['fr', 'family', 'Avez-vous pris un congé parental ?'],
    ['fr', 'health', 'Êtes-vous en situation de handicap ?'],
    ['fr', 'military-service', 'Avez-vous fait votre service militaire ?'],
    ['nl', 'family', 'Heeft u ouderschapsverlof opgenomen?'],
    ['nl', 'military-service', 'Bent u in militaire dienst geweest?'],
    ['it', 'family', 'Ha preso il congedo parentale?'],
    ['it', 'health', 'Ha una disabilità?'],
    ['pt', 'family', 'Você tirou licença-maternidade?'],
    ['pt', 'military-service', 'Você fez o serviço militar?'],
    ['da', 'family', 'Har du været på barselsorlov?'],
    ['da', 'health', 'Har du en funktionsnedsættelse?'],
    ['no', 'family', 'Har du tatt foreldrepermisjon?'],
    ['no', 'military-service', 'Har du avtjent førstegangstjenesten?'],
    ['sv', 'family', 'Har du varit föräldraledig?'],
    ['sv', 'military-service', 'Har du gjort värnplikten?'],
    ['fi', 'family', 'Oletko ollut vanhempainvapaalla?'],
    ['fi', 'military-service', 'Oletko suorittanut varusmiespalveluksen?'],
    ['ru', 'family', 'Вы были в декретном отпуске?'],
    ['ru', 'military-service', 'Вы служили в армии?'],
    ['id', 'family', 'Apakah Anda pernah mengambil cuti melahirkan?'],
    ['id', 'health', 'Apakah Anda penyandang disabilitas?'],
    ['ms', 'family', 'Adakah awak pernah mengambil cuti bersalin?'],
    ['vi', 'family', 'Bạn đang mang thai phải không?'],
    ['vi', 'military-service', 'Anh đã tham gia nghĩa vụ quân sự chưa?'],
    ['hi', 'family', 'क्या आपने मातृत्व अवकाश लिया है?'],
    ['hi', 'health', 'क्या आप दिव्यांग हैं?'],
    ['ja', 'family', '育休を取る予定はありますか。'],
    ['ja', 'health', '障害者手帳をお持ちですか。'],
    ['ko', 'family', '육아휴직을 쓰신 적이 있나요?'],
    ['ko', 'military-service', '군필이신가요?'],
    ['zh', 'family', '您休过产假吗？'],
    ['zh', 'genetic-information', '您家有遗传病吗？'],
    ['th', 'family', 'คุณเคยลาคลอดไหม'],
    ['th', 'military-service', 'คุณผ่านการเกณฑ์ทหารหรือยัง'],
  ])('%s, %s: %s', (_, ground, text) => {
    expect(topicsOf(asksProtectedTopic(text))).toContain(ground);
  });
});

describe('what is asked about others, or about the work with them, passes', () => {
  test.each([
    'How do you care for pregnant patients?',
    'How do you plan the rota when two colleagues are on parental leave?',
    'You take over the class of a colleague who is on parental leave. What do you ask her first?',
    'What have you learned as a disability support worker?',
    'How do you lift a severely disabled resident with one other person?',
    'Do you have experience with children who have diabetes?',
    'Do you have disabled customers in your branch, and how do you serve them?',
    'How would you explain the parental leave policy to a new employee?',
    'How do you handle requests for parental leave?',
    'Which steps do you take before a military aircraft leaves the hangar?',
    'How do you read a genetic test report?',
    'Do you have systems older than 10 years, and how do you keep them running?',
    'Have you led more than 50 people?',
    'How do you negotiate with a trade union?',
    'A religious festival doubles your orders. What do you do the week before?',
    'Wie betreuen Sie schwangere Frauen auf der Station?',
    'Wie pflegen Sie schwerbehinderte Bewohner?',
    'Sie vertreten eine Kollegin in Elternzeit. Womit beginnen Sie?',
    'Wie planen Sie die Vertretung, wenn jemand in Elternzeit geht?',
    'Haben Sie Menschen mit Behinderung begleitet?',
    '¿Cómo atiende a una paciente embarazada?',
    '¿Ha trabajado con personas con discapacidad?',
    'Comment accueillez-vous une cliente enceinte ?',
    'Avez-vous plus de 10 ans d’expérience avec des enfants en situation de handicap ?',
    'Hoe begeleidt u cliënten met een beperking?',
    'Come assiste una paziente incinta?',
    'Como você atende uma gestante com dor?',
    'Hvordan hjælper du en gravid patient?',
    'Hur bemöter du en gravid patient?',
    'Miten hoidat raskaana olevaa potilasta?',
    'Как вы работаете с беременными пациентками?',
    'Bagaimana Anda merawat pasien hamil?',
    'Bạn chăm sóc bệnh nhân mang thai như thế nào?',
    'आप गर्भवती मरीज़ों की देखभाल कैसे करते हैं?',
    '妊娠中の患者さんにはどう説明しますか。',
    '部下が育休を取るとき、仕事をどう分けますか。',
    '임신한 환자를 어떻게 돌보시나요?',
    '이 문제의 원인을 어떻게 찾아내셨나요?',
    '제대로 동작하는지 어떻게 확인하셨나요?',
    '您怎么照顾怀孕的病人？',
    '如果有孩子哭了，您怎么办？',
    'คุณดูแลผู้ป่วยตั้งครรภ์อย่างไร',
  ])('%s', (text) => {
    expect(asksProtectedTopic(text)).toEqual([]);
  });
});

describe('a condition in a description is seen', () => {
  test.each<[ProtectedTopic, string]>([
    ['age', 'Applicants must be not older than 35'],
    ['family', 'Must not be pregnant'],
    ['family', 'No parental leave in the first two years'],
    ['health', 'No disabled applicants'],
    ['military-service', 'Military service completed'],
    ['politics-and-union', 'No trade union members'],
    ['appearance', 'No tattoos'],
    ['health', 'Bewerber dürfen nicht schwerbehindert sein'],
    ['military-service', 'Wehrdienst abgeleistet'],
    ['military-service', 'Servicio militar cumplido'],
    ['family', '妊娠中の方は不可'],
    ['military-service', '병역필 또는 군필 우대'],
  ])('%s: %s', (ground, text) => {
    expect(topicsOf(mentionsProtectedTopic(text))).toContain(ground);
  });

  test.each([
    'Parental leave of 16 weeks, fully paid',
    'Pension, parental leave and a bicycle scheme',
    'You support people with disabilities in their own homes',
    'Care for pregnant women before and after birth',
    'Must be able to support disabled residents at night',
    'Experience with pregnant patients is required',
    'No experience with disabled children needed',
    'We hire regardless of religion, disability or gender identity',
    'You must not discriminate against pregnant employees',
    'Elternzeitvertretung für zwölf Monate',
    'Begleitung von Menschen mit Behinderung',
    'Maintenance of military vehicles',
    'At least 10 years with systems older than 20 years',
    '産休・育休あり、勤務1年以上',
    '提供带薪产假和年假',
  ])('a description that offers it or works with it passes: %s', (text) => {
    expect(mentionsProtectedTopic(text)).toEqual([]);
  });
});

describe('what a text tells of the candidate is seen', () => {
  test.each([
    'The candidate returned from parental leave in 2021.',
    'She is pregnant and wants to move.',
    'Has a disability and asks for a desk near the lift.',
    'I was on parental leave for a year',
    'Die Bewerberin war in Elternzeit.',
    '候補者は育休を取った。',
  ])('%s', (text) => {
    expect(statesProtectedTopic(text)).not.toEqual([]);
  });

  test.each([
    'The candidate rounded each hour and explained the plan to a pregnant patient.',
    'She supports residents with disabilities at night.',
    'Has experience with diabetes care.',
    'I looked after a boy with autism, a colleague of mine helped',
  ])('what it tells of others passes: %s', (text) => {
    expect(statesProtectedTopic(text)).toEqual([]);
  });
});

// Words that can be read in two ways, one after the other: a search that tries each way never ends.
describe('a run of small words is read once, however many ways there are to read it', () => {
  test.each([
    ['en', 'went on ', 'pregnant'],
    ['es', 'usted alguna vez ', 'embarazada'],
    ['fr', 'reconnue ', 'enceinte'],
    ['it', 'in ', 'incinta'],
    ['hi', 'सदस्य पर ', 'गर्भवती'],
    ['pt', 'em breve alguma vez ', 'grávida'],
    ['no', 'noen gang ', 'gravid'],
    ['fi', 'tällä hetkellä ', 'raskaana'],
    ['vi', 'hiện nay ', 'mang thai'],
    ['sv', 'tagit ut ', 'gravid'],
  ])(
    '%s: %s',
    (_, small, topic) => {
      const ask = `const { asksProtectedTopic, statesProtectedTopic } = await import(process.argv[1]);
      const [run, topic] = process.argv.slice(2);
      for (const text of [run + 'x ' + topic + '?', run + topic + ' x?'])
        for (const find of [asksProtectedTopic, statesProtectedTopic]) console.log(find(text).length <= 1);`;
      const asked = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', ask, import.meta.resolve('./protected-topics.ts'), small.repeat(60), topic],
        { timeout: 20_000, encoding: 'utf8' },
      );
      expect(asked).toMatchObject({ signal: null, status: 0, stdout: 'true\n'.repeat(4) });
    },
    30_000,
  );
});

test('a long text is read in proportion to its length', () => {
  // Of the processor, and the least of several: what else runs on the machine does not count.
  const work = (text: string): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 5; round += 1) {
      const before = process.cpuUsage();
      asksProtectedTopic(text);
      mentionsProtectedTopic(text);
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, user + system);
    }
    return least;
  };
  for (const piece of [
    'do you have a disability ',
    'you have been a ',
    'not no only pregnant ',
    '妊娠',
    'Elternzeit, ',
  ])
    for (const length of [100, 2_000]) work(piece.repeat(length));
  for (const piece of ['do you have a ', 'you are the own pregnant ', 'no the parental leave '])
    expect(work(piece.repeat(8_000)) / Math.max(work(piece.repeat(400)), 400)).toBeLessThan(80);
});
