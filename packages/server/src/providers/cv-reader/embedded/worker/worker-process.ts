import { Worker } from 'node:worker_threads';
import { EXIT_TOO_MUCH_MEMORY, type ReadRequest, type WorkerReply } from './messages.ts';

// The process that holds one reading thread. The thread may be busy for long, so the watch over the memory of the
// process runs here; going over the limit ends the process, and with it only the file that was being read.

const memoryBytes = Number(process.argv[2]);
const heapMb = Number(process.argv[3]);

const thread = new Worker(new URL('./worker-thread.ts', import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
});

let current: number | null = null;
let peak = 0;

function watch(): void {
  const used = process.memoryUsage.rss();
  if (used > peak) peak = used;
  if (used > memoryBytes && current !== null) process.exit(EXIT_TOO_MUCH_MEMORY);
}

setInterval(watch, 10).unref();

function send(reply: WorkerReply): void {
  process.send?.(reply);
}

thread.on('message', (reply: { type: 'ready' } | { type: 'done'; id: number; outcome: unknown }) => {
  if (reply.type === 'ready') {
    send({ type: 'ready' });
    return;
  }
  watch();
  current = null;
  send({ ...reply, peakMemoryBytes: peak } as WorkerReply);
});

thread.on('error', (error: Error & { code?: string }) => {
  process.exit(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? EXIT_TOO_MUCH_MEMORY : 1);
});

process.on('message', (request: ReadRequest) => {
  current = request.id;
  thread.postMessage(request);
});

// The supervisor is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0));
