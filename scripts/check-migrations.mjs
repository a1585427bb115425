// A migration never changes after it landed: `hashes.txt` beside the migrations has a line for each with the hash of its
// text, and its lines are only ever added. `--add` writes the lines of new migrations.
// Proves first that the check finds something: planted changes must be refused.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup.mjs';

const MIGRATIONS = join('packages', 'server', 'migrations');
const LIST = join(MIGRATIONS, 'hashes.txt');
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/**
 * @param texts text of every migration by its name
 * @param list the lines of the list now
 * @param base the lines of the list before this branch; empty when there was none
 * @returns what is wrong, one sentence each
 */
export function violations(texts, list, base) {
  const found = [];
  const byName = new Map(list.map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
  if (byName.size !== list.length) found.push('the list names a migration twice');
  for (const line of base)
    if (!list.includes(line)) found.push(`the line of ${line.split(' ')[0]} was changed or removed after it landed`);
  for (const [name, text] of texts) {
    const hashes = byName.get(name);
    if (hashes === undefined) found.push(`${name} is not in the list: node scripts/check-migrations.mjs --add`);
    else if (hashes.at(-1) !== hashOf(text))
      found.push(`${name} was changed after it landed: undo that, and change the schema by a new migration`);
  }
  for (const name of byName.keys()) if (!texts.has(name)) found.push(`${name} is in the list and has no file`);
  return found;
}

/** The list as it was where this branch left main; on main itself, one commit ago. Null without Git's history. */
function baseList() {
  const git = (...args) => {
    const done = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
    return done.status === 0 ? done.stdout.trim() : null;
  };
  const head = git('rev-parse', 'HEAD');
  if (head === null) return null;
  const main = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  const base = main === null || main === head ? git('rev-parse', 'HEAD^') : main;
  if (base === null) return null;
  return lines(git('show', `${base}:${LIST}`) ?? '');
}

function lines(text) {
  return text.split('\n').filter(Boolean);
}

function readTexts() {
  const files = readdirSync(join(ROOT, MIGRATIONS)).filter((name) => name.endsWith('.sql'));
  return new Map(files.sort().map((file) => [file.slice(0, -4), readFileSync(join(ROOT, MIGRATIONS, file), 'utf8')]));
}

function fail(text) {
  process.stderr.write(`migrations: ${text}\n`);
  process.exitCode = 1;
}

function main() {
  const texts = readTexts();
  const file = join(ROOT, LIST);
  const list = existsSync(file) ? lines(readFileSync(file, 'utf8')) : [];
  if (process.argv.includes('--add')) {
    const known = new Set(list.map((line) => line.split(' ')[0]));
    const added = [...texts].filter(([name]) => !known.has(name)).map(([name, text]) => `${name} ${hashOf(text)}`);
    writeFileSync(file, `${[...list, ...added].sort().join('\n')}\n`);
    return;
  }
  const [[name, text]] = texts;
  const planted = [
    violations(new Map([...texts, [name, `${text}-- changed\n`]]), list, list),
    violations(
      texts,
      list.map((line) => (line.startsWith(name) ? `${line}0` : line)),
      list,
    ),
    violations(new Map([...texts, ['9999_planted', 'select 1']]), list, list),
  ];
  if (planted.some((found) => found.length === 0)) return fail('a planted violation was not seen');
  const base = baseList();
  if (base === null) process.stderr.write('migrations: no Git history, lines are not compared with earlier ones\n');
  for (const found of violations(texts, list, base ?? [])) fail(found);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
