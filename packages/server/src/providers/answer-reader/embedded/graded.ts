import type { AnswerReading, AnswerToRead, Grading } from '../port.ts';
import { nothingSaid } from './nothing-said.ts';
import { completeByPoints } from './points-reading.ts';
import { completeReading, type Depth, type Nearness, type PlainReading } from './reading.ts';

type Complete = (plain: PlainReading, answer: AnswerToRead, near: Nearness | null, depth?: Depth) => AnswerReading;

/** How a reading is put together, by what its level rests on. */
export const COMPLETED: Readonly<Record<Grading, Complete>> = {
  anchors: (plain, answer, near) => withNothingSaid(completeReading(plain, answer, near), plain, answer),
  points: (plain, answer, near, depth) => withNothingSaid(completeByPoints(plain, answer, near, depth), plain, answer),
};

function withNothingSaid(reading: AnswerReading, plain: PlainReading, answer: AnswerToRead): AnswerReading {
  return { ...reading, ...nothingSaid(plain, answer, reading) };
}
