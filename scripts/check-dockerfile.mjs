// The Dockerfile: a linter without an error or a warning. It is first shown planted violations, each of which must be seen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { ROOT } from './setup.mjs';

const FILE = 'Dockerfile';
/** Everything that the linter can be asked for beyond what is wrong in any case. */
const SETTINGS = Object.fromEntries(
  [
    'deprecatedMaintainer',
    'directiveCasing',
    'emptyContinuationLine',
    'instructionCasing',
    'instructionCmdMultiple',
    'instructionEntrypointMultiple',
    'instructionHealthcheckMultiple',
    'instructionJSONInSingleQuotes',
    'instructionWorkdirRelative',
  ].map((name) => [name, ValidationSeverity.ERROR]),
);
/** What is put in the place of which text. */
const PLANTED = {
  'an instruction that there is not': [/^USER /m, 'USSER '],
  'a part that is copied of a stage that there is not': [/--from=build /, '--from= '],
  'a folder to work in that is relative': [/^WORKDIR \/data/m, 'WORKDIR data'],
  'a port that is none': [/^EXPOSE 8080/m, 'EXPOSE 80800x'],
  'a second command': [/^CMD .*$/m, '$&\n$&'],
  'a signal that is none': [/^STOPSIGNAL SIGTERM/m, 'STOPSIGNAL'],
  'an option that is unknown': [/--interval=10s/, '--intervall=10s'],
  'a duration without its unit': [/--interval=10s/, '--interval=10'],
};

const text = readFileSync(join(ROOT, FILE), 'utf8');
let failed = false;
for (const [what, [pattern, planted]] of Object.entries(PLANTED)) {
  const changed = text.replace(pattern, planted);
  if (changed === text) fail(`${what} cannot be planted: the file has no ${pattern}`);
  else if (problemsOf(changed).length === 0) fail(`the planted violation was not seen: ${what}`);
}
for (const problem of problemsOf(text)) fail(problem);
process.exit(failed ? 1 : 0);

function problemsOf(content) {
  return validate(content, SETTINGS).map(({ range, message }) => `${FILE}:${range.start.line + 1}: ${message}`);
}

function fail(sentence) {
  process.stderr.write(`dockerfile: ${sentence}\n`);
  failed = true;
}
