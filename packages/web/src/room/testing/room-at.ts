import { SCRIPTS, type ScriptName } from '../../../dev/fake-script.ts';
import { createRoom, type Room } from '../core/room.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createScriptedTransport, type ScriptedTransport } from './scripted-transport.ts';

export type RoomAt = { room: Room; clock: FakeClock; transport: ScriptedTransport };

let pages = 0;

/** A page of its own on a given interview, as another tab or a reload is. */
export function openPage(clock: FakeClock, transport: ScriptedTransport): Room {
  pages += 1;
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `${String(pages).padStart(8, '0')}-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  };
  return createRoom({ transport, clock, random: () => 0, newId });
}

/** A started page that is at the welcome. */
export async function roomAtWelcome(script: ScriptName = 'en', thinkMs = 500): Promise<RoomAt> {
  const clock = createFakeClock();
  const transport = createScriptedTransport(clock, SCRIPTS[script], thinkMs);
  const room = openPage(clock, transport);
  room.start();
  await clock.pass(0);
  return { room, clock, transport };
}

/** A page on which the first question stands. */
export async function roomAtQuestion(script: ScriptName = 'en', thinkMs = 500): Promise<RoomAt> {
  const at = await roomAtWelcome(script, thinkMs);
  at.room.consentAndBegin(new Set());
  await at.clock.pass(0);
  return at;
}

/** A page on which the exercise with a given text stands: the third question of its script. */
export async function roomAtExercise(): Promise<RoomAt> {
  const at = await roomAtQuestion('given');
  for (let question = 0; question < 2; question += 1) {
    at.room.skip();
    await at.clock.pass(1000);
  }
  return at;
}

/** A page on which the candidate's own questions are invited. */
export async function roomAtOwnQuestions(): Promise<RoomAt> {
  const at = await roomAtExercise();
  for (let question = 0; question < 2; question += 1) {
    at.room.skip();
    await at.clock.pass(1000);
  }
  return at;
}
