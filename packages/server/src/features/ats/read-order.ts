import type { AtsSystem } from '@colloquy/contract/ats';
import type { Queryable } from '../../platform/db/db.ts';
import { type Id, parseId } from '../../platform/ids.ts';
import { findInterview, type Interview } from '../interviews/index.ts';
import { OrderErasedError, OrderNotFoundError } from './errors.ts';
import { findOrder } from './order-store.ts';

/** @throws {OrderNotFoundError} @throws {OrderErasedError} */
export async function readOrder(
  db: Queryable,
  accountId: Id<'account'>,
  system: AtsSystem,
  given: string,
): Promise<{ orderId: Id<'ats-order'>; interview: Interview }> {
  const id = parseId<'ats-order'>(given);
  const found = id === null ? null : await findOrder(db, accountId, system, id);
  if (found === null) throw new OrderNotFoundError();
  const interview = found.interviewId === null ? null : await findInterview(db, found.interviewId);
  if (interview === null) throw new OrderErasedError();
  return { orderId: found.order.id, interview };
}
