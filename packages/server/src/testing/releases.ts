import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FOLDER = new URL('releases/', import.meta.url);

/** What is in the database of an earlier release and how to reach it; made by `scripts/release-fixture.mjs`. */
export type Release = {
  name: string;
  /** When its server was used, as an ISO instant: its links live from then on. */
  madeAt: string;
  apiKey: string;
  serviceJobId: string;
  username: string;
  conversationId: string;
  finished: { meetingId: string; token: string };
  underWay: { meetingId: string; token: string; said: string };
  waiting: { meetingId: string; token: string };
};

/** Every release that databases are upgraded from, oldest first. */
export const RELEASES: readonly Release[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ name: file.slice(0, -5), ...(JSON.parse(read(file).toString('utf8')) as Omit<Release, 'name'>) }))
  .sort((a, b) => a.madeAt.localeCompare(b.madeAt));

/** Its schema and rows as statements for an empty database. */
export function releaseSql(release: Release): string {
  const dump = gunzipSync(read(`${release.name}.sql.gz`)).toString('utf8');
  // A function may come before the table that it reads.
  return `set check_function_bodies = off;\n${dump}\nset check_function_bodies = on;`;
}

function read(file: string): Buffer {
  return readFileSync(new URL(file, FOLDER));
}

/** What the server of a release sent to PostgreSQL while its fixture was made, in order, with how many rows it got. */
export function recordedStatements(release: Release): { text: string; params: unknown[]; rows: number }[] {
  const lines = gunzipSync(read(`${release.name}.statements.gz`))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const statement = JSON.parse(line) as { text: string; params: unknown[]; rows: number };
    return { ...statement, params: statement.params.map(revived) };
  });
}

function revived(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$date' in value) return new Date(String(value.$date));
  if ('$bytes' in value) return Buffer.from(String(value.$bytes), 'base64');
  return value;
}
