// Where the `colloquy` program begins: what it needs is checked, and help is given, before the rest is loaded.
import { OVERVIEW } from './app/overview.ts';
import { nodeProblem } from './node-version.ts';

const problem = nodeProblem(process.versions.node);
const [first, ...rest] = process.argv.slice(2);
if (problem !== null) {
  process.stderr.write(`colloquy: ${problem}\n`);
  process.exitCode = 1;
} else if (first === '--help' || first === 'help') process.stdout.write(OVERVIEW);
else {
  // The database opens while the rest of the program loads.
  if (first === 'start' && rest.length === 0) (await import('./app/early-start.ts')).beginEarly();
  await import('./cli.ts');
}
