import type { Grading } from '../port.ts';
import { completeByPoints } from './points-reading.ts';
import { completeReading } from './reading.ts';

/** How a reading is put together, by what its level rests on. */
export const COMPLETED: Readonly<Record<Grading, typeof completeReading>> = {
  anchors: completeReading,
  points: completeByPoints,
};
