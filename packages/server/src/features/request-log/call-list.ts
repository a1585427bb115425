import type { CALL_OUTCOMES } from '@colloquy/contract/console';
import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** A call of the API as its organization sees it: what was sent and replied stays in the record. */
export type ListedCall = {
  at: Date;
  id: Id<'request-record'>;
  requestId: string;
  method: string;
  route: string | null;
  status: number;
  durationMs: number;
  user: string | null;
  /** Name of the key, or its last characters where it has none. */
  key: string | null;
};

/** As constants, so that the index of each serves. */
const OUTCOMES: Record<(typeof CALL_OUTCOMES)[number], string> = {
  refused: 'r.status >= 400 and r.status < 500',
  failed: 'r.status >= 500',
};

export type CallFilter = { outcome?: keyof typeof OUTCOMES | undefined; keyId?: Id<'api-key'> | undefined };

/** Of an organization, newest first, those before `before`. */
export function listCalls(
  db: Queryable,
  organizationId: string,
  { outcome, keyId }: CallFilter,
  page: { before: { at: Date; id: string } | null; limit: number },
): Promise<ListedCall[]> {
  const values: unknown[] = [organizationId, page.limit];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const where = ['r.organization_id = $1'];
  if (outcome !== undefined) where.push(OUTCOMES[outcome]);
  if (keyId !== undefined) where.push(`r.key_id = ${bind(keyId)}`);
  if (page.before !== null)
    where.push(`(r.at, r.id) < (${bind(page.before.at)}::timestamptz, ${bind(page.before.id)}::uuid)`);
  return db.query<ListedCall>(
    `select r.at, r.id, r.request_id as "requestId", r.method, r.route, r.status, r.duration_ms as "durationMs",
       r.user_id as "user", coalesce(k.name, '…' || k.tail) as key
     from request_records r left join api_keys k on k.id = r.key_id
     where ${where.join(' and ')} order by r.at desc, r.id desc limit $2`,
    values,
  );
}
