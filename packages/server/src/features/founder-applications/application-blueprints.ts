import type { Content } from '@colloquy/content';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import { accountName } from '../accounts/index.ts';
import { type BlueprintVersion, ensureTypeBlueprint } from '../interviewers/index.ts';
import type { Interview } from '../interviews/index.ts';
import { type ApplicationBlueprint, applicationBlueprint } from './application-blueprint.ts';
import { applicationTexts } from './application-texts.ts';
import { findConversation } from './conversation-store.ts';
import { findProgramme } from './programme-store.ts';

/** The interview type of applications: its interviewer asks what the programme chose. */
export const APPLICATION_TYPE = 'FOUNDER_APPLICATION';

/** What an application would be asked if it began now, in texts that are loaded; null when it was erased. */
export async function currentApplicationBlueprint(
  db: Queryable,
  content: Content,
  { id, accountId, language }: Pick<Interview, 'id' | 'accountId' | 'language'>,
): Promise<ApplicationBlueprint | null> {
  const conversation = await findConversation(db, id);
  if (conversation === null) return null;
  const programme = conversation.programmeId === null ? null : await findProgramme(db, conversation.programmeId);
  return applicationBlueprint(applicationTexts(content, language), {
    name: programme?.name ?? (await accountName(db, accountId)),
    language,
    ...(programme?.ask ? { ask: programme.ask } : {}),
    ...(programme?.whyProgram && programme.language === language ? { whyProgram: programme.whyProgram } : {}),
  });
}

/** The version that an application is pinned to when it begins. */
export async function pinApplicationBlueprint(
  tx: Tx,
  ids: IdSource,
  content: Content,
  interview: Pick<Interview, 'id' | 'accountId' | 'language'>,
): Promise<BlueprintVersion | null> {
  const blueprint = await currentApplicationBlueprint(tx, content, interview);
  if (blueprint === null) return null;
  const { accountId } = interview;
  return ensureTypeBlueprint(tx, ids, { accountId, interviewType: APPLICATION_TYPE }, blueprint);
}
