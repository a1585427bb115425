import type { RoomCommandInput, RoomCommandName } from '@colloquy/contract/room';
import { backOffMs } from './back-off.ts';
import { type Clock, delay } from './clock.ts';
import { isTemporary, type Reply, type RoomTransport, TransportFailure } from './transport.ts';

/** What a command says beyond the three fields that every command carries. */
export type CommandPayload<Name extends RoomCommandName> = Omit<RoomCommandInput<Name>, 'clientId' | 'seat' | 'seen'>;

export type QueuedCommand = {
  readonly name: RoomCommandName;
  /** Made once, never changed: every attempt sends these very fields. */
  readonly body: Readonly<{ clientId: string; seat: string; seen: number }> & Readonly<Record<string, unknown>>;
  readonly attempts: number;
};

export type CommandQueueOptions = {
  transport: RoomTransport;
  clock: Clock;
  random: () => number;
  /** The server's word on the command. It has left the queue by then. */
  onReply: (command: QueuedCommand, reply: Reply, sentAtMs: number) => void;
  /** The queue or an attempt count changed. */
  onChange: (queue: readonly QueuedCommand[]) => void;
};

export type CommandQueue = ReturnType<typeof createCommandQueue>;

/** Commands leave in the order given, one at a time, each tried until the server answers. Kept in memory only. */
export function createCommandQueue({ transport, clock, random, onReply, onChange }: CommandQueueOptions) {
  let queue: readonly QueuedCommand[] = [];
  let sending = false;
  /** Ends the wait between two attempts. */
  let waiting = new AbortController();
  const closed = new AbortController();

  function set(next: readonly QueuedCommand[]) {
    queue = next;
    onChange(queue);
  }

  async function attempt(command: QueuedCommand): Promise<Reply | null> {
    try {
      const reply = await transport.send(command.name, command.body, closed.signal);
      return !reply.ok && isTemporary(reply.error) ? null : reply;
    } catch (cause) {
      if (closed.signal.aborted || cause instanceof TransportFailure) return null;
      throw cause;
    }
  }

  async function drain() {
    if (sending) return;
    sending = true;
    try {
      let head = queue[0];
      while (head !== undefined && !closed.signal.aborted) {
        const sentAtMs = clock.now();
        const reply = await attempt(head);
        if (closed.signal.aborted) return;
        if (reply === null) {
          const tried = { ...head, attempts: head.attempts + 1 };
          set([tried, ...queue.slice(1)]);
          waiting = new AbortController();
          await delay(clock, backOffMs(tried.attempts, random), waiting.signal);
        } else {
          set(queue.slice(1));
          onReply(head, reply, sentAtMs);
        }
        head = queue[0];
      }
    } finally {
      sending = false;
    }
  }

  return {
    add(command: Omit<QueuedCommand, 'attempts'>) {
      set([...queue, { ...command, attempts: 0 }]);
      void drain();
    },
    /** Tries again now instead of at the end of the wait. */
    wake() {
      waiting.abort();
    },
    close() {
      closed.abort();
      waiting.abort();
    },
  };
}
