import type { RequestKind } from '@colloquy/contract/shared';
import type { Tx } from '../../platform/db/db.ts';
import type { Interview } from '../interviews/index.ts';
import { mailSettings, type NoticeDeps, notify } from '../mails/index.ts';
import { dueAt } from './request.ts';
import { findOpen, insertRequest, requestsOf, setNote } from './request-store.ts';

/** Of one interview. What is said beyond is in its transcript. */
const MOST = 20;

/**
 * Keeps what a candidate asks for, and tells the organization. The same wish said again without
 * further words is the open one; a note that comes later is added to one that has none.
 */
export async function keepRequest(
  tx: Tx,
  deps: NoticeDeps,
  { interview, kind, note }: { interview: Interview; kind: RequestKind; note: string },
): Promise<void> {
  const open = await findOpen(tx, interview.id, kind);
  if (open !== null && (note === '' || open.note === note)) return;
  if (open !== null && open.note === '') {
    await setNote(tx, open.id, note);
    tx.notify('interviews', interview.accountId);
    return;
  }
  // Whoever writes in other words again and again is heard, and holds up nobody.
  if (((await requestsOf(tx, [interview.id])).get(interview.id) ?? []).length >= MOST) return;
  const id = deps.ids.next<'request'>();
  const askedAt = new Date(deps.clock.now());
  const { id: interviewId, accountId } = interview;
  const { timeZone } = await mailSettings(tx, accountId);
  const due = dueAt(kind, askedAt, timeZone);
  await insertRequest(tx, { id, interviewId, accountId, kind, note, askedAt, dueAt: due });
  tx.notify('interviews', accountId);
  await notify(tx, deps, 'request-open', { interviewId, accountId, about: id });
}
