import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SETUP = fileURLToPath(new URL('../../../../scripts/setup.mjs', import.meta.url));
let file: string | null = null;

/** The file of the `colloquy` binary as `npm start` runs it; bundled first where the sources have changed. */
export function programFile(): string {
  file ??= execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { build, findNode } from ${JSON.stringify(SETUP)}; process.stdout.write(build(findNode()))`,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return file;
}
