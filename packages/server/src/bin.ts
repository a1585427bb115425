// Where the `colloquy` program begins: what it needs is checked, and help is given, before the rest is loaded.
import { OVERVIEW } from './app/overview.ts';
import { nodeProblem } from './node-version.ts';

const problem = nodeProblem(process.versions.node);
const [first] = process.argv.slice(2);
if (problem !== null) {
  process.stderr.write(`colloquy: ${problem}\n`);
  process.exitCode = 1;
} else if (first === '--help' || first === 'help') process.stdout.write(OVERVIEW);
else await import('./cli.ts');
