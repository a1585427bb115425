// What can be wrong in a file by one small slip: each place with what would stand there instead.
import ts from 'typescript';

const SWAPPED = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
]);
/** In SQL: a whole word or sign, and its replacement. */
const SQL = [
  [/\band\b/g, 'or'],
  [/\bdesc\b/g, 'asc'],
  [/ = /g, ' <> '],
  [/ > /g, ' >= '],
  [/ < /g, ' <= '],
  [/\bis null\b/g, 'is not null'],
  [/ for update\b/g, ''],
];
const STATEMENT = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * @param {string} name of the file, for its syntax
 * @param {string} text
 * @returns {{from: number, to: number, by: string, line: number, what: string}[]} in the order of the text
 */
export function mutationsOf(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (from, to, by) => {
    const line = source.getLineAndCharacterOfPosition(from).line + 1;
    const was = text.slice(from, to).replaceAll(/\s+/g, ' ');
    found.push({ from, to, by, line, what: `${shorten(was)} → ${shorten(by.trim()) || '(nothing)'}` });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    ofNode(node, add, text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((a, b) => a.from - b.from || a.to - b.to);
}

function ofNode(node, add, text) {
  if (ts.isBinaryExpression(node)) {
    const by = SWAPPED.get(node.operatorToken.kind);
    if (by !== undefined) add(node.operatorToken.getStart(), node.operatorToken.end, by);
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) add(node.left.end, node.right.end, '');
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    add(node.getStart(), node.operand.getStart(), '');
  } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node.getStart(), node.end, 'false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node.getStart(), node.end, 'true');
  else if (ts.isNumericLiteral(node)) add(node.getStart(), node.end, `(${node.text} + 1)`);
  else if (ts.isIfStatement(node)) add(node.expression.getStart(), node.expression.end, 'false');
  else if (ts.isConditionalExpression(node)) add(node.condition.getStart(), node.condition.end, 'true');
  else if (ts.isExpressionStatement(node)) add(node.getStart(), node.end, ';');
  else if (isText(node) && STATEMENT.test(node.getText().slice(1))) ofSql(node, add, text);
}

function isText(node) {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
}

function ofSql(node, add, text) {
  const sql = text.slice(node.getStart(), node.end);
  for (const [pattern, by] of SQL)
    for (const { index, 0: was } of sql.matchAll(pattern))
      add(node.getStart() + index, node.getStart() + index + was.length, by);
}

function shorten(text) {
  return text.length <= 50 ? text : `${text.slice(0, 47)}…`;
}
