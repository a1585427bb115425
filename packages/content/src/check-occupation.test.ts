import { expect, test } from 'vitest';
import type { OccupationDefinition, OccupationTexts } from '../schema/occupation.ts';
import { checkContent } from './check.ts';
import { CONTENT_ROOT } from './compile.ts';
import { type Entry, readContent } from './read-content.ts';

const content = readContent(CONTENT_ROOT);
const of = (name: string): Entry => {
  const entry = content.entries.find(({ area, entry: key }) => area === 'occupations' && key === name);
  if (entry === undefined) throw new Error(`no occupation ${name}`);
  return structuredClone(entry);
};
const rules = (entries: Entry[]): string[] => checkContent({ ...content, entries }).map(({ rule }) => rule);

test('the occupations there are break no rule', () => {
  expect(rules(content.entries.filter(({ area }) => area === 'occupations'))).toEqual([]);
});

test('an occupation that is another one under a new name fails, one that shares a little does not', () => {
  const copy = { ...of('nurse'), entry: 'porter', file: 'occupations/porter/en.yaml' };
  expect(rules([of('nurse'), copy])).toEqual([expect.stringMatching(/^shares 100 % of its phrasings/)]);
  const electrician = of('electrician');
  const lent = (of('nurse').english as OccupationTexts).questions.handover?.points.order?.phrasings ?? [];
  const own = (electrician.english as OccupationTexts).questions.apprentice?.points.limits;
  if (own === undefined) throw new Error('no such point');
  own.phrasings = lent;
  expect(rules([of('nurse'), electrician])).toEqual([]);
});

test('a point without words, words without a point, and a phrasing said twice are named', () => {
  const broken = of('nurse');
  const { questions } = broken.english as OccupationTexts;
  const handover = questions.handover;
  if (handover === undefined) throw new Error('no such question');
  const { order, ...others } = handover.points;
  if (order === undefined) throw new Error('no such point');
  handover.points = { ...others, smile: { ...order, phrasings: [...(others.worry?.phrasings ?? [])] } };
  expect(rules([broken]).sort()).toEqual(
    expect.arrayContaining(['is missing', 'is not in occupation.yaml', expect.stringMatching(/^says the same as/)]),
  );
});

test('a question that says nothing of the lines it would be asked for is named', () => {
  const broken = of('nurse');
  const definition = broken.common as OccupationDefinition;
  const [handover] = definition.questions.filter(({ key }) => key === 'handover');
  if (handover === undefined) throw new Error('no such question');
  handover.about = ['lighthouse*', '*fjord*'];
  expect(rules([broken])).toEqual([expect.stringMatching(/^says none of its about words/)]);
  // A word of a point alone is enough: that is what is listened for.
  handover.about = ['lighthouse*', 'sbar'];
  expect(rules([broken])).toEqual([]);
});
