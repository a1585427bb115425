import type { ScriptCase } from './script.ts';

/** Who is a founder, with which role and address, and who is only near. */
export const PEOPLE_KINDS_EN: readonly ScriptCase[] = [
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | One: Lea Berg, our COO, lb@x.example.`,
    { '1.name': 'Lea Berg', '1.email': 'lb@x.example', '1.role': 'COO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Nur Salma Idris is our CTO, salma@x.example.`,
    { '1.name': 'Nur Salma Idris', '1.email': 'salma@x.example', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | There's Clementine Vos. She's our chief product officer, clem@x.example.`,
    { '1.name': 'Clementine Vos', '1.email': 'clem@x.example', '1.role': 'chief product officer' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | My co-founder is Joss Arden. She's operations, she runs the vans.`,
    { '1.name': 'Joss Arden', '1.role': 'operations' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Joss Arden, operations. And we want to hire a designer in May, we've somebody in mind, Peter Quill, but nothing's signed.`,
    { '1.name': 'Joss Arden', '1.role': 'operations' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Joss Arden is CTO. In June comes also Ilse Brandt for sales, if we find the money for her, she would be employee number one.`,
    { '1.name': 'Joss Arden', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Joss Arden, CTO. Mina Loy starts with us in May as head of marketing, she's our first hire.`,
    { '1.name': 'Joss Arden', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Two more. Joss Arden is head of growth; Pia Lind, who I met at university and who married my brother, is CTO.`,
    { '1.name': 'Joss Arden', '2.name': 'Pia Lind', '1.role': 'head of growth', '2.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Joss Arden. Karl Benning was with us in the first year but that's history.`,
    { '1.name': 'Joss Arden' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Joss Arden, CTO. The company register still lists Karl Benning, who sold us his shares.`,
    { '1.name': 'Joss Arden', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Joss Arden is the CTO. My wife, Karla Ascher, isn't in the company, whatever people say.`,
    { '1.name': 'Joss Arden', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | No. It's me and a very patient dog called Bruno.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Nope, solo founder. I have a contractor in Lisbon, Rui Tavares, two days a week.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Cell Arden. Sorry, Kell, with a K. She is the CTO.`,
    { '1.name': 'Kell Arden', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Jo Adebayo-Smith, chief medical officer, her mobile is +44 7700 900456.`,
    { '1.name': 'Jo Adebayo-Smith', '1.phone': '+44 7700 900456', '1.role': 'chief medical officer' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | We're three. Wei Zhang on the technical side as CTO, Omar Said as COO, and yours truly.`,
    { '1.name': 'Wei Zhang', '2.name': 'Omar Said', '1.role': 'CTO', '2.role': 'COO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Wei Zhang, VP engineering, and that's it. Gloria Peck is on our board, she invested early.`,
    { '1.name': 'Wei Zhang', '1.role': 'VP engineering' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Wei Zhang does hardware, Omar Said does software, I do the shouting.`,
    { '1.name': 'Wei Zhang', '2.name': 'Omar Said', '1.role': 'hardware', '2.role': 'software' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate, who you'll meet later. Tate Ormond. He's the CTO.`,
    { '1.name': 'Tate Ormond', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond and Pia Lund, CTO and COO.`,
    { '1.name': 'Tate Ormond', '2.name': 'Pia Lund', '1.role': 'CTO', '2.role': 'COO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond and Pia Lund. CTO and COO respectively.`,
    { '1.name': 'Tate Ormond', '2.name': 'Pia Lund', '1.role': 'CTO', '2.role': 'COO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | My co-founder Tate Ormond does the code, he's our CTO. tate at quietfork dot example.`,
    { '1.name': 'Tate Ormond', '1.email': 'tate@quietfork.example', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | It's Tate Ormond, CTO. There's also a Tate Osborne on LinkedIn, different guy.`,
    { '1.name': 'Tate Ormond', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Just Tate Ormond, he's CTO. Nina Falk was CFO for four months, we bought her out.`,
    { '1.name': 'Tate Ormond', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond, CTO. We're interviewing a guy called Sven Holm for CFO.`,
    { '1.name': 'Tate Ormond', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond, CTO. Our biggest rival was started by Lorna Pike, who taught both of us.`,
    { '1.name': 'Tate Ormond', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond, CTO. And then Mr Gupta, who does our books.`,
    { '1.name': 'Tate Ormond', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond's the CTO. Dr. Helena Strand gave us the lab space.`,
    { '1.name': 'Tate Ormond', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | One. Tate Ormond. He'll be CTO, for now he's still at the hospital two days a week.`,
    { '1.name': 'Tate Ormond', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond does CTO things. Pia Lund joined as third founder in March and does design.`,
    { '1.name': 'Tate Ormond', '2.name': 'Pia Lund', '1.role': 'CTO', '2.role': 'design' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond, CTO. Sorry, Ormond-Price, he got married.`,
    { '1.name': 'Tate Ormond-Price', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond. T-A-T-E, then Ormond. VP of engineering.`,
    { '1.name': 'Tate Ormond', '1.role': 'VP of engineering' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond. He was CTO, since summer he's COO.`,
    { '1.name': 'Tate Ormond', '1.role': 'COO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond, our CTO. Before you ask, Sven Holm from the press article is not a founder, he was quoted by mistake.`,
    { '1.name': 'Tate Ormond', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | On my own since Tate Ormond left for a bakery.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | I'm solo. Tate Ormond helped me with the first prototype and then moved to Peru.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | marisol@quietfork.example, and Tate's is tate@quietfork.example since you'll want that too.
Q co_founders | ?
F | Tate Ormond, he's CTO.`,
    {
      '1.name': 'Tate Ormond',
      email: 'marisol@quietfork.example',
      '1.email': 'tate@quietfork.example',
      '1.role': 'CTO',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q founder_email | ?
F | marisol@quietfork.example
F2 | Hi, Tate Ormond here, I'm the CTO.
Q co_founders | ?
F | Tate, who's sitting next to me.`,
    { '1.name': 'Tate Ormond', email: 'marisol@quietfork.example', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate, you say it.
F2 | Tate Ormond, I do operations as COO. tate@quietfork.example.`,
    { '1.name': 'Tate Ormond', '1.email': 'tate@quietfork.example', '1.role': 'COO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F2 | That's me, Tate Ormond. I look after sales. t dot ormond at quietfork dot example.`,
    { '1.name': 'Tate Ormond', '1.email': 't.ormond@quietfork.example', '1.role': 'sales' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond, CTO.
Q founder_phone | ?
F2 | Mine is +44 7700 900777, but you'll want Marisol's.
F | +44 7700 900123.`,
    { '1.name': 'Tate Ormond', phone: '+44 7700 900123', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Tate Ormond, CTO.
Q competition | ?
F | Forkly, from Leeds, run by Ann Teller, does only weddings.`,
    {
      '1.name': 'Tate Ormond',
      '1.role': 'CTO',
      competition: 'Forkly, from Leeds, run by Ann Teller, does only weddings.',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Yes, one, Dafydd, spelled D-A-F-Y-D-D, Owen-Lloyd, he's CTO.`,
    { '1.name': 'Dafydd Owen-Lloyd', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Dafydd Owen, CTO, and Mei Tan, COO. Used to be four. Bo Riis and Al Stone left us last year.`,
    { '1.name': 'Dafydd Owen', '2.name': 'Mei Tan', '1.role': 'CTO', '2.role': 'COO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Dafydd Owen, CTO. My ex-husband Karl was in the first pitch video, he's out.`,
    { '1.name': 'Dafydd Owen', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Dafydd Owen, CTO. He doesn't do e-mail, his number is +44 7700 900222.`,
    { '1.name': 'Dafydd Owen', '1.phone': '+44 7700 900222', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Dafydd Owen, CTO, linkedin.com/in/dafydd-owen-demo.`,
    { '1.name': 'Dafydd Owen', '1.network': 'linkedin.com/in/dafydd-owen-demo', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Dafydd Owen, CTO. Questions about the contract please to our lawyer, Jane Poole, jane@poole-law.example.`,
    { '1.name': 'Dafydd Owen', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Dafydd Owen. We both do everything.`,
    { '1.name': 'Dafydd Owen' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | I founded it with Dafydd Owen in 2023. He's the CTO, I'm the one who talks.`,
    { '1.name': 'Dafydd Owen', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Me for the money, Dafydd Owen for the engineering.`,
    { '1.name': 'Dafydd Owen', '1.role': 'engineering' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | I'm CEO and Dafydd Owen is CTO.`,
    { '1.name': 'Dafydd Owen', role: 'CEO', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Dafydd Owen, CTO; I'm the CEO.`,
    { '1.name': 'Dafydd Owen', role: 'CEO', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | ?
F | Solo. People think Dafydd Owen is my partner because he's in all the photos. He's the photographer.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Marisol Quint.
Q co_founders | Is Ann Pugh still your co-founder, as in last year's application?
F | No, Ann's gone. It's Dafydd Owen now, CTO.`,
    { '1.name': 'Dafydd Owen', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | Owen Tudor, CTO. We were three until Easter, then Mali Beynon went travelling.`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | Owen Tudor, he's CTO. Mali Beynon started it with us but she's doing her own thing now.`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | Owen Tudor is CTO and Mali Beynon was COO, she's not with us any longer.`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | Mali Beynon and Owen Tudor. Well, Mali's gone since March. So Owen. He's CTO.`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | Officially three: Owen Tudor, CTO, Mali Beynon and me. Mali resigned last month, the paperwork isn't through.`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | On the register you'll find Mali Beynon too, she's still got shares but stopped working in May. Active: Owen Tudor, CTO.`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | Owen Tudor, CTO. Mali Beynon? We parted in spring.`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | I started with Mali Beynon, that lasted six months. Owen Tudor took over her part, he's CTO.`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | Owen Tudor is CTO. My first co-founder, Mali Beynon, had a baby and decided against start-ups.`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | My co-founder was Mali Beynon, until she wasn't. Now it's Owen Tudor, CTO.`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | Owen Tudor, CTO, and Mali Beynon, COO.
Q problem | ?
F | Farms lose feed.
Q closing | Anything to add?
F | I should say Mali handed in her notice yesterday, so please take her off.`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO', problem: 'Farms lose feed.' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Rhian Pugh.
Q co_founders | ?
F | OWEN TUDOR, CTO`,
    { '1.name': 'Owen Tudor', '1.role': 'CTO' },
  ],
];
