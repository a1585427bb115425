import type { Blueprint } from '../../interviewers/index.ts';

const MOST_TERMS = 40;
const LONGEST_TERM = 40;
const SHORTEST_OF_A_NAME = 4;

/**
 * Names that may come up in answers, those of the job first: what a recogniser hears better when it is told. A bounded
 * number, none twice. Linear in the length of the texts.
 */
export function termsOf({ title, competencies, questions, plan }: Blueprint): string[] {
  const found = new Map<string, string>();
  const add = (term: string): void => {
    if (term.length >= 2 && term.length <= LONGEST_TERM && found.size < MOST_TERMS && !found.has(term.toLowerCase()))
      found.set(term.toLowerCase(), term);
  };
  const texts = [
    ...(plan?.lines.map(({ text }) => text) ?? []),
    ...questions.flatMap(({ text, followUps }) => [text, ...followUps.map((one) => one.text)]),
  ];
  for (const text of texts) for (const term of namesIn(text)) add(term);
  for (const name of [title, ...competencies.map((one) => one.name)])
    for (const word of name.split(/[^\p{L}\p{N}+#]+/u))
      if (word.length >= SHORTEST_OF_A_NAME && /^\p{Lu}/u.test(word)) add(word);
  return [...found.values()];
}

/** Words in the middle of a sentence that are written as names or abbreviations are. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  let isFirst = true;
  for (const token of text.split(/\s+/)) {
    const begins = isFirst;
    isFirst = /[.!?:…]$/.test(token);
    if (token.length > LONGEST_TERM + 4) continue;
    const word = token.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}+#]+$/u, '');
    const isMarked = /\p{L}.*[\p{Lu}\p{N}+#]/u.test(word);
    if (isMarked || (!begins && /^\p{Lu}\p{L}/u.test(word))) names.push(word);
  }
  return names;
}
