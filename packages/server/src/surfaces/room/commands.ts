import type { RoomCommand, RoomCommandName } from '@colloquy/contract/room';
import {
  askForHuman,
  changeMode,
  chooseRoomLanguage,
  correctAnswer,
  decideConsents,
  type Loaded,
  leaveInterview,
  noteTyping,
  pauseInterview,
  type RoomCommandContext,
  type RoomDeps,
  rateInterview,
  resumeRoom,
  startInterview,
  submitAnswer,
} from '../../features/dialogue/index.ts';
import { confirmSummary, correctField } from '../../features/founder-applications/index.ts';
import type { RoomPass } from '../../features/interviews/index.ts';

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
  begin: (context, { mode }) => startInterview(context, { mode }),
  correct: (context, { answerId, text }) => correctAnswer(context, { answerId, text }),
  typing: (context, { promptId, draft }) => noteTyping(context, { promptId, draft: draft ?? null }),
  pause: (context) => pauseInterview(context),
  resume: (context) => resumeRoom(context),
  mode: (context, { mode }) => changeMode(context, { mode }),
  leave: (context, { how, wantsPerson }) => leaveInterview(context, { how, wantsPerson }),
  'correct-field': (context, { person, field, value }) => correctField(context, { person, field, value }),
  confirm: (context) => confirmSummary(context),
  rate: (context, { stars, comment }) => rateInterview(context, { stars, comment }),
  'ask-human': (context, { about, note }) => askForHuman(context, { about, note }),
};

/** Runs one command. An answer gives back what it left, so that the reply need not read it again. */
export async function runCommand(
  deps: RoomDeps,
  pass: RoomPass,
  name: RoomCommandName,
  input: { clientId: string; seat: string; seen: number },
): Promise<Loaded | null> {
  const context: RoomCommandContext = { deps, pass, seat: input.seat, clientId: input.clientId, seen: input.seen };
  if (name === 'answer') {
    const { promptId, text, skip } = input as RoomCommand<'answer'>;
    return submitAnswer(context, { promptId, text, skip });
  }
  const run = RUN[name] as (context: RoomCommandContext, input: unknown) => Promise<void>;
  await run(context, input);
  return null;
}
