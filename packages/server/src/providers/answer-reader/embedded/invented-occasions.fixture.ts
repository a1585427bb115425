import type { BaseLanguage } from './lexicon/index.ts';

type Kind = 'told' | 'habit' | 'hypothetical';

/** Answers written to be told apart by how they are told. None of the told ones says when it was. */
export const OCCASIONS: readonly [BaseLanguage, Kind, string][] = [
  [
    'en',
    'told',
    'Lady came in with a torn coat, nearly crying. I sat her down, had a look at the seam and told her what we could save. Sewed it while she waited. She hugged me on the way out.',
  ],
  [
    'en',
    'told',
    'The boiler kept cutting out. I pulled the cover, found the flame sensor black with soot, cleaned it and ran it twice. It held. The tenant rang to say thanks.',
  ],
  [
    'en',
    'told',
    'Call from a driver: his card did not work at the pump. Checked his account, saw that two cards had been swapped, and sent the right limit over. He filled up and drove on.',
  ],
  [
    'en',
    'told',
    'Mrs. Holt refused her tablets. I asked her what was wrong, she said they stuck in her throat. I rang the doctor, he changed them to drops, and she took them without a word.',
  ],
  [
    'en',
    'told',
    'Our import job doubled every order. I stopped it, compared the two tables and saw that the key had lost its suffix. Wrote a fix, deleted the copies, told finance which invoices were wrong.',
  ],
  [
    'en',
    'told',
    'A boy in my group threw a chair. I moved the others out, knelt down next to him and waited. He told me his dog had died. We drew a picture of the dog together.',
  ],
  [
    'en',
    'told',
    'Pallet came off the truck with a broken corner. Took photos, wrote it on the delivery note, and made the driver sign. The supplier paid for the four boxes.',
  ],
  [
    'en',
    'told',
    'The crane hire fell through on us. I phoned three firms, got one for the afternoon, moved the steel to the end of the day and let the joiners go first. Nobody stood still.',
  ],
  [
    'en',
    'told',
    'Guest wrote that his room smelt of paint. I went up myself, smelt it too, gave him the corner room and carried his bags over. He booked the same room for his next stay.',
  ],
  [
    'en',
    'told',
    'Client wanted the logo in green, the board wanted blue. I put both on one page, asked each of them what they saw first, and they picked the blue one themselves.',
  ],
  [
    'en',
    'told',
    'Two of my pickers fell out over a scanner. I took them aside one after the other, heard both, then swapped their zones. They worked it out and shared lunch again.',
  ],
  [
    'en',
    'told',
    'There was this invoice nobody knew. I traced it back to a van that had been sold, wrote to the leasing firm with the papers, and they credited the lot.',
  ],
  [
    'en',
    'told',
    'Oven died with sixty covers booked. I switched the menu to cold starters and grill, rang the engineer, and told the floor what to say. We lost one table.',
  ],
  [
    'en',
    'told',
    'Sold a drill to a man who brought it back in pieces. Opened it up, saw the wrong battery, showed him why it burned, and gave him a new one at cost.',
  ],
  [
    'en',
    'told',
    'The audit found a gap in our logs. I searched the servers, learned that a disk was full, set an alert and wrote down what was missing. The auditor accepted it.',
  ],
  [
    'en',
    'told',
    'His knee gave way on the stairs. I held him at the belt, called for Jo, we lowered him to the step. Checked him over, nothing broken, wrote the report and told his son.',
  ],
  [
    'en',
    'told',
    'Supplier was three days late with the glue. I borrowed two drums from the plant in Leeds, drove them over myself, and the line ran by noon.',
  ],
  [
    'en',
    'told',
    'A learner froze in her presentation. I asked her a question she knew the answer to, she laughed, and went on. Afterwards I gave her three notes, she kept them.',
  ],
  [
    'de',
    'told',
    'Eine Kundin kam mit einem zerrissenen Mantel. Ich habe mir die Naht angesehen, ihr den Preis gesagt und ihn gleich genäht. Sie hat sich sehr gefreut.',
  ],
  [
    'de',
    'told',
    'Die Pumpe lief nicht an. Ich habe den Schütz geprüft, er war verschmort. Habe ihn getauscht, das Lager geschmiert und sie lief wieder. Der Meister war zufrieden.',
  ],
  [
    'de',
    'told',
    'Herr Vogt wollte nicht essen. Ich habe mich zu ihm gesetzt, er erzählte von seiner Frau, dann habe ich Suppe geholt. Er hat sie aufgegessen.',
  ],
  [
    'de',
    'told',
    'Der Lieferwagen stand mit Panne in Fulda. Ich rief den Kunden an, besorgte einen zweiten Wagen und lud die Ware um. Sie kam mittags an.',
  ],
  [
    'de',
    'told',
    'Ein Azubi hat den falschen Stecker gesetzt. Ich habe den Strom abgestellt, ihm den Plan gezeigt und wir haben es zusammen neu gemacht. Es ist nichts passiert.',
  ],
  [
    'fr',
    'told',
    "Une cliente est arrivée avec un manteau déchiré. J'ai regardé la couture, je lui ai dit le prix et j'ai recousu devant elle. Elle était ravie.",
  ],
  [
    'fr',
    'told',
    "La pompe ne démarrait pas. J'ai contrôlé le contacteur, il était brûlé. J'ai changé la pièce, puis nous avons relancé. Le chef a signé le rapport.",
  ],
  [
    'fr',
    'told',
    "Un monsieur a refusé son repas. J'ai parlé avec lui, il avait mal aux dents. J'ai prévenu l'infirmière et elle a appelé le dentiste.",
  ],
  [
    'fr',
    'told',
    "Le camion avait trois heures de retard. J'ai appelé le client, j'ai trouvé un autre transporteur, et la marchandise est arrivée le soir.",
  ],
  [
    'es',
    'told',
    'Llegó una clienta con un abrigo roto. Miré la costura, le expliqué el precio y lo cosí en el momento. Se fue contenta.',
  ],
  [
    'es',
    'told',
    'La bomba no arrancaba. Revisé el contactor, estaba quemado. Cambié la pieza, llamé al jefe y la puso en marcha.',
  ],
  [
    'es',
    'told',
    'Un señor no quería comer. Hablé con él, me contó que le dolía una muela. Avisé a la enfermera y ella llamó al dentista.',
  ],
  [
    'en',
    'habit',
    'I usually let people talk first. Then I repeat what they said, check the order and tell them what I can do. Most of them calm down after a minute or two.',
  ],
  [
    'en',
    'habit',
    'Every morning I walk the line, look at the gauges and write the values down. If one is off, I tell the shift lead and we check it together.',
  ],
  [
    'en',
    'habit',
    'I always read the whole ticket before I answer. I look up the product, keep my sentences short and ask for a photo. It saves everybody time.',
  ],
  [
    'en',
    'habit',
    'In that job I always checked the delivery notes, and every evening I counted the till. When something was missing I usually told the manager and we looked for it.',
  ],
  [
    'en',
    'habit',
    'When a child is upset I kneel down, listen and name the feeling. I never raise my voice. Parents notice that, and the group stays calm.',
  ],
  [
    'en',
    'habit',
    'My way of working is simple: I plan the week on Monday, block time for calls and keep Friday free for what is left over. It works well for me.',
  ],
  [
    'en',
    'habit',
    'We meet every two weeks. I bring the numbers, we talk about what went wrong and agree on one thing to change. I write it down and check it the next time.',
  ],
  [
    'en',
    'habit',
    'Good handover means the next nurse knows what changed. I go through the list, say what is open and ask if there are questions. Nothing is left to memory.',
  ],
  [
    'de',
    'habit',
    'Ich lasse die Leute meistens erst ausreden. Dann wiederhole ich, was sie gesagt haben, und prüfe den Auftrag. Das beruhigt fast jeden.',
  ],
  [
    'de',
    'habit',
    'Jeden Morgen gehe ich durch die Halle, schaue auf die Anzeigen und notiere die Werte. Wenn etwas nicht stimmt, rufe ich den Meister.',
  ],
  [
    'de',
    'habit',
    'Ich habe immer alle Lieferscheine geprüft und jeden Abend die Kasse gezählt. Wenn etwas gefehlt hat, habe ich es normalerweise gemeldet.',
  ],
  [
    'fr',
    'habit',
    "En général je laisse parler les gens. Puis je répète ce qu'ils ont dit et je vérifie la commande. Ça calme presque tout le monde.",
  ],
  [
    'fr',
    'habit',
    "Chaque matin je fais le tour, je regarde les jauges et je note les valeurs. Si quelque chose ne va pas, j'appelle le chef.",
  ],
  [
    'es',
    'habit',
    'Normalmente dejo hablar a la gente. Luego repito lo que han dicho y reviso el pedido. Casi todos se calman.',
  ],
  [
    'es',
    'habit',
    'Cada mañana doy una vuelta, miro los indicadores y anoto los valores. Si algo falla, llamo al jefe.',
  ],
  [
    'en',
    'hypothetical',
    'I would let him finish, then I would say sorry and check what happened. If it was our fault I would refund him and tell my lead about it.',
  ],
  [
    'en',
    'hypothetical',
    "I'd ask her what she needs first. Then I'd look at the plan, and if there was a gap I'd call the ward and see who could cover it.",
  ],
  [
    'en',
    'hypothetical',
    'First I would stop the line. If a part was cracked I would mark it, take it out and write down which batch it came from. Then I would call quality.',
  ],
  [
    'en',
    'hypothetical',
    "I'd want to know who used it before. I'd go through the old tickets, pull the last month and see what the top five were. Then I would send a short list to the team.",
  ],
  [
    'en',
    'hypothetical',
    'If a guest complained about the room, I would go up myself, look at it and offer another one. I would note it so that nobody put the next guest there.',
  ],
  [
    'en',
    'hypothetical',
    'You could start with the till. I would count it twice, compare it with the roll, and if it was still wrong I would tell the manager before I closed.',
  ],
  [
    'en',
    'hypothetical',
    'I will read the manual first, then I will watch somebody do it. After that I will try it myself on a part that was scrapped anyway.',
  ],
  [
    'de',
    'hypothetical',
    'Ich würde ihn erst ausreden lassen und mich dann entschuldigen. Wenn es unser Fehler war, würde ich das Geld erstatten und es der Leitung sagen.',
  ],
  [
    'de',
    'hypothetical',
    'Zuerst würde ich die Anlage anhalten. Wäre ein Teil gerissen, würde ich es kennzeichnen und die Qualität anrufen.',
  ],
  [
    'de',
    'hypothetical',
    'Ich hätte sie gefragt, was sie braucht, und hätte dann auf den Plan geschaut. Man könnte auch die Station anrufen.',
  ],
  [
    'fr',
    'hypothetical',
    "Je le laisserais finir, puis je m'excuserais. Si c'était notre faute, je rembourserais et j'en parlerais au chef.",
  ],
  [
    'fr',
    'hypothetical',
    "D'abord j'arrêterais la ligne. Si une pièce était fissurée, je la marquerais et j'appellerais la qualité.",
  ],
  [
    'es',
    'hypothetical',
    'Primero lo dejaría terminar y luego pediría disculpas. Si fue culpa nuestra, devolvería el dinero y avisaría al jefe.',
  ],
  ['es', 'hypothetical', 'Primero pararía la línea. Si una pieza estuviera rota, la marcaría y llamaría a calidad.'],
  [
    'nl',
    'hypothetical',
    'Ik zou hem eerst laten uitpraten en dan sorry zeggen. Als het onze fout was, zou ik het geld teruggeven en het melden.',
  ],
];
