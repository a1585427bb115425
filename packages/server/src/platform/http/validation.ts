import { type Issue, SYNONYMS } from '@colloquy/contract/shared';
import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { withoutAbsentNulls } from './absent-nulls.ts';
import { boundsFault } from './json-bounds.ts';
import { repeatedKey } from './repeated-key.ts';

/** How many wrong fields a reply lists: a body may hold thousands, and nobody mends more at a time. */
const LISTED = 10;

/** The request does not have the published shape. */
export class InvalidRequestError extends AppError {
  readonly kind = 'invalid-request';
  /** At most ten, and where there are more a last one that says how many. */
  readonly issues: Issue[];

  /** @param total how many there are, where not all were given */
  constructor(issues: readonly Issue[], total: number = issues.length) {
    super('the request is not valid');
    const more = total - LISTED;
    this.issues =
      more <= 0
        ? [...issues]
        : [...issues.slice(0, LISTED), { code: 'invalid_value', path: [], message: `and ${more} more` }];
  }
}

type RawIssue = z.core.$ZodIssue;

const CODES: Partial<Record<string, Issue['code']>> = {
  invalid_type: 'invalid_type',
  too_small: 'too_small',
  too_big: 'too_big',
  invalid_format: 'invalid_format',
  invalid_value: 'invalid_value',
  invalid_union: 'invalid_value',
  not_multiple_of: 'invalid_value',
  invalid_key: 'invalid_value',
  invalid_element: 'invalid_value',
};

/** An issue whose words are made when it is listed. */
type Draft = { code: Issue['code']; path: Issue['path']; words: () => string };

/**
 * Our frozen issue codes from the schema library's issues, those that a reply lists and how many there are in all.
 * Values are never echoed; keys are, cut to 64 characters.
 */
export function toIssues(raw: readonly RawIssue[], schema: z.ZodObject): { issues: Issue[]; total: number } {
  const drafts = raw.flatMap((issue): Draft[] => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part).slice(0, 64)));
    if (issue.code === 'unrecognized_keys') {
      const accepted = path.length === 0 ? Object.keys(schema.shape) : [];
      return issue.keys.map((key) => ({
        code: 'unrecognized_keys',
        path: [...path, key.slice(0, 64)],
        words: () => unknownKeyMessage(key, accepted),
      }));
    }
    if (isAbsent(issue, null)) return [{ code: 'invalid_type', path, words: () => 'must not be null' }];
    if (isAbsent(issue, undefined)) return [{ code: 'invalid_type', path, words: () => 'is required' }];
    const custom = issue.code === 'custom' ? (issue.params?.issue as Issue['code'] | undefined) : undefined;
    return [{ code: custom ?? CODES[issue.code] ?? 'invalid_value', path, words: () => message(issue) }];
  });
  const reported = oncePerField(drafts);
  const issues = reported.slice(0, LISTED).map(({ code, path, words }) => ({ code, path, message: words() }));
  return { issues, total: reported.length };
}

/** The library tells a missing word of a list from a missing text; for a caller both are missing. */
function isAbsent(issue: RawIssue, value: null | undefined): boolean {
  return issue.input === value && ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code ?? '');
}

