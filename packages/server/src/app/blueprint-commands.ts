import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@colloquy/contract/shared';
import { Rehearsal } from '../features/dialogue/index.ts';
import {
  type Blueprint,
  BlueprintFileError,
  buildTypeBlueprint,
  checkTypeBlueprint,
  InterviewLanguageError,
  readJson,
  TypeLibrary,
} from '../features/interviewers/index.ts';
import { createAnswerReader } from '../providers/answer-reader/create.ts';
import { BUILT_IN_BLUEPRINTS } from './blueprints.ts';
import { CommandError, type Output, UsageError } from './commands/index.ts';
import type { LocalCommand } from './local-command.ts';

export const blueprintCheck: LocalCommand = {
  name: 'blueprint check',
  summary: 'Check interview blueprints and say what is wrong where',
  usage: 'colloquy blueprint check FILE [FILE …]',
  async run(args, output) {
    const { positionals } = parse(args, {});
    if (positionals.length === 0) throw new UsageError('one FILE or more');
    let wrong = 0;
    for (const file of positionals) {
      const checked = checkTypeBlueprint(read(file));
      if (checked.ok) {
        const { interviewType, questions, translations = {} } = checked.blueprint;
        const mustAsks = questions.filter(({ mustAsk }) => mustAsk).length;
        const languages = ['en', ...Object.keys(translations)].join(', ');
        output.line(`${file}: ${interviewType}, ${questions.length} questions (${mustAsks} must-asks), ${languages}`);
      } else {
        wrong += 1;
        for (const { path, rule } of checked.problems)
          output.line(`${file}: ${path === '' ? '(file)' : path}: ${rule}`);
      }
    }
    return wrong === 0 ? 0 : 1;
  },
};

export const blueprintPreview: LocalCommand = {
  name: 'blueprint preview',
  summary: 'Hold the interview of a blueprint in the terminal; nothing is stored',
  usage: 'colloquy blueprint preview FILE [--language CODE] [--role TEXT]',
  async run(args, output) {
    const { values, positionals } = parse(args, { language: { type: 'string' }, role: { type: 'string' } });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError('one FILE');
    const language = values.language ?? 'en';
    if (!isLanguage(language)) throw new UsageError(`--language must be one of ${LANGUAGES.join(', ')}`);
    const reader = createAnswerReader({ kind: 'embedded', meaning: 'off' });
    try {
      return await hold(new Rehearsal(open(file, language, values.role ?? null), reader), output);
    } finally {
      await reader.stop?.();
    }
  },
};

function open(file: string, language: Language, role: string | null): Blueprint {
  const checked = checkTypeBlueprint(read(file));
  if (!checked.ok)
    throw new CommandError(`${file} breaks ${checked.problems.length} rules: colloquy blueprint check ${file}`);
  const { interviewType } = checked.blueprint;
  try {
    const library = new TypeLibrary({ builtIn: BUILT_IN_BLUEPRINTS, own: null });
    return buildTypeBlueprint(library.with(checked.blueprint), { interviewType, language, role });
  } catch (error) {
    if (error instanceof InterviewLanguageError) throw new CommandError(error.message);
    throw error;
  }
}

/** Questions go out, answers come in, one line each; an empty line passes on the question. */
async function hold(rehearsal: Rehearsal, output: Output): Promise<number> {
  const say = (prompts: readonly string[]): void => {
    for (const prompt of prompts) output.line(`\n${prompt}`);
  };
  say(rehearsal.begin());
  let asked = performance.now();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    say(rehearsal.answer(line.trim(), Math.round(performance.now() - asked)));
    asked = performance.now();
    if (rehearsal.over) break;
  }
  output.line('');
  for (const { question, outcome } of rehearsal.outcomes()) output.line(`${outcome.padEnd(12)} ${question}`);
  return 0;
}

function read(file: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    if (error instanceof BlueprintFileError) throw new CommandError(error.message);
    throw error;
  }
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function parse(args: string[], options: Record<string, { type: 'string' }>) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Partial<Record<string, string>>, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
