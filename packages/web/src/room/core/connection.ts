import type { RoomError, RoomState } from '@colloquy/contract/room';
import { backOffMs } from './back-off.ts';
import { type Clock, delay } from './clock.ts';
import { isTemporary, type Reply, type RoomTransport, TransportFailure } from './transport.ts';

/** `retrying` after the second failure in a row: one lost poll is not worth a word to a nervous reader. */
export type ConnectionStatus = 'connecting' | 'live' | 'retrying' | 'offline';

/** Asks for the state at once instead of waiting for a newer one. */
const NOW = -1;
/** A server that answers a poll at once with nothing new is asked again no sooner than this. */
const LEAST_POLL_MS = 1_000;

export type ConnectionOptions = {
  transport: RoomTransport;
  clock: Clock;
  random: () => number;
  seat: string;
  /** Version of the newest state the room holds, null before the first. */
  version: () => number | null;
  onState: (state: RoomState, askedAtMs: number) => void;
  /** The server answered for good: the link is unknown, over, or the request is wrong. The connection stops. */
  onRefused: (error: RoomError) => void;
  onStatus: (status: ConnectionStatus) => void;
};

export type Connection = ReturnType<typeof createConnection>;

/** Long poll with retry. It is the heartbeat: it runs as long as the interview does, in a hidden tab too. */
export function createConnection(options: ConnectionOptions) {
  const { transport, clock, random, seat, onState, onRefused, onStatus } = options;
  let status: ConnectionStatus = 'connecting';
  let running: AbortController | null = null;
  let failures = 0;
  let online = true;

  function say(next: ConnectionStatus) {
    if (next === status) return;
    status = next;
    onStatus(next);
  }

  function failed() {
    failures += 1;
    if (!online) say('offline');
    else if (failures >= 2) say('retrying');
  }

  function succeeded() {
    failures = 0;
    online = true;
    say('live');
  }

  async function run(signal: AbortSignal, fresh: boolean) {
    let since = fresh ? NOW : (options.version() ?? NOW);
    while (!signal.aborted) {
      const askedAtMs = clock.now();
      let reply: Reply | null = null;
      try {
        reply = await transport.poll({ seat, since }, signal);
      } catch (cause) {
        if (signal.aborted) return;
        if (!(cause instanceof TransportFailure)) throw cause;
      }
      if (signal.aborted) return;
      if (reply === null || (!reply.ok && isTemporary(reply.error))) {
        failed();
        await delay(clock, backOffMs(failures, random), signal);
        since = NOW;
        continue;
      }
      succeeded();
      if (!reply.ok) {
        running = null;
        onRefused(reply.error);
        return;
      }
      const before = options.version();
      onState(reply.state, askedAtMs);
      if (since !== NOW && reply.state.version === before) {
        await delay(clock, Math.max(0, LEAST_POLL_MS - (clock.now() - askedAtMs)), signal);
      }
      since = options.version() ?? NOW;
    }
  }

  function stop() {
    running?.abort();
    running = null;
  }

  function start(fresh: boolean) {
    stop();
    const own = new AbortController();
    running = own;
    void run(own.signal, fresh);
  }

  return {
    start: () => start(true),
    stop,
    /** Drops the standing poll and asks at once: after a freeze, a refusal, a return of the network. */
    refresh() {
      if (running !== null) start(true);
    },
    /** A command was answered, so the line works whatever the poll last saw. */
    proveAlive() {
      if (status !== 'live') {
        succeeded();
        if (running !== null) start(true);
      }
    },
    setOnline(next: boolean) {
      online = next;
      if (next) {
        failures = 0;
        if (running !== null) start(true);
      } else {
        say('offline');
      }
    },
    isRunning: () => running !== null,
  };
}
