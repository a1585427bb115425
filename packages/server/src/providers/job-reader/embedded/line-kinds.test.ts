import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LINE_KINDS, type LineKind, type LineModel, type LineWeights, lineKinds, lineModelOf } from './line-kinds.ts';
import { lineExamples } from './testing/line-examples.ts';
import { markedJobs } from './testing/line-material.ts';
import { type LineScore, scoreLines } from './testing/line-score.ts';

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const model = lineModelOf(json('./line-weights.json'));

test('descriptions that no weight was fitted on are read no worse than before, kind by kind', () => {
  const baseline = json('./testing/lines/baseline.json') as LineScore;
  const score = scoreLines(markedJobs('gate').map(lineExamples), model);
  for (const kind of LINE_KINDS) {
    const { all, taken, found } = score[kind];
    const before = baseline[kind];
    expect(all, `${kind}: lines of the gate`).toBe(before.all);
    expect(found / all, `${kind}: recall`).toBeGreaterThanOrEqual(before.found / before.all);
    expect(found / taken, `${kind}: precision`).toBeGreaterThanOrEqual(before.found / before.taken);
  }
});

describe('a course of kinds', () => {
  const weightsOf = (kind: LineKind) => ({ bias: -2, weights: { [kind]: 4 } });
  const even: LineModel = {
    kinds: {
      duty: weightsOf('duty'),
      must: weightsOf('must'),
      nice: weightsOf('nice'),
      benefit: weightsOf('benefit'),
      other: weightsOf('other'),
    },
    succession: {
      list: shares(0.9),
      block: shares(0.5),
      apart: shares(0.2),
    },
    inertia: 1,
  };
  function shares(same: number): LineModel['succession']['list'] {
    return Object.fromEntries(
      LINE_KINDS.map((from) => [
        from,
        Object.fromEntries(LINE_KINDS.map((to) => [to, from === to ? same : (1 - same) / (LINE_KINDS.length - 1)])),
      ]),
    ) as LineModel['succession']['list'];
  }
  const line = (follows: 'list' | 'block' | 'apart', ...features: string[]) => ({
    segment: { start: 0, end: 1, line: 0, isField: false },
    features,
    follows,
  });

  test('an item without known words is what the rest of its list is', () => {
    expect(lineKinds([line('apart', 'must'), line('list'), line('list', 'must')], even)).toEqual([
      'must',
      'must',
      'must',
    ]);
  });
  test('what is welcome says so in the middle of what is asked for', () => {
    expect(lineKinds([line('apart', 'must'), line('list', 'must', 'hint:nice')], even)).toEqual(['must', 'nice']);
  });
  test('a sentence in front of three listed duties is none', () => {
    const items = [line('list', 'duty', 'item'), line('list', 'duty', 'item'), line('list', 'duty', 'item')];
    expect(lineKinds([line('apart', 'duty'), ...items], even)).toEqual(['other', 'duty', 'duty', 'duty']);
    expect(lineKinds([line('apart', 'duty', 'speaks:reader'), ...items], even)[0]).toBe('duty');
    expect(lineKinds([line('apart', 'duty', 'speaks:writer'), ...items], even)[0]).toBe('other');
  });
  test('what says that it is welcome behind what is asked for is welcome, unless its words are of something else', () => {
    const behind = (...features: string[]) => lineKinds([line('apart', 'must'), line('block', ...features)], even);
    const unsure: LineModel = { ...even, kinds: { ...even.kinds, other: { bias: -0.5, weights: { other: 4 } } } };
    expect(lineKinds([line('apart', 'must'), line('apart', 'hint:nice')], unsure)).toEqual(['must', 'nice']);
    expect(lineKinds([line('apart', 'must'), line('apart', 'hint:nice', 'heading')], unsure)).toEqual([
      'must',
      'other',
    ]);
    expect(lineKinds([line('apart', 'duty'), line('apart', 'hint:nice')], unsure)).toEqual(['duty', 'other']);
    expect(behind('other', 'hint:nice')).toEqual(['must', 'other']);
  });
  test('what only leads in to the lines behind it is nothing itself', () => {
    expect(lineKinds([line('apart', 'must', 'leads-in'), line('block', 'must')], even)).toEqual(['other', 'must']);
  });
  test('no line, no kind', () => {
    expect(lineKinds([], even)).toEqual([]);
  });
});

const written = json('./line-weights.json') as LineWeights;
test.each([
  ['bias', { ...written, bias: [0, 1] }],
  ['weights.item', { ...written, weights: { ...written.weights, item: [1, 2, 3, 4, null] } }],
  ['succession.list.must.nice', { ...written, succession: { ...written.succession, list: without('must', 'nice') } }],
  ['inertia', { ...written, inertia: 'much' }],
])('weights that lack a part are named: %s', (part, value) => {
  expect(() => lineModelOf(value)).toThrow(part);
});
function without(from: LineKind, to: LineKind) {
  const { list } = written.succession;
  return { ...list, [from]: { ...list[from], [to]: undefined } };
}
