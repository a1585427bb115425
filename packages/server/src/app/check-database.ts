import type { Config } from '../config/config.ts';
import { describeDbFailure } from '../platform/db/db-failure.ts';
import type { Output } from './commands/index.ts';

/** Older servers lack what the statements use. */
const LEAST_VERSION = 15;

/** Says what the configured PostgreSQL server is like. Gives whether a node could work on it; true on the embedded one. */
export async function reportDatabase({ database }: Config, output: Output): Promise<boolean> {
  if (database.kind === 'embedded') return true;
  const { probeServer } = await import('../platform/db/probe-server.ts');
  const probe = await probeServer(database.url).catch((error: unknown) => {
    const reason = describeDbFailure(error);
    if (reason === null) throw error;
    return reason;
  });
  if (typeof probe === 'string') {
    output.problem(`database: it cannot be used: ${probe}`);
    return false;
  }
  const { version, encoding, mayCreate, hearsNotices } = probe;
  output.line(`database: PostgreSQL ${version} answers, ${encoding}`);
  const isOld = Number.parseInt(version, 10) < LEAST_VERSION;
  if (isOld) output.problem(`database: PostgreSQL ${LEAST_VERSION} or later is needed`);
  if (encoding !== 'UTF8') output.problem('database: its encoding has to be UTF8: others cannot hold every name');
  if (!mayCreate)
    output.problem(
      'database: the role may not create tables: grant create on schema public to it, to install or upgrade',
    );
  if (!hearsNotices)
    output.problem(
      'database: a connection that listens is told nothing, as behind a pooler in transaction mode: connect to the server itself or to a pooler in session mode',
    );
  return !isOld && encoding === 'UTF8' && hearsNotices;
}
