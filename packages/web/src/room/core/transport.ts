import type { RoomCommandName, RoomError, RoomState } from '@colloquy/contract/room';

export type Reply = { ok: true; state: RoomState } | { ok: false; error: RoomError };

export type FailureReason = 'network' | 'timeout' | 'foreign';

/** No reply of our server came back: nothing is known about what it did. The same request may be sent again. */
export class TransportFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(`no reply from the room server: ${reason}`, options);
    this.name = 'TransportFailure';
    this.reason = reason;
  }
}

/** How the core reaches the server. Rejects with `TransportFailure`, or with the signal's reason when aborted. */
export interface RoomTransport {
  poll(query: { seat: string; since: number }, signal: AbortSignal): Promise<Reply>;
  /** @param last the page may be gone the next moment: the browser finishes the request without it */
  send(name: RoomCommandName, body: object, signal: AbortSignal, last?: boolean): Promise<Reply>;
}

/** A refusal that can only be waited out: the same request may succeed later. */
export function isTemporary(error: RoomError): boolean {
  return error.status >= 500 || error.status === 429 || error.status === 408 || error.code === 'busy';
}
