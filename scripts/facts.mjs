// `npm run facts`: what the documentation says of options, tables and limits, printed from the code. `-- --write` writes
// the pages; `npm run check` compares them. Node of the project runs it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup.mjs';

const load = (path) => import(join(ROOT, 'packages', path));

/** The pages that are printed whole, by their path. */
export async function pages() {
  const { describeOptions } = await load('server/src/config/env.ts');
  const { DECLARED_TABLES } = await load('server/src/features/data-rights/declared-tables.ts');
  const { MOVED_TABLES } = await load('server/src/app/commands/move-to.ts');
  const { WINDOWS } = await load('server/src/platform/rate-limit/windows.ts');
  const { DEFAULT_QUOTA } = await load('server/src/features/api-keys/quota.ts');
  const { LINK_DAYS, LONGEST_LINK_DAYS } = await load('contract/src/shared/own-data.ts');
  const options = `# Options

All options are environment variables. Empty counts as not set; an unknown one that begins with COLLOQUY_ refuses to start.

\`\`\`text
${describeOptions()}
\`\`\`
`;
  const facts = `# Facts

For whoever needs a figure or a list as the code has it. Printed by \`npm run facts -- --write\`, never by hand.

## Rate windows of a key

All begin on the UTC calendar; a key is made with these limits unless it names its own.

${table(
  ['Window', 'Calls'],
  WINDOWS.map((window) => [window, DEFAULT_QUOTA[window].toLocaleString('en')]),
)}

## Interview links

A link is good for ${LINK_DAYS.usual} days unless the call names ${LINK_DAYS.min} to ${LINK_DAYS.max}. With the longest notice and a second try it opens its room for
${LONGEST_LINK_DAYS} days at most: so long a key that signed links stays accepted after a rotation.

## Tables and personal data

\`cascades\`: rows go with the person they hang on. \`walked\`: an erasure searches their text. Moved: \`colloquy move-to\` copies them.

${table(
  ['Table', 'Personal data', 'Moved'],
  Object.entries(DECLARED_TABLES)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, kind]) => [name, kind.replace('-', ' '), MOVED_TABLES.includes(name) ? 'yes' : 'no']),
)}
`;
  return { 'docs/operations/options.md': options, 'docs/facts.md': facts };
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [path, text] of Object.entries(await pages()))
    if (process.argv.includes('--write')) writeFileSync(join(ROOT, path), text);
    else process.stdout.write(text);
}
