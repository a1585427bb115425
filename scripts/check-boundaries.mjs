// Who may import whom, by dependency-cruiser. Proves first that the rules bite: a fixture with planted violations must
// be refused, and fewer modules read than source files exist is a failure (a missing parser reads none and passes).
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ROOT } from './setup.mjs';

const rules = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));

const planted = await violations(join(ROOT, 'scripts', 'boundary-fixture'), ['packages']);
for (const name of [
  'features-know-no-wire',
  'platform-has-no-domain',
  'content-is-data',
  'language-is-pure',
  'sdk-stands-alone',
  'model-sdk-is-loaded-when-asked',
]) {
  if (!planted.found.some((violation) => violation.rule.name === name))
    fail(`the planted violation of ${name} was not seen`);
}

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
