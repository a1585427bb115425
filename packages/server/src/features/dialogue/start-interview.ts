import { type ConsentPurpose, type Language, MEDIA_PURPOSES } from '@colloquy/contract/shared';
import {
  beginInterview,
  currentConsents,
  recordConsents,
  recordPresence,
  setRoomLanguage,
} from '../interviews/index.ts';
import { askedConsents } from './asked-consents.ts';
import { LinkOverError, NotNowError, REFUSALS } from './errors.ts';
import { blueprintOf, lockRoom } from './load-dialogue.ts';
import { offersOf, requireOffered } from './offers.ts';
import { addToLog, type RoomCommandContext, runTransition } from './run-transition.ts';
import type { Mode } from './state.ts';

/** Records decisions on consents, each with the very text that was shown. Before and during the interview. */
export async function decideConsents(
  { deps, pass, clientId }: RoomCommandContext,
  input: { language: Language; decisions: readonly { purpose: ConsentPurpose; textVersion: number; given: boolean }[] },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass, clientId);
    if (loaded.dialogue.isRepeat) return;
    const { status, expiresAt } = loaded.interview;
    const before = await currentConsents(tx, pass.interviewId);
    const withdrawn = MEDIA_PURPOSES.filter(
      (purpose) =>
        before.some((one) => one.purpose === purpose && one.given) &&
        input.decisions.some((decision) => decision.purpose === purpose && !decision.given),
    );
    // What was recorded can be taken back when the interview is over, too.
    const takesBack = withdrawn.length > 0 && withdrawn.length === input.decisions.length;
    if (status !== 'STARTED' && !takesBack && (status !== 'SCHEDULED' || expiresAt.getTime() <= deps.clock.now()))
      throw new LinkOverError();
    const texts = await deps.consents(tx, loaded.interview);
    if (input.decisions.some((decision) => decision.textVersion !== texts.version)) {
      throw new NotNowError('consent-open', 'the text of the consent has changed: read it again');
    }
    const decisions = input.decisions.map((decision) => ({
      ...decision,
      language: input.language,
      text: texts.text(decision.purpose, input.language),
    }));
    await recordConsents(tx, { ids: deps.ids, at: new Date(deps.clock.now()) }, pass.interviewId, decisions);
    await addToLog(
      tx,
      deps,
      loaded,
      { kind: 'consented', decisions: input.decisions.map(({ purpose, given }) => ({ purpose, given })) },
      clientId,
    );
    for (const purpose of withdrawn)
      await deps.emit(tx, { name: 'consent-withdrawn', interviewId: pass.interviewId, purpose, commandId: clientId });
  });
}

/** The language the candidate reads the page and the consents in, until the begin. */
export async function chooseRoomLanguage(
  { deps, pass, clientId }: RoomCommandContext,
  input: { language: Language },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass, clientId);
    if (loaded.dialogue.isRepeat) return;
    if (loaded.interview.status === 'STARTED') throw new NotNowError('already-begun', REFUSALS['already-begun']);
    await setRoomLanguage(tx, pass.interviewId, input.language);
    await addToLog(tx, deps, loaded, { kind: 'language-chosen', language: input.language }, clientId);
  });
}

/** The candidate presses begin: status, blueprint version and first prompt in one transaction. */
export async function startInterview(
  { deps, pass, seat, clientId }: RoomCommandContext,
  input: { mode: Mode; picture?: boolean | undefined },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass, clientId);
    const { interview } = loaded;
    if (interview.status === 'STARTED') {
      if (loaded.dialogue.isRepeat) return;
      throw new NotNowError('already-begun', REFUSALS['already-begun']);
    }
    const now = deps.clock.now();
    if (interview.status !== 'SCHEDULED' || interview.expiresAt.getTime() <= now) throw new LinkOverError();
    const decided = new Map(
      (await currentConsents(tx, pass.interviewId)).map(({ purpose, given }) => [purpose, given]),
    );
    const texts = await deps.consents(tx, interview);
    if (askedConsents(interview, deps, texts).some((purpose) => !decided.has(purpose)))
      throw new NotNowError('consent-open', 'each consent has to be decided first');
    requireOffered(offersOf(deps, interview), input.mode, decided.get('speech') === true);
    await deps.requireBeginAllowed(tx, interview, new Date(now));
    const { version, cvProbes } = await deps.pinBlueprint(tx, interview);
    const begun = await beginInterview(tx, deps, interview, { blueprintVersionId: version.id, cvProbes });
    if (texts.namesModel) await deps.readCvByModel(tx, begun);
    await recordPresence(tx, pass.interviewId, seat, new Date(now));
    const blueprint = await blueprintOf(tx, deps, begun);
    const settled = await deps.assessor(blueprint.kind).settledAtStart?.({ db: tx, interview: begun, blueprint });
    await runTransition(
      tx,
      deps,
      { ...loaded, interview: begun, presence: null },
      { kind: 'begin', ...input, seat, clientId, ...(settled === undefined ? {} : { settled }) },
    );
  });
}
