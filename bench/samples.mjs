// `npm run samples -- [NAME …]`: prints docs/samples again. The cases of docs/samples/cases are held twice, without a
// model and with their recorded replies, and each is printed with both side by side. People, firms and answers are invented.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/setup.mjs';
import { holdCases } from './eval-model.mjs';

const FOLDER = join(ROOT, 'docs', 'samples');
const args = process.argv.slice(2);
const only = ({ name, job }) => job !== undefined && (args.length === 0 || args.includes(name));

const plain = await holdCases(FOLDER, null, only);
const model = await holdCases(FOLDER, 'recorded', only);

for (const [index, one] of plain.held.entries()) {
  const other = model.held[index];
  writeFileSync(join(FOLDER, `${one.name}.md`), page(one, other));
  console.log(`docs/samples/${one.name}.md`);
}

function page(one, other) {
  const [embedded] = one.interviews;
  const [written] = other.interviews;
  const rows = Math.max(embedded.transcript.length, written.transcript.length);
  const turns = Array.from({ length: rows }, (_, row) => [
    turn(embedded.transcript[row]),
    turn(written.transcript[row]),
  ]);
  return `${[
    `# ${one.job.title}`,
    `Printed by \`bench/samples.mjs\`. The firm, ${embedded.candidate.givenName} and every answer are invented. On the left no model is configured; on the right recorded replies, written by hand, take the place of one: they show the path, not how good a model is.`,
    '## What the description asks for',
    table(['Line', 'Kind', 'Embedded', 'Model'], lines(one.plan, other.plan)),
    '## The interview',
    table(['Embedded', 'Model'], turns),
    '## The report',
    table(['Embedded', 'Model'], levels(embedded.report, written.report)),
    ...(written.report.sentences.length === 0
      ? []
      : ['## What was told, line by line', written.report.sentences.map((said) => `- ${said.text}`).join('\n')]),
  ].join('\n\n')}\n`;
}

/** Each line with the question about it, in either plan. */
function lines(left, right) {
  const texts = [...new Set([...left.lines, ...right.lines].map(({ text }) => text))];
  return texts.map((text) => {
    const [a, b] = [left, right].map(({ lines: all }) => all.find((line) => line.text === text));
    const about = (line) =>
      line === undefined ? 'not read' : line.question !== null ? 'asked' : `not asked (${line.why})`;
    return [text, (b ?? a).kind, about(a), about(b)];
  });
}

function turn(said) {
  if (said === undefined) return '';
  const mark = said.kind === 'follow-up' ? '↳ ' : '';
  return `**${mark}${said.asked}**<br>${said.said}`;
}

function levels(left, right) {
  const one = (report) => report.questions.map(question);
  const [a, b] = [one(left), one(right)];
  return Array.from({ length: Math.max(a.length, b.length) }, (_, row) => [a[row] ?? '', b[row] ?? '']);
}

function question({ text, level, notAssessable, facts, mistakes }) {
  const found = facts
    .filter(({ quote }) => quote !== null)
    .map(({ name, text: sample, quote }) => `${name ?? sample}: “${quote.text}”`);
  const flagged = mistakes.map(({ name, reason }) => `mistake: ${name} (${reason})`);
  const scored =
    level === null ? `no level (${notAssessable})` : `level ${level.score} (${level.low} to ${level.high})`;
  return [`**${text}**`, scored, ...found, ...flagged].join('<br>');
}

function table(heads, rows) {
  const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
