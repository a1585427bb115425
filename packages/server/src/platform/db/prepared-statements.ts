import { messages, protocol } from '@electric-sql/pglite';
import type { EmbeddedEngine } from './embedded-engine.ts';
import { bind, EXECUTE, readReply, SYNC } from './protocol-messages.ts';
import { parserOf, toText } from './row-values.ts';

type Field = { name: string; parse: (text: string) => unknown };
type Prepared = { name: string; fields: Field[] };
type Values = (string | null)[];
type Reply = { rows: Values[]; description: messages.RowDescriptionMessage | null };

const { serialize } = protocol;

/**
 * Statements prepared once and run again and again on the engine's one connection: planning each text again costs more
 * than running it. A text's first run sends all its steps as one message. Callers hold the lock of the connection.
 */
export class PreparedStatements {
  readonly #engine: EmbeddedEngine;
  readonly #prepared = new Map<string, Prepared>();
  #named = 0;

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
  }

  /**
   * @param beside statements without parameters and rows that are sent before and after it, in the same message: none is
   *   run after one that fails
   */
  async run<Row extends object>(
    text: string,
    params: readonly unknown[],
    { before, after }: { before?: string; after?: string } = {},
  ): Promise<Row[]> {
    const own = this.#steps(text, params);
    const [first, last] = [before, after].map((beside) => (beside === undefined ? null : this.#steps(beside, [])));
    const parts = [first, own, last].flatMap((steps) => steps?.parts ?? []);
    const { rows, description } = await this.#send([...parts, SYNC]);
    if (before !== undefined && first) this.#prepared.set(before, first.prepared ?? { name: first.name, fields: [] });
    if (after !== undefined && last) this.#prepared.set(after, last.prepared ?? { name: last.name, fields: [] });
    const { fields } = own.prepared ?? this.#keep(text, own.name, description);
    return rows.map((values) => toRow<Row>(values, fields));
  }

  /** Runs a text of several statements without parameters. */
  async script(text: string): Promise<void> {
    await this.#send([serialize.query(text)]);
  }

  #steps(text: string, params: readonly unknown[]): { name: string; prepared: Prepared | null; parts: Uint8Array[] } {
    const prepared = this.#prepared.get(text) ?? null;
    // A name is not used again: what failed after it was prepared is still there.
    const name = prepared?.name ?? `s${this.#named++}`;
    const prepare = prepared === null ? [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })] : [];
    return { name, prepared, parts: [...prepare, bind(name, params.map(toText)), EXECUTE] };
  }

  #keep(text: string, name: string, description: messages.RowDescriptionMessage | null): Prepared {
    const fields = (description?.fields ?? []).map((field) => ({
      name: field.name,
      parse: parserOf(field.dataTypeID),
    }));
    const prepared = { name, fields };
    this.#prepared.set(text, prepared);
    return prepared;
  }

  /** @throws {messages.DatabaseError} what the database says of a statement */
  async #send(parts: readonly Uint8Array[]): Promise<Reply> {
    const bytes = await this.#engine.send(joined(parts));
    const rows: Values[] = [];
    let description: messages.RowDescriptionMessage | null = null;
    let failure: messages.DatabaseError | null = null;
    readReply(
      bytes,
      (values) => void rows.push(values),
      (message) =>
        new protocol.Parser().parse(message, (told) => {
          if (told instanceof messages.DatabaseError) failure ??= told;
          else if (told.name === 'rowDescription') description = told as messages.RowDescriptionMessage;
        }),
    );
    if (failure !== null) throw failure;
    return { rows, description };
  }
}

/** In memory of its own, which may be given away. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toRow<Row extends object>(values: Values, fields: readonly Field[]): Row {
  const row: Record<string, unknown> = {};
  fields.forEach(({ name, parse }, index) => {
    const text = values[index] ?? null;
    row[name] = text === null ? null : parse(text);
  });
  return row as Row;
}
