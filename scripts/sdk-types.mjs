// The types of the SDK, made from docs/api/openapi.json: `node scripts/sdk-types.mjs write` writes them, `… check` fails
// where those that are committed are others. A planted difference must be seen first. `… print FILE` prints those of
// another document.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { ROOT } from './setup.mjs';

const DOCUMENT = join(ROOT, 'docs', 'api', 'openapi.json');
const COMMITTED = join(ROOT, 'packages', 'sdk', 'src', 'types.gen.ts');
/** What a program with an API key calls; administration and operation are no part of the SDK. */
const TAGS = ['Hiring', 'Interviewers', 'Sessions', 'Conversations', 'Network', 'Webhooks'];

const [command, file = DOCUMENT] = process.argv.slice(2);
const document = JSON.parse(readFileSync(file, 'utf8'));
const made = await typesOf(document);
if (command === 'write') {
  writeFileSync(COMMITTED, made);
} else if (command === 'print') {
  process.stdout.write(made);
} else {
  const planted = structuredClone(document);
  planted.components.schemas.Job.properties.planted = { type: 'string' };
  if ((await typesOf(planted)) === made) fail('a planted field was not seen');
  if (readFileSync(COMMITTED, 'utf8') !== made)
    fail('packages/sdk/src/types.gen.ts is not what docs/api/openapi.json says: node scripts/sdk-types.mjs write');
}

async function typesOf(input) {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-sdk-'));
  try {
    await createClient({
      input: partOf(input),
      output: { path: folder, entryFile: false },
      plugins: ['@hey-api/typescript'],
      logs: { level: 'silent', file: false },
    });
    return readFileSync(join(folder, 'types.gen.ts'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The calls of the SDK with their good replies, all webhooks, and the schemas that these lead to. */
function partOf({ paths, components, ...rest }) {
  const kept = {};
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      if (!operation.tags.some((tag) => TAGS.includes(tag))) continue;
      const responses = Object.fromEntries(
        Object.entries(operation.responses).filter(([status]) => status.startsWith('2')),
      );
      kept[path] = { ...kept[path], [method]: { ...operation, responses } };
    }
  const named = new Set(['Issue']);
  const visit = (value) => {
    if (typeof value !== 'object' || value === null) return;
    const [, name] = /^#\/components\/schemas\/(.+)$/.exec(value.$ref ?? '') ?? [];
    if (name !== undefined && !named.has(name)) {
      named.add(name);
      visit(components.schemas[name]);
    }
    for (const item of Object.values(value)) visit(item);
  };
  visit([kept, rest.webhooks]);
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => named.has(name)));
  return { ...rest, paths: kept, components: { ...components, schemas } };
}

function fail(text) {
  process.stderr.write(`SDK types: ${text}\n`);
  process.exitCode = 1;
}
