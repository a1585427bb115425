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
