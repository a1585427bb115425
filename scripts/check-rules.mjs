// Rules of docs/architecture.md and docs/style.md that no tool knows, one module each in `scripts/rules/`. A module
// gives `name`, `read()` (what is there now), `violations(state)` (one sentence each) and `planted(state)`: states in
// which something is wrong, by what it is. Each of them must be seen before the present state is judged.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as architecture from './rules/architecture.mjs';
import * as commits from './rules/commits.mjs';
import * as errorKinds from './rules/error-kinds.mjs';
import * as facts from './rules/facts.mjs';
import * as languages from './rules/languages.mjs';
import * as lengths from './rules/lengths.mjs';
import * as rooms from './rules/rooms.mjs';
import * as tableWriters from './rules/table-writers.mjs';
import * as thirdParties from './rules/third-parties.mjs';

export const RULES = [rooms, architecture, tableWriters, errorKinds, facts, languages, lengths, commits, thirdParties];

/** What is wrong with the rule itself or with the state it reads; empty when all is well. */
export function judge(rule, state) {
  const blind = Object.entries(rule.planted(state))
    .filter(([, planted]) => rule.violations(planted).length === 0)
    .map(([what]) => `the planted violation was not seen: ${what}`);
  return [...blind, ...new Set(rule.violations(state))];
}

async function main() {
  const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  for (const rule of RULES) {
    if (only.length > 0 && !only.includes(rule.name)) continue;
    const sentences = judge(rule, await rule.read());
    for (const sentence of sentences) process.stderr.write(`${rule.name}: ${sentence}\n`);
    if (sentences.length > 0) process.exitCode = 1;
  }
}

if (existsSync(process.argv[1] ?? '') && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
