import { parentPort } from 'node:worker_threads';
import type { WorkerCall, WorkerReply } from './messages.ts';

/** In a worker's program: answers the pool's calls by name, one after another. */
export function serveCalls(handlers: Readonly<Record<string, (input: never) => unknown>>): void {
  const reply = (message: WorkerReply): void => parentPort?.postMessage(message);
  parentPort?.on('message', async ({ id, name, input }: WorkerCall) => {
    try {
      const handler = handlers[name];
      if (handler === undefined) throw new Error(`this worker has no call ${name}`);
      reply({ type: 'done', id, value: await handler(input as never) });
    } catch (error) {
      reply({ type: 'failed', id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  reply({ type: 'ready' });
}
