import { describe, expect, test } from 'vitest';
import type { AnswerReading } from '../port.ts';
import { BREAD, readBread } from './bread-question.fixture.ts';
import { statementFigures } from './statement-figures.ts';

const LIVED =
  'One Monday in March our first batch came out flat. I poured warm water over a spoon of yeast and it did not foam, so the yeast was dead. ' +
  'The proving cabinet was fine at 28 degrees, I checked the temperature and the dough had proved for fifty minutes. ' +
  'I held the whole batch back before anybody could sell it. In the end we lost forty loaves and I wrote the cause into the batch book.';

/** Words of each point, never two of one phrasing. */
const GATHERED =
  'On Monday I looked for foam and for the date. I saw it was neither, so I made crumbs for the shop. ' +
  'In the end I kept forty kilos, I lost two hours, and I told my boss.';

test('points of which none comes back in the words of one phrasing carry 2.5 at most, and none is surely said', () => {
  const gathered = readBread(GATHERED);
  expect(named(gathered)).toEqual(['yeast', 'shop']);
  expect(gathered.level?.score).toBeLessThanOrEqual(2.5);
  expect(gathered.facts.some(({ named, sure }) => named && sure)).toBe(false);
  const worded = readBread(
    `${GATHERED} I wrote the fault into the batch book myself.`.replace('the fault', 'time and cause'),
  );
  expect(named(worded)).toEqual(['yeast', 'shop', 'note']);
  expect(worded.level?.score).toBeGreaterThan(2.5);
});

const named = (reading: AnswerReading): string[] => reading.facts.filter((fact) => fact.named).map(({ key }) => key);

describe('a level rests on points of the question alone', () => {
  test('points told of an own occasion carry a high level, each with its words', () => {
    const reading = readBread(LIVED);
    expect(named(reading).length).toBeGreaterThanOrEqual(3);
    expect(reading.level?.score).toBeGreaterThanOrEqual(4);
    for (const fact of reading.facts.filter((one) => one.named)) {
      expect(LIVED.slice(fact.span?.start, fact.span?.end).length, fact.key).toBeGreaterThan(10);
    }
  });

  test.each([
    'I noticed something was not running well on 12 May. I took it on myself, spoke to three people and changed the order of the steps. In the end complaints fell from 12 to 3.',
    'Quality is what I live for. I always go the extra mile, keep calm under pressure and communicate with everybody until the result is excellent.',
    'Last year I led a team of six. We measured everything twice a week, I presented the figures, and the costs fell by 18 percent within a month.',
  ])('a fluent account of something else has no number, whatever its style: %s', (text) => {
    expect(readBread(text)).toMatchObject({ level: null, notAssessable: 'no-points' });
  });

  test('a question that any trade is asked has no level and keeps what the answer tells', () => {
    const reading = readBread(LIVED, { general: true });
    expect(reading).toMatchObject({ level: null, notAssessable: 'general' });
    expect(reading.signals.ownPart).not.toBeNull();
    expect(reading.signals.example).not.toBeNull();
    expect(readBread(LIVED, { open: 'any' })).toMatchObject({ level: null, notAssessable: 'general' });
  });

  test('what is known and not lived stays below 4, unless the company itself wrote the point', () => {
    const known =
      'Old yeast that no longer foams is the usual suspect, which a cup of warm water and sugar will show within ten minutes. After that the proving: a cabinet below 24 degrees needs a longer time for the same dough. Whatever was found, the flat batch is held back, made into crumbs or given to the pig farmer, and never sold. The batch book gets the fault with flour number, hour and cause.';
    expect(named(readBread(known)).length).toBeGreaterThanOrEqual(3);
    expect(readBread(known).level?.score).toBeLessThan(4);
    const own = BREAD.facts.map((fact) => ({ ...fact, company: true as const }));
    expect(readBread(known, { facts: own }).level?.score).toBeGreaterThanOrEqual(4);
  });
});

test('a phrasing said again counts for nothing where everybody can read it, and for a point that the company wrote', () => {
  const again = BREAD.facts.map(({ phrasings }) => `${phrasings[0]}.`).join(' ');
  expect(readBread(again)).toMatchObject({ level: null, notAssessable: 'no-points' });
  const own = BREAD.facts.map((fact) => ({ ...fact, company: true as const }));
  expect(named(readBread(again, { facts: own }))).toEqual(BREAD.facts.map(({ key }) => key));
});

test('an account of an own occasion stands above the same points told in general', () => {
  const general =
    'Yeast that does not foam in warm water is dead. A cold proving cabinet keeps the dough flat. The batch does not go to the shop.';
  const middling = readBread(general).level?.score ?? 0;
  expect(middling).toBeGreaterThan(1.5);
  expect(middling).toBeLessThan(3.5);
  expect(readBread(LIVED).level?.score).toBeGreaterThan(middling + 0.5);
});

