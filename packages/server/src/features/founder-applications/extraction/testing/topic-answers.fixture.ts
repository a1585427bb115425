import type { Language } from '@colloquy/contract/shared';
import type { TextField } from '../fields.ts';

/** The answer to one text question, and the words in it that belong to each field. */
export type TopicCase = readonly [
  language: Language,
  key: string,
  answer: string,
  expected: Partial<Record<TextField, string>>,
];

/** Answers that stay with their question, though words of other topics occur in them. */
export const STAYING: readonly TopicCase[] = [
  [
    'en',
    'problem',
    'Bakers buy flour at the price of the day and go broke when it doubles. Last year three closed in our street alone.',
    {
      problem:
        'Bakers buy flour at the price of the day and go broke when it doubles. Last year three closed in our street alone.',
    },
  ],
  [
    'en',
    'problem',
    'Every hotel pays for laundry by weight, and nobody checks the scale. Our first customer overpaid eleven thousand euros in a year.',
    {
      problem:
        'Every hotel pays for laundry by weight, and nobody checks the scale. Our first customer overpaid eleven thousand euros in a year.',
    },
  ],
  [
    'en',
    'solution',
    'A scale in the lift. It costs us ninety euros to build and a plumber can fit it in an hour.',
    { solution: 'A scale in the lift. It costs us ninety euros to build and a plumber can fit it in an hour.' },
  ],
  [
    'en',
    'solution',
    'We send a nurse with a tablet. She scans the wound, and the doctor sees it in the evening. Since the scan takes four seconds she can do twenty a day.',
    {
      solution:
        'We send a nurse with a tablet. She scans the wound, and the doctor sees it in the evening. Since the scan takes four seconds she can do twenty a day.',
    },
  ],
  [
    'en',
    'traction',
    'Nine schools, two thousand pupils. We make four thousand pounds a month, and the market leader called us to ask who we are.',
    {
      traction:
        'Nine schools, two thousand pupils. We make four thousand pounds a month, and the market leader called us to ask who we are.',
    },
  ],
  [
    'en',
    'traction',
    "We've shipped sixty units. Two of our investors use it at home, that doesn't count.",
    { traction: "We've shipped sixty units. Two of our investors use it at home, that doesn't count." },
  ],
  [
    'en',
    'why_you',
    'I worked at the biggest competitor for five years and know where they cut corners. Before that I sold fish.',
    {
      whyYou:
        'I worked at the biggest competitor for five years and know where they cut corners. Before that I sold fish.',
    },
  ],
  [
    'en',
    'why_you',
    'We built this twice already for other people. In 2021 for a bank, and last year for a hospital.',
    { whyYou: 'We built this twice already for other people. In 2021 for a bank, and last year for a hospital.' },
  ],
  [
    'en',
    'competition',
    'There are three apps. They all charge a subscription and none of them works offline. We do.',
    { competition: 'There are three apps. They all charge a subscription and none of them works offline. We do.' },
  ],
  [
    'en',
    'competition',
    'Mainly pen and paper. A firm called Ledgerly tried it, raised ten million and gave up last year.',
    { competition: 'Mainly pen and paper. A firm called Ledgerly tried it, raised ten million and gave up last year.' },
  ],
  [
    'en',
    'commercial',
    'Families pay nine euros a month. The health insurer pays the rest, forty euros, because each fall costs them six thousand.',
    {
      commercial:
        'Families pay nine euros a month. The health insurer pays the rest, forty euros, because each fall costs them six thousand.',
    },
  ],
  [
    'en',
    'why_now',
    'Two years ago the sensor cost three hundred euros. Today it costs nine, and every new phone can read it.',
    {
      whyNow:
        'Two years ago the sensor cost three hundred euros. Today it costs nine, and every new phone can read it.',
    },
  ],
  [
    'en',
    'elevator_pitch',
    'We are the only company that turns old fishing nets into floor tiles. Hotels buy them from us by the square metre.',
    {
      elevatorPitch:
        'We are the only company that turns old fishing nets into floor tiles. Hotels buy them from us by the square metre.',
    },
  ],
  [
    'en',
    'market_size',
    'Forty thousand clinics in Europe. Each pays about two thousand euros a year for this today, mostly to one competitor.',
    {
      marketSize:
        'Forty thousand clinics in Europe. Each pays about two thousand euros a year for this today, mostly to one competitor.',
    },
  ],
  [
    'en',
    'fundraising_status',
    'We have a hundred thousand from friends and family. We would use the next money for two hires.',
    {
      fundraisingStatus:
        'We have a hundred thousand from friends and family. We would use the next money for two hires.',
    },
  ],
  [
    'en',
    'why_program',
    'Your mentors built hospitals before, and we want to learn how to sell to them.',
    { whyProgram: 'Your mentors built hospitals before, and we want to learn how to sell to them.' },
  ],
  [
    'de',
    'problem',
    'Jeder dritte Fahrradkurier stürzt einmal im Jahr, und die Versicherung zahlt nicht. Seit Januar müssen die Firmen das melden, aber keiner tut es.',
    {
      problem:
        'Jeder dritte Fahrradkurier stürzt einmal im Jahr, und die Versicherung zahlt nicht. Seit Januar müssen die Firmen das melden, aber keiner tut es.',
    },
  ],
  [
    'de',
    'traction',
    'Fünf Kliniken, davon zahlen drei. Der Umsatz liegt bei achttausend Euro im Monat.',
    { traction: 'Fünf Kliniken, davon zahlen drei. Der Umsatz liegt bei achttausend Euro im Monat.' },
  ],
  [
    'de',
    'why_you',
    'Ich bin Bäckermeister und habe zwölf Jahre lang jede Nacht Teig angesetzt. Mein Partner hat Waagen gebaut.',
    {
      whyYou:
        'Ich bin Bäckermeister und habe zwölf Jahre lang jede Nacht Teig angesetzt. Mein Partner hat Waagen gebaut.',
    },
  ],
  [
    'es',
    'problem',
    'La gente mayor toma mal las pastillas y termina en urgencias. Cada visita cuesta trescientos euros.',
    { problem: 'La gente mayor toma mal las pastillas y termina en urgencias. Cada visita cuesta trescientos euros.' },
  ],
  [
    'es',
    'competition',
    'Hay una empresa alemana, pero cobra el triple. Y el cuaderno de siempre.',
    { competition: 'Hay una empresa alemana, pero cobra el triple. Y el cuaderno de siempre.' },
  ],
  [
    'fr',
    'solution',
    "On met un capteur dans la ruche et l'apiculteur reçoit un message. Le boîtier nous coûte douze euros.",
    {
      solution: "On met un capteur dans la ruche et l'apiculteur reçoit un message. Le boîtier nous coûte douze euros.",
    },
  ],
  [
    'fr',
    'why_now',
    'Parce que la loi a changé en janvier. Avant, il fallait un vétérinaire pour ça.',
    { whyNow: 'Parce que la loi a changé en janvier. Avant, il fallait un vétérinaire pour ça.' },
  ],
  [
    'ja',
    'problem',
    '介護施設では夜勤の職員が一人で三十人を見ています。去年は転倒が二百件ありました。',
    { problem: '介護施設では夜勤の職員が一人で三十人を見ています。去年は転倒が二百件ありました。' },
  ],
  [
    'ja',
    'why_you',
    '私は看護師として十年働きました。共同創業者はセンサーの会社にいました。',
    { whyYou: '私は看護師として十年働きました。共同創業者はセンサーの会社にいました。' },
  ],
];

