import { secrets } from '@colloquy/contract/shared';
import type { z } from 'zod';
import { REDACTED, redactText } from '../redact.ts';

/** Whether any schema inside is marked secret; most replies hold none and pass untouched. */
const holdsSecret = new WeakMap<object, boolean>();

/** A copy of `value` with everything that its schema marks as secret redacted. */
export function redactBody(schema: z.ZodType, value: unknown): unknown {
  if (secrets.has(schema)) return value === null || value === undefined ? value : REDACTED;
  if (!holds(schema)) return value;
  const def = schema._zod.def as unknown as Definition;
  if (def.type === 'object' && typeof value === 'object' && value !== null) {
    const copy: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) {
      const inner = def.shape?.[key];
      copy[key] = inner ? redactBody(inner, item) : item;
    }
    return copy;
  }
  if (def.type === 'array' && Array.isArray(value) && def.element) {
    const { element } = def;
    return value.map((item) => redactBody(element, item));
  }
  const inner = def.innerType ?? def.in;
  return inner ? redactBody(inner, value) : value;
}

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
};

function holds(schema: z.ZodType): boolean {
  const known = holdsSecret.get(schema);
  if (known !== undefined) return known;
  const def = schema._zod.def as unknown as Definition;
  const inner = [...Object.values(def.shape ?? {}), def.element, def.innerType, def.in, ...(def.options ?? [])];
  const found = inner.some((item) => item !== undefined && (secrets.has(item) || holds(item)));
  holdsSecret.set(schema, found);
  return found;
}

/**
 * Raw text of a request: secrets are found by their form, since it may fit no schema. U+0000 cannot be stored.
 * What JSON may write as an escape is as it is: whoever looks for an address finds it in whatever way it was sent.
 */
export function redactRaw(text: string): string {
  return redactText(withPlainEscapes(text)).replaceAll('\u0000', '\u2400');
}

/** The same for a path or a query, whose letters may be written as `%41`. */
export function redactUrl(text: string): string {
  const plain = text.replace(/%([0-9a-f]{2})/gi, (written, hex: string) => {
    const sign = String.fromCharCode(Number.parseInt(hex, 16));
    return /[A-Za-z0-9._~@-]/.test(sign) ? sign : written;
  });
  return redactRaw(plain);
}

/** By hand: a call for each match takes five times as long, and a body may hold 170,000 escapes. */
function withPlainEscapes(text: string): string {
  if (!text.includes('\\u')) return text;
  let plain = '';
  let kept = 0;
  for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at)) {
    const code = escapedAt(text, at);
    if (code !== null && !staysEscaped(code)) {
      plain += text.slice(kept, at) + String.fromCharCode(code);
      kept = at + 6;
    }
    at += code === null ? 2 : 6;
  }
  return plain + text.slice(kept);
}

/** What `\uXXXX` at this place stands for; null where there is another escape. */
function escapedAt(text: string, at: number): number | null {
  if (text[at + 1] !== 'u' && text[at + 1] !== 'U') return null;
  let code = 0;
  for (let digit = at + 2; digit < at + 6; digit += 1) {
    const value = hexValue(text.charCodeAt(digit));
    if (value === null) return null;
    code = code * 16 + value;
  }
  return code;
}

function hexValue(sign: number): number | null {
  if (sign >= 0x30 && sign <= 0x39) return sign - 0x30;
  const small = sign | 0x20;
  return small >= 0x61 && small <= 0x66 ? small - 0x57 : null;
}

/** Syntax of JSON, control characters and halves of a pair. */
function staysEscaped(code: number): boolean {
  return code < 0x20 || code === 0x7f || code === 0x22 || code === 0x5c || (code >= 0xd800 && code <= 0xdfff);
}
