#!/usr/bin/env node
// How well founder conversations are read: npm run eval:founders -- FOLDER [--set NAME] [--errors]
// FOLDER/founders/NAME/*.json (NAME: open) are transcripts with right answers, FOLDER/founders/score-founders.mjs scores them.
// Prints the scorer's table and one line `name: value (bar)` a figure; exit 0 when all bars hold, 1 when one does not.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractFounderApplication } from '../packages/server/src/features/founder-applications/extraction/extract.ts';
import { conversationDetails } from '../packages/server/src/features/founder-applications/extraction/index.ts';

const args = process.argv.slice(2);
const setAt = args.indexOf('--set');
const set = setAt === -1 ? 'open' : args[setAt + 1];
const folder = args.find((arg, index) => !arg.startsWith('--') && (setAt === -1 || index !== setAt + 1));
if (!folder || !set) {
  console.error('usage: npm run eval:founders -- FOLDER [--set NAME] [--errors]');
  process.exit(2);
}

const gold = join(folder, 'founders', set);
const scorer = join(folder, 'founders', 'score-founders.mjs');
const predictions = mkdtempSync(join(tmpdir(), 'colloquy-founders-'));

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Details as document 2 names them. */
function asDocument({ coFounders, ...details }) {
  const object = Object.fromEntries(Object.entries(details).map(([name, value]) => [snake(name), value]));
  object.co_founders =
    coFounders &&
    Object.fromEntries(
      coFounders.map((one, index) => [
        `co_founder_${index + 1}`,
        Object.fromEntries(Object.entries(one).map(([name, value]) => [`co_founder_${snake(name)}`, value])),
      ]),
    );
  return object;
}

let files = 0;
let milliseconds = 0;
for (const name of readdirSync(gold)
  .filter((file) => file.endsWith('.json'))
  .sort()) {
  const interview = JSON.parse(readFileSync(join(gold, name), 'utf8'));
  const turns = interview.turns.map(({ speaker, question_key, text }) => ({
    speaker,
    questionKey: question_key ?? null,
    text,
  }));
  const begun = performance.now();
  const { fields } = extractFounderApplication({ language: interview.language, turns });
  milliseconds += performance.now() - begun;
  files++;
  const record = {
    conversationId: interview.id,
    date: null,
    tokenizedLink: null,
    videoUrl: null,
    transcript: null,
    cohort: interview.programme?.cohort ?? null,
    source: interview.source ?? null,
  };
  writeFileSync(join(predictions, name), JSON.stringify(asDocument(conversationDetails(record, fields)), null, 1));
}

const run = (...flags) => spawnSync(process.execPath, [scorer, gold, predictions, ...flags], { encoding: 'utf8' });
const table = run('--files', ...(args.includes('--errors') ? ['--errors'] : []));
const json = run('--json');
rmSync(predictions, { recursive: true });
if (files === 0 || json.status !== 0) {
  console.error(table.stderr || json.stderr || `no transcripts in ${gold}`);
  process.exit(1);
}
console.log(table.stdout);

const { groups, invented, traps } = JSON.parse(json.stdout);
const percent = (group) => Math.round(1000 * groups[group].f1) / 10;
const fell = Object.values(traps).reduce((sum, trap) => sum + trap.fell, 0);
const closeness = /mean token F1 +([\d.]+) +at 0\.8 or more +([\d.]+)/.exec(table.stdout);
console.log(`reading time: ${(milliseconds / files).toFixed(1)} ms a conversation`);
if (closeness) console.log(`pitch closeness: mean token F1 ${closeness[1]}, share at 0.8 or more ${closeness[2]}`);
const bars = [
  ['contact fields F1', percent('contact'), '>=', 95],
  ['co-founder persons F1', percent('persons'), '>=', 95],
  ['co-founder fields F1', percent('cofounder_fields'), '>=', 90],
  ['pitch fields F1', percent('pitch'), '>=', 96],
  ['values filled that nobody said', invented.null_in_gold, '<=', 0],
  ['contact values not in the transcript', invented.not_in_transcript, '<=', 0],
  ['traps fallen into', fell, '<=', 3],
];
let holds = true;
for (const [name, value, relation, bar] of bars) {
  if (relation === '>=' ? value < bar : value > bar) holds = false;
  console.log(`${name}: ${value} (${relation} ${bar})`);
}
process.exitCode = holds ? 0 : 1;
