import type { Json } from './schemas.ts';

const count = (description: string): Json => ({ description, schema: { type: 'integer', minimum: 0 } });
const WINDOW_NAMES = ['Second', 'Minute', 'Day', 'Month', 'Year'] as const;

/** Headers of document 3: the window with the fewest calls left, then every window. */
const LIMIT_HEADERS: Record<string, Json> = {
  'RateLimit-Limit': count('Calls that the tightest window allows.'),
  'RateLimit-Remaining': count('Calls left in the tightest window.'),
  'RateLimit-Reset': count('Whole seconds until the tightest window ends.'),
  ...Object.fromEntries(
    WINDOW_NAMES.flatMap((name) => [
      [`X-RateLimit-Limit-${name}`, count(`Calls that one ${name.toLowerCase()} allows.`)],
      [`X-RateLimit-Remaining-${name}`, count(`Calls left in this ${name.toLowerCase()}.`)],
    ]),
  ),
};

/** The headers of replies, as `components/headers`. */
export const HEADERS: Readonly<Record<string, Json>> = {
  'X-Request-Id': {
    description: 'Names the request in the request record and the log; a well-formed one of the caller is kept.',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 128 },
  },
  'WWW-Authenticate': {
    description: 'The scheme that the call asks for.',
    required: true,
    schema: { type: 'string', enum: ['Bearer', 'Key'] },
  },
  'Retry-After': {
    description: 'Whole seconds after which the call may be sent again.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  'Idempotency-Replayed': {
    description: 'Present when the reply is the stored one of an earlier call with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
  },
  ETag: {
    description: 'The version that the reply shows, as `If-Match` names it.',
    required: true,
    schema: { type: 'string' },
  },
  ...LIMIT_HEADERS,
};

/** Of a 409, by which a client tells the one that passes. */
const STILL_RUNNING: Json = {
  description: 'Present when the first call with this Idempotency-Key still runs: send the call again after it.',
  schema: { type: 'integer', minimum: 1 },
};

const named = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** What a reply of this status carries. `limited` calls are counted: all but a 401 tell the figures. */
export function headersOf(
  status: number,
  call: { limited?: boolean; idempotent?: boolean; versioned?: boolean; challenge?: boolean },
): Json {
  const running = status === 409 && call.idempotent ? { 'Retry-After': STILL_RUNNING } : {};
  const names = [
    'X-Request-Id',
    ...(status === 401 && call.challenge !== false ? ['WWW-Authenticate'] : []),
    ...(status === 200 && call.idempotent ? ['Idempotency-Replayed'] : []),
    ...(status === 200 && call.versioned ? ['ETag'] : []),
    ...(call.limited && status !== 401 && status !== 431 ? Object.keys(LIMIT_HEADERS) : []),
    ...(status === 503 || status === 429 ? ['Retry-After'] : []),
  ];
  return { ...named(names), ...running };
}
