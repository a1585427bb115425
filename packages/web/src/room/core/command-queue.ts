import type { RoomCommandInput, RoomCommandName } from '@colloquy/contract/room';
import { backOffMs } from './back-off.ts';
import { type Clock, delay } from './clock.ts';
import { isTemporary, type Reply, type RoomTransport, TransportFailure } from './transport.ts';

/** What a command says beyond the three fields that every command carries. */
export type CommandPayload<Name extends RoomCommandName> = Omit<RoomCommandInput<Name>, 'clientId' | 'seat' | 'seen'>;

/** A command as it is given to the queue. */
export type NewCommand = {
  readonly name: RoomCommandName;
  /** Made once, never changed: every attempt sends these very fields. */
  readonly body: Readonly<{ clientId: string; seat: string; seen: number }> & Readonly<Record<string, unknown>>;
  /** Called with the server's word on it. */
  readonly then?: (reply: Reply) => void;
};

export type QueuedCommand = NewCommand & {
  readonly attempts: number;
  /** Attempts that came through and were turned away with a fault of the server or of something before it. */
  readonly refusals: number;
  /** Set aside after too many refusals: kept, not sent, and in nobody's way. */
  readonly held: boolean;
};

export type CommandQueueOptions = {
  transport: RoomTransport;
  clock: Clock;
  random: () => number;
  /** The server's word on the command. It has left the queue by then. */
  onReply: (command: QueuedCommand, reply: Reply, sentAtMs: number) => void;
  /** The queue, an attempt count or a hold changed. */
  onChange: (queue: readonly QueuedCommand[]) => void;
};

export type CommandQueue = ReturnType<typeof createCommandQueue>;

/** So many refusals, over 4 to 8 s of waits, and the commands behind it go first. */
export const HOLD_AFTER = 5;

/** Commands that are let go rather than held: the next one of the kind says it again. */
const LET_GO: Partial<Record<RoomCommandName, true>> = { typing: true };

/** Fields that say what a command is about: two of one name with the same say the same thing, the newer one better. */
const ABOUT = ['promptId', 'answerId', 'person', 'field'];

type Outcome = Reply | 'refused' | 'silence';

/**
 * Commands leave in the order given, one at a time, each tried until the server answers. A dead line stops them all; a
 * command that the server turns away again and again is set aside, so that a pause or a call for a person gets through.
 * Kept in memory only.
 *
 *   waiting ─attempt→ answered
 *      ↑ └─ HOLD_AFTER refusals → held ─┐
 *      └────── retryHeld, wake ─────────┘
 */
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

  async function attempt(command: QueuedCommand): Promise<Outcome> {
    try {
      const reply = await transport.send(command.name, command.body, closed.signal);
      return !reply.ok && isTemporary(reply.error) ? 'refused' : reply;
    } catch (cause) {
      if (closed.signal.aborted) return 'silence';
      if (!(cause instanceof TransportFailure)) throw cause;
      return cause.reason === 'foreign' ? 'refused' : 'silence';
    }
  }

  /** Counts a failed attempt; gives the command as it waits on, null where it waits no longer. */
  function failed(command: QueuedCommand, outcome: 'refused' | 'silence'): QueuedCommand | null {
    const refusals = command.refusals + (outcome === 'refused' ? 1 : 0);
    const over = refusals >= HOLD_AFTER;
    const next = { ...command, attempts: command.attempts + 1, refusals, held: over };
    const letGo = over && LET_GO[command.name] === true;
    set(letGo ? without(command) : queue.map((other) => (other === command ? next : other)));
    return over ? null : next;
  }

  function without(command: QueuedCommand): readonly QueuedCommand[] {
    return queue.filter((other) => other !== command);
  }

  async function drain() {
    if (sending) return;
    sending = true;
    try {
      for (let head = first(); head !== undefined && !closed.signal.aborted; head = first()) {
        const sentAtMs = clock.now();
        const outcome = await attempt(head);
        if (closed.signal.aborted) return;
        if (outcome === 'refused' || outcome === 'silence') {
          const tried = failed(head, outcome);
          if (tried === null) continue;
          waiting = new AbortController();
          await delay(clock, backOffMs(tried.attempts, random), waiting.signal);
        } else {
          set(without(head));
          onReply(head, outcome, sentAtMs);
        }
      }
    } finally {
      sending = false;
    }
  }

  function first(): QueuedCommand | undefined {
    return queue.find(({ held }) => !held);
  }

  function retryHeld() {
    if (!queue.some(({ held }) => held)) return;
    set(queue.map((command) => (command.held ? { ...command, refusals: 0, held: false } : command)));
    void drain();
  }

  return {
    /** A held command about the same gives way: this one says what is meant now. */
    add(command: NewCommand) {
      const others = queue.filter((other) => !(other.held && isAboutTheSame(other, command)));
      set([...others, { ...command, attempts: 0, refusals: 0, held: false }]);
      void drain();
    },
    /** Tries what was set aside once more. */
    retryHeld,
    /** Whether a command was set aside. */
    isHeld: (clientId: string) => queue.some(({ held, body }) => held && body.clientId === clientId),
    /** Takes back a command that is held; one that may be on its way stays. */
    takeBack(clientId: string) {
      const held = queue.find((command) => command.held && command.body.clientId === clientId);
      if (held !== undefined) set(without(held));
    },
    /** The line has come back: tries now instead of at the end of the wait, what was set aside too. */
    wake() {
      waiting.abort();
      retryHeld();
    },
    close() {
      closed.abort();
      waiting.abort();
    },
  };
}

function isAboutTheSame(one: NewCommand, other: NewCommand): boolean {
  return one.name === other.name && ABOUT.every((key) => one.body[key] === other.body[key]);
}
