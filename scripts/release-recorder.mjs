// Loaded with `--import` into a release: appends every statement that it sends to PostgreSQL, with its parameters and
// the number of rows it got, to the file that RECORD_STATEMENTS names; one JSON line per statement, in order.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { Client } = createRequire(join(process.cwd(), 'package.json'))('pg');
const file = process.env.RECORD_STATEMENTS;
const query = Client.prototype.query;

Client.prototype.query = function record(config, ...rest) {
  const result = query.call(this, config, ...rest);
  const isNamed = typeof config === 'object' && config !== null && typeof config.name === 'string';
  if (!isNamed || typeof result?.then !== 'function') return result;
  return result.then((done) => {
    const line = { text: config.text, params: (config.values ?? []).map(portable), rows: done.rowCount ?? 0 };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    return done;
  });
};

function portable(value) {
  if (value instanceof Date) return { $date: value.toISOString() };
  if (ArrayBuffer.isView(value)) return { $bytes: Buffer.from(value).toString('base64') };
  return value === undefined ? null : value;
}
