import { execFileSync } from 'node:child_process';

const SETUP = new URL('../../scripts/setup.mjs', import.meta.url).href;

/** Builds what has changed, as `npm start` does, and gives the file of the program. Nothing is built twice. */
export function buildProgram(): string {
  return execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { build, findNode } from '${SETUP}'; process.stdout.write(build(findNode()))`,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
}
