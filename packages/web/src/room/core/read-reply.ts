import type { RoomError, RoomPhase, RoomState } from '@colloquy/contract/room';
import type { Reply } from './transport.ts';

const PHASES: Record<RoomPhase, true> = {
  welcome: true,
  listening: true,
  thinking: true,
  paused: true,
  dropped: true,
  summary: true,
  ended: true,
};

const CODES: Record<RoomError['code'], true> = {
  'unknown-link': true,
  'link-over': true,
  'not-now': true,
  'not-active': true,
  invalid: true,
  'too-large': true,
  'no-voice': true,
  busy: true,
  internal: true,
};

/**
 * Tells a reply of our server from a captive portal's page, a proxy's error or a server too new for this page. It checks
 * what the core decides by, not every field: the schema library would double the page. Null: not ours.
 */
export function readReply(status: number, body: unknown): Reply | null {
  if (typeof body !== 'object' || body === null) return null;
  if (status === 200) {
    if (!('version' in body) || typeof body.version !== 'number') return null;
    if (!('phase' in body) || typeof body.phase !== 'string' || !Object.hasOwn(PHASES, body.phase)) return null;
    if (!('invitation' in body) || typeof body.invitation !== 'object' || body.invitation === null) return null;
    if (!('active' in body) || typeof body.active !== 'boolean') return null;
    return { ok: true, state: body as RoomState };
  }
  if (!('code' in body) || typeof body.code !== 'string' || !Object.hasOwn(CODES, body.code)) return null;
  return { ok: false, error: { ...(body as RoomError), status } };
}
