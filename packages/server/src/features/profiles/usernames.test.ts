import { expect, test } from 'vitest';
import { chooseUsername, findUsername, slug, usernameCandidates } from './usernames.ts';

const nobody = { publicIdentifier: '', firstName: '', lastName: '', seed: 'source-1' };

test.each([
  ['Jürgen', 'Großmann', 'jurgen-grossmann'],
  ['Zoë', "O’Brien-d'Arc", 'zoe-obrien-darc'],
  ['Łukasz', 'Żółć', 'lukasz-zolc'],
  ['Đặng', 'Thị Hòa', 'dang-thi-hoa'],
  ['Иван', 'Соколов', 'ivan-sokolov'],
  ['Ελένη', 'Νικολάου', 'eleni-nikolaoy'],
  ['小明', '王', 'xiaoming-wang'],
  ['はなこ', 'やまだ', 'hanako-yamada'],
  ['지훈', '박', 'jihun-bag'],
  ['สมหญิง', 'รักดี', 'smhying-rakdi'],
  ['अनिल', 'वर्मा', 'anil-vrma'],
])('%s %s becomes %s', (firstName, lastName, expected) => {
  expect(chooseUsername({ ...nobody, firstName, lastName }, () => false)).toBe(expected);
});

test.each(['محمد علي', 'דן כהן', 'ქეთევან', 'Հայկ', 'தமிழ் செல்வி', 'ውቤ ካሳ', 'ខ្មែរ សុខា'])(
  '%s gets readable ASCII',
  (name) => {
    expect(chooseUsername({ ...nobody, firstName: name }, () => false)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  },
);

test("the source's own public name comes first, then the full name, then numbers, then codes of the person", () => {
  const requested = { publicIdentifier: 'Zoe.Lee', firstName: 'Zoë', lastName: 'Ångström', seed: 's' };
  const taken = new Set<string>();
  const given: string[] = [];
  for (let count = 0; count < 12; count++) {
    const username = chooseUsername(requested, (name) => taken.has(name));
    taken.add(username);
    given.push(username);
  }
  expect(given.slice(0, 4)).toEqual(['zoe-lee', 'zoe-angstrom', 'zoe-lee-2', 'zoe-lee-3']);
  expect(given[9]).toBe('zoe-lee-9');
  expect(given[10]).toMatch(/^zoe-lee-[0-9a-z]{5}$/);
  expect(new Set(given).size).toBe(12);
});

test('a name that leaves nothing gets a code that depends on the person only', () => {
  const first = chooseUsername({ ...nobody, firstName: '🦊' }, () => false);
  expect(first).toMatch(/^profile-[0-9a-z]{5}$/);
  expect(chooseUsername(nobody, () => false)).toBe(first);
  expect(chooseUsername({ ...nobody, seed: 'source-2' }, () => false)).not.toBe(first);
});

test('ten thousand namesakes all get a name, with few questions each', () => {
  const taken = new Set<string>();
  let most = 0;
  for (let number = 0; number < 10_000; number++) {
    let questions = 0;
    const requested = { publicIdentifier: '', firstName: 'Ana', lastName: 'Silva', seed: `person-${number}` };
    const username = chooseUsername(requested, (name) => {
      questions++;
      return taken.has(name);
    });
    taken.add(username);
    most = Math.max(most, questions);
  }
  expect(taken.size).toBe(10_000);
  expect(most).toBeLessThan(15);
});

test('usernames are safe in a path, bounded, and cut between words', () => {
  const long = slug('Ana '.repeat(60));
  expect(long.length).toBeLessThanOrEqual(60);
  expect(long.endsWith('-ana')).toBe(true);
  expect(slug('x'.repeat(500))).toHaveLength(60);
  expect(slug('../..%2f<script>')).toBe('2f-script');
});

test('candidates are the same at every call, and the asking form takes the same one', async () => {
  const requested = { ...nobody, firstName: 'Ana', lastName: 'Silva' };
  const take = (count: number) => {
    const candidates = usernameCandidates(requested);
    return Array.from({ length: count }, () => candidates.next().value);
  };
  expect(take(20)).toEqual(take(20));
  const isTaken = (name: string) => name === 'ana-silva';
  expect(await findUsername(requested, (name) => Promise.resolve(isTaken(name)))).toBe(
    chooseUsername(requested, isTaken),
  );
});
