import { declared, type FairForm, fairQuery } from '@colloquy/contract/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lockRoom, NotActiveError, type RoomDeps, type RoomView, readRoom } from '../../features/dialogue/index.ts';
import {
  declarationAsked,
  declareCategories,
  fairSettingsOf,
  findNotice,
  howJudged,
  noteNotice,
} from '../../features/fair-process/index.ts';
import type { Interview, RoomPass } from '../../features/interviews/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { readJson, requireJson } from '../../platform/http/body.ts';
import { rawQuery } from '../../platform/http/target.ts';
import { parseQuery, parseWith } from '../../platform/http/validation.ts';

export type FairDeps = {
  /** People that a group needs to be shown. */
  smallestGroup: number;
  /** What would read the answers of an interview now. */
  readerOf(interview: Interview): Promise<{ name: string; version: string }>;
};

type Deps = { room: RoomDeps; fair: FairDeps };

/** What the candidate is told about how they are judged, and what they may say of themselves afterwards. */
export function registerFair(app: FastifyInstance, deps: Deps, enter: (request: FastifyRequest) => RoomPass): void {
  const { db, clock } = deps.room;
  app.get('/room/api/fair', async (request, reply) => {
    const pass = enter(request);
    const view = await readRoom(db, deps.room, pass);
    const seat = seatOf(request);
    // The page that asks shows it; a call without a page shows nobody anything.
    if (seat !== null) await noteNotice(db, view.interview, new Date(clock.now()));
    return send(reply, await present(db, deps, view, seat));
  });

  const onRequest = async (request: FastifyRequest): Promise<void> => {
    requireJson(request);
    enter(request);
  };
  app.post('/room/api/declare', { onRequest }, async (request, reply) => {
    const pass = enter(request);
    const seat = seatOf(request);
    const said = parseWith(declared, readJson(request));
    await db.transaction(async (tx) => {
      const { interview, dialogue } = await lockRoom(tx, pass);
      // Whoever invited the candidate has the link, too: they did not hold the conversation.
      if (seat === null || dialogue.state?.seat !== seat) throw new NotActiveError();
      await declareCategories(tx, interview, said);
    });
    return send(reply, await present(db, deps, await readRoom(db, deps.room, pass), seat));
  });
}

function seatOf(request: FastifyRequest): string | null {
  return parseWith(fairQuery, parseQuery(rawQuery(request))).seat ?? null;
}

async function present(
  db: Queryable,
  { room, fair }: Deps,
  { interview, blueprint, state }: RoomView,
  seat: string | null,
): Promise<FairForm> {
  const now = room.clock.now();
  const notice = await findNotice(db, interview);
  const asks = state !== null && state.seat === seat ? await declarationAsked(db, interview) : null;
  const isJudged = blueprint.kind === 'scored';
  return {
    notice:
      notice === null
        ? null
        : {
            givenAt: toInstant(notice.givenAt.getTime()),
            days: notice.days,
            beginsAt: toInstant(notice.beginsAt.getTime()),
            over: notice.beginsAt.getTime() <= now,
          },
    judged: isJudged ? await howJudged(db, interview, blueprint, await fair.readerOf(interview)) : null,
    asks:
      asks === null
        ? null
        : { categories: [...asks.categories], answered: asks.answered, smallestGroup: fair.smallestGroup },
    keptDays: (await fairSettingsOf(db, interview.accountId)).keepDays,
  };
}

function send(reply: FastifyReply, form: FairForm): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(form));
}
