import { type messages, type PGlite, protocol } from '@electric-sql/pglite';

type Field = { name: string; parse: (text: string) => unknown };
type Prepared = { name: string; fields: Field[] };

const { serialize } = protocol;

/**
 * Statements prepared once and run again and again on PGlite's one connection: its own `query` parses and plans each
 * text anew, which costs more than running it. Callers hold the lock of the connection.
 */
export class PreparedStatements {
  readonly #pglite: PGlite;
  readonly #prepared = new Map<string, Prepared>();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async run<Row extends object>(text: string, params: readonly unknown[]): Promise<Row[]> {
    const { name, fields } = this.#prepared.get(text) ?? (await this.#prepare(text));
    const reply = await this.#send(
      serialize.bind({ statement: name, values: params.map(toText) }),
      serialize.execute({}),
      serialize.sync(),
    );
    const rows: Row[] = [];
    for (const message of reply)
      if (message.name === 'dataRow') rows.push(toRow<Row>(message as messages.DataRowMessage, fields));
    return rows;
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `s${this.#prepared.size}`;
    const reply = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const description = reply.find((message) => message.name === 'rowDescription') as
      | messages.RowDescriptionMessage
      | undefined;
    const prepared: Prepared = {
      name,
      fields: (description?.fields ?? []).map((field) => ({
        name: field.name,
        parse: this.#parserOf(field.dataTypeID),
      })),
    };
    this.#prepared.set(text, prepared);
    return prepared;
  }

  #parserOf(oid: number): Field['parse'] {
    const parser = this.#pglite.parsers[oid];
    return parser ? (text) => parser(text, oid) : (text) => text;
  }

  async #send(...parts: Uint8Array[]) {
    const { messages: reply } = await this.#pglite.execProtocol(Buffer.concat(parts), { syncToFs: false });
    return reply;
  }
}

function toRow<Row extends object>({ fields: values }: messages.DataRowMessage, fields: readonly Field[]): Row {
  const row: Record<string, unknown> = {};
  fields.forEach(({ name, parse }, index) => {
    const text = values[index];
    row[name] = text === null || text === undefined ? null : parse(text);
  });
  return row as Row;
}

/** A parameter as the text that PostgreSQL reads for it. */
function toText(value: unknown): string | null {
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
