import { types } from '@electric-sql/pglite';

type Parse = (text: string) => unknown;

const PARSERS: Record<number, Parse> = {
  ...(types.parsers as Record<number, Parse>),
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.DATE]: (text) => text,
  [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
};

/** Arrays of PostgreSQL's own types: type of the array → type of its elements. Their numbers never change. */
const ELEMENTS = new Map([
  [1000, types.BOOL],
  [1001, types.BYTEA],
  [1005, types.INT2],
  [1007, types.INT4],
  [1009, types.TEXT],
  [1015, types.VARCHAR],
  [1016, types.INT8],
  [1021, types.FLOAT4],
  [1022, types.FLOAT8],
  [1115, types.TIMESTAMP],
  [1182, types.DATE],
  [1185, types.TIMESTAMPTZ],
  [1231, types.NUMERIC],
  [199, types.JSON],
  [2951, types.UUID],
  [3807, types.JSONB],
]);

const asText: Parse = (text) => text;

/** How a value of a type comes out of the text that the database sends for it. */
export function parserOf(type: number): Parse {
  const element = ELEMENTS.get(type);
  if (element === undefined) return PARSERS[type] ?? asText;
  const parse = PARSERS[element] ?? asText;
  return (text) => types.arrayParser(text, parse, type);
}

/** A parameter as the text that PostgreSQL reads for it. */
export function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array)
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(toElement).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function toElement(value: unknown): string {
  const text = Array.isArray(value) ? null : toText(value);
  if (Array.isArray(value)) return toText(value) ?? 'NULL';
  return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
}
