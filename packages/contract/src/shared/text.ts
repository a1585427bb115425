import { z } from 'zod';

/** Number of Unicode code points: the unit of every length in the published interface. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** A character that is seen: neither a blank nor one that only steers how others are shown. */
const SEEN = '[^\\s\\p{Cf}\\p{DI}]';
const HAS_SEEN = new RegExp(SEEN, 'u');

/** A string of `min` to `max` code points. Lone surrogates and NUL cannot be stored and are refused. */
export function text(min: number, max: number) {
  return z
    .string()
    .superRefine((value, ctx) => {
      const length = codePoints(value);
      if (length < min) {
        ctx.addIssue({
          code: 'too_small',
          origin: 'string',
          minimum: min,
          inclusive: true,
          input: value,
          message: min === 1 ? 'must not be empty' : `must have at least ${min} characters`,
        });
      }
      if (length >= Math.max(1, min) && !HAS_SEEN.test(value)) {
        ctx.addIssue({
          code: 'custom',
          params: { issue: 'too_small' },
          input: value,
          message: 'must not be blank',
        });
      }
      if (length > max) {
        ctx.addIssue({
          code: 'too_big',
          origin: 'string',
          maximum: max,
          inclusive: true,
          input: value,
          message: `must have at most ${max} characters`,
        });
      }
      if (!value.isWellFormed() || value.includes('\u0000')) {
        ctx.addIssue({
          code: 'custom',
          params: { issue: 'invalid_format' },
          input: value,
          message: 'must be well-formed Unicode without NUL characters',
        });
      }
    })
    .meta({ minLength: min, maxLength: max });
}

/** One line of text for people: 1 to `max` code points, no control characters. */
export function lineOfText(max: number) {
  return z
    .string()
    .regex(
      new RegExp(`^(?=.*${SEEN})[^\\p{Cc}\\p{Cs}]{1,${max}}$`, 'u'),
      `must have 1 to ${max} characters, not only spaces, and no control characters`,
    )
    .meta({ minLength: 1, maxLength: max });
}

/** The caller's own identifier: 1 to 128 characters without control characters. */
export const callerString = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}]{1,128}$/u, 'must have 1 to 128 characters and no control characters')
  .meta({ minLength: 1, maxLength: 128 });

const ATOM = '[^\\s@"(),:;<>[\\\\\\]\\p{Cc}\\p{Cf}\\p{Cs}.]';
/** Dots are between two parts, never at an end; a label of the domain has 1 to 63 characters and no hyphen at an end. */
const EMAIL = new RegExp(
  `^(?=[^@]{1,64}@)${ATOM}+(?:\\.${ATOM}+)*@(?:(?!-)${ATOM}{1,63}(?<!-)\\.)+(?!-)${ATOM}{2,63}(?<!-)$`,
  'u',
);

/** RFC 5321 lengths and a plain shape, without invisible characters; whether mail arrives is not judged. */
export const email = z
  .string()
  .max(254, 'must have at most 254 characters')
  .regex(EMAIL, 'must be an e-mail address')
  .meta({ format: 'email' });

function isOnCalendar(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

/** An instant: ISO 8601, UTC, milliseconds, `Z`. */
export const instant = z
  .string()
  .regex(/^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, {
    message: 'must be an ISO 8601 instant in UTC with milliseconds',
    abort: true,
  })
  .refine(isOnCalendar, 'must be a day and a time that exist')
  .meta({ format: 'date-time' });

export const uuid = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'must be a UUID in small letters')
  .meta({ format: 'uuid' });
