import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Messages } from '../schema/messages.ts';
import { checkContent, checkFreshness } from './check.ts';
import { CONTENT_ROOT, ContentError, compileBuiltIn } from './compile.ts';
import { LISTS_FILE, languageLists } from './language-lists.ts';
import { messageTypes } from './message-types.ts';
import { describe, type Problem } from './problem.ts';
import { type ReadContent, readContent } from './read-content.ts';
import { reportLanguage } from './report.ts';
import { TYPES } from './source-files.ts';
import { confirmTranslations, stampTranslations } from './stamp.ts';

const USAGE = `npm run content -- COMMAND
  check                  every file, place and rule that is broken
  report LANG [--all]    what is there, missing, stale and not reviewed in a language, the most important first
  confirm LANG|all ENTRY UNIT …
                         say of stale parts of an entry (consent, messages/room) that you have read them, and that they
                         still say what English says; all: in every language that was made from the same English text
  stamp FILE [UNIT …]    write into a translation which English text these units, new or made again, were made from;
                         without a unit: those that are new. What is stale stays stale until it is named
  types                  write the types of the pages' messages from the English ones, and the lists of languages
  compile                what the build does: one JSON per language and area
`;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const [command, ...args] = positionals;
process.exitCode = run();

function run(): number {
  switch (command) {
    case 'check': {
      const content = readContent(CONTENT_ROOT);
      const problems = [...checkContent(content), ...checkFreshness(content), ...checkLists(content)];
      for (const problem of problems) say(describe(problem));
      if (problems.length === 0)
        say(`${content.entries.length} entries in ${content.languages.length} languages: clean`);
      return problems.length === 0 ? 0 : 1;
    }
    case 'report': {
      const [language] = args;
      if (language === undefined || !/^[a-z]{2}$/.test(language)) return misused('report needs a language, such as uk');
      for (const line of reportLanguage(readContent(CONTENT_ROOT), language, values.all ?? false)) say(line);
      return 0;
    }
    case 'confirm': {
      const [language, entry, ...units] = args;
      if (language === undefined || entry === undefined) return misused(null);
      const confirmed = confirmTranslations(CONTENT_ROOT, language, entry, units);
      if (!confirmed.ok) return misused(confirmed.problem);
      say(`${entry}: ${confirmed.units.length} confirmed`);
      sayStale(confirmed.stillStale);
      return 0;
    }
    case 'stamp': {
      const [file, ...units] = args;
      if (file === undefined) return misused('stamp needs a FILE');
      const stamped = stampTranslations(CONTENT_ROOT, resolve(file), units);
      if (!stamped.ok) return misused(stamped.problem);
      say(`${file}: ${stamped.units.length} parts stamped`);
      sayStale(stamped.stillStale);
      return 0;
    }
    case 'types':
      writeFileSync(join(CONTENT_ROOT, LISTS_FILE), languageLists(readContent(CONTENT_ROOT).languages));
      for (const { area, english, file } of readContent(CONTENT_ROOT).entries)
        if (area === 'messages' && english !== null)
          writeFileSync(join(CONTENT_ROOT, file.replace(/en\.json$/, TYPES)), messageTypes(english as Messages));
      return 0;
    case 'compile':
      try {
        compileBuiltIn();
        return 0;
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        process.stderr.write(`${error.message}\n`);
        return 1;
      }
    default:
      return misused(null);
  }
}

function checkLists({ languages }: ReadContent): Problem[] {
  if (readFileSync(join(CONTENT_ROOT, LISTS_FILE), 'utf8') === languageLists(languages)) return [];
  return [{ file: 'languages.yaml', path: '', rule: `is not that of ${LISTS_FILE}: npm run content -- types` }];
}

function sayStale(units: readonly string[]): void {
  if (units.length > 0) say(`still stale: ${units.join(', ')}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function misused(problem: string | null): number {
  process.stderr.write(problem === null ? USAGE : `${problem}\n\n${USAGE}`);
  return 2;
}
