import { expect, test } from 'vitest';
import { nodeProblem } from './node-version.ts';

test.each(['20.11.0', '18.20.4', '22.17.1'])(
  'Node %s is refused in one sentence that names both releases',
  (version) => {
    expect(nodeProblem(version)).toBe(
      `Node 22.18 or later is needed, this is ${version}: install a newer one from your system or nodejs.org`,
    );
  },
);

test.each(['22.18.0', '22.21.3', '24.0.0', process.versions.node])('Node %s runs Colloquy', (version) => {
  expect(nodeProblem(version)).toBeNull();
});
