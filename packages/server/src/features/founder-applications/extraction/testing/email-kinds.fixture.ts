import type { ScriptCase } from './script.ts';

/** Addresses spelled, corrected, explained or somebody else’s. */
export const EMAIL_KINDS: readonly ScriptCase[] = [
  [
    'en',
    `Q founder_name | ?
F | I'm Dottie Marsh.
Q founder_email | ?
F | dash.dottie@plus-dot.example`,
    { email: 'dash.dottie@plus-dot.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q founder_email | ?
F | You have r.ascher@uni-x.example on file, that's from when I studied, they shut it off in May. The good one is robin@kell.example.`,
    { email: 'robin@kell.example' },
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
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q founder_email | ?
F | クボタ、ケー、ユー、ビー、オー、ティー、エー、アットマーク、ムギ、エム、ユー、ジー、アイ、ドット、example です。`,
    { email: 'kubota@mugi.example' },
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
F | Rhian Pugh.
Q founder_email | And the e-mail?
F | Wait, put Pugh-Morgan as the surname, I married in May.`,
    { firstName: 'Rhian', lastName: 'Pugh-Morgan', name: 'Rhian Pugh-Morgan' },
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
