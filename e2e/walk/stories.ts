/** What a question may be about, by a word of it: lines of the sample job. */
const MATTERS = [
  ['week', /mechanic|week|repair comes first/i],
  ['customers', /customer|counter|complaint|costs/i],
  ['stock', /stock|spare|reorder/i],
  ['apprentices', /apprentice|train/i],
  ['safety', /safe|responsib|several years/i],
] as const;
type Matter = (typeof MATTERS)[number][0];

/** Invented; each tells of its matter once, in words of its own. */
export const STORIES: Readonly<Record<string, Readonly<Record<Matter, string>>>> = {
  'Maria Okafor': {
    week: 'I led five mechanics and planned each week on Friday; when a courier stood in the shop with a broken axle I decided that his repair came first.',
    customers:
      'A customer complained about a bill of 140 euros, so I showed her the worn chain, explained what each part cost and took 20 euros off.',
    stock:
      'I kept the stock of brake pads on a list by the door and reordered as soon as ten pairs were left on the shelf.',
    apprentices: 'I trained two apprentices in wheel building and rode every bicycle myself before it left the shop.',
    safety:
      'For four years I was responsible for the workshop, and I refused to hand out a cargo bicycle with a cracked fork although the bakery was angry.',
  },
  'Ahmed Aziz': {
    week: 'Every Monday I called the three mechanics together, we looked at the plan of the week, and I moved two repairs to the next day.',
    customers:
      'At the counter I told people what a repair costs before we began, and I settled a dispute about a bent wheel by straightening it for nothing.',
    stock:
      'I counted the spare parts each month and ordered inner tubes in February, before the season emptied the drawers.',
    apprentices:
      'I taught an apprentice to true a wheel and looked at his work each evening before the bicycle was given back.',
    safety:
      'I ran a workshop for seven years, and I said no when somebody wanted a brake cable knotted together because it was not safe.',
  },
  'Yui Tanaka': {
    week: 'I planned the work of four mechanics on a board and put the bakeries first, because they deliver at five in the morning.',
    customers:
      'I advised a father that a new fork costs more than the whole bicycle, and explained with the old one in my hand why it would break.',
    stock:
      'I kept the parts in a spreadsheet and reordered chains every second week, after we had run out of them once in May.',
    apprentices: 'I had two apprentices for three years, and checked the brakes of each bicycle that they finished.',
    safety:
      'After nine years with responsibility for others I kept a bicycle in the shop overnight because its frame was not safe any more.',
  },
};

/** Answers of one candidate: to what a question is about, and something new where that was told before. */
export function answersOf(name: string): (question: string) => string {
  const left = new Map(Object.entries(STORIES[name] ?? {}));
  let turns = 0;
  return (question) => {
    turns += 1;
    const matter = MATTERS.find(([known, words]) => left.has(known) && words.test(question))?.[0] ?? '';
    const story =
      left.get(matter) ?? `That was in the spring of ${2010 + turns}, and I would do number ${turns} again.`;
    left.delete(matter);
    return story;
  };
}
