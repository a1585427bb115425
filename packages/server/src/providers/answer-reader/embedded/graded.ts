import type { AnswerReading, AnswerToRead, Grading } from '../port.ts';
import { completeByPoints } from './points-reading.ts';
import { completeReading, type Depth, type Nearness, type PlainReading } from './reading.ts';

type Complete = (plain: PlainReading, answer: AnswerToRead, near: Nearness | null, depth?: Depth) => AnswerReading;

/** How a reading is put together, by what its level rests on. */
export const COMPLETED: Readonly<Record<Grading, Complete>> = {
  anchors: completeReading,
  points: completeByPoints,
};