/** Answers that go on to, or come from, another question. */
export const MOVING: readonly TopicCase[] = [
  [
    'en',
    'problem',
    'Street lamps burn all night for nobody. The solution, since we are at it: a radar in the lamp that wakes the next three when somebody walks.',
    {
      problem: 'Street lamps burn all night for nobody.',
      solution: 'a radar in the lamp that wakes the next three when somebody walks.',
    },
  ],
  [
    'en',
    'problem',
    'Tenants cannot read their heating bill. As for numbers, we have nineteen landlords and four thousand flats on it.',
    {
      problem: 'Tenants cannot read their heating bill.',
      traction: 'we have nineteen landlords and four thousand flats on it.',
    },
  ],
  [
    'en',
    'solution',
    'A glove box for the field, sterile and foldable. By the way, on the money side, we rent it out for thirty dollars a day.',
    {
      solution: 'A glove box for the field, sterile and foldable.',
      commercial: 'we rent it out for thirty dollars a day.',
    },
  ],
  [
    'en',
    'traction',
    'Six farms use it daily. You did not ask, but why now: the drought of last summer emptied the aquifer and the state put a price on each litre.',
    {
      traction: 'Six farms use it daily.',
      whyNow: 'the drought of last summer emptied the aquifer and the state put a price on each litre.',
    },
  ],
  [
    'en',
    'traction',
    'Eleven vets pay us. Let me add who else is out there. There is Vetly, founded by Sigrid Holm, and they only do cats.',
    { traction: 'Eleven vets pay us.', competition: 'There is Vetly, founded by Sigrid Holm, and they only do cats.' },
  ],
  [
    'en',
    'commercial',
    'Ten percent of each sale. And the market, before you ask, is two billion euros in Europe.',
    {
      commercial: 'Ten percent of each sale.',
      marketSize: 'And the market, before you ask, is two billion euros in Europe.',
    },
  ],
  [
    'en',
    'competition',
    'Two big ones, both in Boston. Why us? I spent eight years in their service department.',
    { competition: 'Two big ones, both in Boston.', whyYou: 'I spent eight years in their service department.' },
  ],
  [
    'en',
    'why_you',
    'I was a midwife for fourteen years. The competition, I should have said earlier, is a Swedish app that costs four times as much.',
    {
      whyYou: 'I was a midwife for fourteen years.',
      competition: 'The competition, I should have said earlier, is a Swedish app that costs four times as much.',
    },
  ],
  [
    'en',
    'market_size',
    'About nine million households. Speaking of money, we closed a seed round of two million in March.',
    {
      marketSize: 'About nine million households.',
      fundraisingStatus: 'we closed a seed round of two million in March.',
    },
  ],
  [
    'en',
    'elevator_pitch',
    'We print hearing aids overnight. And the problem is simple: people wait nine weeks for a mould that no longer fits.',
    {
      elevatorPitch: 'We print hearing aids overnight.',
      problem: 'people wait nine weeks for a mould that no longer fits.',
    },
  ],
  [
    'de',
    'problem',
    'Auf dem Bau fehlt immer das eine Teil. Zur Lösung gleich: Wir hängen einen Automaten an den Container, der nachbestellt.',
    {
      problem: 'Auf dem Bau fehlt immer das eine Teil.',
      solution: 'Wir hängen einen Automaten an den Container, der nachbestellt.',
    },
  ],
  [
    'de',
    'traction',
    'Acht Gemeinden sind dabei. Übrigens, warum gerade jetzt: Seit dem Sommer zahlt das Land die Hälfte.',
    { traction: 'Acht Gemeinden sind dabei.', whyNow: 'Seit dem Sommer zahlt das Land die Hälfte.' },
  ],
  [
    'de',
    'solution',
    'Ein Filter aus Pilzgeflecht. Und das Geschäftsmodell, weil Sie gleich fragen: Wir vermieten ihn für vierzig Euro im Monat.',
    { solution: 'Ein Filter aus Pilzgeflecht.', commercial: 'Wir vermieten ihn für vierzig Euro im Monat.' },
  ],
  [
    'es',
    'problem',
    'Los taxistas pierden dos horas al día buscando clientes. Y ya que estamos, la competencia: hay una app brasileña, pero no llega a los pueblos.',
    {
      problem: 'Los taxistas pierden dos horas al día buscando clientes.',
      competition: 'hay una app brasileña, pero no llega a los pueblos.',
    },
  ],
  [
    'es',
    'traction',
    'Tenemos cuarenta panaderías. Por cierto, el precio es de quince euros al mes por horno.',
    { traction: 'Tenemos cuarenta panaderías.', commercial: 'el precio es de quince euros al mes por horno.' },
  ],
  [
    'fr',
    'solution',
    "Une colle sans solvant, à base d'algues. Au fait, nos concurrents : il y a Gluetec, qui vend la même chose avec du pétrole.",
    {
      solution: "Une colle sans solvant, à base d'algues.",
      competition: 'il y a Gluetec, qui vend la même chose avec du pétrole.',
    },
  ],
  [
    'fr',
    'traction',
    "Trente-deux écoles l'utilisent. Et pourquoi nous, d'ailleurs : j'ai enseigné quinze ans en maternelle.",
    { traction: "Trente-deux écoles l'utilisent.", whyYou: "j'ai enseigné quinze ans en maternelle." },
  ],
  [
    'ja',
    'problem',
    '配送の二割が不在で戻ってきます。解決策も先に言うと、玄関に折りたたみの保冷箱を付けます。',
    { problem: '配送の二割が不在で戻ってきます。', solution: '玄関に折りたたみの保冷箱を付けます。' },
  ],
  [
    'ja',
    'traction',
    '十二の病院で使われています。ちなみに料金は一床あたり月五百円です。',
    { traction: '十二の病院で使われています。', commercial: 'ちなみに料金は一床あたり月五百円です。' },
  ],
  [
    'ja',
    'solution',
    'カメラで葉の色を見て病気を見つけます。競合についても話しますと、アグリアイという会社がありますが、稲だけです。',
    {
      solution: 'カメラで葉の色を見て病気を見つけます。',
      competition: 'アグリアイという会社がありますが、稲だけです。',
    },
  ],
];

