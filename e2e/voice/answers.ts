/** What the candidate says, over and over; none of it is anybody's. */
export const ANSWERS: readonly string[] = [
  'Last spring a customer brought a cargo bike whose front brake squealed and then faded on a long hill. I took the wheel out, and I found oil on the rotor. I cleaned it, I put in new pads, and I rode it down the same hill before I gave it back.',
  'First I ask what happened and when it happened. Then I look at the brakes and the lights, because those are what can hurt somebody. I write the price on the card before I begin, and I call the customer if it becomes more.',
  'Once I ordered the wrong bearing, and the bike stood in the workshop for two days. I told the customer the same morning, I lent her another bike, and since then I measure every bearing twice.',
  'The apprentice did not dare to true a wheel. I let him watch one, then he did one beside me, and in the end he did the third alone. It took four weeks, and now he teaches the next one.',
  'On a busy Saturday I take the flat tyres first, because they are done in ten minutes. The long repairs get a date. Nobody waited for more than half an hour, and we closed on time.',
];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z0-9']+/g) ?? [];

/** How many of the words heard are words that are said at all. */
export function knownWords(heard: string, answers: readonly string[]): { known: number; words: number } {
  const said = new Set(answers.flatMap(wordsOf));
  const back = wordsOf(heard);
  return { known: back.filter((word) => said.has(word)).length, words: back.length };
}

/**
 * Words that came back as others, were left out or were added, by the words that were said. The answers are said over and
 * over; the last one may have been cut off by the end of the interview.
 */
export function wordErrorRate(heard: string, answers: readonly string[]): { rate: number; words: number } {
  const back = wordsOf(heard);
  const once = answers.flatMap(wordsOf);
  const said: string[] = [];
  while (said.length < back.length * 1.2 + 50) said.push(...once);
  // Edit distance to every beginning of what was said: the least one is where the interview ended.
  let row = Array.from({ length: said.length + 1 }, (_, index) => index);
  for (const [index, word] of back.entries()) {
    const next = [index + 1];
    for (let at = 1; at <= said.length; at += 1)
      next.push(
        Math.min((next[at - 1] ?? 0) + 1, (row[at] ?? 0) + 1, (row[at - 1] ?? 0) + (said[at - 1] === word ? 0 : 1)),
      );
    row = next;
  }
  const least = Math.min(...row);
  const end = row.indexOf(least);
  return { rate: end === 0 ? 1 : least / end, words: end };
}
