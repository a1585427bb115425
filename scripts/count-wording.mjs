// Wording is content: counts texts in natural language that are in TypeScript, folder by folder, and fails where there
// are more than in `scripts/wording-baseline.json`. `--write` lowers the baseline; it never raises a figure.
// A text counts when it is a sentence to people: three words or more, or words of a script that no code is written in.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from './setup.mjs';

const BASELINE = join(ROOT, 'scripts', 'wording-baseline.json');
const PLANTED = join(ROOT, 'scripts', 'wording-fixture');
const FOLDERS = [
  'packages/contract/src',
  'packages/content',
  'packages/language/src',
  'packages/server/src',
  'packages/web/src',
];
/** Tests hold examples, the lists of languages are written from content; keys, addresses and queries are no wording. */
const TEST =
  /(^|[/.])conformance\.ts$|\.(test|fixture|conformance)\.tsx?$|\/testing\/|\/dev\/|\/contract\/src\/shared\/languages\.ts$/;

/**
 * Rooms whose texts reach only people who run, write or call Colloquy, in English, never a candidate or a recruiter; the
 * reference of the interface is one.
 */
const OPERATORS = /^packages\/(content|contract\/src|server\/src\/(app|config|surfaces\/public\/openapi))\//;
const TO_OPERATORS = new Set(['description', 'summary', 'errorTexts', 'usage', 'rule', 'problem']);

const planted = count([PLANTED])['scripts/wording-fixture'];
if (planted !== 3) fail(`${planted} planted texts were counted, 3 stand there`);

const found = count(FOLDERS.map((folder) => join(ROOT, folder)));
const allowed = existsSync(BASELINE) ? JSON.parse(readFileSync(BASELINE, 'utf8')) : {};
const grown = Object.entries(found).filter(([folder, number]) => number > (allowed[folder] ?? 0));
if (process.argv.includes('--write')) {
  const first = !existsSync(BASELINE);
  const kept = Object.entries(found).map(([folder, number]) => [
    folder,
    first ? number : Math.min(number, allowed[folder] ?? 0),
  ]);
  writeFileSync(BASELINE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
for (const [folder, number] of grown)
  process.stderr.write(
    `wording: ${folder} holds ${number} texts, at most ${allowed[folder] ?? 0}: packages/content/GUIDE.md\n`,
  );
const total = Object.values(found).reduce((sum, number) => sum + number, 0);
process.stderr.write(`wording: ${total} texts in TypeScript\n`);
if (grown.length > 0 && !process.argv.includes('--write')) process.exit(1);

function count(roots) {
  const counts = {};
  for (const root of roots)
    for (const file of sources(root)) {
      const number = textsIn(file);
      if (number === 0) continue;
      const folder = folderOf(relative(ROOT, file));
      counts[folder] = (counts[folder] ?? 0) + number;
    }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A feature, a provider, a page: what one person has in hand. */
function folderOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.slice(0, parts[1] === 'server' ? 5 : 4).join('/');
}

function textsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kindOf(file));
  let number = 0;
  const isOperators = OPERATORS.test(relative(ROOT, file));
  const visit = (node) => {
    // What is thrown or logged speaks to developers and operators; types and imports say nothing.
    if (
      ts.isImportDeclaration(node) ||
      ts.isExportDeclaration(node) ||
      ts.isTypeNode(node) ||
      ts.isThrowStatement(node) ||
      isSuperCall(node) ||
      (isOperators && isToOperators(node))
    )
      return;
    if (isText(node) && isWording(wordsOf(node))) number += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return number;
}

/** What a class of errors says is thrown. */
function isSuperCall(node) {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;
}

/** The description of an option, a command, a call or a metric, the rule that a file breaks, a line that a command prints. */
function isToOperators(node) {
  if (ts.isPropertyAssignment(node)) return TO_OPERATORS.has(node.name.getText());
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['output', 'metrics'].includes(node.expression.expression.getText())
  );
}

/** A template is one text, whatever is filled in. */
function wordsOf(node) {
  if (!ts.isTemplateExpression(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

function isText(node) {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateExpression(node) ||
    ts.isJsxText(node) ||
    ts.isRegularExpressionLiteral(node)
  );
}

function isWording(text) {
  if (
    /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Cyrillic}]{2}/u.test(
      text,
    )
  )
    return true;
  // Statements of a database, and conditions that are parts of one.
  if (/^\s*\(*\w+\.\w+ in \(/.test(text)) return false;
  if (
    /^\s*(?:select|insert|update|delete|with|create|alter|drop|lock|set|values|from|where|order by|and|on conflict|returning)\b/i.test(
      text,
    )
  )
    return false;
  return /(?:(?<![\p{L}\p{N}_$./-])\p{L}[\p{L}’']*[,;:]?[ ]){2,}\p{L}{2,}/u.test(text);
}

function kindOf(file) {
  return file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

function sources(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === 'dist' || name === 'node_modules') return [];
    return statSync(path).isDirectory() ? sources(path) : /\.tsx?$/.test(name) && !TEST.test(path) ? [path] : [];
  });
}

function fail(text) {
  process.stderr.write(`wording: ${text}\n`);
  process.exit(1);
}
