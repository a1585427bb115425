// `npm run fuzz -- 20000`: as many made-up requests to every call of the interface, each reply checked against the
// OpenAPI document; `FUZZ_SEED` repeats a run.
import { join } from 'node:path';
import { findNode, install, ROOT, run, withNode } from './setup.mjs';

const runs = Number(process.argv[2] ?? 20_000);
if (!Number.isSafeInteger(runs) || runs < 1) {
  process.stderr.write('usage: npm run fuzz -- NUMBER\n');
  process.exit(2);
}
install();
const node = findNode();
run(
  node,
  [
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project',
    'server',
    'packages/server/src/app/fuzz.api.test.ts',
  ],
  ROOT,
  withNode(node, { FUZZ_RUNS: String(runs) }),
);
