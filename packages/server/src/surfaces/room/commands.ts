import type { RoomCommand, RoomCommandName } from '@colloquy/contract/room';
import {
  askForHuman,
  changeMode,
  chooseRoomLanguage,
  correctAnswer,
  decideConsents,
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
import type { RoomPass } from '../../features/interviews/index.ts';

type Run = { [Name in RoomCommandName]: (context: RoomCommandContext, input: RoomCommand<Name>) => Promise<void> };

/** One use case of the dialogue for each command of the contract. */
const RUN: Run = {
  language: (context, { language }) => chooseRoomLanguage(context, { language }),
  consent: (context, { language, decisions }) => decideConsents(context, { language, decisions }),
  begin: (context, { mode }) => startInterview(context, { mode }),
  answer: (context, { promptId, text, skip }) => submitAnswer(context, { promptId, text, skip }),
  correct: (context, { answerId, text }) => correctAnswer(context, { answerId, text }),
  typing: (context, { draft }) => noteTyping(context, { draft: draft ?? null }),
  pause: (context) => pauseInterview(context),
  resume: (context) => resumeRoom(context),
  mode: (context, { mode }) => changeMode(context, { mode }),
  leave: (context, { how, wantsPerson }) => leaveInterview(context, { how, wantsPerson }),
  rate: (context, { stars, comment }) => rateInterview(context, { stars, comment }),
  'ask-human': (context, { note }) => askForHuman(context, { note }),
};

export function runCommand(
  deps: RoomDeps,
  pass: RoomPass,
  name: RoomCommandName,
  input: { clientId: string; seat: string },
): Promise<void> {
  const run = RUN[name] as (context: RoomCommandContext, input: unknown) => Promise<void>;
  return run({ deps, pass, seat: input.seat, clientId: input.clientId }, input);
}
