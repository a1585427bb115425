import type { ScriptCase } from './script.ts';

/** Contact questions and the one for co-founders, answered the way people talk, in English: every field read from them. */
export const CONTACTS_EN: readonly ScriptCase[] = [
  [
    'en',
    `Q founder_name | ?
F | Mei Xuan Tan. Mei Xuan is the first name, two words, no hyphen, and then Tan.
Q founder_role | ?
F | On the form it says I'm COO. Dewi and I swapped in March, so now I'm CEO and she's CTO, well, she was always the technical one.
Q founder_email | ?
F | So accounts at peatlight dot example is only for bills. To me you'd write meixuan, one word, at peatlight dot example.
Q founder_phone | ?
F | Sixty-five, plus sixty-five I mean, eight one two three, oh four five six.
Q founder_network | ?
F | linkedin dot com slash in slash meixuan dash tan dash peat.
Q founder_current_location | ?
F | Singapore. We're in Jakarta every other month for the pilots but home is Singapore.
Q co_founders | ?
F | Dewi Hartono, she's dewi at peatlight dot example. There was Arif Wijaya at the very start, he stepped back before we incorporated.`,
    {
      firstName: 'Mei Xuan',
      lastName: 'Tan',
      '1.firstName': 'Dewi',
      '1.lastName': 'Hartono',
      '1.name': 'Dewi Hartono',
      email: 'meixuan@peatlight.example',
      network: 'linkedin.com/in/meixuan-tan-peat',
      phone: '+65 8123 0456',
      '1.email': 'dewi@peatlight.example',
      role: 'CEO',
      '1.role': 'CTO',
      currentLocation: 'Singapore',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Hi, everyone calls me Shiv, but put down Siobhán Ní Dhomhnaill please, with the fada on the a.
Q founder_email | ?
F | It's siobhan, no fada there, dot n d seven, the digit, at turfcart dot example.
Q founder_phone | ?
F | The office is plus 353 20 910 0999, but nobody picks up. Mine's plus three five three, twenty, nine one oh, oh one two three.
Q founder_role | ?
F | I don't see a reason to call myself president or anything like that. Managing director, if it has to be a title.
Q co_founders | ?
F | I started it with Tadhg Ó Riain, who's head of engineering. Then Priyanka Raghunathan joined us as a co-founder in the autumn, priyanka at turfcart dot example. Molly does our books two days a week, she's on the payroll.
Q founder_current_location | ?
F | I was born in Derry, did ten years in Boston, and I live in Galway now.`,
    {
      firstName: 'Siobhán',
      lastName: 'Ní Dhomhnaill',
      '1.firstName': 'Tadhg',
      '1.lastName': 'Ó Riain',
      '1.name': 'Tadhg Ó Riain',
      '2.firstName': 'Priyanka',
      '2.lastName': 'Raghunathan',
      '2.name': 'Priyanka Raghunathan',
      email: 'siobhan.nd7@turfcart.example',
      phone: '+353 20 910 0123',
      '2.email': 'priyanka@turfcart.example',
      role: 'Managing director',
      '1.role': 'head of engineering',
      currentLocation: 'Galway',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Babajide Olawale-Stone, but Jide is fine when we talk. For the form use the full one.
F | Spelled B A B A J I D E.
Q founder_role | ?
F | Chief executive.
Q founder_email | ?
F | jide at kilnrow, K I L N R O W, dot example.
Q founder_phone | ?
F | oh seven seven double oh, nine hundred, four one six. Sorry, four six one. UK number.
Q founder_network | ?
F | linkedin.com/in/jidestone, and Hannah's is linkedin.com/in/hvdw.
Q founder_current_location | ?
F | I'm originally from Lagos, moved to Leeds in 2019 and that's where I am.
Q co_founders | ?
F | There are three of us. Hannah van der Westhuizen looks after design. Marek Zielinski is the CTO, marek at kilnrow dot example, and his mobile is plus four four seven seven double oh nine hundred one one eight. My wife Abena helps at fairs but she isn't in the company.`,
    {
      firstName: 'Babajide',
      lastName: 'Olawale-Stone',
      '1.firstName': 'Hannah',
      '1.lastName': 'van der Westhuizen',
      '1.name': 'Hannah van der Westhuizen',
      '2.firstName': 'Marek',
      '2.lastName': 'Zielinski',
      '2.name': 'Marek Zielinski',
      email: 'jide@kilnrow.example',
      network: 'linkedin.com/in/jidestone',
      phone: '+44 7700 900461',
      '1.network': 'linkedin.com/in/hvdw',
      '2.email': 'marek@kilnrow.example',
      '2.phone': '+44 7700 900118',
      role: 'Chief executive',
      '1.role': 'design',
      '2.role': 'CTO',
      currentLocation: 'Leeds',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | My name is Nguyet Pham-Barrow.
Q founder_role | ?
F | I'm the founder.
Q founder_email | ?
F | nguyet dot pham hyphen barrow at sanderling dot example, all lower case.
Q founder_phone | ?
F | Plus sixty-one, four nine one, five seven zero, one five six.
Q founder_network | ?
F | I'm not on any of those, sorry.
Q founder_current_location | ?
F | Hobart, Tasmania.
Q co_founders | ?
F | It's just me. Kirra Lawson writes the firmware, as a contractor.`,
    {
      firstName: 'Nguyet',
      lastName: 'Pham-Barrow',
      email: 'nguyet.pham-barrow@sanderling.example',
      phone: '+61 491 570 156',
      role: 'founder',
      currentLocation: 'Hobart, Tasmania',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Oluwaseun Adebayo-Finch. O-L-U-W-A-S-E-U-N.
F2 | And Caleb Thornquist here.
Q founder_email | ?
F | hello at brinecart dot example goes to everyone, so use seun dot a f at brinecart dot example.
F2 | Mine's caleb dash t at brinecart dot example.
Q founder_phone | ?
F | six one seven, triple five, oh one double four. That's a US number.
Q founder_role | ?
F | CTO. Caleb is CEO, and our third co-founder Lupe Arredondo is the CFO, she couldn't make it.
Q founder_current_location | ?
F | Providence, Rhode Island. Caleb's flying in from Austin every second week.`,
    {
      firstName: 'Oluwaseun',
      lastName: 'Adebayo-Finch',
      '1.firstName': 'Caleb',
      '1.lastName': 'Thornquist',
      '1.name': 'Caleb Thornquist',
      '2.firstName': 'Lupe',
      '2.lastName': 'Arredondo',
      '2.name': 'Lupe Arredondo',
      email: 'seun.af@brinecart.example',
      phone: '+1 617 555 0144',
      '1.email': 'caleb-t@brinecart.example',
      role: 'CTO',
      '1.role': 'CEO',
      '2.role': 'CFO',
      currentLocation: 'Providence, Rhode Island',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Rhys ap Gwilym. The ap belongs to the surname, small a.
Q founder_email | ?
F | It was reece at clawddmap dot example, they'd misspelled me, now it's r h y s at clawddmap, that's c l a w double d map, dot example.
Q founder_role | ?
F | Co-founder, we don't do titles.
Q founder_phone | ?
F | Zero double seven double zero, nine double zero, eight five two.
Q founder_network | ?
F | LinkedIn? I deleted it.
Q founder_current_location | ?
F | Bangor, the one in Wales, in the UK.
Q co_founders | ?
F | Eleri Prydderch and me. She's operations. eleri ninety-nine at clawddmap dot example, the ninety-nine in digits. Dr Morgan at the university let us use his drone, he's not part of it.`,
    {
      firstName: 'Rhys',
      lastName: 'ap Gwilym',
      '1.firstName': 'Eleri',
      '1.lastName': 'Prydderch',
      '1.name': 'Eleri Prydderch',
      email: 'rhys@clawddmap.example',
      phone: '+44 7700 900852',
      '1.email': 'eleri99@clawddmap.example',
      role: 'Co-founder',
      '1.role': 'operations',
      currentLocation: 'Bangor, Wales, UK',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Le, first name Tuan Anh, that's both words. In the States people say Tony, but keep Tuan Anh.
Q founder_role | ?
F | I was CEO until we brought Farrah in, these days I'm chief product officer.
Q founder_email | ?
F | There's team at gullwash dot example, that one ends up with whoever is on duty. Better tuananh dot le at gullwash dot example, tuananh written together.
Q founder_phone | ?
F | Four one five, five five five, and then oh one hundred is the front desk. I'm at four one five, five five five, oh one eight seven. It's a US cell.
Q founder_network | ?
F | LinkedIn, slash in slash tuan hyphen anh hyphen le hyphen gw. So linkedin dot com and then that.
Q founder_current_location | ?
F | Oakland. I spent most of the spring in Hanoi with my mother, but I'm back.
Q co_founders | ?
F | Farrah Dastgheib, she's CEO, farrah at gullwash dot example. And Miguel Ángel Tostado, he does the hardware. We had a fourth, Jonas Brandt, he went back to his PhD.`,
    {
      firstName: 'Tuan Anh',
      lastName: 'Le',
      '1.firstName': 'Farrah',
      '1.lastName': 'Dastgheib',
      '1.name': 'Farrah Dastgheib',
      '2.firstName': 'Miguel Ángel',
      '2.lastName': 'Tostado',
      '2.name': 'Miguel Ángel Tostado',
      email: 'tuananh.le@gullwash.example',
      network: 'linkedin.com/in/tuan-anh-le-gw',
      phone: '+1 415 555 0187',
      '1.email': 'farrah@gullwash.example',
      role: 'chief product officer',
      '1.role': 'CEO',
      '2.role': 'hardware',
      currentLocation: 'Oakland',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | You're speaking to Nkechi. Umeh is the surname.
Q founder_role | ?
F | Founder and CEO.
Q founder_email | ?
F | n dot umeh at oldbank dot example was my work address, I resigned, so it's gone. It's nkechi at tidelocker, all one word, dot example.
Q founder_phone | ?
F | plus two three four, seven hundred, triple zero, zero four one two.
Q founder_current_location | ?
F | Port Harcourt, Nigeria.
Q co_founders | ?
F | I'm doing it alone for the moment. I had someone in mind, Folake, but she wants to see a round first.`,
    {
      firstName: 'Nkechi',
      lastName: 'Umeh',
      email: 'nkechi@tidelocker.example',
      phone: '+234 700 000 0412',
      role: 'Founder and CEO',
      currentLocation: 'Port Harcourt, Nigeria',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Hey, Charlie, well, Charlotte de Villiers-Okoye. Thabo's next to me.
F2 | Thabo Mokoena, hi there.
Q founder_role | ?
F | CEO. Thabo is head of agronomy.
Q founder_email | ?
F | charlie at umbelfarm dot example. That one's short, I know.
F2 | And thabo dot m at the same, so thabo dot m at umbelfarm dot example.
Q founder_phone | ?
F | Plus twenty-seven, eighty-two, triple oh, oh nine nine nine. Wait, that's the farm. Mine: plus twenty-seven, eighty-two, triple oh, oh one five seven.
Q founder_network | ?
F | linkedin dot com slash in slash c d v o.
F2 | linkedin.com/in/thabo-mokoena-agro
Q founder_current_location | ?
F | Stellenbosch. Thabo's up in Polokwane.
Q co_founders | ?
F | The two of us plus Ingrid Saltnes for finance.`,
    {
      firstName: 'Charlotte',
      lastName: 'de Villiers-Okoye',
      '1.firstName': 'Thabo',
      '1.lastName': 'Mokoena',
      '1.name': 'Thabo Mokoena',
      '2.firstName': 'Ingrid',
      '2.lastName': 'Saltnes',
      '2.name': 'Ingrid Saltnes',
      email: 'charlie@umbelfarm.example',
      network: 'linkedin.com/in/cdvo',
      phone: '+27 82 000 0157',
      '1.email': 'thabo.m@umbelfarm.example',
      '1.network': 'linkedin.com/in/thabo-mokoena-agro',
      role: 'CEO',
      '1.role': 'head of agronomy',
      '2.role': 'finance',
      currentLocation: 'Stellenbosch',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | My name is Ludovic St. Clair.
Q founder_role | ?
F | Managing partner.
Q founder_email | ?
F | ludo dot stclair, no dot in stclair, at paperkite dot example.
Q founder_phone | ?
F | It's a Canadian number, six oh four, triple five, oh one double three.
Q founder_network | ?
F | linkedin.com/in/ludostclair
Q founder_current_location | ?
F | Vancouver.
Q co_founders | ?
F | Yes, one. Her name is Aiyana Whitecrow and she is our CTO.`,
    {
      firstName: 'Ludovic',
      lastName: 'St. Clair',
      '1.firstName': 'Aiyana',
      '1.lastName': 'Whitecrow',
      '1.name': 'Aiyana Whitecrow',
      email: 'ludo.stclair@paperkite.example',
      network: 'linkedin.com/in/ludostclair',
      phone: '+1 604 555 0133',
      role: 'Managing partner',
      '1.role': 'CTO',
      currentLocation: 'Vancouver',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F2 | Oren Shachar here, but Ji-Won will do the talking.
F | Right, that's me, Ji-Won Baek.
Q founder_role | ?
F2 | I'm CEO.
F | And I'm COO.
Q founder_email | ?
F | jiwon dot baek, and then the number three, at loamline dot example. With a two it goes to another Ji-Won, so not jiwon dot baek two.
F2 | oren at loamline dot example.
Q founder_phone | ?
F | Three one two, five five five, zero one one six. Chicago number.
Q founder_network | ?
F | linkedin.com/in/jwbaek
Q founder_current_location | ?
F | Evanston, Illinois, since two winters ago.
Q co_founders | ?
F | It's Oren and me now. Dmitri Petrov did the first prototype with us and then took a job at a chip company.`,
    {
      firstName: 'Ji-Won',
      lastName: 'Baek',
      '1.firstName': 'Oren',
      '1.lastName': 'Shachar',
      '1.name': 'Oren Shachar',
      email: 'jiwon.baek3@loamline.example',
      network: 'linkedin.com/in/jwbaek',
      phone: '+1 312 555 0116',
      '1.email': 'oren@loamline.example',
      role: 'COO',
      '1.role': 'CEO',
      currentLocation: 'Evanston, Illinois',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Hello! Muhammad Hafiz bin Roslan, most people just say Hafiz.
Q founder_role | ?
F | I'm the founder, I cook too.
Q founder_email | ?
F | hafez at serai dash kitchen dot example, no, hafiz, with an i: h a f i z.
Q founder_phone | ?
F | plus six zero, one two, triple zero, zero three four five.
Q founder_current_location | ?
F | Penang, Malaysia.
Q co_founders | ?
F | None. My sister Aminah does the ordering, she gets a salary.`,
    {
      firstName: 'Muhammad Hafiz',
      lastName: 'bin Roslan',
      email: 'hafiz@serai-kitchen.example',
      phone: '+60 12 000 0345',
      role: 'founder',
      currentLocation: 'Penang, Malaysia',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | It's Saoirse Mac Giolla Bhríde.
Q founder_role | ?
F | I'd say technical lead. Callum is business, so whatever you call that.
Q founder_email | ?
F | saoirse at netwindow dot example
Q founder_phone | ?
F | You can get Callum on plus four four seven seven double oh nine hundred two seven five, and me on the same but two seven four at the end, so plus four four seven seven double oh nine hundred two seven four.
Q founder_current_location | ?
F | We're in Derry, Northern Ireland.
Q co_founders | ?
F | Callum O'Dowd, callum at netwindow dot example. We've known each other since school. Our mentor Ruairí Quigg introduced us to the first port.`,
    {
      firstName: 'Saoirse',
      lastName: 'Mac Giolla Bhríde',
      '1.firstName': 'Callum',
      '1.lastName': "O'Dowd",
      '1.name': "Callum O'Dowd",
      email: 'saoirse@netwindow.example',
      phone: '+44 7700 900274',
      '1.email': 'callum@netwindow.example',
      '1.phone': '+44 7700 900275',
      role: 'technical lead',
      '1.role': 'business',
      currentLocation: 'Derry, Northern Ireland',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Beatrix Vandersloot. Bea's fine.
Q founder_email | ?
F | beatrix at quietbus dot example bounces at the moment, the admin's on leave. bea underscore v works, so bea underscore v at quietbus dot example.
Q founder_role | ?
F | Chief executive.
Q founder_phone | ?
F | Oh four nine one, five seven oh, three one three.
Q founder_current_location | ?
F | I live in Fremantle, though I'm talking to you from a bus depot in Adelaide.
Q co_founders | ?
F | Wirrin Kalgan's the chief engineer. You can write to him at wirrin at quietbus dot example.`,
    {
      firstName: 'Beatrix',
      lastName: 'Vandersloot',
      '1.firstName': 'Wirrin',
      '1.lastName': 'Kalgan',
      '1.name': 'Wirrin Kalgan',
      email: 'bea_v@quietbus.example',
      phone: '+61 491 570 313',
      '1.email': 'wirrin@quietbus.example',
      role: 'Chief executive',
      '1.role': 'chief engineer',
      currentLocation: 'Fremantle',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Myself Arjun Krishnamurthy, K-R-I-S-H-N-A-M-U-R-T-H-Y.
Q founder_role | ?
F | The website still shows me as CEO, that's outdated, Nandini took over as CEO last quarter. I'm CTO.
Q founder_email | ?
F | arjun dot k at the rate ledgerleaf dot example.
Q founder_phone | ?
F | nine eight triple zero, double zero one two three, plus nine one in front.
Q founder_current_location | ?
F | I stay in Bengaluru only.
Q co_founders | ?
F | Nandini Rao, her mail is nandini dot rao at ledgerleaf dot example, and linkedin dot com slash in slash nandini dash rao dash l l. Faisal Sheikh, head of sales. Vikram Mehta exited in 2023.`,
    {
      firstName: 'Arjun',
      lastName: 'Krishnamurthy',
      '1.firstName': 'Nandini',
      '1.lastName': 'Rao',
      '1.name': 'Nandini Rao',
      '2.firstName': 'Faisal',
      '2.lastName': 'Sheikh',
      '2.name': 'Faisal Sheikh',
      email: 'arjun.k@ledgerleaf.example',
      phone: '+91 98000 00123',
      '1.email': 'nandini.rao@ledgerleaf.example',
      '1.network': 'linkedin.com/in/nandini-rao-ll',
      role: 'CTO',
      '1.role': 'CEO',
      '2.role': 'head of sales',
      currentLocation: 'Bengaluru',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Kit. Kit Marchetti-Boyd.
Q founder_role | ?
F | I never bothered with titles. Founder, let's say.
Q founder_email | ?
F | Please don't write to kit dot marchetti at hushwell dot example, that's an alias I'm killing off. Just kit at hushwell dot example.
Q founder_phone | ?
F | It's an Irish mobile: oh two oh, nine one one, oh four five six.
Q founder_network | ?
F | linkedin dot com slash in slash kitmb, k i t m b.
Q founder_current_location | ?
F | I grew up in Turin, then Leeds, and it's been Cork for three years.
Q co_founders | ?
F | Yes: Bronagh Tully. bronagh at hushwell dot example. There'll be a third once we close the round, we're talking to someone.`,
    {
      firstName: 'Kit',
      lastName: 'Marchetti-Boyd',
      '1.firstName': 'Bronagh',
      '1.lastName': 'Tully',
      '1.name': 'Bronagh Tully',
      email: 'kit@hushwell.example',
      network: 'linkedin.com/in/kitmb',
      phone: '+353 20 911 0456',
      '1.email': 'bronagh@hushwell.example',
      role: 'Founder',
      currentLocation: 'Cork',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Koh Yi Ting. Koh is my family name, Yi Ting is what people call me.
Q founder_role | ?
F | Our application has me down as CTO. That was before the switch: Bart does the tech now and I'm the CEO.
Q founder_email | ?
F | You'll see an invoices at mistbank dot example somewhere, please leave that for the finance folks. Mine is yiting, y i t i n g, dot koh at mistbank dot example.
Q founder_phone | ?
F | Nine one two three, zero four double seven. The country code is sixty-five.
Q founder_current_location | ?
F | Singapore.
Q co_founders | ?
F | Bart de Smet is the CTO, reach him at bart at mistbank dot example. Early on Rahul Nair was part of the founding team, but we parted before the seed.`,
    {
      firstName: 'Yi Ting',
      lastName: 'Koh',
      '1.firstName': 'Bart',
      '1.lastName': 'de Smet',
      '1.name': 'Bart de Smet',
      email: 'yiting.koh@mistbank.example',
      phone: '+65 9123 0477',
      '1.email': 'bart@mistbank.example',
      role: 'CEO',
      '1.role': 'CTO',
      currentLocation: 'Singapore',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Padraig Mulcahy, with a g at the end, not a c.
Q founder_role | ?
F | I suppose chief executive, there's only two of us.
Q founder_email | ?
F | padraic dot mulcahy at sheepdoor dot example. Ah no, sorry, with a g: padraig dot mulcahy at sheepdoor dot example.
Q founder_phone | ?
F | oh two oh, nine one two, oh seven hundred is the shop. My own is oh two oh, nine one two, oh triple seven.
Q founder_current_location | ?
F | Clifden, in Ireland.
Q co_founders | ?
F | Zuzanna Wrona, she's product, it's zuza at sheepdoor dot example. Eoin's with us three days a week, paid. And Gráinne Burke at the enterprise office has been very good to us.`,
    {
      firstName: 'Padraig',
      lastName: 'Mulcahy',
      '1.firstName': 'Zuzanna',
      '1.lastName': 'Wrona',
      '1.name': 'Zuzanna Wrona',
      email: 'padraig.mulcahy@sheepdoor.example',
      phone: '+353 20 912 0777',
      '1.email': 'zuza@sheepdoor.example',
      role: 'chief executive',
      '1.role': 'product',
      currentLocation: 'Clifden, Ireland',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Oluchi Nnamdi-Hale.
F2 | Rory McAllister.
Q founder_role | ?
F | Co-founder and CEO.
F2 | Co-founder and CTO.
Q founder_email | ?
F | It's oluchi dash n h at bakerslot dot example.
F2 | rory at bakerslot dot example
Q founder_phone | ?
F | 07700 900605, UK obviously.
Q founder_network | ?
F | linkedin.com/in/oluchinh
Q founder_current_location | ?
F | Nottingham now. Rory and I met in Aberdeen, where I used to live.`,
    {
      firstName: 'Oluchi',
      lastName: 'Nnamdi-Hale',
      '1.firstName': 'Rory',
      '1.lastName': 'McAllister',
      '1.name': 'Rory McAllister',
      email: 'oluchi-nh@bakerslot.example',
      network: 'linkedin.com/in/oluchinh',
      phone: '+44 7700 900605',
      '1.email': 'rory@bakerslot.example',
      role: 'Co-founder and CEO',
      '1.role': 'Co-founder and CTO',
      currentLocation: 'Nottingham',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Mateusz Grabowski. M, A, T, E, U, S, Z. If that's hard, Matt.
Q founder_role | ?
F | Founder.
Q founder_email | ?
F | matt dot g at fernpump dot example. Not mateusz at, that one never worked.
Q founder_phone | ?
F | My number is Polish, five hundred, triple zero, one one nine.
Q founder_current_location | ?
F | I'm in Gdańsk these days.
Q co_founders | ?
F | I founded it with Helle Østergaard, our chief scientist, she lives in Odense.`,
    {
      firstName: 'Mateusz',
      lastName: 'Grabowski',
      '1.firstName': 'Helle',
      '1.lastName': 'Østergaard',
      '1.name': 'Helle Østergaard',
      email: 'matt.g@fernpump.example',
      phone: '+48 500 000 119',
      role: 'Founder',
      '1.role': 'chief scientist',
      currentLocation: 'Gdańsk',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Hello, I'm Leila Haddad.
Q founder_role | ?
F | Chief operating officer.
Q founder_email | ?
F | leila.haddad@orchidlock.example
Q founder_phone | ?
F | +1 514 555 0122
Q founder_network | ?
F | https://www.linkedin.com/in/leila-haddad-ol/
Q founder_current_location | ?
F | Montreal, Canada.
Q co_founders | ?
F | One co-founder, Étienne Lavallée. He is the chief executive officer. His e-mail is etienne@orchidlock.example.`,
    {
      firstName: 'Leila',
      lastName: 'Haddad',
      '1.firstName': 'Étienne',
      '1.lastName': 'Lavallée',
      '1.name': 'Étienne Lavallée',
      email: 'leila.haddad@orchidlock.example',
      network: 'https://www.linkedin.com/in/leila-haddad-ol/',
      phone: '+1 514 555 0122',
      '1.email': 'etienne@orchidlock.example',
      role: 'Chief operating officer',
      '1.role': 'chief executive officer',
      currentLocation: 'Montreal, Canada',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Ibrahim el-Sayed, small e, hyphen, capital S.
Q founder_role | ?
F | Courtney's the CEO. I'm VP product.
Q founder_email | ?
F | For Courtney it's courtney at canopykey dot example. For me, ib dot elsayed, no hyphen this time, at canopykey dot example.
Q founder_phone | ?
F | two oh two, five five five, oh one seven three. And Courtney's ends in four, so two oh two, five five five, oh one seven four.
Q founder_network | ?
F | I'm not on there any more.
Q founder_current_location | ?
F | Across the river from DC, so Arlington, Virginia. Born in Cairo.
Q co_founders | ?
F | Courtney Blackfeather, we met at grad school.`,
    {
      firstName: 'Ibrahim',
      lastName: 'el-Sayed',
      '1.firstName': 'Courtney',
      '1.lastName': 'Blackfeather',
      '1.name': 'Courtney Blackfeather',
      email: 'ib.elsayed@canopykey.example',
      phone: '+1 202 555 0173',
      '1.email': 'courtney@canopykey.example',
      '1.phone': '+1 202 555 0174',
      role: 'VP product',
      '1.role': 'CEO',
      currentLocation: 'Virginia',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Ngaire Whitlock. You say it like Nyree.
Q founder_role | ?
F | I'm a founder of one.
Q founder_email | ?
F | ngairew at oldmail dot example, that's the personal one, I'd rather keep it out of this. Use ngaire at slowtrain dot example.
Q founder_phone | ?
F | I don't give that out, sorry.
Q founder_current_location | ?
F | Sheffield.
Q co_founders | ?
F | Nobody yet. My brother-in-law Pete helps with the van.`,
    {
      firstName: 'Ngaire',
      lastName: 'Whitlock',
      email: 'ngaire@slowtrain.example',
      role: 'founder',
      currentLocation: 'Sheffield',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | It's Jia Hui, and the surname is Lim. Jia Hui is two words, by the way.
Q founder_role | ?
F | Technically the paperwork says CEO. But Priyanka and I traded places in May, I do the CTO job.
Q founder_email | ?
F | Everything at hr at saltmeadow dot example lands in a shared folder. For me take jiahui, without a gap, at saltmeadow dot example.
Q founder_phone | ?
F | Country code six five, then eight seven six five, zero one nine eight.
Q founder_current_location | ?
F | Singapore, born and bred.
Q co_founders | ?
F | Priyanka Menon and I met at an accelerator. She's the CEO. You'd get her at p m at saltmeadow dot example.`,
    {
      firstName: 'Jia Hui',
      lastName: 'Lim',
      '1.firstName': 'Priyanka',
      '1.lastName': 'Menon',
      '1.name': 'Priyanka Menon',
      email: 'jiahui@saltmeadow.example',
      phone: '+65 8765 0198',
      '1.email': 'pm@saltmeadow.example',
      role: 'CTO',
      '1.role': 'CEO',
      currentLocation: 'Singapore',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Fergal Ó Súilleabháin. The anglicised one is O'Sullivan but I don't use it.
Q founder_role | ?
F | Chief executive, for my sins.
Q founder_email | ?
F | fergal dot o s, so just the initials, at dulseway dot example.
Q founder_phone | ?
F | The depot is zero two zero, nine one three, zero two hundred, only for lorries. You'd ring me on zero two zero, nine one three, zero two four six.
Q founder_network | ?
F | It's linkedin dot com forward slash in forward slash fergalos.
Q founder_current_location | ?
F | I'm living in Tralee since the wedding.
Q co_founders | ?
F | Marta Kowalczyk-Byrne, our CTO. marta at dulseway dot example, zero two zero, nine one three, zero two four seven. Declan Moriarty started out with us, he's driving for somebody else now. And Nuala in the kitchen keeps us alive.`,
    {
      firstName: 'Fergal',
      lastName: 'Ó Súilleabháin',
      '1.firstName': 'Marta',
      '1.lastName': 'Kowalczyk-Byrne',
      '1.name': 'Marta Kowalczyk-Byrne',
      email: 'fergal.os@dulseway.example',
      network: 'linkedin.com/in/fergalos',
      phone: '+353 20 913 0246',
      '1.email': 'marta@dulseway.example',
      '1.phone': '+353 20 913 0247',
      role: 'Chief executive',
      '1.role': 'CTO',
      currentLocation: 'Tralee',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Hi, Mandla Khumalo-Reid speaking, and Sipho is dialled in too.
F2 | Yes, Sipho Dlamini, hello.
Q founder_role | ?
F | I'm the chief commercial officer.
F2 | And I'm CEO.
Q founder_email | ?
F | There was a mandla at gridbloom dot example, it got hacked, so it's mandla underscore k r at gridbloom dot example.
F2 | sipho at gridbloom dot example.
Q founder_phone | ?
F | Plus two seven, eight three, three zeros, oh double six one.
Q founder_current_location | ?
F | Durban. I did my master's in Leeds.
Q co_founders | ?
F2 | Annelie du Toit is the third one, she's CTO. Zanele is our office manager.`,
    {
      firstName: 'Mandla',
      lastName: 'Khumalo-Reid',
      '1.firstName': 'Sipho',
      '1.lastName': 'Dlamini',
      '1.name': 'Sipho Dlamini',
      '2.firstName': 'Annelie',
      '2.lastName': 'du Toit',
      '2.name': 'Annelie du Toit',
      email: 'mandla_kr@gridbloom.example',
      phone: '+27 83 000 0661',
      '1.email': 'sipho@gridbloom.example',
      role: 'chief commercial officer',
      '1.role': 'CEO',
      '2.role': 'CTO',
      currentLocation: 'Durban',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | My name is Hannah Lindqvist.
Q founder_role | ?
F | Founder and CEO.
Q founder_email | ?
F | hannah.lindqvist@pebblepay.example
Q founder_phone | ?
F | +46 70 174 06 33
Q founder_network | ?
F | linkedin.com/in/hannahlindqvist
Q founder_current_location | ?
F | Uppsala, Sweden.
Q co_founders | ?
F | No, I am a single founder with four employees.`,
    {
      firstName: 'Hannah',
      lastName: 'Lindqvist',
      email: 'hannah.lindqvist@pebblepay.example',
      network: 'linkedin.com/in/hannahlindqvist',
      phone: '+46 70 174 06 33',
      role: 'Founder and CEO',
      currentLocation: 'Uppsala, Sweden',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Ewa, with a w, Nowak-Sørensen. Nowak was before I married.
Q founder_email | ?
F | Not enquiries at birchledger dot example, please, that's the website form. ewa dot n s at birchledger dot example.
Q founder_phone | ?
F | oh double seven, double oh, nine double oh, double seven double three. Wait: seven three three. So oh double seven double oh, nine double oh, seven three three.
Q founder_role | ?
F | Managing director.
Q founder_current_location | ?
F | I'm back in Inverness, Scotland. Last year I still lived in Aarhus.
Q co_founders | ?
F | Alasdair MacInnes, we've been at it together since day one. alasdair at birchledger dot example.`,
    {
      firstName: 'Ewa',
      lastName: 'Nowak-Sørensen',
      '1.firstName': 'Alasdair',
      '1.lastName': 'MacInnes',
      '1.name': 'Alasdair MacInnes',
      email: 'ewa.ns@birchledger.example',
      phone: '+44 7700 900733',
      '1.email': 'alasdair@birchledger.example',
      role: 'Managing director',
      currentLocation: 'Inverness, Scotland',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Kia ora, Tevita Fonoti here.
Q founder_role | ?
F | Co-founder is enough for me.
Q founder_email | ?
F | tevita at reeflift dot example, nice and short.
Q founder_phone | ?
F | plus six four, twenty-two, triple oh, oh seven one nine. Don't use the plus six four seven number on the flyer, triple oh, four zeros, it's disconnected.
Q founder_network | ?
F | Nah, never had one.
Q founder_current_location | ?
F | Tauranga, New Zealand.
Q co_founders | ?
F | We're three. Isla Brackenridge runs engineering, isla dot b at reeflift dot example, linkedin dot com slash in slash isla dash brackenridge. And Noa Lealaiauloto, my cousin, equal partner. We did have Grigor Petkov for a while, he's gone home to Varna.`,
    {
      firstName: 'Tevita',
      lastName: 'Fonoti',
      '1.firstName': 'Isla',
      '1.lastName': 'Brackenridge',
      '1.name': 'Isla Brackenridge',
      '2.firstName': 'Noa',
      '2.lastName': 'Lealaiauloto',
      '2.name': 'Noa Lealaiauloto',
      email: 'tevita@reeflift.example',
      phone: '+64 22 000 0719',
      '1.email': 'isla.b@reeflift.example',
      '1.network': 'linkedin.com/in/isla-brackenridge',
      role: 'Co-founder',
      '1.role': 'engineering',
      currentLocation: 'Tauranga, New Zealand',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Good evening, this is Devika Subramaniam, S-U-B-R-A-M-A-N-I-A-M.
Q founder_role | ?
F | Founder CEO, you can put CEO.
Q founder_email | ?
F | devika dot s nine, digit nine, at threadpool dot example. Without the nine it's my cousin's, she also works here.
Q founder_phone | ?
F | plus nine one, double nine, triple zero, double zero four five six.
Q founder_current_location | ?
F | Coimbatore, India.
Q co_founders | ?
F | Rohan Pillai, COO. And Latha ma'am is our first employee, she does stitching quality.`,
    {
      firstName: 'Devika',
      lastName: 'Subramaniam',
      '1.firstName': 'Rohan',
      '1.lastName': 'Pillai',
      '1.name': 'Rohan Pillai',
      email: 'devika.s9@threadpool.example',
      phone: '+91 99000 00456',
      role: 'Founder CEO',
      '1.role': 'COO',
      currentLocation: 'Coimbatore, India',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | You can call me WJ, but the name is Ong Wen Jie, Ong being the family name.
Q founder_role | ?
F | The website calls me CTO. That changed in the summer, Farid does that now and I run the company as CEO.
Q founder_email | ?
F | Suppliers use procurement at quayside dash cold dot example. You should use wenjie dot ong at quayside hyphen cold dot example, wenjie in one piece.
Q founder_phone | ?
F | nine triple zero, zero four one two, Singapore number.
Q founder_current_location | ?
F | Singapore.
Q co_founders | ?
F | Just Farid bin Kassim, the CTO, farid at quayside hyphen cold dot example.`,
    {
      firstName: 'Wen Jie',
      lastName: 'Ong',
      '1.firstName': 'Farid',
      '1.lastName': 'bin Kassim',
      '1.name': 'Farid bin Kassim',
      email: 'wenjie.ong@quayside-cold.example',
      phone: '+65 9000 0412',
      '1.email': 'farid@quayside-cold.example',
      role: 'CEO',
      '1.role': 'CTO',
      currentLocation: 'Singapore',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F2 | Jacek Wiśniewski here. Bethan, go on.
F | Bethan Morgan-Lloyd, hiya.
Q founder_role | ?
F | Co-founder and chief operating officer.
F2 | CEO.
Q founder_email | ?
F | bethan dot m l, that's m for Morgan and l for Lloyd, at wickfield dot example.
F2 | jacek at wickfield dot example
Q founder_phone | ?
F | It's 07700 900591. Oh, I've swapped the last two, it's 519 at the end.
Q founder_current_location | ?
F | Swansea, by the sea. Jacek commutes from Cardiff.
Q co_founders | ?
F | Only us two. Griff Evans gave us the shed, bless him.`,
    {
      firstName: 'Bethan',
      lastName: 'Morgan-Lloyd',
      '1.firstName': 'Jacek',
      '1.lastName': 'Wiśniewski',
      '1.name': 'Jacek Wiśniewski',
      email: 'bethan.ml@wickfield.example',
      phone: '+44 7700 900519',
      '1.email': 'jacek@wickfield.example',
      role: 'Co-founder and chief operating officer',
      '1.role': 'CEO',
      currentLocation: 'Swansea',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | My name is Clara Mendoza.
Q founder_role | ?
F | Chief executive officer.
Q founder_email | ?
F | clara@fieldnote.example
Q founder_phone | ?
F | +1 303 555 0117
Q founder_network | ?
F | https://linkedin.com/in/clara-mendoza-fieldnote
Q founder_current_location | ?
F | I live in Boulder, Colorado.
Q co_founders | ?
F | I have one co-founder. Peter Adeyemi-Stone is our chief technology officer, peter@fieldnote.example.`,
    {
      firstName: 'Clara',
      lastName: 'Mendoza',
      '1.firstName': 'Peter',
      '1.lastName': 'Adeyemi-Stone',
      '1.name': 'Peter Adeyemi-Stone',
      email: 'clara@fieldnote.example',
      network: 'https://linkedin.com/in/clara-mendoza-fieldnote',
      phone: '+1 303 555 0117',
      '1.email': 'peter@fieldnote.example',
      role: 'Chief executive officer',
      '1.role': 'chief technology officer',
      currentLocation: 'Boulder, Colorado',
    },
  ],
];
