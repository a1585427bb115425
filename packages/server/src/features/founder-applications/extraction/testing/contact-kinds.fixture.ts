import type { ScriptCase } from './script.ts';

/** Answers about the main contact, with what is corrected, spelled, somebody else’s or refused. */
export const CONTACT_STATEMENTS: readonly ScriptCase[] = [
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
Q founder_email | ?
F | cell at x dot example. Kell with a K, sorry. K, E, L, L.`,
    { email: 'kell@x.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | kell at x dot example, that's Cell with a C.`,
    { email: 'cell@x.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | robin underscore ascher at x dot example. Sorry, not an underscore but a hyphen.`,
    { email: 'robin-ascher@x.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | robin dash ascher at x dot example, no wait, underscore, not dash.`,
    { email: 'robin_ascher@x.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | robin-ascher@x.example. Hang on, it's a dot, not a hyphen.`,
    { email: 'robin.ascher@x.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | robin hyphen ascher at x dot example.
Q founder_email | Robin hyphen Ascher, correct?
F | No, a dot between the names instead of the hyphen.`,
    { email: 'robin.ascher@x.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | robin at bright moor, like bright and moor, dot example.`,
    { email: 'robin@brightmoor.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | robin at brightmoor dot example. Bright as in light, moor as in the landscape.`,
    { email: 'robin@brightmoor.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | R dot ascher, all one word, no capitals, at, brightmoor, one word, dot example.`,
    { email: 'r.ascher@brightmoor.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | r dot ascher at brightmoor dot com, no, dot org.`,
    { email: 'r.ascher@brightmoor.org' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | My old one was robin@mailbox.example, now it's robin@brightmoor.example.`,
    { email: 'robin@brightmoor.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | robin@brightmor.example. Typo, two o's: brightmoor.`,
    { email: 'robin@brightmoor.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | robin two at brightmoor dot example, the digit two.`,
    { email: 'robin2@brightmoor.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | ascher dot r at brightmoor dot example. Surname first, then the initial.`,
    { email: 'ascher.r@brightmoor.example' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q founder_email | ?
F | robin unterstrich ascher at hellmoor punkt example. Nein, kein Unterstrich, sondern Bindestrich.`,
    { email: 'robin-ascher@hellmoor.example' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q founder_email | ?
F | robin at hellmoor, wie hell und Moor, punkt example.`,
    { email: 'robin@hellmoor.example' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q founder_email | ?
F | robin guion bajo ascher arroba claro punto example. Perdón, no es guion bajo, es guion.`,
    { email: 'robin-ascher@claro.example' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q founder_email | ?
F | robin arroba solymar, como sol y mar, todo junto, punto example.`,
    { email: 'robin@solymar.example' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q founder_email | ?
F | robin underscore ascher arobase clair point example. Pardon, pas un underscore, un tiret.`,
    { email: 'robin-ascher@clair.example' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q founder_email | ?
F | C’est r point dascher, sans apostrophe, arobase, clairbois, comme clair et bois, point example.`,
    { email: 'r.dascher@clairbois.example' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_email | ?
F | リン、r、i、n、アットマーク、ヤマガワ、y、a、m、a、g、a、w、a、ドット、example です。`,
    { email: 'rin@yamagawa.example' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_email | ?
F | rin_ashihara@yamagawa.example です。すみません、アンダーバーではなくハイフンです。`,
    { email: 'rin-ashihara@yamagawa.example' },
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
F | I'm Ana Duarte, who has been head of product here since 2022, and I sit in Porto.`,
    { firstName: 'Ana', lastName: 'Duarte', name: 'Ana Duarte', role: 'head of product', currentLocation: 'Porto' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Hi, Ana Duarte, CEO of Lintwell, based in Porto.`,
    { firstName: 'Ana', lastName: 'Duarte', name: 'Ana Duarte', role: 'CEO', currentLocation: 'Porto' },
  ],
  [
    'en',
    `Q founder_name | ?
F | My name's Ana Duarte and I'm talking to you from Porto, where I live.`,
    { firstName: 'Ana', lastName: 'Duarte', name: 'Ana Duarte', currentLocation: 'Porto' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Ana Duarte, Geschäftsführerin, und sitze in Kassel.`,
    { firstName: 'Ana', lastName: 'Duarte', name: 'Ana Duarte', role: 'Geschäftsführerin', currentLocation: 'Kassel' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Ana Duarte, directora general, y vivo en Vigo.`,
    { firstName: 'Ana', lastName: 'Duarte', name: 'Ana Duarte', role: 'directora general', currentLocation: 'Vigo' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je m'appelle Ana Duarte, je suis directrice générale et j'habite à Nantes.`,
    {
      firstName: 'Ana',
      lastName: 'Duarte',
      name: 'Ana Duarte',
      role: 'directrice générale',
      currentLocation: 'Nantes',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Livia Nogueira do Campo.`,
    { firstName: 'Livia', lastName: 'Nogueira do Campo', name: 'Livia Nogueira do Campo' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Maria Inês da Costa.`,
    { firstName: 'Maria Inês', lastName: 'da Costa', name: 'Maria Inês da Costa' },
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
F | Seun. Well, Oluwaseun Bright, but only my mother uses all of it.`,
    { firstName: 'Oluwaseun', lastName: 'Bright', name: 'Oluwaseun Bright' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Bernadette Okoro. Bernie is fine while we talk.`,
    { firstName: 'Bernadette', lastName: 'Okoro', name: 'Bernadette Okoro' },
  ],
  [
    'en',
    `Q founder_name | ?
F | It's pronounced See-oh-mara. Xiomara Tate.`,
    { firstName: 'Xiomara', lastName: 'Tate', name: 'Xiomara Tate' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Peter. I mean Piotr, P-I-O-T-R. Wolski.`,
    { firstName: 'Piotr', lastName: 'Wolski', name: 'Piotr Wolski' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Annika with two n's, Sjöberg with the dots.`,
    { firstName: 'Annika', lastName: 'Sjöberg', name: 'Annika Sjöberg' },
  ],
  [
    'en',
    `Q founder_name | ?
F | You have me down as Marisol Quinn, I think. It's Quint, with a T at the end. Marisol Quint.`,
    { firstName: 'Marisol', lastName: 'Quint', name: 'Marisol Quint' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Kia ora, Aroha Te Kanawa speaking.`,
    { firstName: 'Aroha', lastName: 'Te Kanawa', name: 'Aroha Te Kanawa' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Jean-Luc Mbarga, Jean-Luc is one name.`,
    { firstName: 'Jean-Luc', lastName: 'Mbarga', name: 'Jean-Luc Mbarga' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Sioned ap Rhys.`,
    { firstName: 'Sioned', lastName: 'ap Rhys', name: 'Sioned ap Rhys' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Mary Beth Corrigan. Mary Beth is the first name.`,
    { firstName: 'Mary Beth', lastName: 'Corrigan', name: 'Mary Beth Corrigan' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Good evening from Nakuru. My name is Wanjiru Kamau, I used to be Wanjiru Otieno before I got divorced.`,
    { firstName: 'Wanjiru', lastName: 'Kamau', name: 'Wanjiru Kamau' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | marisol at quietfork dot example. Not quiet fork with a dash, just one word.`,
    { email: 'marisol@quietfork.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | m a r i s o l at quietfork dot example`,
    { email: 'marisol@quietfork.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | m dot quint at quiet hyphen fork dot example`,
    { email: 'm.quint@quiet-fork.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | First name dot last name at quietfork dot example.`,
    { email: 'marisol.quint@quietfork.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | It's the same as on the form: marisol@quietfork.example. Ignore the hotmail one.`,
    { email: 'marisol@quietfork.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | hello@quietfork.example reaches all of us, but for me it's marisol@quietfork.example.`,
    { email: 'marisol@quietfork.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | marisol@quietfork.co, wait, we lost that domain. marisol@quietfork.example.`,
    { email: 'marisol@quietfork.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | m q nineteen at quietfork dot example.`,
    { email: 'mq19@quietfork.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | mquint zero seven at quietfork dot example`,
    { email: 'mquint07@quietfork.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | Marisol, as in my name, at Quiet Fork, no space, dot example.`,
    { email: 'marisol@quietfork.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | So that's marisol, at sign, quietfork, dot, example.`,
    { email: 'marisol@quietfork.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | I don't really do e-mail, call me instead.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | Write to my assistant, greta@quietfork.example.`,
    {},
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
F | Elif Yıldız, mit i ohne Punkt, falls das geht.`,
    { firstName: 'Elif', lastName: 'Yıldız', name: 'Elif Yıldız' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q founder_email | ?
F | elif klammeraffe kornkraft punkt example, alles klein.`,
    { email: 'elif@kornkraft.example' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q founder_email | ?
F | e Punkt yildiz, Ypsilon i l d i z, at kornkraft Punkt example`,
    { email: 'e.yildiz@kornkraft.example' },
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
F | Itziar Goñi Lasa, los dos apellidos.`,
    { firstName: 'Itziar', lastName: 'Goñi Lasa', name: 'Itziar Goñi Lasa' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Juan Manuel Prado Ruiz, aunque todos me dicen Juanma.`,
    { firstName: 'Juan Manuel', lastName: 'Prado Ruiz', name: 'Juan Manuel Prado Ruiz' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q founder_email | ?
F | itziar, i te zeta i a erre, arroba trigal punto example.`,
    { email: 'itziar@trigal.example' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q founder_email | ?
F | itziar punto goni, sin eñe, con ene, arroba trigal punto example`,
    { email: 'itziar.goni@trigal.example' },
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
F | Aurore de Kermel, avec un K.`,
    { firstName: 'Aurore', lastName: 'de Kermel', name: 'Aurore de Kermel' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Anne-Lise N'Guessan.`,
    { firstName: 'Anne-Lise', lastName: "N'Guessan", name: "Anne-Lise N'Guessan" },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q founder_email | ?
F | aurore arobase brindherbe, en un mot, point example.`,
    { email: 'aurore@brindherbe.example' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q founder_email | ?
F | a tiret dekermel arobase brindherbe point example`,
    { email: 'a-dekermel@brindherbe.example' },
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
F | 久保田 真理子と申します。クボタと読みます。`,
    { firstName: '真理子', lastName: '久保田', name: '久保田 真理子' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 佐藤 エレナです。`,
    { firstName: 'エレナ', lastName: '佐藤', name: '佐藤 エレナ' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_email | ?
F | クボタ、ケー、ユー、ビー、オー、ティー、エー、アットマーク、ムギ、エム、ユー、ジー、アイ、ドット、example です。`,
    { email: 'kubota@mugi.example' },
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
Q founder_email | ?
F | r h i a n at woolbook dot example. Rhian like the singer, no Y.`,
    { email: 'rhian@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | rhian@woolbook.example. You'll also see accounts@woolbook.example on invoices.`,
    { email: 'rhian@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | rhian@woolbook.example and, while we're at it, +44 7700 900333.`,
    { email: 'rhian@woolbook.example', phone: '+44 7700 900333' },
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
Q founder_email | ?
F | rian@woolbook.example
Q elevator_pitch | What do you do?
F | Sorry, my e-mail has an h: rhian@woolbook.example.`,
    { email: 'rhian@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_email | ?
F | rian at woolbook dot example. There's an H after the R.`,
    { email: 'rhian@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_email | ?
F | rhian dot p, for Pugh, at woolbook dot example.`,
    { email: 'rhian.p@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_email | ?
F | rhian at wool dot book dot example. Two dots, yes.`,
    { email: 'rhian@wool.book.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_email | ?
F | R-H-I-A-N at W-O-O-L-B-O-O-K dot example.`,
    { email: 'rhian@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_email | ?
F | It's my first name at woolbook dot example.`,
    { email: 'rhian@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_email | ?
F | rhian underscore pugh at woolbook dot example`,
    { email: 'rhian_pugh@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_email | ?
F | Surname dot first initial at woolbook dot example.`,
    { email: 'pugh.r@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_email | ?
F | rhian plus apply at woolbook dot example.`,
    { email: 'rhian+apply@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_email | ?
F | rhian at woolbook dot example, W double O L B double O K.`,
    { email: 'rhian@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_email | ?
F | rhian at wolbook dot example. No, woolbook, double O both times.`,
    { email: 'rhian@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q founder_email | ?
F | Something at woolbook dot example, I never remember which.`,
    {},
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
F | Rhian Pugh, and before you ask, rhian@woolbook.example.`,
    { firstName: 'Rhian', lastName: 'Pugh', name: 'Rhian Pugh', email: 'rhian@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Rhian Pugh. I'm the CEO.`,
    { firstName: 'Rhian', lastName: 'Pugh', name: 'Rhian Pugh', role: 'CEO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Rhian Pugh, and this is my co-founder Owen Tudor, our CTO.`,
    {
      firstName: 'Rhian',
      lastName: 'Pugh',
      name: 'Rhian Pugh',
      '1.firstName': 'Owen',
      '1.lastName': 'Tudor',
      '1.name': 'Owen Tudor',
      '1.role': 'CTO',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Pugh. Rhian Pugh.`,
    { firstName: 'Rhian', lastName: 'Pugh', name: 'Rhian Pugh' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Rhian Pugh.
Q founder_email | And the e-mail?
F | Wait, put Pugh-Morgan as the surname, I married in May.`,
    { firstName: 'Rhian', lastName: 'Pugh-Morgan', name: 'Rhian Pugh-Morgan' },
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
  [
    'en',
    `Q founder_name | ?
F | Everybody calls me Kasia, on paper Katarzyna Dudek.`,
    { firstName: 'Katarzyna', lastName: 'Dudek', name: 'Katarzyna Dudek' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Kasia Dudek. My passport says Katarzyna but please don't use that.`,
    { firstName: 'Kasia', lastName: 'Dudek', name: 'Kasia Dudek' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Kasia. Katarzyna Dudek in full, K-A-T-A-R-Z-Y-N-A.`,
    { firstName: 'Katarzyna', lastName: 'Dudek', name: 'Katarzyna Dudek' },
  ],
  [
    'en',
    `Q founder_name | ?
F | It's Katarzyna Dudek, or Kasia for short.`,
    { firstName: 'Katarzyna', lastName: 'Dudek', name: 'Katarzyna Dudek' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Ike. Ikechukwu Obi, I-K-E-C-H-U-K-W-U, then O-B-I.`,
    { firstName: 'Ikechukwu', lastName: 'Obi', name: 'Ikechukwu Obi' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Saoirse, like the actress. Saoirse Ní Dhomhnaill.`,
    { firstName: 'Saoirse', lastName: 'Ní Dhomhnaill', name: 'Saoirse Ní Dhomhnaill' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Bjørn Aas. Yes, really. Two a's.`,
    { firstName: 'Bjørn', lastName: 'Aas', name: 'Bjørn Aas' },
  ],
  [
    'en',
    `Q founder_name | ?
F | William Achebe, but Bill is what ends up on the coffee cups.`,
    { firstName: 'William', lastName: 'Achebe', name: 'William Achebe' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Bill Achebe. No, not Bob. Bill.`,
    { firstName: 'Bill', lastName: 'Achebe', name: 'Bill Achebe' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Anneke Smit, S-M-I-T, no H at the end.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Anneke Smith. Sorry, no: Smit, without the H.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Hi, sorry I'm late, the bus. Anneke Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Good morning! I'm Anneke, Anneke Smit, from Smit and Daughters.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Anneke. Surname Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | My first name is Anneke, my last name is Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | First name Anneke. Sorry, my cat. Last name Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | May I have your name?
F | Anneke
Q founder_name | And your last name?
F | Smit`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | May I have your name?
F | Anneke.
Q founder_name | And the surname, please?
F | Sorry, Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | May I have your name?
F | Anneke
Q | And your last name?
F | Smit, S-M-I-T.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | anneke smit`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm anneke smit, all lower case, sorry, my shift key is broken.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | ANNEKE SMIT`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Anneke de Smit. The de has a small d.`,
    { firstName: 'Anneke', lastName: 'de Smit', name: 'Anneke de Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Not Annika. Anneke. Anneke Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Rosa May, like the month.`,
    { firstName: 'Rosa', lastName: 'May', name: 'Rosa May' },
  ],
  [
    'en',
    `Q founder_name | ?
F | June Park.`,
    { firstName: 'June', lastName: 'Park', name: 'June Park' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Will Long.`,
    { firstName: 'Will', lastName: 'Long', name: 'Will Long' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Grace Bishop, and no, I'm not.`,
    { firstName: 'Grace', lastName: 'Bishop', name: 'Grace Bishop' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Mark Young.`,
    { firstName: 'Mark', lastName: 'Young', name: 'Mark Young' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Xu is my surname, Lin is my given name, so Lin Xu in your order.`,
    { firstName: 'Lin', lastName: 'Xu', name: 'Lin Xu' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Minh. Family name Tran.`,
    { firstName: 'Minh', lastName: 'Tran', name: 'Minh Tran' },
  ],
  [
    'en',
    `Q founder_name | ?
F | T. J. Mokoena.`,
    { firstName: 'T. J.', lastName: 'Mokoena', name: 'T. J. Mokoena' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Brandl, Heike Brandl.`,
    { firstName: 'Heike', lastName: 'Brandl', name: 'Heike Brandl' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Alle sagen Basti, aber im Ausweis steht Sebastian Kröll.`,
    { firstName: 'Sebastian', lastName: 'Kröll', name: 'Sebastian Kröll' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Sebastian Kröll mit Ö und zwei L, Basti reicht aber.`,
    { firstName: 'Sebastian', lastName: 'Kröll', name: 'Sebastian Kröll' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Paqui, bueno, Francisca Olmos Vidal.`,
    { firstName: 'Francisca', lastName: 'Olmos Vidal', name: 'Francisca Olmos Vidal' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Me llamo Francisca Olmos, pero dígame Paqui.`,
    { firstName: 'Francisca', lastName: 'Olmos', name: 'Francisca Olmos' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Vasseur, Élodie Vasseur. V-A-deux S-E-U-R.`,
    { firstName: 'Élodie', lastName: 'Vasseur', name: 'Élodie Vasseur' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Élodie Vasseur, tout le monde m'appelle Lolo.`,
    { firstName: 'Élodie', lastName: 'Vasseur', name: 'Élodie Vasseur' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Élodie Vasseur, enfin Vasseur-Lenoir depuis juin.`,
    { firstName: 'Élodie', lastName: 'Vasseur-Lenoir', name: 'Élodie Vasseur-Lenoir' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 菅原 紗英です。「すがわら」です、「かんばら」ではなく。`,
    { firstName: '紗英', lastName: '菅原', name: '菅原 紗英' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 菅原紗英と申します。みんなにはサエと呼ばれています。`,
    { firstName: '紗英', lastName: '菅原', name: '菅原紗英' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | えっと、菅原さえです。よろしくお願いします。`,
    { firstName: 'さえ', lastName: '菅原', name: '菅原さえ' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 林 翔です。`,
    { firstName: '翔', lastName: '林', name: '林 翔' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | はい、五十嵐 美咲でございます。`,
    { firstName: '美咲', lastName: '五十嵐', name: '五十嵐 美咲' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 大石 ケン、カタカナでケンです。`,
    { firstName: 'ケン', lastName: '大石', name: '大石 ケン' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | It's L, O, double T, E, at millrace dot example.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte at mill race dot example, mill race as one word.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | Lotte with two Ts at millrace dot example.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte at millrace dot example. That's L for Lima, O for Oscar, T for tango, T for tango, E for echo.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte[at]millrace[dot]example`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte at-sign millrace dot example`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte@millrace dot example`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte @ millrace . example`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte full stop bram at millrace dot example`,
    { email: 'lotte.bram@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte at millrace dot co dot example`,
    { email: 'lotte@millrace.co.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte at mail dot millrace dot example`,
    { email: 'lotte@mail.millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | My initials, l b, at millrace dot example.`,
    { email: 'lb@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte b, no dot, at millrace dot example`,
    { email: 'lotteb@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lottie at millrace dot example... no, they'll spell it with ie. lotte, with e only: lotte at millrace dot example.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte at millrace dot example, please not info at millrace dot example, that's our intern.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | The website says info@millrace.example, nobody's home there. lotte@millrace.example works.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte@millrace.example. CC finance@millrace.example if it's about money.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte@millrace.example. If it bounces try lotte.bram@oldmill.example, but it shouldn't.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | Until Friday use lotte@millrace.example, then also lotte@millrace.example. Same thing, sorry, long day.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | I have two. lotte@millrace.example for work and lotte.b@postbox.example for my mother. Work, obviously.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | You wrote to lotte.b@postbox.example, that's private. lotte@millrace.example please.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | My colleague Hans handles mail at hans@millrace.example, mine's lotte@millrace.example.`,
    { email: 'lotte@millrace.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Lotte Bram.
Q founder_email | ?
F | lotte@millrace.example
Q problem | ?
F | Mills flood. Our landlord, rent@barnlets.example, can confirm.`,
    { email: 'lotte@millrace.example', problem: 'Mills flood.' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Lotte Bram.
Q founder_email | ?
F | lotte ät mühlbach, mit ue, punkt example.`,
    { email: 'lotte@muehlbach.example' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Lotte Bram.
Q founder_email | ?
F | L wie Ludwig, O wie Otto, T wie Theodor, T wie Theodor, E wie Emil, at muehlbach punkt example.`,
    { email: 'lotte@muehlbach.example' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Lotte Bram.
Q founder_email | ?
F | lotte minus bram at muehlbach punkt example`,
    { email: 'lotte-bram@muehlbach.example' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Lotte Bram.
Q founder_email | ?
F | lotte at muehlbach punkt example, also Mühlbach mit u e.`,
    { email: 'lotte@muehlbach.example' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Lotte Bram.
Q founder_email | ?
F | lotte Klammeraffe muehlbach Punkt example, bitte nicht die info-Adresse.`,
    { email: 'lotte@muehlbach.example' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Lotte Bram.
Q founder_email | ?
F | lotte arobase moulin tiret vert point example`,
    { email: 'lotte@moulin-vert.example' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Lotte Bram.
Q founder_email | ?
F | lotte, L O deux T E, arobase moulinvert, tout attaché, point example`,
    { email: 'lotte@moulinvert.example' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Lotte Bram.
Q founder_email | ?
F | prénom point nom, donc lotte point bram, arobase moulinvert point example`,
    { email: 'lotte.bram@moulinvert.example' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Lotte Bram.
Q founder_email | ?
F | l point bram arobase moulinvert point example, bram comme ça se prononce.`,
    { email: 'l.bram@moulinvert.example' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Lotte Bram.
Q founder_email | ?
F | lotte, con doble te, arroba molinoverde punto example`,
    { email: 'lotte@molinoverde.example' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Lotte Bram.
Q founder_email | ?
F | lotte guion bajo bram arroba molinoverde punto example`,
    { email: 'lotte_bram@molinoverde.example' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_email | ?
F | エル、オー、ティー、ティー、イー、アットマーク、suisha、ドット、example です。`,
    { email: 'lotte@suisha.example' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_email | ?
F | 名字をローマ字で、ashihara、アットマーク、suisha ドット example です。`,
    { email: 'ashihara@suisha.example' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_email | ?
F | rin ドット ashihara アットマーク suisha ドット example です。`,
    { email: 'rin.ashihara@suisha.example' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_email | ?
F | rin@suisha.example です。info@suisha.example は受付なので使わないでください。`,
    { email: 'rin@suisha.example' },
  ],
];
