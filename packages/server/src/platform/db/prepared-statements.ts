import { messages, protocol } from '@electric-sql/pglite';
import type { EmbeddedEngine } from './embedded-engine.ts';
import { parserOf, toText } from './row-values.ts';

type Field = { name: string; parse: (text: string) => unknown };
type Prepared = { name: string; fields: Field[] };
type Reply = Parameters<Parameters<InstanceType<typeof protocol.Parser>['parse']>[1]>[0][];

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

  async run<Row extends object>(text: string, params: readonly unknown[]): Promise<Row[]> {
    const known = this.#prepared.get(text);
    // A name is not used again: what failed after it was prepared is still there.
    const name = known?.name ?? `s${this.#named++}`;
    const prepare =
      known === undefined ? [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })] : [];
    const reply = await this.#send([
      ...prepare,
      serialize.bind({ statement: name, values: params.map(toText) }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    const { fields } = known ?? this.#keep(text, name, reply);
    const rows: Row[] = [];
    for (const message of reply)
      if (message.name === 'dataRow') rows.push(toRow<Row>(message as messages.DataRowMessage, fields));
    return rows;
  }

  /** Runs a text of several statements without parameters. */
  async script(text: string): Promise<void> {
    await this.#send([serialize.query(text)]);
  }

  #keep(text: string, name: string, reply: Reply): Prepared {
    const description = reply.find((message) => message.name === 'rowDescription') as
      | messages.RowDescriptionMessage
      | undefined;
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
    const reply: Reply = [];
    new protocol.Parser().parse(bytes, (message) => void reply.push(message));
    const failure = reply.find((message) => message instanceof messages.DatabaseError);
    if (failure !== undefined) throw failure;
    return reply;
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

function toRow<Row extends object>({ fields: values }: messages.DataRowMessage, fields: readonly Field[]): Row {
  const row: Record<string, unknown> = {};
  fields.forEach(({ name, parse }, index) => {
    const text = values[index];
    row[name] = text === null || text === undefined ? null : parse(text);
  });
  return row as Row;
}
