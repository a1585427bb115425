import type { RoomCommand, RoomCommandName } from '@colloquy/contract/room';
import {
  askForHuman,
  changeMode,
  chooseRoomLanguage,
  correctAnswer,
  decideConsents,
  decideLanguage,
  type Loaded,
  leaveInterview,
  noteTyping,
  pauseInterview,
  type RoomCommandContext,
  type RoomDeps,
  rateInterview,
  resumeRoom,
  startInterview,
} from '../../features/dialogue/index.ts';
import { confirmSummary, correctField } from '../../features/founder-applications/index.ts';
import type { RoomPass } from '../../features/interviews/index.ts';
import {
  type HearingDeps,
  makeGreeting,
  notePlaced,
  submitSpokenAnswer,
  takeSlot,
} from '../../features/voice/index.ts';

type Run = {
  [Name in Exclude<RoomCommandName, 'answer'>]: (
    context: RoomCommandContext,
    input: RoomCommand<Name>,
  ) => Promise<void>;
};

/** One use case for each command of the contract. */
const RUN: Run = {
  language: (context, { language }) => chooseRoomLanguage(context, { language }),
  consent: (context, { language, decisions }) => decideConsents(context, { language, decisions }),
  begin: (context, { mode, picture }) => startInterview(context, { mode, picture }),
  correct: (context, { answerId, text }) => correctAnswer(context, { answerId, text }),
  async typing(context, { promptId, draft, placed }) {
    await noteTyping(context, { promptId, draft: draft ?? null });
    // Only after the draft is kept: what is lost between the two is shown once more, never lost.
    if (placed !== undefined) await notePlaced(context.deps.db, context.pass, placed);
  },
  'change-language': (context, { change }) => decideLanguage(context, { change }),
  pause: (context) => pauseInterview(context),
  resume: (context) => resumeRoom(context),
  mode: (context, { mode, picture }) => changeMode(context, { mode, picture }),
  leave: (context, { how, wantsPerson }) => leaveInterview(context, { how, wantsPerson }),
  'correct-field': (context, { person, field, value }) => correctField(context, { person, field, value }),
  confirm: (context) => confirmSummary(context),
  rate: (context, { stars, comment }) => rateInterview(context, { stars, comment }),
  'ask-human': (context, { about, note }) => askForHuman(context, { about, note }),
};

/** Runs one command. An answer gives back what it left, so that the reply need not read it again. */
export async function runCommand(
  hearing: HearingDeps,
  pass: RoomPass,
  name: RoomCommandName,
  input: { clientId: string; seat: string; seen: number },
): Promise<Loaded | null> {
  const deps: RoomDeps = hearing.room;
  const context: RoomCommandContext = { deps, pass, seat: input.seat, clientId: input.clientId, seen: input.seen };
  if (name === 'answer') {
    const { promptId, text, skip } = input as RoomCommand<'answer'>;
    return submitSpokenAnswer(hearing, context, { promptId, text, skip });
  }
  if ((name === 'begin' || name === 'mode') && (input as RoomCommand<'begin' | 'mode'>).mode !== 'text')
    await takeSlot(hearing, pass);
  const run = RUN[name] as (context: RoomCommandContext, input: unknown) => Promise<void>;
  await run(context, input);
  if (hearing.ears !== null && (name === 'consent' || name === 'begin')) void makeGreeting(hearing, pass);
  return null;
}
