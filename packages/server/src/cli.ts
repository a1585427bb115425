import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, CommandError, type CommandInput, type Output, UsageError } from './app/commands/command.ts';
import { DamagedDatabaseError } from './app/damaged-database.ts';
import { OVERVIEW } from './app/overview.ts';
import { buildConfig } from './config/config.ts';
import { ConfigError, describeOptions, readEnvironment } from './config/env.ts';
import { loadSecrets } from './config/secrets.ts';
import { describeDbFailure } from './platform/db/db-failure.ts';
import { DirectoryInUseError } from './platform/db/directory-lock.ts';
import { SchemaError } from './platform/db/migrate.ts';
import { DatabaseAwayError, DiskFullError } from './platform/errors.ts';

/** False once nobody reads what is printed (`| head`). */
let isRead = true;

const terminal: Output = {
  line: (text) => {
    if (isRead) process.stdout.write(`${text}\n`);
  },
  problem: (text) => process.stderr.write(`${text}\n`),
};

/** As a shell shows the end by SIGPIPE. */
const BROKEN_PIPE = 141;

/** Exit status: 0 done, 1 the thing asked failed, 2 wrong usage or a setting that cannot work. */
async function cli(args: string[]): Promise<number> {
  const [first] = args;
  if (first === undefined || first === '--help' || first === 'help') {
    process.stdout.write(OVERVIEW);
    return first === undefined ? 2 : 0;
  }
  if (first === '--version') {
    terminal.line(
      (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string })
        .version,
    );
    return 0;
  }
  if (first === 'start') {
    if (args.includes('--help')) {
      terminal.line(
        `colloquy start\n\nRuns Colloquy until it is stopped. Options are environment variables:\n\n${describeOptions()}`,
      );
      return 0;
    }
    if (args.length > 1)
      throw new UsageError('start takes no arguments: options are environment variables, see colloquy start --help');
    return (await import('./main.ts')).main();
  }
  // A start loads none of them.
  const { LOCAL_COMMANDS } = await import('./app/local-commands.ts');
  const isNamed = ({ name }: { name: string }): boolean => name === args.slice(0, name.split(' ').length).join(' ');
  const local = LOCAL_COMMANDS.find(isNamed);
  if (local) {
    const rest = args.slice(local.name.split(' ').length);
    endWithReader();
    return rest.includes('--help') ? help(local.usage, local.summary) : local.run(rest, terminal);
  }
  const { COMMANDS } = await import('./app/commands/index.ts');
  const command = COMMANDS.find(isNamed);
  if (!command) {
    const group = [...COMMANDS, ...LOCAL_COMMANDS].filter(({ name }) => name.startsWith(`${first} `));
    if (group.length === 0) throw new UsageError(`unknown command ${first}: see colloquy --help`);
    terminal.line(group.map(({ usage, summary }) => `${usage}\n    ${summary}`).join('\n'));
    return args.includes('--help') ? 0 : 2;
  }
  const rest = args.slice(command.name.split(' ').length);
  if (rest.includes('--help')) return help(describe(command), command.summary);
  const input = parse(command, rest);
  command.check?.(input);
  return runCommand(command, input);
}

const NO_SERVER = 'no server is running on this data folder: start one with npm start, then run this again';

async function runCommand(command: Command, input: CommandInput): Promise<number> {
  const environment = readEnvironment();
  const config = buildConfig(environment);
  const values = Object.fromEntries(
    Object.entries(input.values).filter(
      (entry): entry is [string, string | boolean | string[]] => entry[1] !== undefined,
    ),
  );
  const stop = command.stops ? stopOnInterrupt() : new AbortController();
  finishWithoutReader(stop);
  if (config.database.kind === 'embedded') {
    const { askServer } = await import('./app/control-socket.ts');
    const status = await askServer(
      config.dataDir,
      { command: command.name, values, positionals: input.positionals },
      terminal,
      stop.signal,
    );
    if (status !== null) return isRead ? status : BROKEN_PIPE;
    if (command.served) throw new CommandError(NO_SERVER);
  }
  const { createContext } = await import('./app/context.ts');
  const context = await createContext({ ...config, logLevel: 'warn' }, loadSecrets(environment, config));
  try {
    const status = await command.run(context, input, terminal, stop.signal);
    return isRead ? status : BROKEN_PIPE;
  } finally {
    await context.close();
  }
}

