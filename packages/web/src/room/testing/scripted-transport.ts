import { commands, POLL_MS, type RoomCommandName, roomState } from '@colloquy/contract/room';
import { type AnyCommand, createFakeInterview, type FakeInterview } from '../../../dev/fake-interview.ts';
import { type FakeScript, SCRIPTS } from '../../../dev/fake-script.ts';
import type { Clock } from '../core/clock.ts';
import { type Reply, type RoomTransport, TransportFailure } from '../core/transport.ts';

export type Line = 'up' | 'down' | 'loses-replies';

export type ScriptedTransport = RoomTransport & {
  interview: FakeInterview;
  /** Everything that reached the server, oldest first; a lost reply reached it too. */
  received: { name: RoomCommandName; body: Record<string, unknown>; last: boolean }[];
  polls: { seat: string; since: number }[];
  line: Line;
  /** Commands that the server turns away with a fault of its own. */
  failing: Set<RoomCommandName>;
  /** How long the reply to an answer is on its way: polls that tell of the next question overtake it. */
  answerReplyMs: number;
};

const T0_MS = Date.parse('2026-11-28T09:00:00.000Z');

/** The scripted interview as a transport in memory: same schemas as over HTTP, and a line that a test can cut. */
export function createScriptedTransport(
  clock: Clock,
  script: FakeScript = SCRIPTS.en,
  thinkMs = 500,
  voice = false,
): ScriptedTransport {
  const waiting = new Set<() => void>();
  let ids = 0;
  const interview = createFakeInterview({
    script,
    now: () => T0_MS + clock.now(),
    newId() {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
    thinkMs: () => thinkMs,
    later: (delayMs, task) => void clock.after(delayMs, task),
    voice,
    onChange() {
      for (const wake of [...waiting]) wake();
    },
  });

  const transport: ScriptedTransport = {
    interview,
    received: [],
    polls: [],
    line: 'up',
    failing: new Set(),
    answerReplyMs: 0,
    async poll({ seat, since }, signal) {
      transport.polls.push({ seat, since });
      if (transport.line === 'down') throw new TransportFailure('network');
      if (interview.version() <= since) {
        await new Promise<void>((resolve, reject) => {
          const finish = () => {
            cancel();
            waiting.delete(finish);
            resolve();
          };
          const cancel = clock.after(POLL_MS, finish);
          waiting.add(finish);
          signal.addEventListener('abort', () => {
            cancel();
            waiting.delete(finish);
            reject(signal.reason);
          });
        });
      }
      if (isCut()) throw new TransportFailure('network');
      return stateFor(seat);
    },
    async send(name, body, _signal, last = false) {
      if (isCut()) throw new TransportFailure('network');
      const parsed = commands[name].parse(structuredClone(body));
      transport.received.push({ name, body: parsed, last });
      if (transport.failing.has(name)) return { ok: false, error: { status: 500, code: 'internal', message: '' } };
      const outcome = interview.command({ name, body: parsed } as AnyCommand);
      if (name === 'answer' && transport.answerReplyMs > 0)
        await new Promise<void>((resolve) => clock.after(transport.answerReplyMs, resolve));
      if (transport.line === 'loses-replies') throw new TransportFailure('network');
      return outcome.ok ? stateFor(parsed.seat) : outcome;
    },
  };

  function isCut(): boolean {
    return transport.line === 'down';
  }

  function stateFor(seat: string): Reply {
    return { ok: true, state: roomState.parse(interview.state(seat)) };
  }

  return transport;
}
