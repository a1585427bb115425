import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readDialogue } from '../../features/dialogue/index.ts';
import { findListed } from '../../features/interviews/index.ts';
import { latestReport, listReviews } from '../../features/reports/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { parseId } from '../../platform/ids.ts';
import type { WebFiles } from '../public/web-files.ts';
import { pickType } from './accept.ts';
import { presentReport } from './present-report.ts';
import { presentTranscript, transcriptText } from './present-transcript.ts';
import { reportText } from './report-text.ts';
import type { SignedLinks } from './signed-links.ts';

export type LinksDeps = { db: Db; clock: Clock; links: SignedLinks; web: WebFiles };

/** Signed links to reports and transcripts: a page for people, JSON and text for programs, by `Accept`. */
export function registerLinks(app: FastifyInstance, deps: LinksDeps): void {
  app.get('/links/reports/:id', async (request, reply) => {
    const interview = await open(deps, request, reply);
    if (interview === null) return reply;
    const report = await latestReport(deps.db, interview.id);
    if (report === null) return refuse(reply, 404, 'Not found');
    const type = pickType(request.headers.accept, ['text/html', 'application/json', 'text/plain']);
    if (type === null) return refuse(reply, 406, 'This link gives text/html, application/json and text/plain');
    if (type === 'text/html') return deps.web.sendPage(reply, 'report.html');
    const presented = presentReport(
      report,
      await readDialogue(deps.db, interview.id),
      interview,
      await listReviews(deps.db, interview.id),
    );
    return type === 'application/json'
      ? reply.send(presented)
      : reply.type('text/plain; charset=utf-8').send(reportText(presented));
  });

  app.get('/links/transcripts/:id', async (request, reply) => {
    const interview = await open(deps, request, reply);
    if (interview === null) return reply;
    const type = pickType(request.headers.accept, ['text/html', 'application/json', 'text/plain']);
    if (type === null) return refuse(reply, 406, 'This link gives text/html, application/json and text/plain');
    if (type === 'text/html') return deps.web.sendPage(reply, 'report.html');
    const presented = presentTranscript(await readDialogue(deps.db, interview.id), interview);
    return type === 'application/json'
      ? reply.send(presented)
      : reply.type('text/plain; charset=utf-8').send(transcriptText(presented));
  });
}

/** The interview that a good link leads to; otherwise the refusal is sent: 404 for a bad signature, 410 when expired. */
async function open(deps: LinksDeps, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
  const [path = ''] = (request.raw.url ?? '').split('?');
  const verdict = deps.links.check(path, request.query as Record<string, unknown>, deps.clock.now());
  if (verdict === 'expired') {
    refuse(reply, 410, 'This link has expired: read it again from the API');
    return null;
  }
  const id = parseId<'interview'>((request.params as { id: string }).id);
  const interview = verdict === 'bad' || id === null ? null : await findListed(deps.db, id);
  if (interview === null) {
    refuse(reply, 404, 'Not found');
    return null;
  }
  return interview;
}

function refuse(reply: FastifyReply, status: number, errors: string): FastifyReply {
  return reply.code(status).send({ status, errors });
}