/** Stories, noises and talk about the talk around the answer. */
export const WANDERING: readonly TopicCase[] = [
  [
    'en',
    'why_you',
    'Ha, my grandmother asks me that every Christmas. She thinks I should sell insurance. Anyway, I ran a dairy for ten years.',
    { whyYou: 'Anyway, I ran a dairy for ten years.' },
  ],
  [
    'en',
    'problem',
    'Sorry, the dog is barking, one second. So. Nurses spend a third of the shift on forms.',
    { problem: 'Nurses spend a third of the shift on forms.' },
  ],
  [
    'en',
    'traction',
    'Good question. As I said, I prefer to be honest. Four pilots, no revenue.',
    { traction: 'Four pilots, no revenue.' },
  ],
  [
    'en',
    'competition',
    'My neighbour says there is always somebody. He says that about everything. Right, there are two apps from Korea, both for trucks only.',
    { competition: 'Right, there are two apps from Korea, both for trucks only.' },
  ],
  [
    'de',
    'why_you',
    'Das fragt mein Schwiegervater auch immer. Der hält mich für verrückt. Also, ich habe neun Jahre Brücken geprüft.',
    { whyYou: 'Also, ich habe neun Jahre Brücken geprüft.' },
  ],
  [
    'de',
    'problem',
    'Moment, es klingelt gerade. So, da bin ich wieder. Pflegeheime werfen ein Drittel des Essens weg.',
    { problem: 'Pflegeheime werfen ein Drittel des Essens weg.' },
  ],
  [
    'es',
    'why_you',
    'Eso me lo pregunta mi madre cada domingo. Bueno, he sido enfermera durante veinte años.',
    { whyYou: 'Bueno, he sido enfermera durante veinte años.' },
  ],
  [
    'fr',
    'problem',
    "Pardon, mon fils vient d'entrer, une seconde. Voilà. Les mairies ne savent pas combien d'eau elles perdent.",
    { problem: "Les mairies ne savent pas combien d'eau elles perdent." },
  ],
  [
    'ja',
    'why_you',
    '妻にもよく聞かれるんですよ。笑われますけどね。私は十五年、橋の点検をしてきました。',
    { whyYou: '私は十五年、橋の点検をしてきました。' },
  ],
];
