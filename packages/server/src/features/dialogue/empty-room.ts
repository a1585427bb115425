import type { Tx } from '../../platform/db/db.ts';
import { type Interview, setRoomLanguage } from '../interviews/index.ts';
import { dropDialogue } from './dialogue-store.ts';

/** The invitation was somebody else's until now: nothing that they chose, agreed to or wrote in the room is kept. */
export async function emptyRoom(tx: Tx, { id }: Pick<Interview, 'id'>): Promise<void> {
  const { choseLanguage } = await dropDialogue(tx, id);
  if (choseLanguage) await setRoomLanguage(tx, id, null);
}
