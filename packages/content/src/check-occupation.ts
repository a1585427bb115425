import type { OccupationDefinition, OccupationTexts } from '../schema/occupation.ts';
import { termMatcher } from '../schema/term-match.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-content.ts';

/** Two occupations with more of their phrasings in common ask about no trade. */
const MOST_SHARED = 0.15;

/** Whether the words of an occupation are those of its definition, in each language. */
export function checkOccupation({ common, english, translations, file }: Entry): Problem[] {
  if (common === null) return [{ file, path: '', rule: 'has no occupation.yaml beside it that can be used' }];
  const definition = common as OccupationDefinition;
  return [
    ...textProblems(definition, english as OccupationTexts, file),
    ...strayQuestions(definition, english as OccupationTexts, file),
    ...Object.values(translations).flatMap(({ value, file: at }) =>
      textProblems(definition, value as OccupationTexts, at),
    ),
  ];
}

function textProblems(definition: OccupationDefinition, texts: OccupationTexts, file: string): Problem[] {
  const compare = (path: string, wanted: readonly string[], there: object): Problem[] => [
    ...wanted
      .filter((key) => !Object.hasOwn(there, key))
      .map((key) => ({ file, path: `${path}.${key}`, rule: 'is missing' })),
    ...Object.keys(there)
      .filter((key) => !wanted.includes(key))
      .map((key) => ({ file, path: `${path}.${key}`, rule: 'is not in occupation.yaml' })),
  ];
  const said = new Map<string, string>();
  return [
    ...compare('competencies', definition.competencies, texts.competencies),
    ...compare(
      'questions',
      definition.questions.map(({ key }) => key),
      texts.questions,
    ),
    ...definition.questions.flatMap(({ key, points, mistakes }) => {
      const own = texts.questions[key];
      if (own === undefined) return [];
      return [
        ...compare(`questions.${key}.points`, Object.keys(points), own.points),
        ...compare(`questions.${key}.mistakes`, Object.keys(mistakes), own.mistakes),
      ];
    }),
    ...phrasingsOf(texts).flatMap(({ path, text }) => {
      const before = said.get(sameWords(text));
      said.set(sameWords(text), path);
      return before === undefined ? [] : [{ file, path, rule: `says the same as ${before}` }];
    }),
  ];
}

/**
 * Questions whose `about` words are nowhere in what they ask or want to hear: lines would count as asked by a question
 * that says nothing of them.
 */
function strayQuestions({ questions }: OccupationDefinition, texts: OccupationTexts, file: string): Problem[] {
  return questions.flatMap(({ key, about }) => {
    const own = texts.questions[key];
    if (own === undefined) return [];
    const points = Object.values(own.points).flatMap(({ name, phrasings }) => [name, ...phrasings]);
    return termMatcher(about)([own.text, own.plain, ...points].join('\n')) > 0
      ? []
      : [
          {
            file,
            path: `questions.${key}`,
            rule: 'says none of its about words, neither in its text nor in its points',
          },
        ];
  });
}

/** Phrasings that occupations have in common: a copy with other names is no knowledge of a trade. */
export function checkOccupations(entries: readonly Entry[]): Problem[] {
  const all = entries
    .filter(({ area, english }) => area === 'occupations' && english !== null)
    .map(({ file, english }) => ({
      file,
      said: new Set(phrasingsOf(english as OccupationTexts).map(({ text }) => sameWords(text))),
    }));
  return all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other) => {
      const shared = [...one.said].filter((words) => other.said.has(words)).length;
      const share = shared / Math.max(1, Math.min(one.said.size, other.said.size));
      return share > MOST_SHARED
        ? [
            {
              file: one.file,
              path: '',
              rule: `shares ${Math.round(share * 100)} % of its phrasings with ${other.file}`,
            },
          ]
        : [];
    }),
  );
}

function phrasingsOf({ questions }: OccupationTexts): { path: string; text: string }[] {
  return Object.entries(questions).flatMap(([question, { points, mistakes }]) =>
    Object.entries({ ...points, ...mistakes }).flatMap(([key, { phrasings }]) =>
      phrasings.map((text, i) => ({ path: `questions.${question}.${key}.${i}`, text })),
    ),
  );
}

/** The words that carry matter, in no order: a phrasing turned around is the same one. */
function sameWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  return [...new Set(long.length > 1 ? long : words)].sort().join(' ');
}
