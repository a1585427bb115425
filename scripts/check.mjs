// `npm run check`: every gate, cheapest first; `--no-tests` leaves the tests to `npm test`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, findNode, install, ROOT, say, withNode } from './setup.mjs';

install();
const node = findNode();
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const gates = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings']],
  ['boundaries', node, [join(ROOT, 'scripts', 'check-boundaries.mjs')]],
  ['transactions', node, [join(ROOT, 'scripts', 'check-transactions.mjs')]],
  ['migrations', node, [join(ROOT, 'scripts', 'check-migrations.mjs')]],
  ['wording in content', node, [join(ROOT, 'scripts', 'count-wording.mjs')]],
  ['unused code', bin('knip'), []],
  ['OpenAPI document', node, [join(ROOT, 'scripts', 'check-openapi.mjs')]],
  ['types', bin('tsc'), ['-b']],
];
let failed = 0;
for (const [name, command, args] of gates) {
  const done = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], env: withNode(node) });
  say(`${name}: ${done.status === 0 ? 'clean' : 'FAILED'}`);
  if (done.status !== 0) failed += 1;
}
if (failed === 0 && !process.argv.includes('--no-tests')) {
  build(node);
  const tests = spawnSync(process.execPath, [join(ROOT, 'scripts', 'test.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 2],
  });
  if (tests.status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
