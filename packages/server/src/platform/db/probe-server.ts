import pg from 'pg';
import { only } from './db.ts';

/** What a PostgreSQL server is to a node that would use it. */
export type ServerProbe = {
  /** As the server says it, such as `15.13`. */
  version: string;
  encoding: string;
  /** In the schema where tables would be made. */
  mayCreate: boolean;
  /** Whether a connection that listens hears another one: through a pooler in transaction mode it does not. */
  hearsNotices: boolean;
};

const CONNECT_MS = 10_000;
const QUERY_MS = 10_000;
const NOTICE_MS = 2_000;
const CHANNEL = 'colloquy_probe';

/**
 * Looks at a server by two connections and leaves it as it is.
 *
 * @param noticeMs how long a notice may take
 * @throws errors of the driver, as `describeDbFailure` takes them
 */
export async function probeServer(url: string, noticeMs = NOTICE_MS): Promise<ServerProbe> {
  const [listener, teller] = [client(url), client(url)];
  try {
    await listener.connect();
    const heard = new Promise<boolean>((resolve) => listener.once('notification', () => resolve(true)));
    await listener.query(`listen ${CHANNEL}`);
    await teller.connect();
    const { rows } = await teller.query<Omit<ServerProbe, 'hearsNotices'>>(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
         coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate"`,
    );
    await teller.query(`notify ${CHANNEL}`);
    const hearsNotices = await Promise.race([heard, silence(noticeMs)]);
    return { ...only(rows), hearsNotices };
  } finally {
    await Promise.allSettled([listener.end(), teller.end()]);
  }
}

function client(url: string): pg.Client {
  const made = new pg.Client({
    connectionString: url,
    application_name: 'colloquy-probe',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
  });
  // What is lost between two statements is told by the next one.
  made.on('error', () => undefined);
  return made;
}

function silence(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false).unref());
}
