import type { Queryable } from '../../platform/db/db.ts';

/** What an organization asked a language model in one month; cost in the operator's currency. */
export type ModelMonth = { month: string; calls: number; tokens: number; cost: number };

/** Newest first. */
export function modelMonths(db: Queryable, organizationId: string, limit: number): Promise<ModelMonth[]> {
  return db.query<ModelMonth>(
    `select to_char(month, 'YYYY-MM') as month, calls, tokens, cost::float8 as cost from model_months
     where organization_id = $1 order by model_months.month desc limit $2`,
    [organizationId, limit],
  );
}
