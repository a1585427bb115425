// `npm run fix`: what a program can put right. Format and lint, hashes of new migrations, printed pages, stamps of files
// that became shorter, the types of the pages' messages.
import { join } from 'node:path';
import { findNode, ROOT, run } from './setup.mjs';

const node = findNode();
const script = (...args) => run(node, [join(ROOT, 'scripts', args[0]), ...args.slice(1)]);
run(join(ROOT, 'node_modules', '.bin', 'biome'), ['check', '--write']);
script('check-migrations.mjs', '--add');
script('facts.mjs', '--write');
script('rules/lengths.mjs', '--write');
script('count-wording.mjs', '--write');
run(node, [join(ROOT, 'packages', 'content', 'src', 'cli.ts'), 'types']);
