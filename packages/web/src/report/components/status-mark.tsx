import type { Requirement } from '@colloquy/contract/links';
import { DOT } from '../core/score-dots.ts';
import { StatusCell } from './status-cell.tsx';

/** The mark of a group of lines, beside its words: the same as in the strip. */
export function StatusMark({ status }: { status: Requirement['status'] }) {
  return (
    <svg
      className="status-mark"
      width={DOT}
      height={DOT}
      viewBox={`0 0 ${DOT} ${DOT}`}
      aria-hidden="true"
      focusable="false"
    >
      <StatusCell status={status} isGap={false} />
    </svg>
  );
}
