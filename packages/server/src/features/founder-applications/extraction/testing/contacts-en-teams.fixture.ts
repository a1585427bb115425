import type { ScriptCase } from './script.ts';

/** Contact questions and the one for co-founders, answered the way people talk, in English by two voices or of several founders: every field read from them. */
export const CONTACTS_TEAMS: readonly ScriptCase[] = [
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
F | This is Tomasina, Tomasina Vell, V for Victor, E, double L.
Q founder_role | ?
F | I used to be CEO, Hemi is now. I'm head of growth.
Q founder_email | ?
F | t dot vell at greymarsh dot example
Q founder_phone | ?
F | plus six four, two one, three zeros, zero three eight four. There's a landline as well, plus six four three, triple zero, four zeros, but that rings in an empty room.
Q founder_current_location | ?
F | Dunedin, New Zealand. Hemi's in Wellington.
Q co_founders | ?
F | Hemi Parata, hemi at greymarsh dot example, and Anneke van 't Hoff, our CTO, anneke at greymarsh dot example. Fergus Sutherland was one of us till last winter.`,
    {
      firstName: 'Tomasina',
      lastName: 'Vell',
      '1.firstName': 'Hemi',
      '1.lastName': 'Parata',
      '1.name': 'Hemi Parata',
      '2.firstName': 'Anneke',
      '2.lastName': "van 't Hoff",
      '2.name': "Anneke van 't Hoff",
      email: 't.vell@greymarsh.example',
      phone: '+64 210 000 384',
      '1.email': 'hemi@greymarsh.example',
      '2.email': 'anneke@greymarsh.example',
      role: 'head of growth',
      '1.role': 'CEO',
      '2.role': 'CTO',
      currentLocation: 'Dunedin, New Zealand',
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
F | Dr Samuel Oyelaran. Sam is fine too.
Q founder_role | ?
F | I'm not the CEO, that's Hadiza. I'm medical director.
Q founder_email | ?
F | sam at nightclinic dot example. If you write to samuel at nightclinic dot example it goes to a nurse with the same name.
Q founder_phone | ?
F | plus two three four, seven hundred, three zeros, zero nine three eight.
Q founder_current_location | ?
F | Ibadan, Nigeria.
Q co_founders | ?
F | Hadiza Bello, hadiza at nightclinic dot example, and Chinedu Eze who is CTO. Tope Alabi was the fourth, but he emigrated. Ruth, our head nurse, is on salary.`,
    {
      firstName: 'Samuel',
      lastName: 'Oyelaran',
      '1.firstName': 'Hadiza',
      '1.lastName': 'Bello',
      '1.name': 'Hadiza Bello',
      '2.firstName': 'Chinedu',
      '2.lastName': 'Eze',
      '2.name': 'Chinedu Eze',
      email: 'sam@nightclinic.example',
      phone: '+234 700 000 0938',
      '1.email': 'hadiza@nightclinic.example',
      role: 'medical director',
      '1.role': 'CEO',
      '2.role': 'CTO',
      currentLocation: 'Ibadan, Nigeria',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Hi, Amina Yusuf-Clarke.
F2 | And Tom Hargreave, hello.
Q founder_role | ?
F | I'm CEO, Tom's CTO.
Q founder_email | ?
F | amina dot y c at rainroof dot example.
F2 | tom at rainroof dot example.
Q founder_phone | ?
F | plus forty-four, seventy-seven hundred, nine hundred, nine one four.
F2 | And plus forty-four, seventy-seven hundred, nine hundred, nine one five.
Q founder_network | ?
F | linkedin.com/in/amina-yc
Q founder_current_location | ?
F | Leicester. I grew up in Mombasa.
Q co_founders | ?
F | Tom you've met, and Beatriz Salgado is operations. Osman, our landlord, is a fan.`,
    {
      firstName: 'Amina',
      lastName: 'Yusuf-Clarke',
      '1.firstName': 'Tom',
      '1.lastName': 'Hargreave',
      '1.name': 'Tom Hargreave',
      '2.firstName': 'Beatriz',
      '2.lastName': 'Salgado',
      '2.name': 'Beatriz Salgado',
      email: 'amina.yc@rainroof.example',
      network: 'linkedin.com/in/amina-yc',
      phone: '+44 7700 900914',
      '1.email': 'tom@rainroof.example',
      '1.phone': '+44 7700 900915',
      role: 'CEO',
      '1.role': 'CTO',
      '2.role': 'operations',
      currentLocation: 'Leicester',
    },
  ],
];
