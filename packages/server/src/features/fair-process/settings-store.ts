import { DECLARED_CATEGORIES, type DeclaredCategory } from '@colloquy/contract/shared';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** How an organization watches over its process. All of it is off where nobody has switched it on. */
export type FairSettings = {
  /** What candidates may declare after the interview. */
  asks: readonly DeclaredCategory[];
  /** Business days between the notice and the begin; 0: none are asked for. */
  noticeDays: number;
  /** Days that records are kept at least; null: no floor. */
  keepDays: number | null;
};

const OFF: FairSettings = { asks: [], noticeDays: 0, keepDays: null };
const COLUMNS = 's.asks, s.notice_days as "noticeDays", s.keep_days as "keepDays"';

export async function fairSettings(db: Queryable, organizationId: string): Promise<FairSettings> {
  const [row] = await db.query<FairSettings>(`select ${COLUMNS} from fair_settings s where s.organization_id = $1`, [
    organizationId,
  ]);
  return row === undefined ? OFF : inOrder(row);
}

/** Of the organization that an account belongs to. Test accounts ask nothing: nobody is behind their interviews. */
export async function fairSettingsOf(
  db: Queryable,
  accountId: Id<'account'>,
): Promise<FairSettings & { isTest: boolean }> {
  const [row] = await db.query<Partial<FairSettings> & { isTest: boolean }>(
    `select a.is_test as "isTest", ${COLUMNS} from accounts a
     left join fair_settings s on s.organization_id = a.organization_id where a.id = $1`,
    [accountId],
  );
  if (row === undefined || row.isTest || !row.asks) return { ...OFF, isTest: row?.isTest ?? false };
  return {
    ...inOrder({ asks: row.asks, noticeDays: row.noticeDays ?? 0, keepDays: row.keepDays ?? null }),
    isTest: false,
  };
}

/** Organizations that keep records at least so long. */
export function listFloors(db: Queryable): Promise<{ organizationId: string; keepDays: number }[]> {
  return db.query(
    `select organization_id as "organizationId", keep_days as "keepDays" from fair_settings where keep_days is not null`,
  );
}

export async function changeFairSettings(
  tx: Tx,
  organizationId: string,
  change: Partial<FairSettings>,
): Promise<FairSettings> {
  const settings = inOrder({ ...(await fairSettings(tx, organizationId)), ...change });
  await tx.query(
    `insert into fair_settings (organization_id, asks, notice_days, keep_days) values ($1, $2, $3, $4)
     on conflict (organization_id) do update
       set asks = excluded.asks, notice_days = excluded.notice_days, keep_days = excluded.keep_days`,
    [organizationId, settings.asks, settings.noticeDays, settings.keepDays],
  );
  return settings;
}

function inOrder(settings: FairSettings): FairSettings {
  return { ...settings, asks: DECLARED_CATEGORIES.filter((name) => settings.asks.includes(name)) };
}
