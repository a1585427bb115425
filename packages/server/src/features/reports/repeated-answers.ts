/** An answer whose words stand in another one at least to this part says nothing new. */
const SAME = 0.6;
/** Letters that make a shingle; scripts without spaces say more with fewer. */
const SHINGLE = 5;
const SHINGLE_DENSE = 3;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Shorter ones may be alike by chance. */
const FEWEST_SHINGLES = 12;

/** All runs of letters of a text, any figure for any other, so that moved words and other figures stay the same. */
function shingles(text: string): Set<string> {
  const bare = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{N}+/gu, '0')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const letters = Array.from(bare);
  const size = DENSE.test(bare) ? SHINGLE_DENSE : SHINGLE;
  const found = new Set<string>();
  for (let i = 0; i + size <= letters.length; i++) found.add(letters.slice(i, i + size).join(''));
  return found;
}

function partIn(part: Set<string>, whole: Set<string>): number {
  let shared = 0;
  for (const shingle of part) if (whole.has(shingle)) shared++;
  return shared / part.size;
}

/** An answer as it is compared with the others: `key` of its question, `fit` how well it does there. */
export type ComparedAnswer = { key: string; text: string; fit: number };

/**
 * Answers that say (nearly) the same as another one: key of the question → key of the question it counts for, which is
 * the one it fits best, the earlier one on a tie. Linear in the length of the answers for a given number of questions.
 */
export function repeatedAnswers(answers: readonly ComparedAnswer[]): Map<string, string> {
  const bestFirst = answers
    .map((answer) => ({ ...answer, shingles: shingles(answer.text) }))
    .filter((answer) => answer.shingles.size >= FEWEST_SHINGLES)
    .sort((a, b) => b.fit - a.fit);
  const counted: typeof bestFirst = [];
  const repeated = new Map<string, string>();
  for (const answer of bestFirst) {
    const same = counted.find((other) => partIn(answer.shingles, other.shingles) >= SAME);
    if (same === undefined) counted.push(answer);
    else repeated.set(answer.key, same.key);
  }
  return repeated;
}
