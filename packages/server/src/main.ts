import { type Context, createContext } from './app/context.ts';
import { DamagedDatabaseError } from './app/damaged-database.ts';
import { reportFirstOwner } from './app/first-owner.ts';
import { startServer } from './app/lifecycle.ts';
import { serveUntil } from './app/serve-until.ts';
import { buildConfig } from './config/config.ts';
import { ConfigError, readEnvironment } from './config/env.ts';
import { figuresOf } from './config/model-figures.ts';
import { checkNode } from './config/nodes.ts';
import { npmEnvironment } from './config/npm-environment.ts';
import { loadSecrets } from './config/secrets.ts';
import { describeDbFailure } from './platform/db/db-failure.ts';
import { DirectoryInUseError } from './platform/db/directory-lock.ts';
import { SchemaError } from './platform/db/migrate.ts';
import { DatabaseAwayError, DiskFullError } from './platform/errors.ts';

/** As long as a restart of PostgreSQL may take that has to recover first. */
const PATIENCE_MS = 30_000;

/** Starts the server until SIGTERM or SIGINT. Resolves to the exit status. */
export async function main(): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DirectoryInUseError) return giveUp(`${error.message}; is a server running already?`, 1);
    if (error instanceof SchemaError) return giveUp(error.message, 1);
    if (error instanceof DiskFullError) return giveUp(error.note ?? error.message, 1);
    if (error instanceof DatabaseAwayError)
      return giveUp(`the database was lost during the start: ${describeDbFailure(error) ?? 'unknown'}`, 1);
    if (error instanceof DamagedDatabaseError) return giveUp(error.message, 1);
    if (error instanceof ConfigError) return giveUp(error.message, 2);
    throw error;
  }
}

async function run(): Promise<number> {
  const hurry = new AbortController();
  const end = whenAsked(hurry);
  let isServing = false;
  void end.then(() => isServing || giveUp('stopped during the start', 1));
  const environment = readEnvironment();
  const config = buildConfig(environment);
  checkNode(config);
  // A start ends by it, not the first report.
  if (config.model !== null) figuresOf(config.model);
  const secrets = loadSecrets(environment, config);
  const context = await createContext(config, secrets, {}, PATIENCE_MS);
  const running = await startServer(context, { patienceMs: PATIENCE_MS });
  // From here on a signal drains: calls are answered.
  isServing = true;
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: running.url })}\n`);
  for (const file of secrets.created) process.stderr.write(`colloquy: made ${file}\n`);
  for (const warning of config.warnings) context.log.warn('option-to-look-at', { warning });
  await serveUntil({
    asked: end,
    advise: () => advise(context),
    pull: (signal) => pullSpeech(context, signal),
    // A person at a terminal waits for the prompt, and has nobody who looks at readiness.
    stop: (reason) =>
      running.stop({ drainMs: reason === 'SIGINT' || reason === 'SIGHUP' ? 0 : config.drainMs, hurry: hurry.signal }),
    log: context.log,
  });
  return 0;
}

/** Where that is wanted, fetches the engines of speech in the background and takes them into use. */
async function pullSpeech({ config, log, lookForSpeech }: Context, signal: AbortSignal): Promise<void> {
  if (!config.voice.offered || !config.voice.pulls || config.role === 'worker') return;
  // A start that fetches nothing loads nothing for it.
  const [{ openWeights }, { pullMissing }] = await Promise.all([
    import('./app/models/models.ts'),
    import('./app/models/pull-missing.ts'),
  ]);
  const came = await pullMissing({
    weights: openWeights(config.dataDir),
    log,
    output: { problem: (text) => process.stderr.write(`colloquy: ${text}\n`) },
    options: { environment: npmEnvironment(), spareBytes: config.diskFloorBytes },
    signal,
  });
  if (came) lookForSpeech();
}

/** Says to whoever started the server how to go on. */
async function advise(context: Context): Promise<void> {
  try {
    await reportFirstOwner(context, { problem: (text) => process.stderr.write(`colloquy: ${text}\n`) });
  } finally {
    reportKeys(context);
  }
}

function reportKeys(context: Context): void {
  if (process.stderr.isTTY || context.secrets.created.length > 0) {
    process.stderr.write('colloquy: create an API key with: npx colloquy keys create --organization acme --user me\n');
  }
}

/** A terminal sends Ctrl-C to every process of the group, and a launcher hands it on: so close together they are one. */
const ONE_SIGNAL_MS = 1_000;

/**
 * Resolves when the server has to end: a signal, or the launcher that holds its channel is gone. Asked before anything
 * is opened, so that a launcher that ends during the start is not missed. A second signal means at once: `hurry`.
 */
function whenAsked(hurry: AbortController): Promise<string> {
  // A reader of the output that has gone, such as a closed terminal, must not cut the drain short.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return new Promise((resolve) => {
    let firstAt: number | null = null;
    const take = (signal: NodeJS.Signals): void => {
      firstAt ??= performance.now();
      if (performance.now() - firstAt > ONE_SIGNAL_MS) hurry.abort();
      resolve(signal);
    };
    // The handlers stay: a signal may come more than once.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, take);
    if (process.send === undefined) return;
    if (!process.connected) return resolve('launcher gone');
    process.once('disconnect', () => resolve('launcher gone'));
    process.channel?.unref();
  });
}

/** Nothing is served yet and nothing waits: what has been opened ends with the process. */
function giveUp(message: string, status: number): never {
  process.stderr.write(`colloquy: ${message}\n`);
  process.exit(status);
}
