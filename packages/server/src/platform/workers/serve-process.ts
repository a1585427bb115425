import type { ProcessReply, ProcessRequest } from './process-messages.ts';

const MEMORY_MS = 1_000;
/** A terminal or a service manager sends them to the whole group; the parent says when its engines end. */
const PARENTS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * In a child process's program: loads its engine once and answers one call after another. The process ends with its
 * parent. Nothing that it is sent is printed.
 *
 * @param load makes the engine of what the parent gave at the start; a rejection means that there never will be one
 */
export function serveProcess<Data, Input>(
  load: (data: Data) => Promise<(input: Input, signal: AbortSignal) => Promise<unknown>>,
): void {
  const send = (reply: ProcessReply): void => {
    process.send?.(reply);
  };
  let engine: ReturnType<typeof load> | null = null;
  const running = new Map<number, AbortController>();
  const start = async (data: Data): Promise<void> => {
    engine = load(data);
    try {
      await engine;
      send({ type: 'ready' });
    } catch (error) {
      send({ type: 'unusable', problem: wordsOf(error) });
    }
  };
  const answerTo = async (id: number, input: Input): Promise<void> => {
    const stop = new AbortController();
    running.set(id, stop);
    const memory = setInterval(() => send({ type: 'memory', memoryBytes: resident() }), MEMORY_MS);
    try {
      const answer = await engine;
      if (answer === null) throw new Error('a call came before the start');
      const value = await answer(input, stop.signal);
      send({ type: 'done', id, value, memoryBytes: resident() });
    } catch (error) {
      send({ type: 'failed', id, problem: wordsOf(error), memoryBytes: resident() });
    } finally {
      clearInterval(memory);
      running.delete(id);
    }
  };
  process.on('message', (request: ProcessRequest) => {
    if (request.type === 'cancel') running.get(request.id)?.abort();
    else if (request.type === 'start') void start(request.data as Data);
    else void answerTo(request.id, request.input as Input);
  });
  for (const signal of PARENTS) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
}

function resident(): number {
  return process.memoryUsage.rss();
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
