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
 * What JSON may write as an escape stands as it is: whoever looks for an address finds it in whatever way it was sent.
 */
export function redactRaw(text: string): string {
  const plain = text.includes('\\u') ? text.replace(/\\(?:u([0-9a-f]{4})|.)/gis, plainEscape) : text;
  return redactText(plain).replaceAll('\u0000', '\u2400');
}

/** The same for a path or a query, whose letters may be written as `%41`. */
export function redactUrl(text: string): string {
  const plain = text.replace(/%([0-9a-f]{2})/gi, (written, hex: string) => {
    const sign = String.fromCharCode(Number.parseInt(hex, 16));
    return /[A-Za-z0-9._~@-]/.test(sign) ? sign : written;
  });
  return redactRaw(plain);
}

function plainEscape(written: string, hex: string | undefined): string {
  const code = hex === undefined ? 0 : Number.parseInt(hex, 16);
  const isSyntax = code === 0x22 || code === 0x5c;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code < 0x20 || code === 0x7f || isSyntax || isHalf ? written : String.fromCharCode(code);
}
