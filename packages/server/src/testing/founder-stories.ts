/** Invented founders and what they say when asked; "again" is the answer to a question that is asked once more. */
export const BREWER: Readonly<Record<string, string>> = {
  founder_name: "Good morning, I'm Rosalind.",
  'founder_name again': 'Rosalind Achterkamp.',
  founder_email: 'You can write to rosalind at brinewell dot example.',
  founder_role: 'I am the managing director.',
  elevator_pitch:
    'Brinewell turns the brine that cheese dairies pour away into salt they can sell. Before I forget, the solution: we boil it down overnight with the waste heat of the boiler.',
  problem: 'A dairy has to get rid of nine tonnes of brine a week, and the sewage works no longer take it.',
  traction: 'Nine dairies use it, four of them pay, and we made 31 tonnes of salt last month.',
  commercial:
    'Each dairy pays us 400 euros a month, and we take a tenth of the salt. As for competition, most dairies call a waste firm, and Saltec sells an evaporator that runs on electricity.',
  market_size: 'There are 4,100 dairies in the Union that make brine, so about twenty million euros a year.',
  why_now: 'Since January the sewage fee for salt water has doubled in Germany and the Netherlands.',
  co_founders: 'Yes, Tilda Rask, our CTO, you reach her at tilda at brinewell dot example.',
  why_you: 'I ran a dairy for eight years and paid that bill myself; Tilda built evaporators for ships.',
  why_program: 'We want to learn how to sell to dairies abroad, and to meet founders who have done it.',
  fundraising_status: 'We raised 250,000 euros from an angel and are looking for a million now.',
  cap_table: 'I hold 55 percent, Tilda 35, the angel ten.',
  availability: 'Both of us full time from the first of March.',
  founder_current_location: 'I live in Groningen, Netherlands.',
  passport_and_visa: 'I have a Dutch passport and need no visa.',
  pitch_deck: 'Sure, it is at https://decks.brinewell.example/2027.pdf',
  founder_network: 'linkedin dot com slash in slash rosalind dash achterkamp',
  founder_phone: "I'd rather not give a phone number.",
};

export const COURIER: Readonly<Record<string, string>> = {
  founder_name: 'Guten Tag, ich heiße Mechthild Osterloh.',
  founder_email: 'Schreiben Sie an mechthild ät radhafen Punkt example.',
  elevator_pitch:
    'Radhafen versichert Fahrradkuriere für genau die Stunden, die sie fahren. Bevor ich es vergesse, die Lösung: Eine App erkennt, wann gefahren wird, und schaltet den Schutz ein und aus.',
  problem: 'Jeder dritte Fahrradkurier stürzt einmal im Jahr, und keine Versicherung kommt dafür auf.',
  traction: 'Vierzig Kuriere in Bremen nutzen die App, zwölf davon seit einem halben Jahr.',
  commercial: 'Die Kurierfirma zahlt uns zwei Euro je Fahrer und Woche.',
  market_size: 'In Deutschland fahren achtzigtausend Menschen für Lieferdienste, das sind acht Millionen Euro im Jahr.',
  competition: 'Die großen Versicherer bieten nur Jahresverträge an, und Velosafe versichert allein die Räder.',
  why_now: 'Seit Juli müssen die Plattformen ihre Fahrer gegen Unfälle absichern.',
  why_you: 'Ich bin selbst sechs Jahre Kurier gefahren und habe danach Schäden reguliert.',
  co_founders: 'Ja, mit Jannis Petrides, er ist unser technischer Leiter.',
};

export const TEA: Readonly<Record<string, string>> = {
  founder_name: '佐久間葉月と申します。',
  founder_email: 'hazuki@chabatake.example です。',
  elevator_pitch: '茶畑は、小さな茶農家が摘んだその日に茶葉の値段を知ることができるサービスです。',
  problem: '農家は茶葉を工場に渡してから三週間、値段を知ることができません。',
  solution: '摘んだ葉をスマートフォンで撮影すると、品質を判定して、その場で買い手が値段を示します。',
  traction: '静岡で四十二軒の農家が使っていて、先月は九トンの茶葉を判定しました。',
  commercial: '工場から一キロにつき二円をいただいています。',
  market_size: '国内には茶農家が一万二千軒あり、年間でおよそ三億円の市場です。',
  competition: '今は電話での相談が主な手段で、専用のサービスはありません。',
  why_now: '今年から取引価格の記録が義務になりました。',
  why_you: '私は茶農家で育ち、十年間、品質検査の仕事をしてきました。',
  co_founders: 'いいえ、一人です。',
};
