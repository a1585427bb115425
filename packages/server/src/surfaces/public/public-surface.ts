import type { FastifyInstance } from 'fastify';
import { parentOrigins } from '../../features/accounts/index.ts';
import { findInterview, type RoomLinks } from '../../features/interviews/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { WebFiles } from './web-files.ts';

export type PublicDeps = {
  db: Db;
  rooms: RoomLinks;
  web: WebFiles;
};

export type Health = { ready: boolean; checks: Record<string, boolean> };

/** For whoever watches the process or sends calls to it. */
export function registerHealth(app: FastifyInstance, health: () => Promise<Health>): void {
  app.get('/health/live', async () => ({ alive: true }));
  app.get('/health/ready', async (_request, reply) => {
    const { ready, checks } = await health();
    return reply.code(ready ? 200 : 503).send({ ready, checks });
  });
}

/** Pages for people and assets. Opening a page changes nothing: mail scanners open links. */
export function registerPublic(app: FastifyInstance, deps: PublicDeps): void {
  deps.web.register(app);

  app.get('/room/:token', async (request, reply) => {
    const opened = deps.rooms.open((request.params as { token: string }).token);
    const interview = opened === null ? null : await findInterview(deps.db, opened.id);
    const origins = interview === null ? [] : await parentOrigins(deps.db, interview.accountId);
    // A link that opens nothing may be framed by any page: it shows nobody, and its host hears `unknown-link`.
    return deps.web.sendPage(reply, 'room.html', origins.length === 0 ? '*' : origins.join(' '));
  });

  // A person's browser is led to the console: programs that ask for JSON hear that nothing is here.
  app.get('/', async (request, reply) => {
    if (!/\btext\/html\b/i.test(request.headers.accept ?? '')) return reply.callNotFound();
    return reply.header('vary', 'accept').header('cache-control', 'no-cache').redirect('/console', 302);
  });
}
