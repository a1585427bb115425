/** A founder as she speaks: what is heard in a question, and what she says to it. The first that fits is said. */
export type Story = {
  locale: string;
  answers: readonly (readonly [heard: RegExp, said: string])[];
  correction: { before: string; after: string };
  /** What the account reads in the end. */
  details: Readonly<Record<string, unknown>>;
};

export const STORIES: Record<'en' | 'de' | 'ja', Story> = {
  en: {
    locale: 'en-GB',
    answers: [
      [/your full name/, "Good morning, I'm Rosalind."],
      [/first and your last name/, 'Rosalind Achterkamp.'],
      [/e-mail address can/, 'You can write to rosalind at brinewell dot example.'],
      [
        /stranger in a lift/,
        'Brinewell turns the brine that cheese dairies pour away into salt they can sell. Before I forget, the solution: we boil it down overnight with the waste heat of the boiler.',
      ],
      [
        /Which problem/,
        'A dairy has to get rid of nine tonnes of brine a week, and the sewage works no longer take it.',
      ],
      [/achieved so far/, 'Nine dairies use it, four of them pay, and we made 31 tonnes of salt last month.'],
      [
        /earn money/,
        'Each dairy pays us 400 euros a month, and we take a tenth of the salt. As for competition, most dairies call a waste firm, and Saltec sells an evaporator that runs on electricity.',
      ],
      [
        /How large is your market/,
        'There are 4,100 dairies in the Union that make brine, so about twenty million euros a year.',
      ],
      [/right moment/, 'Since January the sewage fee for salt water has doubled in Germany and the Netherlands.'],
      [/founded the company/, 'Yes, Tilda Rask, our CTO, you reach her at tilda at brinewell dot example.'],
      [/right people/, 'I ran a dairy for eight years and paid that bill myself; Tilda built evaporators for ships.'],
    ],
    correction: { before: 'rosalind@brinewell.example', after: 'r.achterkamp@brinewell.example' },
    details: {
      founder_name: 'Rosalind Achterkamp',
      founder_email: 'r.achterkamp@brinewell.example',
      elevator_pitch: 'Brinewell turns the brine that cheese dairies pour away into salt they can sell.',
      solution: 'we boil it down overnight with the waste heat of the boiler.',
      problem: 'A dairy has to get rid of nine tonnes of brine a week, and the sewage works no longer take it.',
      traction: 'Nine dairies use it, four of them pay, and we made 31 tonnes of salt last month.',
      commercial: 'Each dairy pays us 400 euros a month, and we take a tenth of the salt.',
      competition: 'most dairies call a waste firm, and Saltec sells an evaporator that runs on electricity.',
      market_size: 'There are 4,100 dairies in the Union that make brine, so about twenty million euros a year.',
      why_now: 'Since January the sewage fee for salt water has doubled in Germany and the Netherlands.',
      why_you: 'I ran a dairy for eight years and paid that bill myself; Tilda built evaporators for ships.',
      co_founders: {
        co_founder_1: {
          co_founder_first_name: 'Tilda',
          co_founder_last_name: 'Rask',
          co_founder_role: 'CTO',
          co_founder_email: 'tilda@brinewell.example',
          co_founder_network: null,
          co_founder_phone: null,
        },
      },
    },
  },
  de: {
    locale: 'de-DE',
    answers: [
      [/vollständiger Name/, 'Guten Tag, ich heiße Mechthild Osterloh.'],
      [/E-Mail-Adresse erreicht/, 'Schreiben Sie an mechthild ät radhafen Punkt example.'],
      [
        /im Aufzug/,
        'Radhafen versichert Fahrradkuriere für genau die Stunden, die sie fahren. Bevor ich es vergesse, die Lösung: Eine App erkennt, wann gefahren wird, und schaltet den Schutz ein und aus.',
      ],
      [/Welches Problem/, 'Jeder dritte Fahrradkurier stürzt einmal im Jahr, und keine Versicherung kommt dafür auf.'],
      [/bisher erreicht/, 'Vierzig Kuriere in Bremen nutzen die App, zwölf davon seit einem halben Jahr.'],
      [/Womit verdienen/, 'Die Kurierfirma zahlt uns zwei Euro je Fahrer und Woche.'],
      [
        /Wie groß ist Ihr Markt/,
        'In Deutschland fahren achtzigtausend Menschen für Lieferdienste, das sind acht Millionen Euro im Jahr.',
      ],
      [
        /Wer arbeitet noch/,
        'Die großen Versicherer bieten nur Jahresverträge an, und Velosafe versichert allein die Räder.',
      ],
      [/richtige Zeitpunkt/, 'Seit Juli müssen die Plattformen ihre Fahrer gegen Unfälle absichern.'],
      [/mit Ihnen gegründet/, 'Ja, mit Jannis Petrides, er ist unser technischer Leiter.'],
      [/gerade Sie die Richtigen/, 'Ich bin selbst sechs Jahre Kurier gefahren und habe danach Schäden reguliert.'],
    ],
    correction: { before: 'mechthild@radhafen.example', after: 'm.osterloh@radhafen.example' },
    details: {
      founder_name: 'Mechthild Osterloh',
      founder_email: 'm.osterloh@radhafen.example',
      elevator_pitch: 'Radhafen versichert Fahrradkuriere für genau die Stunden, die sie fahren.',
      solution: 'Eine App erkennt, wann gefahren wird, und schaltet den Schutz ein und aus.',
      problem: 'Jeder dritte Fahrradkurier stürzt einmal im Jahr, und keine Versicherung kommt dafür auf.',
      commercial: 'Die Kurierfirma zahlt uns zwei Euro je Fahrer und Woche.',
      why_now: 'Seit Juli müssen die Plattformen ihre Fahrer gegen Unfälle absichern.',
      why_you: 'Ich bin selbst sechs Jahre Kurier gefahren und habe danach Schäden reguliert.',
    },
  },
  ja: {
    locale: 'ja-JP',
    answers: [
      [/お名前/, '佐久間葉月と申します。'],
      [/メールアドレスを教えて/, 'hazuki@chabatake.example です。'],
      [/エレベーター/, '茶畑は、小さな茶農家が摘んだその日に茶葉の値段を知ることができるサービスです。'],
      [/どんな課題/, '農家は茶葉を工場に渡してから三週間、値段を知ることができません。'],
      [/どうやって解決/, '摘んだ葉をスマートフォンで撮影すると、品質を判定して、その場で買い手が値段を示します。'],
      [/どんな成果/, '静岡で四十二軒の農家が使っていて、先月は九トンの茶葉を判定しました。'],
      [/どのように収益/, '工場から一キロにつき二円をいただいています。'],
      [/市場の大きさ/, '国内には茶農家が一万二千軒あり、年間でおよそ三億円の市場です。'],
      [/御社との違い/, '今は電話での相談が主な手段で、専用のサービスはありません。'],
      [/なぜ今が/, '今年から取引価格の記録が義務になりました。'],
      [/立ち上げた方/, 'いいえ、一人です。'],
      [/ふさわしい/, '私は茶農家で育ち、十年間、品質検査の仕事をしてきました。'],
    ],
    correction: { before: 'hazuki@chabatake.example', after: 'sakuma@chabatake.example' },
    details: {
      founder_name: '佐久間葉月',
      founder_email: 'sakuma@chabatake.example',
      elevator_pitch: '茶畑は、小さな茶農家が摘んだその日に茶葉の値段を知ることができるサービスです。',
      problem: '農家は茶葉を工場に渡してから三週間、値段を知ることができません。',
      why_you: '私は茶農家で育ち、十年間、品質検査の仕事をしてきました。',
      co_founders: null,
    },
  },
};
