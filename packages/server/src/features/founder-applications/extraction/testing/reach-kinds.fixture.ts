import type { ScriptCase } from './script.ts';

/** Telephone numbers, roles, places and profiles of the main contact. */
export const REACH_KINDS: readonly ScriptCase[] = [
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_phone | ?
F | 090の、0144の、0311です。店の 0800-000-0155 は予約専用の窓口なので、そちらには電話しないでください。`,
    { phone: '+81 90 0144 0311' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_phone | ?
F | 07700 900452, and that's a UK number.`,
    { phone: '+44 7700 900452' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_current_location | ?
F | Born in Lahti, seven years in Riga after that, and since 2022 Bergen.`,
    { currentLocation: 'Bergen' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q founder_current_location | ?
F | Aufgewachsen in Passau, dann Wien, seit 2021 Graz.`,
    { currentLocation: 'Graz' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q founder_current_location | ?
F | Nací en Lugo, pasé cinco años en Porto, y desde 2022 Vigo.`,
    { currentLocation: 'Vigo' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q founder_current_location | ?
F | Je viens de Lille, puis trois ans à Gand, et depuis 2021 Namur.`,
    { currentLocation: 'Namur' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_role | ?
F | CEO on paper, cleaner in practice.`,
    { role: 'CEO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_role | ?
F | Director. Managing director, to be exact.`,
    { role: 'Managing director' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_role | ?
F | We don't do titles.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_current_location | ?
F | Halifax, the Canadian one, not the Yorkshire one. In Boston this week for a fair.`,
    { currentLocation: 'Halifax' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_current_location | ?
F | Machynlleth. You try spelling it.`,
    { currentLocation: 'Machynlleth' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_current_location | ?
F | Not Brussels any more, thank God. Ghent.`,
    { currentLocation: 'Ghent' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_current_location | ?
F | Between Ghent and the train, mostly.`,
    { currentLocation: 'Ghent' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_phone | ?
F | plus three five three, eight six, eight four four, oh one two three.`,
    { phone: '+353 86 844 0123' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_phone | ?
F | four one five, five five five, oh one three two. US number, so plus one.`,
    { phone: '+1 415 555 0132' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_phone | ?
F | It's plus four four double seven double oh nine double oh one two three. Sorry, I skipped one: plus four four, seven seven hundred, nine hundred, one two three.`,
    { phone: '+44 7700 900123' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_phone | ?
F | oh seven seven double oh, nine double oh, one two three. That's UK.`,
    { phone: '+44 7700 900123' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_phone | ?
F | +44 7700 900132. No: one two three at the end.`,
    { phone: '+44 7700 900123' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_phone | ?
F | Mine's +44 7700 900123, and Tate's is +44 7700 900777 if I don't pick up.`,
    { phone: '+44 7700 900123' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_phone | ?
F | I'd rather you didn't call.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_role | ?
F | Chief what? Let's say chief scientist.`,
    { role: 'chief scientist' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_role | ?
F | I was CTO until Pia joined; CEO since then.`,
    { role: 'CEO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_role | ?
F | We share it. co-CEO, both of us.`,
    { role: 'co-CEO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_role | ?
F | CTO and co-founder, same as everybody.`,
    { role: 'CTO and co-founder' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_role | ?
F | Head of agronomy.`,
    { role: 'Head of agronomy' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_role | ?
F | Founder. There's nobody else to have a title.`,
    { role: 'Founder' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_role | ?
F | Legally I'm the managing director, day to day I drive the van.`,
    { role: 'managing director' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | Leith. Don't say Edinburgh, they'll kill me.`,
    { currentLocation: 'Leith' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | I've moved to Tromsø in January, before that it was Bergen.`,
    { currentLocation: 'Tromsø' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | Nakuru, Kenya. The company is registered in Delaware but nobody lives there.`,
    { currentLocation: 'Nakuru, Kenya' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | The team's in Lyon. Me, I'm in Marseille, and I take the train.`,
    { currentLocation: 'Marseille' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | Copenhagen during the week? No, that was my last job. Aarhus.`,
    { currentLocation: 'Aarhus' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | Home is Kumasi, although this call is from a hotel in Accra.`,
    { currentLocation: 'Kumasi' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | Still Bristol.`,
    { currentLocation: 'Bristol' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | We're all over: Tate's in Dunedin, Pia's in Auckland and I'm in Wellington.`,
    { currentLocation: 'Wellington' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | On the road. I gave up the flat in Leeds.`,
    {},
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q founder_current_location | ?
F | Ich pendle, aber gemeldet bin ich in Bochum.`,
    { currentLocation: 'Bochum' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q founder_current_location | ?
F | Früher Hamburg, da war mir die Miete zu hoch. Lüneburg jetzt.`,
    { currentLocation: 'Lüneburg' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q founder_role | ?
F | Geschäftsführerin, auch wenn auf der Visitenkarte noch Projektleiterin steht.`,
    { role: 'Geschäftsführerin' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q founder_current_location | ?
F | Ahora mismo le hablo desde Bilbao, pero vivo en Pamplona.`,
    { currentLocation: 'Pamplona' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q founder_role | ?
F | Empecé de CEO, pero ahora soy directora de operaciones.`,
    { role: 'directora de operaciones' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q founder_phone | ?
F | zéro six, trente-neuf, quatre-vingt-dix-huit, vingt et un, zéro sept, en France.`,
    { phone: '+33 6 39 98 21 07' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q founder_current_location | ?
F | À Quimper depuis mars, avant j'étais à Rennes.`,
    { currentLocation: 'Quimper' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q founder_role | ?
F | Présidente, enfin, présidente sur le papier et magasinière le reste du temps.`,
    { role: 'présidente' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_phone | ?
F | ゼロキューゼロの、ゼロイチヨンヨンの、ゼロイチニーサンです。`,
    { phone: '+81 90 0144 0123' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_current_location | ?
F | 去年まで名古屋でしたが、今は松本市です。`,
    { currentLocation: '松本市' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_role | ?
F | 代表取締役をしております。`,
    { role: '代表取締役' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q pitch_deck | ?
F | Not yet, I'll send it next week.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q pitch_deck | ?
F | https://quietfork.example/deck, password is "spoons".`,
    { pitchDeck: 'https://quietfork.example/deck' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_network | ?
F | I'm not on LinkedIn. My co-founder says I should be.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_network | ?
F | linkedin dot com slash in slash marisol dash quint dash demo.`,
    { network: 'linkedin.com/in/marisol-quint-demo' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | Bangor, for the moment. Cardiff from September.`,
    { currentLocation: 'Bangor' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | I was in Bangor when I filled in the form, it's Cardiff now.`,
    { currentLocation: 'Cardiff' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | Same city as the company, Cardiff.`,
    { currentLocation: 'Cardiff' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_current_location | ?
F | Does it matter?`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_phone | ?
F | Company switchboard is +44 7700 900999, mine's +44 7700 900333.`,
    { phone: '+44 7700 900333' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_phone | ?
F | plus four four, seven seven zero zero, nine hundred, triple three.`,
    { phone: '+44 7700 900333' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_phone | ?
F | We've 310 tonnes in the shed and no signal. Skip it.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_role | ?
F | Dafydd is CEO, I'm CTO.`,
    { role: 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_phone | ?
F | Plus one, two one two, triple five, zero one four seven.`,
    { phone: '+1 212 555 0147' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_phone | ?
F | plus six one, four nine one, five seventy, one five six.`,
    { phone: '+61 491 570 156' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_phone | ?
F | It's an Australian one: +61 491, then 570, and the last three are 156.`,
    { phone: '+61 491 570 156' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_phone | ?
F | +44 7700 900, hang on, I need to look at the back of the thing, 147.`,
    { phone: '+44 7700 900147' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_phone | ?
F | +44 7700 900147
Q founder_email | ?
F | rhian at woolbook dot example
Q closing | Anything else?
F | No. Speak soon.`,
    { email: 'rhian@woolbook.example', phone: '+44 7700 900147' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_network | ?
F | github.com/rhian-demo, I'm not on the suit one.`,
    { network: 'github.com/rhian-demo' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_network | ?
F | https://www.linkedin.com/in/rhian-pugh-demo`,
    { network: 'https://www.linkedin.com/in/rhian-pugh-demo' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_role | ?
F | I'm CEO. I used to be CTO before Owen came.`,
    { role: 'CEO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_role | ?
F | CEO and head of product, we're small.`,
    { role: 'CEO and head of product' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_role | ?
F | I said CEO on the form but we swapped last week, so CTO.`,
    { role: 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_role | ?
F | Let's go with president.`,
    { role: 'president' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_role | ?
F | I'm the technical lead.`,
    { role: 'technical lead' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_current_location | ?
F | I grew up in Tralee, studied in Galway, and Cork is where I pay rent.`,
    { currentLocation: 'Cork' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_current_location | ?
F | Right now? A car park in Limerick. But I live in Cork.`,
    { currentLocation: 'Cork' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_current_location | ?
F | Cork, Ireland, since the spring. Before that San Francisco.`,
    { currentLocation: 'Cork, Ireland' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_current_location | ?
F | New Haven, Connecticut, not the English one.`,
    { currentLocation: 'New Haven, Connecticut' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_current_location | ?
F | São Paulo. My co-founder is in Recife.`,
    { currentLocation: 'São Paulo' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_current_location | ?
F | The Hague.`,
    { currentLocation: 'The Hague' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_current_location | ?
F | Oh, Santa Fe these days.`,
    { currentLocation: 'Santa Fe' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_current_location | ?
F | Leeds, though I'm registered at my mum's in Hull.`,
    { currentLocation: 'Leeds' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_current_location | ?
F | Do you mean me or the company? The company's in Hull, I'm in Leeds.`,
    { currentLocation: 'Leeds' },
  ],
];
