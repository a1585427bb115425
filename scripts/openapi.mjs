// `node scripts/openapi.mjs write` writes docs/api/openapi.json, the document of the last published state, and the types of
// the SDK that are made from it; `… print` prints the present one. What breaks clients is not written, unless
// `write --breaking` says that it is meant: docs/api/breaks.txt then has a line for it. `… released` makes the present
// document that of the last release (docs/api/released.json), which every later one is compared with.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presentDocument } from './openapi/document.mjs';
import { breaksOf, publishedDocuments, readMeant, writeMeant } from './openapi/published.mjs';
import { faultOfReleased, writeReleased } from './openapi/released.mjs';
import { ROOT, run } from './setup.mjs';

const document = await presentDocument();
const text = (value) => `${JSON.stringify(value, null, 2)}\n`;
const isWritten = process.argv[2] === 'write' || process.argv[2] === 'released';
const fault = isWritten ? faultOfReleased(ROOT, document.info.version) : null;
if (fault !== null) throw new Error(`nothing was written: ${fault}`);
// The examples change with every wording and break nobody: they are left out of what is compared.
if (process.argv[2] === 'released') {
  refuse(
    breaksOf(publishedDocuments(ROOT), document, readMeant(ROOT)),
    'npm run openapi -- write --breaking, before it',
  );
  writeReleased(ROOT, document);
} else if (process.argv[2] === 'write') {
  const breaks = breaksOf(publishedDocuments(ROOT), document, readMeant(ROOT));
  if (!process.argv.includes('--breaking')) refuse(breaks, 'npm run openapi -- write --breaking');
  const { version } = document.info;
  if (breaks.length > 0)
    writeMeant(
      ROOT,
      version,
      breaks.map(({ sentence }) => sentence),
    );
  writeFileSync(join(ROOT, 'docs', 'api', 'openapi.json'), text(withoutExamples(document)));
  run(process.execPath, [join(ROOT, 'scripts', 'sdk-types.mjs'), 'write']);
} else process.stdout.write(text(document));

function refuse(breaks, how) {
  if (breaks.length === 0) return;
  for (const { name, sentence } of breaks) process.stderr.write(`breaks clients of ${name}: ${sentence}\n`);
  process.stderr.write(`nothing was written; where it is meant: ${how}\n`);
  process.exit(1);
}

function withoutExamples(value, name = '') {
  if (Array.isArray(value)) return value.map((item) => withoutExamples(item));
  if (typeof value !== 'object' || value === null) return value;
  const isExample = ([key, item]) => key === 'example' || (key === 'examples' && !Array.isArray(item));
  const kept = Object.entries(value).filter((entry) => name === 'properties' || !isExample(entry));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutExamples(item, key)]));
}
