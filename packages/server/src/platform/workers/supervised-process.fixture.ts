import { serveProcess } from './serve-process.ts';

type Order = {
  do: 'double' | 'die' | 'hang' | 'fail' | 'environment' | 'grow' | 'until-cancelled' | 'say';
  value?: number;
};

let wasCancelled = false;

serveProcess<{ start: 'well' | 'unusable' | 'dies' | 'hangs' }, Order>(async ({ start }) => {
  if (start === 'unusable') throw new Error('there are no weights');
  if (start === 'dies') process.exit(3);
  if (start === 'hangs') await new Promise(() => undefined);
  const kept: Buffer[] = [];
  return async (order, signal) => {
    switch (order.do) {
      case 'double':
        return { value: (order.value ?? 0) * 2, wasCancelled };
      case 'die':
        return process.kill(process.pid, 'SIGKILL');
      case 'hang':
        return new Promise(() => undefined);
      case 'say':
        return new Promise((resolve) => process.stderr.write('what it says\n', () => resolve('said')));
      case 'fail':
        throw new Error('what was said');
      case 'environment':
        return Object.keys(process.env);
      case 'grow':
        kept.push(Buffer.alloc(160 * 1024 * 1024, 1));
        return { value: 1, wasCancelled };
      case 'until-cancelled':
        // The word may have come before anybody listens.
        if (!signal.aborted)
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
        wasCancelled = true;
        return null;
    }
  };
});
