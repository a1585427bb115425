/** Invented answers of crane operators, kindergarten heads and cooks to questions that any matter may answer. */
export type OpenAnswer = {
  language: 'en' | 'de' | 'fr';
  question: string;
  strong: string;
  weak: string;
  evasive: string;
};

/** What the jobs are about, as their descriptions say it. */
export const JOBS: Record<OpenAnswer['language'], string[]> = {
  en: [
    'Tower crane operator',
    'You run the crane and check it every morning.',
    'You plan each lift with the slingers.',
  ],
  de: [
    'Kita-Leitung',
    'Sie führen das Team und schreiben den Dienstplan.',
    'Sie gestalten Elternabende in einer Kita mit Kindern.',
  ],
  fr: ['Chef de cuisine', 'Vous assurez le service de cent couverts en salle et tenez la carte des plats.'],
};

export const OPEN_ANSWERS: OpenAnswer[] = [
  {
    language: 'en',
    question: 'nearest-work',
    strong:
      'For four years I ran a Potain tower crane on the hospital site in Leeds. I did the morning checks myself, wrote the lift log and worked with two slingers. In a normal week we made about three hundred lifts, the heaviest were precast stairs of six tonnes.',
    weak: 'I have worked on sites before. It was fine.',
    evasive:
      'What matters to me is passion and quality. I am a team player who always gives his best, and people tell me that I have a positive attitude.',
  },
  {
    language: 'en',
    question: 'your-mistake',
    strong:
      'In 2022 I set down a bundle of rebar across the walkway because I had not looked at the new layout. Two steel fixers lost an hour. I told the site manager at once, moved it in my break and said sorry to both. Since then I walk the laydown area every morning, and it has not happened again.',
    weak: 'I once put something down in the wrong place. You learn from that.',
    evasive:
      'I believe mistakes are opportunities. In our culture we value openness and everybody grows together, which is the most important thing for success.',
  },
  {
    language: 'en',
    question: 'hard-to-work-with',
    strong:
      'A site manager shouted over the radio all day. I shouted back twice, that was my part in it. On the Friday I went down and asked him for ten minutes. We agreed that only the signaller talks during a lift, and after that we finished the core two weeks early.',
    weak: 'There was one man who was difficult. I kept away from him.',
    evasive:
      'I get along with everybody. Communication is key, and respect is the foundation of every good relationship at work.',
  },
  {
    language: 'en',
    question: 'all-due-at-once',
    strong:
      'The week before Christmas 2023 three floors wanted their glass on the same day. I asked the foremen which lift would stop a crew. I left the scaffold boards on the ground until Thursday, because nobody was waiting for them, and told that crew on Monday. The glass was in by Wednesday noon.',
    weak: 'It is always busy. I just did one thing after the other.',
    evasive:
      'Stress does not bother me. I am well organised, flexible and resilient, and I always keep the big picture in mind.',
  },
  {
    language: 'en',
    question: 'learned-in-a-hurry',
    strong:
      'When we got the crane with the anti-collision system I had four days to learn it. I read the handbook in the evenings, sat with the fitter for a morning and wrote the zones on a card. On day five I ran it alone, and I still ask the fitter about the wind alarm.',
    weak: 'There was a new crane once. I learned it somehow.',
    evasive:
      'I love learning. I am curious about everything and think that lifelong learning is the secret of a happy life.',
  },
  {
    language: 'de',
    question: 'nearest-work',
    strong:
      'Ich habe fünf Jahre lang eine Kita mit 64 Kindern geleitet. Ich habe den Dienstplan geschrieben, die Elternabende gehalten und zwölf Kolleginnen geführt. Am Anfang waren drei Stellen frei, nach einem Jahr waren alle besetzt.',
    weak: 'Ich habe schon mit Kindern gearbeitet. Das war gut.',
    evasive:
      'Mir sind Werte wichtig. Ich bin ein Mensch, der immer alles gibt, und Leidenschaft ist für mich das Wichtigste im Beruf.',
  },
  {
    language: 'de',
    question: 'your-mistake',
    strong:
      'Im Herbst 2021 habe ich eine Kollegin vor den Eltern korrigiert. Sie hat danach zwei Wochen kaum mit mir gesprochen. Ich habe mich unter vier Augen entschuldigt und es auch im Team gesagt. Seitdem warte ich mit Kritik, bis wir allein sind, und sie hat später die Vertretung übernommen.',
    weak: 'Ich habe einmal etwas vergessen. Das kann passieren.',
    evasive:
      'Fehler sind Chancen. Bei uns wird Offenheit gelebt, und jeder wächst an seinen Aufgaben, das ist das Entscheidende.',
  },
  {
    language: 'de',
    question: 'duty-goes-wrong',
    strong:
      'Am häufigsten geht es schief, wenn der Dienstplan zu spät fertig ist und dann zwei Leute krank werden. Ich merke es daran, dass am Montag schon jemand fragt, wer die Frühschicht macht. Deshalb schreibe ich den Plan drei Wochen vorher und habe für jeden Tag eine Person in Reserve. Im Februar waren vier krank, und wir mussten trotzdem keine Gruppe schließen.',
    weak: 'Da kann vieles schiefgehen. Man muss eben aufpassen.',
    evasive:
      'Ich bin ein positiver Mensch und sehe lieber das Gute. Mit Herz und Verstand lässt sich alles lösen, davon bin ich überzeugt.',
  },
  {
    language: 'fr',
    question: 'duty-last-time',
    strong:
      'Samedi dernier j’avais quatre-vingts couverts et le four est tombé en panne à dix-neuf heures. J’ai fait passer les gratins à la poêle, j’ai retiré deux plats de la carte et j’ai prévenu la salle tout de suite. Au final nous avons servi tout le monde avec vingt minutes de retard et aucune assiette n’est revenue.',
    weak: 'Je fais ça tous les jours. Ça se passe bien.',
    evasive: 'La cuisine est une passion. Pour moi, le plus important, c’est l’amour du produit et l’esprit d’équipe.',
  },
];
