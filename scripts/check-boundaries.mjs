// Who may import whom, by dependency-cruiser. Proves first that the rules bite: of each rule a planted violation
// (boundary-fixture/planted.mjs) must be refused, and fewer modules read than source files exist is a failure (a missing
// parser reads none and passes).
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { BACK, NOT_MADE, plantFor } from './boundary-fixture/planted.mjs';
import { ROOT } from './setup.mjs';

const rules = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));

for (const name of await unseen()) fail(`the planted violation of ${name} was not seen`);

const real = await violations(ROOT, [
  'packages/contract/src',
  'packages/content',
  'packages/language/src',
  'packages/sdk/src',
  'packages/server/src',
  'packages/web/src',
]);
const files = [
  'contract/src',
  'content/schema',
  'content/src',
  'language/src',
  'sdk/src',
  'server/src',
  'web/src',
].flatMap((name) => sources(join(ROOT, 'packages', name)));
if (real.modules < files.length) fail(`only ${real.modules} of ${files.length} source files were read`);
for (const violation of real.found)
  process.stderr.write(`${violation.rule.name}: ${violation.from} → ${violation.to}\n`);
if (real.found.length > 0) process.exit(1);
process.stderr.write(`boundaries: ${real.modules} modules, no violation\n`);

/** The rules whose planted violation is not seen where it is planted, those without one among them. */
async function unseen() {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-boundaries-'));
  try {
    const plants = rules.forbidden.map(({ name }) => ({ name, plant: plantFor(name) }));
    for (const { name, plant } of plants) if (plant !== null) write(folder, name, plant);
    const { found } = await violations(folder, ['packages']);
    return plants
      .filter(({ name, plant }) => {
        // A cycle is reported where it is met first.
        const places = (plant ?? []).map((path) => `packages/${path}`);
        return !found.some(({ rule, from }) => rule.name === name && places.includes(from));
      })
      .map(({ name }) => name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(folder, rule, [from, to]) {
  const source = (path, imported) => {
    const file = join(folder, 'packages', path);
    mkdirSync(dirname(file), { recursive: true });
    const isFile = imported?.endsWith('.ts');
    const specifier = isFile ? relative(dirname(path), imported) : imported;
    const text =
      imported === undefined
        ? 'export const planted = 1'
        : `export * from '${isFile && !specifier.startsWith('.') ? './' : ''}${specifier}'`;
    writeFileSync(file, `${text};\n`);
  };
  source(from, to);
  if (to.endsWith('.ts') && !NOT_MADE.has(rule)) source(to, BACK[rule]);
}

async function violations(baseDir, folders) {
  const result = await cruise(folders, {
    ...rules.options,
    baseDir,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
    ...(baseDir === ROOT ? {} : { tsConfig: undefined }),
  });
  const { summary, modules } = result.output;
  return {
    found: summary.violations.filter((violation) => violation.rule.severity === 'error'),
    modules: modules.filter((module) => folders.some((folder) => module.source.startsWith(folder))).length,
  };
}

function sources(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
}

function fail(text) {
  process.stderr.write(`boundaries: ${text}\n`);
  process.exit(1);
}
