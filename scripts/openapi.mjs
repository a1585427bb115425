// `node scripts/openapi.mjs write` writes docs/api/openapi.json, the document of the last published state, and the types of
// the SDK that are made from it; `… print` prints the present one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presentDocument } from './openapi/document.mjs';
import { ROOT, run } from './setup.mjs';

const document = await presentDocument();
const text = (value) => `${JSON.stringify(value, null, 2)}\n`;
// The examples change with every wording and break nobody: they are left out of what is compared.
if (process.argv[2] === 'write') {
  writeFileSync(join(ROOT, 'docs', 'api', 'openapi.json'), text(withoutExamples(document)));
  run(process.execPath, [join(ROOT, 'scripts', 'sdk-types.mjs'), 'write']);
} else process.stdout.write(text(document));

function withoutExamples(value, name = '') {
  if (Array.isArray(value)) return value.map((item) => withoutExamples(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'example' || name === 'properties');
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutExamples(item, key)]));
}
