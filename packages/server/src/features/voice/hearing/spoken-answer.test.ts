import { expect, test } from 'vitest';
import type { Piece, PieceOutcome } from './piece.ts';
import { spokenOf } from './spoken.ts';

const RUN = 'run-1';

function piece(seq: number, text: string, change: Partial<PieceOutcome> = {}, more: Partial<Piece> = {}): Piece {
  return {
    takeId: 'take',
    seq,
    afterSeq: 3,
    saidAt: new Date(seq * 1_000),
    durationMs: 1_000,
    sha256: Buffer.alloc(0),
    isOver: false,
    run: { id: RUN, atMs: 5_000 + seq * 2_000 },
    soundUntil: null,
    outcome: { state: 'text', text, confidence: 0.9, engine: 'e', sense: 'answer', isOpen: false, ...change },
    isPlaced: true,
    ...more,
  };
}

test('what was said is joined, with how surely by its length, and where it stands in the recording', () => {
  const spoken = spokenOf([
    piece(0, 'We rolled it back.'),
    piece(1, 'Mm.', { sense: 'acknowledgement' }),
    piece(2, 'It took ten minutes.', { confidence: 0.6 }, { durationMs: 3_000 }),
  ]);
  expect(spoken?.heard).toBe('We rolled it back. It took ten minutes.');
  expect(spoken?.confidence).toBeCloseTo((0.9 * 1_000 + 0.6 * 3_000) / 4_000);
  expect(spoken?.doubted).toEqual(['It took ten minutes.']);
  expect(spoken?.audio).toEqual({ runId: RUN, fromMs: 5_000, toMs: 12_000 });
});

test('without words of an answer nothing was spoken', () => {
  expect(spokenOf([])).toBeNull();
  expect(spokenOf([piece(0, '', { state: 'silence' }), piece(1, 'What did you do', { sense: 'echo' })])).toBeNull();
  expect(spokenOf([piece(0, '', {}, { outcome: null })])).toBeNull();
  expect(spokenOf([piece(0, '')])).toBeNull();
});

test('speech that no run holds, or two of them, has no place; an engine that is never sure says nothing of it', () => {
  expect(spokenOf([piece(0, 'a', {}, { run: null })])?.audio).toBeNull();
  expect(spokenOf([piece(0, 'a'), piece(1, 'b', {}, { run: { id: 'run-2', atMs: 0 } })])?.audio).toBeNull();
  expect(spokenOf([piece(0, 'a'), piece(1, 'b', { confidence: null })])?.confidence).toBeNull();
});
