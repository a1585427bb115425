import { describe, expect, test } from 'vitest';
import { builtInBlueprint, builtInTranslation } from '../../../testing/built-in-content.ts';
import { checkTypeBlueprint } from './check-type-blueprint.ts';

const good = builtInBlueprint('software-engineer');
const german = builtInTranslation('software-engineer', 'de');
const translated = { ...good, translations: { de: german } };
const mustAsk = good.questions.find((question) => question.mustAsk)?.key ?? '';

type Path = (string | number)[];

/** The same content with another value in one place. */
function changed(content: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = structuredClone(content) as Record<string | number, unknown>;
  copy[step] = changed(copy[step], rest, value);
  return copy;
}

function problemsOf(content: unknown): { path: string; rule: string }[] {
  const checked = checkTypeBlueprint(content);
  return checked.ok ? [] : checked.problems;
}

const FACT = Object.keys(good.questions[0]?.facts ?? {})[0] ?? '';
const PLACES: [string, Path][] = [
  ['the title', ['title']],
  ['a competency', ['competencies', Object.keys(good.competencies)[0] ?? '']],
  ['a purpose', ['questions', 0, 'purpose']],
  ['a question', ['questions', 0, 'text']],
  ['a follow-up', ['questions', 0, 'followUps', 'too-short']],
  ['an anchor', ['questions', 0, 'anchors', '3']],
  ['a fact', ['questions', 0, 'facts', FACT, 0]],
  ['a translated title', ['translations', 'de', 'title']],
  ['a translated competency', ['translations', 'de', 'competencies', Object.keys(good.competencies)[0] ?? '']],
  ['a translated question', ['translations', 'de', 'questions', mustAsk, 'text']],
];
const UNFIT: [string, string, string][] = [
  ['NUL', 'What\u0000 now?', 'control character (U+0000)'],
  ['an escape', 'What\u001b[31m now?', 'control character (U+001B)'],
  ['a line break', 'What\nnow?', 'control character (U+000A)'],
  ['a line separator', 'What\u2028now?', 'control character (U+2028)'],
  ['a bidi override', 'What\u202e now?', 'invisible character (U+202E)'],
  ['a bidi isolate', 'What\u2066 now?', 'invisible character (U+2066)'],
  ['a zero-width space', 'What\u200b now?', 'invisible character (U+200B)'],
  ['a filler', 'What\u3164 now?', 'invisible character (U+3164)'],
  ['half a character', 'What\ud800 now?', 'what is no character (U+D800)'],
  ['round brackets', 'What (if anything) now?', 'bracket'],
  ['wide brackets', 'What （if anything） now?', 'bracket'],
  ['HTML', 'What <script>now</script>?', 'HTML'],
  ['an entity', 'What &amp; how?', 'HTML entity (&amp;)'],
  ['a numbered entity', 'What &#x27; how?', 'HTML entity'],
  ['a list of dashes', '- What now?', 'list'],
  ['a list of bullets', '• What now?', 'list'],
  ['a numbered list', '1. What now?', 'list'],
  ['numbers inside', 'Say 1. what and 2. how?', 'list'],
  ['markup', 'What **now**?', 'markup'],
  ['an address', 'What of https://example.com?', 'address'],
  ['a picture', 'What now 🙂?', 'picture'],
  ['piled marks', `What${'\u0301'.repeat(9)} now?`, 'marks piled'],
  ['one endless word', 'a'.repeat(70), ' 70 characters, at most 60'],
  ['two million characters', 'x'.repeat(2_000_000), 'is too long: 2000000 characters'],
  ['nothing', '  ', 'must not be empty'],
  ['no word', '…?!', 'holds no word'],
];

describe.each(PLACES)('in %s', (_, place) => {
  test.each(UNFIT)('%s is refused', (_, text, rule) => {
    const there = problemsOf(changed(translated, place, text)).filter(({ path }) => path === place.join('.'));
    expect(there.map((problem) => problem.rule).join('; ')).toContain(rule);
  });
});

