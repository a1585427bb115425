import { serveCalls } from './serve-calls.ts';

serveCalls({
  echo: (input: unknown) => input,
  hang: () => {
    for (;;);
  },
  fill: () => {
    const kept: number[][] = [];
    for (;;) kept.push(new Array(100_000).fill(kept.length));
  },
  fail: () => {
    throw new RangeError('out of range');
  },
  environment: () => Object.keys(process.env),
  leave: () => process.exit(3),
});
