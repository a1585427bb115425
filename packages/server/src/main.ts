import { createContext } from './app/context.ts';
import { startServer } from './app/lifecycle.ts';
import { buildConfig } from './config/config.ts';
import { ConfigError, readEnvironment } from './config/env.ts';
import { loadSecrets } from './config/secrets.ts';
import { DirectoryInUseError } from './platform/db/directory-lock.ts';

/** Starts the server until SIGTERM or SIGINT. Resolves to the exit status. */
export async function main(): Promise<number> {
  let config: ReturnType<typeof buildConfig>;
  let secrets: ReturnType<typeof loadSecrets>;
  try {
    const environment = readEnvironment();
    config = buildConfig(environment);
    secrets = loadSecrets(environment, config);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`colloquy: ${error.message}\n`);
    return 2;
  }
  let context: Awaited<ReturnType<typeof createContext>>;
  try {
    context = await createContext(config, secrets);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    process.stderr.write(`colloquy: ${error.message}; is a server running already?\n`);
    return 1;
  }
  const running = await startServer(context);
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: running.url })}\n`);
  for (const file of secrets.created) process.stderr.write(`colloquy: made ${file}\n`);
  if (config.outboundAllow.length > 0) context.log.warn('outbound-allow-set', { entries: config.outboundAllow.length });
  if (process.stderr.isTTY || secrets.created.length > 0) {
    process.stderr.write('colloquy: create an API key with: npx colloquy keys create --organization acme --user me\n');
  }
  // The handlers stay: a terminal sends Ctrl-C to every process of the group, so that it may come twice.
  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    process.on('SIGTERM', resolve);
    process.on('SIGINT', resolve);
  });
  context.log.info('stopping', { signal });
  await running.stop();
  return 0;
}

if (import.meta.main) process.exitCode = await main();
