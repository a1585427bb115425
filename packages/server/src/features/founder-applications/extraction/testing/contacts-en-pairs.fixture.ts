import type { ScriptCase } from './script.ts';

/** Contact questions and the one for co-founders, answered the way people talk, in English by one of two founders: every field read from them. */
export const CONTACTS_PAIRS: readonly ScriptCase[] = [
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
  [
    'en',
    `Q founder_name | ?
F | Chua, that's the family, and then Zi Xin, two words.
Q founder_role | ?
F | In the deck I'm still CTO, we switched seats after the summer, so these days I'm CEO.
Q founder_email | ?
F | payments at lanternfish dot example only ever sees receipts. Put zixin at lanternfish dot example, z i x i n, one word.
Q founder_phone | ?
F | plus six five, eight triple zero, zero seven double three.
Q founder_current_location | ?
F | I'm in Singapore.
Q co_founders | ?
F | There's Aditi Rangan, my CTO, aditi at lanternfish dot example.`,
    {
      firstName: 'Zi Xin',
      lastName: 'Chua',
      '1.firstName': 'Aditi',
      '1.lastName': 'Rangan',
      '1.name': 'Aditi Rangan',
      email: 'zixin@lanternfish.example',
      phone: '+65 80000733',
      '1.email': 'aditi@lanternfish.example',
      role: 'CEO',
      '1.role': 'CTO',
      currentLocation: 'Singapore',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Lachlan Fraser-Ito, Lachie to most.
Q founder_role | ?
F | Managing director.
Q founder_email | ?
F | lachie dot f i at dustpan dot example.
Q founder_phone | ?
F | The warehouse is oh four nine one, five seven oh, double one oh. Me: oh four nine one, five seven oh, seven three seven.
Q founder_current_location | ?
F | Ballarat, Australia.
Q co_founders | ?
F | My wife Mei Fraser-Ito is head of product, mei at dustpan dot example. Shane Donnelly began it with us and bailed after a year.`,
    {
      firstName: 'Lachlan',
      lastName: 'Fraser-Ito',
      '1.firstName': 'Mei',
      '1.lastName': 'Fraser-Ito',
      '1.name': 'Mei Fraser-Ito',
      email: 'lachie.fi@dustpan.example',
      phone: '+61 491 570 737',
      '1.email': 'mei@dustpan.example',
      role: 'Managing director',
      '1.role': 'head of product',
      currentLocation: 'Ballarat, Australia',
    },
  ],
];