test('names of languages and quotation marks of all of them can be spoken', () => {
  const text = 'What is «one» „thing“ that C# and F# and 「this」 do in R&D at 37 °C – and why…?';
  expect(problemsOf(changed(good, ['questions', 0, 'text'], text))).toEqual([]);
});

test.each(['constructor', 'toString', 'Capital', 'two--hyphens', 'a b', 'x'.repeat(41)])(
  'the key %s is refused',
  (key) => {
    const facts = Object.entries(good.questions[0]?.facts ?? {}).map(([name, texts], index) => [
      index === 0 ? key : name,
      texts,
    ]);
    const content = changed(good, ['questions', 0, 'facts'], Object.fromEntries(facts));
    expect(problemsOf(content).some(({ path }) => path.startsWith('questions.0.facts'))).toBe(true);
  },
);

test('the text of an editor has lines and tabs, but nothing unseen', () => {
  const index = good.questions.findIndex(({ answerForm }) => answerForm === 'code');
  const place = ['questions', index, 'starter'];
  expect(problemsOf(changed(good, place, 'if (a) {\n\treturn "<b>🙂";\r\n}'))).toEqual([]);
  expect(problemsOf(changed(good, place, 'if (a) {\u202e}'))).toMatchObject([{ path: place.join('.') }]);
  expect(problemsOf(changed(good, place, 'a\u0000'))).toMatchObject([{ path: place.join('.') }]);
});

test('a title sets no condition', () => {
  expect(problemsOf(changed(good, ['title'], 'Engineer, max. 30 years old'))).toMatchObject([{ path: 'title' }]);
});

test.each(['en', 'en-IN', 'tlh'])(
  '%s is no language of translations, and those there are stand in the rule',
  (language) => {
    expect(problemsOf({ ...good, translations: { [language]: german } })).toMatchObject([
      { path: `translations.${language}`, rule: expect.stringContaining('must be one of de, es, fr') },
    ]);
  },
);

test('a mistake in one place hides none in another', () => {
  let content = changed(translated, ['colour'], 'red');
  content = changed(content, ['questions', 0, 'minutes'], 'five');
  content = changed(content, ['questions', 1, 'text'], 'How old are you?');
  content = changed(content, ['questions', 2, 'key'], good.questions[3]?.key);
  content = changed(content, ['translations', 'de', 'questions', mustAsk], undefined);
  const paths = problemsOf(content).map(({ path }) => path);
  for (const path of ['colour', 'questions.0.minutes', 'questions.1.text', 'questions.3.key'])
    expect(paths).toContain(path);
  expect(paths.some((path) => path.startsWith('translations.de.questions'))).toBe(true);
});

test.each<[string, Path, unknown, string, string]>([
  [
    'one anchor at every level',
    ['questions', 0, 'anchors'],
    { 1: 'Tests.', 3: 'tests.', 5: 'Tests.' },
    'questions.0.anchors',
    'two are the same',
  ],
  [
    'one follow-up for every lack',
    ['questions', 0, 'followUps'],
    { 'too-short': 'What was it?', 'no-example': 'What was it?', 'no-result': 'How did it end?' },
    'questions.0.followUps',
    'two are the same',
  ],
  ['a half version', ['version'], 1.5, 'version', 'must be a whole number'],
  ['no version', ['version'], undefined, 'version', 'is missing'],
  ['no minus', ['version'], -1, 'version', 'must be at least 1'],
  ['an endless question', ['questions', 0, 'minutes'], 1e9, 'questions.0.minutes', 'must be at most 12'],
  ['a missing anchor', ['questions', 0, 'anchors', '3'], undefined, 'questions.0.anchors.3', 'is missing'],
  ['a number for a text', ['questions', 0, 'text'], 7, 'questions.0.text', 'must be a text'],
  ['another form', ['questions', 0, 'answerForm'], 'video', 'questions.0.answerForm', 'must be one of prose, code'],
  ['a list for a file', [], [], '', 'must be an object'],
])('%s is named in plain words', (_name, path, value, at, rule) => {
  const found = problemsOf(changed(good, path, value)).filter((problem) => problem.path === at);
  expect(found.map((problem) => problem.rule).join('; ')).toContain(rule);
});
