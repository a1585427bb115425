import { promptId, speechQuery } from '@colloquy/contract/room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RoomPass } from '../../features/interviews/index.ts';
import { type ReadAloudDeps, readAloud } from '../../features/voice/index.ts';
import { rawQuery } from '../../platform/http/target.ts';
import { parseQuery, parseWith } from '../../platform/http/validation.ts';

export type SpeechDeps = ReadAloudDeps & { enter(request: FastifyRequest): RoomPass };

const params = z.strictObject({ prompt: promptId });

/** Reads the standing prompt aloud. */
export function registerSpeech(app: FastifyInstance, { enter, ...deps }: SpeechDeps): void {
  app.get('/room/api/speech/:prompt', async (request, reply) => {
    const pass = enter(request);
    const { prompt } = parseWith(params, request.params);
    const { speed, part, say } = parseWith(speechQuery, parseQuery(rawQuery(request)));
    const wav = await readAloud(deps, pass, { promptId: prompt, isAgain: say === 'again', speed, part: part ?? null });
    reply.header('cache-control', 'no-store');
    return wav === null ? reply.code(204).send() : reply.type('audio/wav').send(Buffer.from(wav));
  });
}
