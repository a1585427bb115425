import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Content } from '@colloquy/content';
import { SESSION_LANGUAGES, sessionEndpoints } from '@colloquy/contract/sessions';
import type { Language } from '@colloquy/contract/shared';
import { phraseBooks, Rehearsal } from '../features/dialogue/index.ts';
import {
  type Blueprint,
  buildTypeBlueprint,
  describeProblem,
  readBlueprints,
  TypeLibrary,
} from '../features/interviewers/index.ts';
import { createAnswerReader } from '../providers/answer-reader/create.ts';
import { CommandError, type Output, UsageError } from './commands/index.ts';
import type { LocalCommand } from './local-command.ts';

export const blueprintCheck: LocalCommand = {
  name: 'blueprint check',
  summary: 'Check interview blueprints and say what is wrong where',
  usage: 'colloquy blueprint check FILE|FOLDER [FILE|FOLDER …]',
  async run(args, output) {
    const { positionals } = parse(args, {});
    if (positionals.length === 0) throw new UsageError('one FILE or FOLDER, or more');
    let wrong = 0;
    for (const path of positionals) {
      for (const read of await readBlueprints(path)) {
        if (read.ok) {
          const { interviewType, questions, translations = {} } = read.blueprint;
          const mustAsks = questions.filter(({ mustAsk }) => mustAsk).length;
          const languages = ['en', ...Object.keys(translations)].join(', ');
          output.line(
            `${read.file}: ${interviewType}, ${questions.length} questions (${mustAsks} must-asks), ${languages}`,
          );
        } else {
          wrong += 1;
          for (const problem of read.problems) output.line(describeProblem(read.file, problem));
        }
      }
    }
    return wrong === 0 ? 0 : 1;
  },
};

export const blueprintPreview: LocalCommand = {
  name: 'blueprint preview',
  summary: 'Hold the interview of a blueprint in the terminal; nothing is stored',
  usage: 'colloquy blueprint preview FILE|FOLDER [--language CODE] [--role TEXT]',
  async run(args, output) {
    const { values, positionals } = parse(args, { language: { type: 'string' }, role: { type: 'string' } });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError('one FILE');
    const { language = 'en', role } = values;
    if (!isLanguage(language)) throw new UsageError(`--language must be one of ${SESSION_LANGUAGES.join(', ')}`);
    const checked = sessionEndpoints.createSession.body.shape.role.safeParse(role);
    if (!checked.success) throw new UsageError(`--role ${checked.error.issues[0]?.message ?? 'is not valid'}`);
    const content = new Content();
    const reader = createAnswerReader({ kind: 'embedded', meaning: 'off' });
    try {
      return await hold(
        new Rehearsal(await open(content, file, language, role ?? null), reader, phraseBooks(content)(language)),
        output,
      );
    } finally {
      await reader.stop?.();
    }
  },
};

/** The blueprint as the server makes it for a new session, from a file or folder that it takes. */
async function open(content: Content, path: string, language: Language, role: string | null): Promise<Blueprint> {
  const [read, ...others] = await readBlueprints(path);
  if (read === undefined || others.length > 0) throw new UsageError('one blueprint');
  if (!read.ok)
    throw new CommandError(`${path} breaks ${read.problems.length} rules: colloquy blueprint check ${path}`);
  const { interviewType } = read.blueprint;
  const library = new TypeLibrary(content, [read.blueprint]);
  if (library.find(interviewType, language) === null)
    throw new CommandError(`${path}: ${interviewType} is not written in ${language}`);
  return buildTypeBlueprint(library, { interviewType, language, role });
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

function isLanguage(text: string): text is (typeof SESSION_LANGUAGES)[number] {
  return (SESSION_LANGUAGES as readonly string[]).includes(text);
}

function parse(args: string[], options: Record<string, { type: 'string' }>) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Partial<Record<string, string>>, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
