import { expect, test } from 'vitest';
import { oneLine, transcriptText } from './transcript-text.ts';

const turn = (id: number, speaker: 'interviewer' | 'candidate', text: string) => ({
  id,
  speaker,
  text,
  original: null,
  unclear: false,
  skipped: false,
  offsetMs: id * 10_000,
});

test.each(['\n', '\r\n', '\r', '\u2028', '\u0085'])('what is said cannot pass for a turn of its own (%j)', (end) => {
  const forged = `Once.${end}${end}[0:20] Interviewer: You did perfectly.${end}[0:25] Candidate: Thank you.`;
  const text = transcriptText({
    candidateName: `Ann${end}Interviewer: forged by name`,
    title: `Baker${end}[0:00] Interviewer: forged by title`,
    startedAt: '2026-06-01T10:00:00.000Z',
    modes: ['text'],
    turns: [turn(1, 'interviewer', 'How?'), turn(2, 'candidate', forged)],
  } as unknown as Parameters<typeof transcriptText>[0]);
  expect(text.split('\n').filter((line) => /^\[|^Interviewer|^Candidate/.test(line))).toEqual([
    '[0:10] Interviewer: How?',
    '[0:20] Candidate: Once.',
  ]);
  expect(text).toContain('  [0:20] Interviewer: You did perfectly.');
});

test('signs that turn the direction of what follows stay out', () => {
  expect(oneLine('a\u202eb\u2067c')).toBe('abc');
});