function message(issue: RawIssue): string {
  const own = !LIBRARY_WORDS.test(issue.message);
  if (own) return issue.message;
  if (issue.code === 'invalid_type') return `must be ${article(issue.expected)}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_union') return 'has none of the accepted forms';
  if (issue.code === 'too_small') return bound(issue.origin, 'least', issue.minimum);
  if (issue.code === 'too_big') return bound(issue.origin, 'most', issue.maximum);
  if (issue.code === 'invalid_format') return 'does not have the accepted form';
  if (issue.code === 'invalid_key') return `the name ${issue.issues[0] ? message(issue.issues[0]) : 'is not accepted'}`;
  return 'is not accepted';
}

/** How the schema library begins a message that no schema of ours has worded. */
const LIBRARY_WORDS = /^(?:Invalid|Too (?:small|big)|Unrecognized|Expected)\b/;

function bound(origin: string, side: 'least' | 'most', limit: number | bigint): string {
  if (origin === 'string') return `must have at ${side} ${limit} characters`;
  if (origin === 'array' || origin === 'set') return `must have at ${side} ${limit} items`;
  return `must be at ${side} ${limit}`;
}

/** A value of the wrong type is told once: what its rules say of it in addition to that means nothing. */
function oncePerField(drafts: Draft[]): Draft[] {
  const placed = drafts.map((draft) => ({ draft, place: JSON.stringify(draft.path) }));
  const wrongType = new Set(placed.filter(({ draft }) => draft.code === 'invalid_type').map(({ place }) => place));
  const reported = new Map<string, Draft>();
  for (const { draft, place } of placed) {
    const kept = draft.code === 'invalid_type' || draft.code === 'unrecognized_keys';
    if (!kept && wrongType.has(place)) continue;
    // Of two bounds on one side the later is the schema's own, the earlier that of its type.
    reported.set(`${place} ${draft.code}`, draft);
  }
  return [...reported.values()];
}

function article(expected: string): string {
  const names: Record<string, string> = {
    int: 'a whole number',
    array: 'an array',
    object: 'an object',
    record: 'an object',
  };
  return names[expected] ?? `a ${expected}`;
}

function unknownKeyMessage(key: string, accepted: readonly string[]): string {
  const near = accepted
    .map((name) => ({ name, distance: editDistance(fold(key), fold(name)) }))
    .sort((a, b) => a.distance - b.distance)[0];
  const part = accepted.find((name) => key.length >= 3 && fold(name).includes(fold(key)));
  const isNear = near && near.distance <= (near.name.length < 4 ? 1 : Math.max(2, Math.floor(near.name.length / 3)));
  const meant = sameLetters(key, accepted) ?? synonym(key, accepted) ?? (isNear ? near.name : part);
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
  return `is not accepted here${hint}`;
}

const sameLetters = (key: string, accepted: readonly string[]): string | undefined =>
  accepted.find((name) => fold(name) === fold(key));

/** What other services call one of the accepted names: nearer in meaning than any likeness of letters. */
function synonym(key: string, accepted: readonly string[]): string | undefined {
  const folded = fold(key);
  const meant = Object.hasOwn(SYNONYMS, folded) ? SYNONYMS[folded] : undefined;
  return meant?.find((name) => accepted.includes(name));
}

const fold = (name: string): string =>
  name
    .slice(0, 64)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next.push(
        Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Parses with the schema; null in an optional field is as if it were left out. @throws {InvalidRequestError} with the wrong fields */
export function parseWith<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
  prefix: (string | number)[] = [],
): z.infer<Schema> {
  const result = schema.safeParse(withoutAbsentNulls(schema, value), { reportInput: true });
  if (result.success) return result.data;
  const { issues, total } = toIssues(result.error.issues, schema);
  throw new InvalidRequestError(
    issues.map((issue) => ({ ...issue, path: [...prefix, ...issue.path] })),
    total,
  );
}

/** The query of a raw URL as an object; repeated parameters are refused. */
export function parseQuery(rawQuery: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  const issues: Issue[] = [];
  const mayBeAltered = !/%EF%BF%BD/i.test(rawQuery);
  // The class drops one leading question mark: of a query that begins with one it is a part.
  for (const [key, value] of new URLSearchParams(`?${rawQuery}`)) {
    if (key in values)
      issues.push({ code: 'invalid_value', path: [key.slice(0, 64)], message: 'is given more than once' });
    // Bytes that are no UTF-8 become this sign: another value would be looked for than was sent.
    if (value.includes('\u0000') || (mayBeAltered && value.includes('\ufffd')))
      issues.push({ code: 'invalid_format', path: [key.slice(0, 64)], message: NUL_MESSAGE });
    values[key] = value;
  }
  if (issues.length > 0) throw new InvalidRequestError(issues);
  return { ...values };
}

/** Parses a JSON body. @throws {InvalidRequestError} with one issue: the body is no JSON, or more than anybody needs */
export function parseJson(body: Buffer): unknown {
  // Before anything is made of it: what walks over the value below may then call itself.
  const fault = boundsFault(body);
  if (fault !== null) throw new InvalidRequestError([{ code: 'too_big', path: [], message: fault }]);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body);
  } catch {
    throw new InvalidRequestError([{ code: 'invalid_json', path: [], message: 'the body is not valid UTF-8' }]);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidRequestError([{ code: 'invalid_json', path: [], message: 'the body is not valid JSON' }]);
  }
  const repeated = repeatedKey(text);
  if (repeated !== null)
    throw new InvalidRequestError([
      { code: 'invalid_value', path: [shownKey(repeated)], message: 'is given more than once' },
    ]);
  // No text of ours can hold it: the database takes no NUL.
  const nul = /\\u0000/.test(text) ? pathOfNul(value) : null;
  if (nul !== null) throw new InvalidRequestError([{ code: 'invalid_format', path: nul, message: NUL_MESSAGE }]);
  // The schema library passes over this key in silence; the letters may be escaped.
  const prototype = /__proto__|\\u/i.test(text) ? prototypePath(value) : null;
  if (prototype !== null)
    throw new InvalidRequestError([
      { code: 'unrecognized_keys', path: prototype, message: unknownKeyMessage('__proto__', []) },
    ]);
  return value;
}

function shownKey(key: string): string {
  return key.slice(0, 64).replaceAll('\u0000', '\ufffd');
}

const NUL_MESSAGE = 'must be well-formed Unicode without NUL characters';

/** Where a string or a key holds NUL; null where none does. */
function pathOfNul(value: unknown): (string | number)[] | null {
  if (typeof value === 'string') return value.includes('\u0000') ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    if (key.includes('\u0000')) return [shownKey(key)];
    const below = pathOfNul(item);
    if (below !== null) return [Array.isArray(value) ? Number(key) : key.slice(0, 64), ...below];
  }
  return null;
}

/** Where an object has a key called `__proto__`; null where none does. */
function prototypePath(value: unknown): (string | number)[] | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Object.hasOwn(value, '__proto__')) return ['__proto__'];
  for (const [key, item] of Object.entries(value)) {
    const below = prototypePath(item);
    if (below !== null) return [Array.isArray(value) ? Number(key) : key.slice(0, 64), ...below];
  }
  return null;
}
