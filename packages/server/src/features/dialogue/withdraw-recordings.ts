import { MEDIA_PURPOSES } from '@colloquy/contract/shared';
import type { Tx } from '../../platform/db/db.ts';
import { currentConsents, type Interview, recordConsents } from '../interviews/index.ts';
import type { RoomDeps } from './room-deps.ts';

/** Whoever takes everything back takes recording and speech back, too: the ledger says so, and their sound and picture are deleted. */
export async function withdrawRecordings(
  tx: Tx,
  deps: Pick<RoomDeps, 'ids' | 'clock' | 'emit' | 'consents'>,
  interview: Interview,
  commandId: string,
): Promise<void> {
  const texts = await deps.consents(tx, interview);
  for (const { purpose, given, language } of await currentConsents(tx, interview.id)) {
    const withdrawn = MEDIA_PURPOSES.find((one) => one === purpose);
    if (withdrawn === undefined || !given) continue;
    const text = texts.text(withdrawn, language);
    await recordConsents(tx, { ids: deps.ids, at: new Date(deps.clock.now()) }, interview.id, [
      { purpose: withdrawn, given: false, textVersion: texts.version, text, language },
    ]);
    await deps.emit(tx, { name: 'consent-withdrawn', interviewId: interview.id, purpose: withdrawn, commandId });
  }
}