test('single words beside the phrasings say a point, two in a sentence', () => {
  const facts = [
    {
      key: 'oven',
      phrasings: ['the stone was cold', 'heat came late', 'bake hotter'],
      words: ['thermostat', 'burner'],
    },
  ];
  const other = { text: 'What was wrong?', facts, mistakes: [] };
  expect(named(readBread('I looked at the burner and the thermostat behind the panel.', other))).toEqual(['oven']);
  expect(named(readBread('I looked at the burner behind the panel and it was clean.', other))).toEqual([]);
});

describe('our own phrasings prove nothing', () => {
  const phrasings = BREAD.facts.flatMap((fact) => fact.phrasings.slice(0, 1));
  test.each([
    ['as they are', `${phrasings.join('. ')}.`],
    ['in one sentence', `${phrasings.join(', and ')}.`],
    [
      'in other order',
      'In warm water I test whether the yeast still foams. At what temperature and how long the dough proved I check. Into the batch book I write the fault.',
    ],
    [
      'with one word changed',
      'I test whether the yeast still bubbles in warm water. I check how long the dough rested and at what temperature. I write the problem into the batch book.',
    ],
    [
      'beside an account of something else',
      `On Monday I spoke to three people and it got better. ${phrasings.join('. ')}.`,
    ],
  ])('%s', (_, text) => {
    expect(readBread(text)).toMatchObject({ level: null, notAssessable: 'no-points' });
  });
});

test('a point is named in the words of several phrasings, and not by a sentence that denies them', () => {
  const mixed = 'I looked whether it foams, since yeast goes bad on the shelf, and it was bubbling well in the bowl.';
  expect(named(readBread(mixed))).toContain('yeast');
  const denied = 'I do not test any yeast, and no yeast of mine was ever dead, so nothing foams in my bowl.';
  expect(named(readBread(denied))).not.toContain('yeast');
});

describe('mistakes', () => {
  const flags = (text: string): string[] => (readBread(text).mistakes ?? []).map(({ key }) => key);

  test.each([
    'The yeast was dead, it did not foam. I double the yeast in the next batch and go on.',
    'Easy: add twice as much yeast next time, that repairs flat bread at once.',
  ])('what is said as the right thing to do is flagged with its words: %s', (text) => {
    expect(flags(text)).toEqual(['more-yeast']);
    const [mistake] = readBread(text).mistakes ?? [];
    expect(text.slice(mistake?.span.start, mistake?.span.end)).toContain('yeast');
  });

  test.each([
    'I never double the yeast in the next batch, that only hides the cause.',
    'Some people add twice as much yeast next time. That is wrong.',
    'A colleague wanted to double the yeast in the next batch. I refused and tested it in warm water.',
    'Instead of adding twice as much yeast I look whether it foams in warm water.',
    'Some would just double the yeast in the next batch and hope.',
    "Twice as much yeast in the next batch is no repair, and double yeast isn't either.",
    'When I started I doubled the yeast in the next batch, like the old baker.',
    'I could double the yeast in the next batch, but I look at the dough first.',
    "I double the yeast in the next batch. Well, I don't any more, I test it.",
    'Shall I double the yeast in the next batch?',
    'My first recipe, years ago, had me double the yeast in the next batch.',
    'I check whether somebody put double the yeast in the next batch.',
  ])('what is named to reject it is not: %s', (text) => {
    expect(flags(text)).toEqual([]);
  });

  test('a mistake that leaves something out is not said by a sentence that leaves nothing out', () => {
    const mistakes = [
      {
        key: 'blind-note',
        caps: false,
        phrasings: ['the second baker just signs the note without looking', 'x y z', 'nobody reads the note'],
      },
    ];
    const flagged = (text: string) => (readBread(text, { mistakes }).mistakes ?? []).map(({ key }) => key);
    expect(flagged('A second baker checks the dough with me and signs the note.')).toEqual([]);
    expect(flagged('The second baker signs the note without looking at the dough.')).toEqual(['blind-note']);
  });

  test('only a mistake that somebody of the trade vouches for limits the level', () => {
    expect(readBread(`${LIVED} I double the yeast in the next batch.`).level?.score).toBeGreaterThan(2);
    expect(readBread(`${LIVED} I eat the raw dough to taste the salt.`).level?.score).toBe(2);
  });
});

test('what was right nine times of ten is printed, what was never measured is not', () => {
  const read = ['en', 'de', 'fr', 'es'].flatMap((language) =>
    (['on', 'off'] as const).map((meaning) => [language as 'en', meaning] as const),
  );
  for (const [language, meaning] of read) {
    const figures = new Map(statementFigures(language, meaning).map((figure) => [figure.statement, figure]));
    for (const statement of ['said', 'not-said'] as const) {
      const { measured, printed } = figures.get(statement) ?? {};
      expect((measured?.right ?? 0) / (measured?.of ?? 1), `${language} ${statement}`).toBeGreaterThanOrEqual(0.9);
      expect(printed).toBe(true);
    }
    for (const statement of ['partly', 'mistake'] as const)
      expect(figures.get(statement)).toMatchObject({ measured: null, printed: false });
  }
  for (const figure of statementFigures('ja', 'on')) expect(figure).toMatchObject({ measured: null, printed: false });
});
