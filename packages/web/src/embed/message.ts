import type { ParentMessage } from '@colloquy/contract/room';

type Aborted = Extract<ParentMessage, { type: 'aborted' }>;
type Failed = Extract<ParentMessage, { type: 'error' }>;

const ENDINGS: Record<Aborted['ending'], true> = {
  left: true,
  declined: true,
  withdrawn: true,
  cancelled: true,
  'no-show': true,
  'deadline-passed': true,
  'time-limit': true,
};

const CODES: Record<Failed['code'], true> = { 'unknown-link': true, 'link-over': true, broken: true, offline: true };

/** Whether the fields of a message of each type are what they should be. */
const CHECKS: Record<ParentMessage['type'], (fields: Record<string, unknown>) => boolean> = {
  ready: alone,
  resize: ({ height, ...rest }) => isCount(height, 0) && alone(rest),
  started: alone,
  question: ({ number, total, ...rest }) => isCount(number, 1) && isCount(total, 1) && alone(rest),
  paused: alone,
  completed: alone,
  aborted: ({ ending, ...rest }) => isOneOf(ENDINGS, ending) && alone(rest),
  error: ({ code, ...rest }) => isOneOf(CODES, code) && alone(rest),
  openInNewTab: alone,
};

/** A message of the room, or null for anything else that a frame may send. The schema library would be ten times the script. */
export function readMessage(data: unknown): ParentMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, version, type, ...fields } = data as Record<string, unknown>;
  if (source !== 'colloquy-room' || version !== 1 || !isOneOf(CHECKS, type)) return null;
  return CHECKS[type](fields) ? (data as ParentMessage) : null;
}

function alone(fields: Record<string, unknown>): boolean {
  return Object.keys(fields).length === 0;
}

function isCount(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least;
}

function isOneOf<Name extends string>(names: Record<Name, unknown>, value: unknown): value is Name {
  return typeof value === 'string' && Object.hasOwn(names, value);
}
