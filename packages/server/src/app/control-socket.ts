import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { CommandError, type Output, UsageError } from './commands/command.ts';
import type { Context } from './context.ts';

const request = z.strictObject({
  command: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  positionals: z.array(z.string()),
});

export type ControlRequest = z.infer<typeof request>;
type ControlReply = { out: string } | { problem: string } | { exit: number };

const SERVER_GONE =
  'colloquy: the server ended before the command did; start it and look how far it came, or repeat the command';

/** The longest path a Unix socket may have on every system we run on. */
const MAX_PATH = 100;

export function controlSocketPath(dataDir: string): string {
  return join(dataDir, 'control.sock');
}

/**
 * Lets the command line work while the server holds the embedded database: one request line, reply lines, an exit
 * status. The socket is the owner's alone (0600); whoever may open it owns the data folder anyway.
 */
export async function openControlSocket(context: Context): Promise<() => Promise<void>> {
  const path = controlSocketPath(context.config.dataDir);
  if (Buffer.byteLength(path) > MAX_PATH) {
    context.log.warn('control-socket-path-too-long', { maximum: MAX_PATH });
    return async () => undefined;
  }
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  // Half open: a client that closes its side asks to stop, and still hears how far it came.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    const stop = new AbortController();
    let isServing = false;
    socket.on('close', () => {
      sockets.delete(socket);
      stop.abort();
    });
    socket.on('end', () => {
      stop.abort();
      if (!isServing) socket.end();
    });
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).once('line', (line) => {
      isServing = true;
      const reply = (message: ControlReply) => socket.writable && socket.write(`${JSON.stringify(message)}\n`);
      void serve(context, line, reply, stop.signal).finally(() => socket.end());
    });
  });
  const before = process.umask(0o077);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  process.umask(before);
  chmodSync(path, 0o600);
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    rmSync(path, { force: true });
  };
}

async function serve(
  context: Context,
  line: string,
  reply: (message: ControlReply) => void,
  signal: AbortSignal,
): Promise<void> {
  const output: Output = { line: (out) => reply({ out }), problem: (problem) => reply({ problem }) };
  try {
    const { command, ...input } = request.parse(JSON.parse(line));
    const { COMMANDS } = await import('./commands/index.ts');
    const known = COMMANDS.find(({ name }) => name === command);
    if (!known) throw new UsageError(`unknown command ${command}`);
    if (known.alone) throw new CommandError(`stop the server first: what it wrote during ${command} would be lost`);
    reply({ exit: await known.run(context, input, output, signal) });
  } catch (error) {
    if (error instanceof UsageError) output.problem(error.message);
    else if (error instanceof CommandError) output.problem(error.message);
    else {
      context.log.error('control-command-failed', error);
      output.problem('the command failed inside the server: see its log');
    }
    reply({ exit: error instanceof UsageError ? 2 : 1 });
  }
}

/** Asks the server that holds the data folder; `signal` asks it to stop. Null when there is none to ask. */
export function askServer(
  dataDir: string,
  message: ControlRequest,
  output: Output,
  signal: AbortSignal,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(controlSocketPath(dataDir));
    let exit: number | null = null;
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      // A server that is killed resets the connection: the lines end, which says it.
      else if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.once('connect', () => {
      socket.write(`${JSON.stringify(message)}\n`);
      signal.addEventListener('abort', () => socket.end(), { once: true });
      const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
      lines.on('line', (line) => {
        const reply = JSON.parse(line) as ControlReply;
        if ('out' in reply) output.line(reply.out);
        else if ('problem' in reply) output.problem(reply.problem);
        else exit = reply.exit;
      });
      lines.on('close', () => {
        if (exit === null) output.problem(SERVER_GONE);
        resolve(exit ?? 1);
      });
    });
  });
}
