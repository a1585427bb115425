import type { TopicCase } from './topic-answers.fixture.ts';

/** Answers that begin with something else, withhold names, lack something, or go on to why it works now. */
export const TOLD_BESIDE: readonly TopicCase[] = [
  [
    'en',
    'solution',
    'A belt that weighs the hay. It only works now because the new grid tariff makes night drying cheap.',
    {
      solution: 'A belt that weighs the hay.',
      whyNow: 'It only works now because the new grid tariff makes night drying cheap.',
    },
  ],
  [
    'de',
    'solution',
    'Ein Gurt, der das Heu wiegt. Das rechnet sich erst jetzt, weil der neue Nachtstrom so billig ist.',
    {
      solution: 'Ein Gurt, der das Heu wiegt.',
      whyNow: 'Das rechnet sich erst jetzt, weil der neue Nachtstrom so billig ist.',
    },
  ],
  [
    'es',
    'solution',
    'Una cinta que pesa el heno. Solo funciona ahora, porque la nueva tarifa nocturna es barata.',
    {
      solution: 'Una cinta que pesa el heno.',
      whyNow: 'Solo funciona ahora, porque la nueva tarifa nocturna es barata.',
    },
  ],
  [
    'de',
    'problem',
    'Ich würde gern damit anfangen, wie weit wir sind. Wir haben sechzig Ställe und neunhundert Pferde im System.',
    { traction: 'Wir haben sechzig Ställe und neunhundert Pferde im System.' },
  ],
  [
    'fr',
    'problem',
    'Je préfère commencer par où on en est. On a soixante écuries et neuf cents chevaux dans le système.',
    { traction: 'On a soixante écuries et neuf cents chevaux dans le système.' },
  ],
  [
    'es',
    'problem',
    'Prefiero empezar por cómo vamos. Tenemos sesenta establos y novecientos caballos en el sistema.',
    { traction: 'Tenemos sesenta establos y novecientos caballos en el sistema.' },
  ],
  [
    'en',
    'commercial',
    "Wait, there's a bus in the way. Okay, it's gone, he even honked. So, pricing. The stable pays eleven euros a horse each month.",
    { commercial: 'So, pricing. The stable pays eleven euros a horse each month.' },
  ],
  [
    'en',
    'commercial',
    'Pricing, ha, you talk like my grandma. She ran a bakery and she counts every coin. Eleven euros a horse, shoes are extra.',
    { commercial: 'Eleven euros a horse, shoes are extra.' },
  ],
  [
    'de',
    'commercial',
    'Ach, Preise, jetzt klingen Sie wie meine Oma. Sie hatte einen Kiosk und zählt heute noch jeden Pfennig. Elf Euro das Pferd, Hufeisen kosten extra.',
    { commercial: 'Elf Euro das Pferd, Hufeisen kosten extra.' },
  ],
  [
    'es',
    'commercial',
    'Ay, precios, ya suena como mi abuela. Ella tenía una panadería y cuenta cada moneda. Once euros por caballo, las herraduras aparte.',
    { commercial: 'Once euros por caballo, las herraduras aparte.' },
  ],
  [
    'fr',
    'commercial',
    'Ah, les prix, on croirait entendre ma grand-mère. Elle tenait une boulangerie et elle compte chaque sou. Onze euros par cheval, les fers en plus.',
    { commercial: 'Onze euros par cheval, les fers en plus.' },
  ],
  [
    'en',
    'solution',
    "A collar that reads the pulse of the horse. And why they all call us this season, the county banned transport without a vet's note.",
    {
      solution: 'A collar that reads the pulse of the horse.',
      whyNow: "the county banned transport without a vet's note.",
    },
  ],
  [
    'de',
    'solution',
    'Ein Gurt, der den Puls misst. Und wieso jetzt alle anrufen, sag ich gleich dazu. Seit heuer verlangt das Land einen Nachweis vom Tierarzt.',
    { solution: 'Ein Gurt, der den Puls misst.', whyNow: 'Seit heuer verlangt das Land einen Nachweis vom Tierarzt.' },
  ],
  [
    'fr',
    'solution',
    'Une sangle qui lit le pouls du cheval. Et depuis la rentrée, la région exige un certificat avant chaque transport, alors tout le monde nous appelle.',
    {
      solution: 'Une sangle qui lit le pouls du cheval.',
      whyNow:
        'Et depuis la rentrée, la région exige un certificat avant chaque transport, alors tout le monde nous appelle.',
    },
  ],
  [
    'es',
    'solution',
    'Una cincha que lee el pulso del caballo. Y por qué nos llaman justo ahora, desde marzo la provincia exige un certificado para cada transporte.',
    {
      solution: 'Una cincha que lee el pulso del caballo.',
      whyNow: 'desde marzo la provincia exige un certificado para cada transporte.',
    },
  ],
  [
    'en',
    'solution',
    "A strap that reads the pulse. It couldn't be done before, I should say. Until the national horse register came in spring, nobody knew which vet to ask.",
    {
      solution: 'A strap that reads the pulse.',
      whyNow: 'Until the national horse register came in spring, nobody knew which vet to ask.',
    },
  ],
  ['fr', 'competition', "Je préfère ne citer personne, je me suis fâché avec deux d'entre eux.", {}],
  ['de', 'competition', 'Ich möchte da lieber keine Namen nennen, mit zweien bin ich zerstritten.', {}],
  ['ja', 'competition', '名前は挙げたくないですね、二社とは喧嘩していますので。', {}],
  [
    'en',
    'why_program',
    'We have no idea how customs works, and you have people who have done it.',
    { whyProgram: 'We have no idea how customs works, and you have people who have done it.' },
  ],
  [
    'de',
    'why_program',
    'Wie man in die Schweiz liefert, wissen wir nicht, und bei Ihnen sitzen Leute, die das können.',
    { whyProgram: 'Wie man in die Schweiz liefert, wissen wir nicht, und bei Ihnen sitzen Leute, die das können.' },
  ],
  [
    'es',
    'why_program',
    'No sabemos cómo vender a hospitales, y ustedes tienen mentores que lo hicieron.',
    { whyProgram: 'No sabemos cómo vender a hospitales, y ustedes tienen mentores que lo hicieron.' },
  ],
  [
    'fr',
    'why_program',
    "On ne sait pas comment vendre aux hôpitaux, et vous avez des gens qui l'ont fait.",
    { whyProgram: "On ne sait pas comment vendre aux hôpitaux, et vous avez des gens qui l'ont fait." },
  ],
  ['en', 'why_program', "I don't know, honestly. My cousin signed us up.", {}],
  [
    'fr',
    'solution',
    "Une sangle qui pèse le foin. Ça n'est rentable que maintenant, parce que le nouveau tarif de nuit est bas.",
    {
      solution: 'Une sangle qui pèse le foin.',
      whyNow: "Ça n'est rentable que maintenant, parce que le nouveau tarif de nuit est bas.",
    },
  ],
  ['en', 'competition', "I'd rather not name them, the market is small.", {}],
  ['en', 'competition', 'No names, please, we share a building with one.', {}],
  [
    'en',
    'commercial',
    'The stable pays eleven euros a horse. My sister thinks it is too cheap.',
    { commercial: 'The stable pays eleven euros a horse.' },
  ],
  [
    'ja',
    'why_program',
    '馬の扱いは慣れていますが、病院への売り方がわかりません。先輩の話を聞きたいです。',
    { whyProgram: '馬の扱いは慣れていますが、病院への売り方がわかりません。先輩の話を聞きたいです。' },
  ],
  [
    'en',
    'commercial',
    'My wife and I run it as a shop, people come in and buy.',
    { commercial: 'My wife and I run it as a shop, people come in and buy.' },
  ],
  ['en', 'commercial', "We'd rather keep the tariff to ourselves while the bids are open.", {}],
  ['en', 'commercial', "I'm holding that one close to my chest, sorry.", {}],
  ['en', 'market_size', "A proper figure I don't have.", {}],
  ['en', 'market_size', "A serious number I don't have, I'd be making it up.", {}],
  ['de', 'commercial', 'Die Preise behalte ich lieber für mich, da läuft eine Ausschreibung.', {}],
  ['de', 'market_size', 'Eine seriöse Zahl habe ich nicht, das wäre geraten.', {}],
  ['es', 'commercial', 'Los precios me los guardo, hay una licitación abierta.', {}],
  ['es', 'market_size', 'Un dato fiable no tenemos, sería mentir.', {}],
  ['fr', 'commercial', "Les tarifs, je les garde pour moi, il y a un appel d'offres.", {}],
  ['fr', 'market_size', "Un chiffre sérieux, je n'en ai pas, ce serait inventer.", {}],
  ['ja', 'commercial', '料金については伏せさせてください。入札中ですので。', {}],
  [
    'en',
    'solution',
    "A belt that weighs the hay. And there's a reason this works now and not two years ago. The grid company opened its night tariff to farms in March.",
    { solution: 'A belt that weighs the hay.', whyNow: 'The grid company opened its night tariff to farms in March.' },
  ],
  [
    'en',
    'solution',
    "A belt that weighs the hay. And there's a reason it pays this year and not before. The feed mills accepted our scale in January.",
    { solution: 'A belt that weighs the hay.', whyNow: 'The feed mills accepted our scale in January.' },
  ],
  [
    'es',
    'problem',
    'El que tiene caballos compra heno a ojo y pierde un tercio. Y bueno, este año los seguros empezaron a exigir un registro del pienso, sin eso no pagan.',
    {
      problem: 'El que tiene caballos compra heno a ojo y pierde un tercio.',
      whyNow: 'Y bueno, este año los seguros empezaron a exigir un registro del pienso, sin eso no pagan.',
    },
  ],
  [
    'fr',
    'problem',
    'On achète le foin au jugé et on perd un tiers. Cette année, les assureurs ont commencé à exiger un registre, sans ça ils ne paient pas.',
    {
      problem: 'On achète le foin au jugé et on perd un tiers.',
      whyNow: 'Cette année, les assureurs ont commencé à exiger un registre, sans ça ils ne paient pas.',
    },
  ],
  [
    'de',
    'commercial',
    'Der Hof zahlt uns neun Euro je Pferd im Monat. Seit dem Herbst muss jeder Stall nachweisen, was er verfüttert, und die Kassen wollen das sehen.',
    {
      commercial: 'Der Hof zahlt uns neun Euro je Pferd im Monat.',
      whyNow: 'Seit dem Herbst muss jeder Stall nachweisen, was er verfüttert, und die Kassen wollen das sehen.',
    },
  ],
  [
    'en',
    'competition',
    'Diesel pumps. They do the job, but the battery is dead after one summer.',
    { competition: 'Diesel pumps. They do the job, but the battery is dead after one summer.' },
  ],
];