/** The launcher passes on what the terminal has sent already: one Ctrl-C arrives several times. */
const SAME_INTERRUPT_MS = 1_000;

function stopOnInterrupt(): AbortController {
  const stop = new AbortController();
  let firstAt = 0;
  process.on('SIGINT', () => {
    if (stop.signal.aborted && performance.now() - firstAt > SAME_INTERRUPT_MS) process.exit(130);
    if (stop.signal.aborted) return;
    firstAt = performance.now();
    terminal.problem('stopping …');
    stop.abort();
  });
  return stop;
}

function parse(command: Command, args: string[]): CommandInput {
  try {
    const options = Object.fromEntries(
      Object.entries(command.options).map(([name, { type, multiple }]) => [
        name,
        { type, multiple: multiple ?? false },
      ]),
    );
    const { values, positionals, tokens } = parseArgs({
      args,
      options,
      allowPositionals: true,
      strict: true,
      tokens: true,
    });
    const given = new Set<string>();
    for (const token of tokens) {
      if (token.kind !== 'option' || options[token.name]?.multiple) continue;
      if (given.has(token.name)) throw new UsageError(`--${token.name} is given more than once`);
      given.add(token.name);
    }
    const missing = Object.entries(command.options).find(
      ([name, option]) => option.required && values[name] === undefined,
    );
    if (missing) throw new UsageError(`--${missing[0]} is required`);
    const repeats = command.positionals.at(-1)?.endsWith('…') ?? false;
    if (
      positionals.length < command.positionals.length ||
      (!repeats && positionals.length > command.positionals.length)
    ) {
      throw new UsageError(`usage: ${command.usage}`);
    }
    // The server that may run the command has another working folder.
    const paths = positionals.map((value, index) =>
      ['FOLDER', 'FILE', 'FILE…'].includes(command.positionals[Math.min(index, command.positionals.length - 1)] ?? '')
        ? resolve(value)
        : value,
    );
    return { values: values as CommandInput['values'], positionals: paths };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function describe(command: Command): string {
  const options = Object.entries(command.options).map(
    ([name, { description, required }]) => `  --${name.padEnd(14)}${description}${required ? ' (required)' : ''}`,
  );
  return [command.usage, ...(options.length > 0 ? ['', ...options] : [])].join('\n');
}

/** A command that only prints ends, as other programs do, when what it prints is no longer read (`| head`). */
function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(BROKEN_PIPE);
  });
}

/** A command that changes something does not stop in the middle of it: it prints no more, and is asked to stop. */
function finishWithoutReader(stop: AbortController): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isRead = false;
    stop.abort();
  });
}

function help(usage: string, summary: string): number {
  terminal.line(`${usage}\n\n${summary}`);
  return 0;
}

/** Whatever was opened and is still alive, such as a connection that listens, must not keep a finished command going. */
async function end(status: number): Promise<never> {
  for (const stream of [process.stdout, process.stderr])
    await new Promise<void>((resolve) => stream.write('', () => resolve()));
  process.exit(status);
}

/** What an operator reads of an expected failure; null for a bug, which is shown as it is. */
function problemOf(error: unknown): string | null {
  if (error instanceof DiskFullError) return error.note ?? error.message;
  if (error instanceof DatabaseAwayError) return `the database was lost: ${describeDbFailure(error) ?? 'unknown'}`;
  const isExpected = [
    UsageError,
    ConfigError,
    CommandError,
    DirectoryInUseError,
    SchemaError,
    DamagedDatabaseError,
  ].some((kind) => error instanceof kind);
  return isExpected && error instanceof Error ? error.message : null;
}

try {
  await end(await cli(process.argv.slice(2)));
} catch (error) {
  const problem = problemOf(error);
  if (problem === null) throw error;
  terminal.problem(`colloquy: ${problem}`);
  await end(error instanceof UsageError || error instanceof ConfigError ? 2 : 1);
}
