import type { ParentMessage, RoomState } from '@colloquy/contract/room';
import type { LinkStatus, RoomSnapshot } from './snapshot.ts';

type Unstamped<Message> = Message extends unknown ? Omit<Message, 'source' | 'version'> : never;

/** What happened, without the stamp that every message carries. */
export type ParentEvent = Unstamped<ParentMessage>;

type ErrorCode = Extract<ParentEvent, { type: 'error' }>['code'];

const LINK_ERRORS: Record<Exclude<LinkStatus, 'open'>, ErrorCode> = {
  unknown: 'unknown-link',
  over: 'link-over',
  broken: 'broken',
};

/**
 * What the embedding page is told when the room goes from one snapshot to the next: places and counts, never words.
 */
export function eventsBetween(before: RoomSnapshot, after: RoomSnapshot): ParentEvent[] {
  const events: ParentEvent[] = [];
  const was = before.state;
  const is = after.state;

  if (before.link === 'open' && after.link !== 'open') {
    events.push({ type: 'error', code: LINK_ERRORS[after.link] });
  }
  if (before.connection !== 'offline' && after.connection === 'offline') {
    events.push({ type: 'error', code: 'offline' });
  }
  if (is === null) return events;
  if (was === null) events.push({ type: 'ready' });
  if (was?.phase === 'welcome' && (is.phase === 'listening' || is.phase === 'thinking')) {
    events.push({ type: 'started' });
  }

  const number = openQuestionNumber(is);
  if (number !== undefined && is.active && number !== openQuestionNumber(was)) {
    const total = Math.max(number, is.conversation?.progress.total ?? number);
    events.push({ type: 'question', number, total });
  }
  if (is.phase === 'paused' && was !== null && was.phase !== 'paused') events.push({ type: 'paused' });
  if (is.phase === 'ended' && was?.phase !== 'ended' && is.ending !== null) {
    if (is.ending === 'completed') events.push({ type: 'completed' });
    else events.push({ type: 'aborted', ending: is.ending });
  }
  return events;
}

/** Number of the question in force; none before the begin, whatever the state holds already. */
function openQuestionNumber(state: RoomState | null): number | undefined {
  return state === null || state.phase === 'welcome' ? undefined : state.conversation?.prompt?.question?.number;
}

/**
 * Origin of the page that frames this one, by the browser's own list of ancestors or by the referrer. Null when it is
 * not framed, or when the embedding page hides who it is and the browser keeps no list: then nothing is told.
 */
export function embeddingOrigin(framed: boolean, referrer: string, ancestor: string | null): string | null {
  if (!framed) return null;
  const [, origin] = /^(https?:\/\/[^/?#]+)/i.exec(ancestor ?? referrer) ?? [];
  return origin === undefined ? null : new URL(origin).origin;
}

/** Sends to the one page that frames the room. The browser drops it when another origin sits there by then. */
export function createParentPort(target: Pick<Window, 'postMessage'>, origin: string) {
  return {
    tell(event: ParentEvent) {
      const message = { source: 'colloquy-room', version: 1, ...event } as ParentMessage;
      target.postMessage(message, { targetOrigin: origin });
    },
  };
}

export type ParentPort = ReturnType<typeof createParentPort>;
