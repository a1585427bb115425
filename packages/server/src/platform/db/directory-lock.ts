import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Lets one process open a data directory. On Linux the lock is an abstract socket, which dies with its process, so a
 * kill -9 leaves nothing behind. Two containers that share a volume have separate sockets and are not kept apart.
 *
 * @returns releases the lock
 * @throws when another process holds it
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const { dev, ino } = statSync(realpathSync(directory), { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.end(String(process.pid)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new DirectoryInUseError(directory) : error);
    });
    server.listen(
      { path: process.platform === 'linux' ? `\0colloquy-data-${name}` : `${directory}/lock.sock` },
      resolve,
    );
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(`the data folder ${directory} is in use by another process`);
    this.name = 'DirectoryInUseError';
  }
}
