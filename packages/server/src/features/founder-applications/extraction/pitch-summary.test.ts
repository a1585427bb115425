import { expect, test } from 'vitest';
import { writeSummary } from './pitch-summary.ts';

test('no summary without a pitch answer', () => {
  expect(writeSummary({})).toBeNull();
  expect(writeSummary({ problem: null, capTable: 'Half each.' })).toBeNull();
});

test('every sentence of the summary is the founder’s own', () => {
  const answers = {
    elevatorPitch: 'Torvik mends fishing nets at sea. A robot does it. Third sentence here, too.',
    problem: '- nets tear at sea and cost a day\n- nobody mends them on board',
    solution: 'A frame with two needles hangs over the rail',
    traction: 'Four boats pay us. Nine more wait.',
  };
  const summary = writeSummary(answers);
  expect(summary).toBe(
    'Torvik mends fishing nets at sea. A robot does it. nets tear at sea and cost a day. A frame with two needles hangs over the rail. Four boats pay us.',
  );
  const everything = Object.values(answers).join(' ');
  for (const word of summary?.match(/[\p{L}\p{N}]+/gu) ?? []) expect(everything).toContain(word);
});

test('a long answer does not make a long summary', () => {
  const long = `${Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ')}.`;
  const words = writeSummary({ elevatorPitch: long, problem: long, solution: 'We shorten it at once.' })?.split(
    ' ',
  ).length;
  expect(words).toBe(95);
});

test('Japanese sentences are joined without spaces', () => {
  expect(
    writeSummary({ elevatorPitch: '屋根の雪の重さを測るサービスです。', problem: '雪下ろしの事故が多いこと' }),
  ).toBe('屋根の雪の重さを測るサービスです。雪下ろしの事故が多いこと。');
});
