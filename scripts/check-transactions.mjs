// No model, network or file inside a transaction: a function that holds a `Tx` calls nothing that waits for anything
// but the database, not even through other functions. Reads the types, so a name alone decides nothing. Proves first
// that it sees the planted violations.
import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from './setup.mjs';

const SOURCE = join(ROOT, 'packages', 'server', 'src');
const FIXTURE = join(ROOT, 'scripts', 'transaction-fixture', 'waits-inside.ts');
const PLANTED = ['portInTransaction', 'fetchInTransaction', 'fileThroughHelper', 'assessorInTransaction', 'blobInKeep'];
const NO_VIOLATION = ['allowed'];

/** Declared here and giving a promise: waits for a model, a file, a network or a timer. */
const WAITING_FILES = [
  /\/packages\/server\/src\/providers\//,
  /\/packages\/server\/src\/platform\/(outbound|blob|mail)\//,
  /\/packages\/server\/src\/platform\/resilience\.ts$/,
  /\/@types\/node\/(fs|http|https|http2|net|tls|dns|child_process|timers|stream)(\/|\.)/,
];
/** Methods of a feature's own ports that may wait. */
const WAITING_METHODS = new Map([['answer-assessor.ts', new Set(['assess', 'reread'])]]);
const TEST = /\.(test|fixture|conformance)\.tsx?$|\/testing\//;

const config = ts.getParsedCommandLineOfConfigFile(
  join(ROOT, 'packages', 'server', 'tsconfig.json'),
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) =>
      fail(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')),
  },
);
if (config === undefined) fail('packages/server/tsconfig.json cannot be read');
const roots = config.fileNames.filter((file) => file.startsWith(SOURCE) && !TEST.test(file));
const program = ts.createProgram({
  rootNames: [...roots, FIXTURE],
  options: { ...config.options, noEmit: true, composite: false, incremental: false },
  ...(config.projectReferences === undefined ? {} : { projectReferences: config.projectReferences }),
});
const checker = program.getTypeChecker();

let held = 0;
/** @type {Map<ts.Node, string | null>} why a function waits; null while it is looked at and when it does not */
const reasons = new Map();

const planted = violationsIn(program.getSourceFile(FIXTURE));
for (const name of PLANTED)
  if (!planted.some((found) => found.within === name)) fail(`the planted violation ${name} was not seen`);
for (const name of NO_VIOLATION)
  if (planted.some((found) => found.within === name)) fail(`${name} is no violation, but was reported as one`);

held = 0;
const found = roots.flatMap((file) => violationsIn(program.getSourceFile(file)));
for (const { place, why } of found) process.stderr.write(`${place}: waits inside a transaction: ${why}\n`);
if (held < 100) fail(`only ${held} functions that hold a transaction were read`);
if (found.length > 0) process.exit(1);
process.stderr.write(`transactions: ${held} functions hold one, none waits for anything else\n`);

function violationsIn(source) {
  if (source === undefined) fail('a source file was not read');
  const violations = [];
  const visit = (node) => {
    if (isFunction(node) && node.body !== undefined && holdsTransaction(node)) {
      held += 1;
      for (const call of callsIn(node.body)) {
        const why = reasonOf(call);
        if (why === null) continue;
        const { line } = source.getLineAndCharacterOfPosition(call.getStart());
        violations.push({ within: nameAround(node), place: `${relative(ROOT, source.fileName)}:${line + 1}`, why });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return violations;
}

function holdsTransaction(node) {
  if (node.parameters.some((parameter) => isTransaction(checker.getTypeAtLocation(parameter)))) return true;
  // A function written where a `(tx: Tx) => …` is asked for holds one, also when it takes no notice of it.
  const signature =
    ts.isArrowFunction(node) || ts.isFunctionExpression(node)
      ? contextual(checker.getContextualType(node))
      : ts.isMethodDeclaration(node) && ts.isObjectLiteralExpression(node.parent)
        ? contextual(propertyType(checker.getContextualType(node.parent), node.name))
        : undefined;
  return signature?.parameters.some((parameter) => isTransaction(checker.getTypeOfSymbol(parameter))) ?? false;
}

function contextual(type) {
  return type === undefined ? undefined : checker.getNonNullableType(type).getCallSignatures()[0];
}

function propertyType(type, name) {
  const property = type === undefined || !ts.isIdentifier(name) ? undefined : type.getProperty(name.text);
  return property === undefined ? undefined : checker.getTypeOfSymbol(property);
}

function isTransaction(type) {
  const [declaration] = type.symbol?.declarations ?? [];
  return type.symbol?.name === 'Tx' && declaration?.getSourceFile().fileName.endsWith('/platform/db/db.ts');
}

/** Calls that run with this body; what is handed to `afterCommit` runs after it. */
function* callsIn(body) {
  if (ts.isCallExpression(body)) {
    yield body;
    if (ts.isPropertyAccessExpression(body.expression) && body.expression.name.text === 'afterCommit') return;
  }
  for (const child of body.getChildren()) yield* callsIn(child);
}

/** Why this call waits for something but the database; null when it does not. */
function reasonOf(call) {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  if (declaration === undefined) return null;
  const file = declaration.getSourceFile().fileName;
  const name = call.expression.getText().replace(/\s+/g, ' ').slice(0, 60);
  if (WAITING_METHODS.get(file.split('/').at(-1) ?? '')?.has(nameOf(declaration) ?? '')) return name;
  const isWaiting = WAITING_FILES.some((pattern) => pattern.test(file)) || nameOf(declaration) === 'fetch';
  if (isWaiting) return givesPromise(call) ? name : null;
  if (!file.startsWith(SOURCE) && file !== FIXTURE) return null;
  const inner = waits(declaration);
  return inner === null ? null : `${name} → ${inner}`;
}

function waits(declaration) {
  const known = reasons.get(declaration);
  if (known !== undefined) return known;
  reasons.set(declaration, null);
  if (declaration.body === undefined || !givesPromiseBy(declaration)) return null;
  for (const call of callsIn(declaration.body)) {
    const why = reasonOf(call);
    if (why === null) continue;
    reasons.set(declaration, why);
    return why;
  }
  return null;
}

function givesPromise(call) {
  return isPromise(checker.getTypeAtLocation(call));
}

function givesPromiseBy(declaration) {
  const signature = checker.getSignatureFromDeclaration(declaration);
  return signature !== undefined && isPromise(checker.getReturnTypeOfSignature(signature));
}

function isPromise(type) {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => part.symbol?.name === 'Promise' || part.getProperty('then') !== undefined);
}

function isFunction(node) {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  );
}

function nameOf(declaration) {
  return declaration.name !== undefined && ts.isIdentifier(declaration.name) ? declaration.name.text : null;
}

/** Name of the outermost function around, for the report on the fixture. */
function nameAround(node) {
  let name = '';
  for (let at = node; at !== undefined; at = at.parent) if (ts.isFunctionDeclaration(at)) name = nameOf(at) ?? name;
  return name;
}

function fail(text) {
  process.stderr.write(`transactions: ${text}\n`);
  process.exit(1);
}
