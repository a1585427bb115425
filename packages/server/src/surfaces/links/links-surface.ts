import type { Messages } from '@colloquy/content/schema/messages';
import { newReview } from '@colloquy/contract/links';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleUrls } from '../../features/accounts/index.ts';
import { findListed, type ListedInterview } from '../../features/interviews/index.ts';
import { addReview, findReport, listReviews, sameReviewer } from '../../features/reports/index.ts';
import type { BlobStore } from '../../platform/blob/blob-store.ts';
import { AppError } from '../../platform/errors.ts';
import { bodyFault, readJson, requireJson } from '../../platform/http/body.ts';
import { MediaTypeError } from '../../platform/http/body-errors.ts';
import { sendFile } from '../../platform/http/reply-file.ts';
import { parseWith } from '../../platform/http/validation.ts';
import { type IdSource, parseId } from '../../platform/ids.ts';
import { retryHeaders } from '../kit/error-table.ts';
import type { WebFiles } from '../public/web-files.ts';
import { namesType, pickType } from './accept.ts';
import { presentedReport, presentedTranscript, type ResultsDeps } from './interview-results.ts';
import { linkFailure } from './link-failure.ts';
import { presentReviews } from './present-reviews.ts';
import { registerRecordingLinks } from './recording-links.ts';
import { reportText } from './report-text.ts';
import { PDF, type ResultPdfs } from './result-pdfs.ts';
import type { LinkVerdict } from './signed-links.ts';
import { transcriptText } from './transcript-text.ts';
import { hasMediaTimes, transcriptVtt } from './transcript-vtt.ts';

export type LinksDeps = ResultsDeps & {
  ids: IdSource;
  web: WebFiles;
  blobs: BlobStore;
  /** What the report says around the candidate's words, in English. */
  words(): Promise<Messages>;
  pdfs: ResultPdfs;
  consoleUrls: ConsoleUrls;
};

const PAGE = 'report.html';
const REPORT_TYPES = ['text/html', 'application/json', 'text/plain', PDF] as const;
const TRANSCRIPT_TYPES = [...REPORT_TYPES, 'text/vtt'] as const;
const REVIEWS = '/reviews';

/**
 * Signed links to reports and transcripts: a page for people, a PDF to file, JSON and text for programs, by `Accept`. Query parameters
 * that are not ours are ignored: mail programs add theirs to links.
 */
export function registerLinks(app: FastifyInstance, deps: LinksDeps): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = linkFailure(bodyFault(error, request));
    if (failure === null) throw error;
    if (error instanceof MediaTypeError) reply.headers(error.headers);
    return reply
      .code(failure.status)
      .headers(error instanceof AppError ? retryHeaders(error) : {})
      .send(failure);
  });

  app.addHook('onSend', async (_request, reply, payload) => {
    reply
      .header('cache-control', 'private, no-store')
      .header('vary', 'accept, accept-encoding, accept-language')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex, nofollow');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    return payload;
  });

  app.get('/links/reports/:id', async (request, reply) => {
    const interview = await open(deps, request, reply, '');
    if (interview === null) return reply;
    const no = reportNo((request.query as Record<string, unknown>).no);
    const report = no === undefined ? null : await findReport(deps.db, interview.id, no);
    if (report === null) return refuse(deps, request, reply, 404, 'Not found');
    const type = pickType(request.headers.accept, REPORT_TYPES);
    if (type === null) return refuse(deps, request, reply, 406, `This link gives ${REPORT_TYPES.join(', ')}`);
    if (type === 'text/html') return deps.web.sendPage(reply, PAGE);
    const reader = { seesReviews: showsReviews(deps, request), seesAssignees: false };
    const presented = await presentedReport(deps, interview, report, reader);
    if (type === 'application/json') return reply.send(presented);
    if (type === PDF)
      return sendPdf(
        reply,
        'report',
        await deps.pdfs.report(presented, request.headers['accept-language'], interview.accountId),
      );
    return sendText(reply, 'text/plain', reportText(presented, await deps.words()));
  });

  app.get(`/links/reports/:id${REVIEWS}`, async (request, reply) => {
    const interview = await open(deps, request, reply, REVIEWS);
    if (interview === null) return reply;
    const type = pickType(request.headers.accept, ['application/json']);
    if (type === null) return refuse(deps, request, reply, 406, 'This link gives application/json');
    const reviews = await listReviews(deps.db, interview.id);
    return reply.send(presentReviews(showsReviews(deps, request) ? reviews : [], reviews));
  });

  // A bad link is refused before a byte of the body is read.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const verdict = verdictOf(deps, request, REVIEWS);
    if (verdict === 'good') return requireJson(request);
    return verdict === 'expired' ? refuseExpired(deps, request, reply) : refuse(deps, request, reply, 404, 'Not found');
  };
  app.post(`/links/reports/:id${REVIEWS}`, { onRequest }, async (request, reply) => {
    const interview = await open(deps, request, reply, REVIEWS);
    if (interview === null) return reply;
    const body = parseWith(newReview, readJson(request));
    const reviews = await deps.db.transaction((tx) => addReview(tx, deps, interview.id, body));
    // Whoever gives one sees it come in, and no other by it: names are typed here.
    const own = reviews.findLast((review) => review.personId == null && sameReviewer(review, body));
    const shown = showsReviews(deps, request) ? reviews : reviews.filter((review) => review === own);
    return reply.send(presentReviews(shown, reviews));
  });

  registerRecordingLinks(app, {
    ...deps,
    open: (request, reply, id) => open(deps, request, reply, '', id),
    refuse: (request, reply) => refuse(deps, request, reply, 404, 'Not found'),
  });

  app.get('/links/transcripts/:id', async (request, reply) => {
    const interview = await open(deps, request, reply, '');
    if (interview === null) return reply;
    const presented = await presentedTranscript(deps, interview);
    const types = hasMediaTimes(presented) ? TRANSCRIPT_TYPES : REPORT_TYPES;
    const type = pickType(request.headers.accept, types);
    if (type === null) return refuse(deps, request, reply, 406, `This link gives ${types.join(', ')}`);
    switch (type) {
      case 'text/html':
        return deps.web.sendPage(reply, PAGE);
      case 'application/json':
        return reply.send(presented);
      case 'text/vtt':
        return sendText(reply, type, transcriptVtt(presented));
      case 'text/plain':
        return sendText(reply, type, transcriptText(presented));
      case PDF:
        return sendPdf(
          reply,
          'transcript',
          await deps.pdfs.transcript(presented, request.headers['accept-language'], interview.accountId),
        );
    }
  });
}

/**
 * The interview that a good link leads to; otherwise the refusal is sent: 404 for a bad signature or an erased
 * interview, 410 when expired. `suffix` is what is behind the signed path.
 */
async function open(
  deps: LinksDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  suffix: string,
  named = (request.params as { id: string }).id,
): Promise<ListedInterview | null> {
  const verdict = verdictOf(deps, request, suffix);
  if (verdict === 'expired') {
    await refuseExpired(deps, request, reply);
    return null;
  }
  const id = parseId<'interview'>(named);
  const interview = verdict === 'bad' || id === null ? null : await findListed(deps.db, id);
  if (interview === null) refuse(deps, request, reply, 404, 'Not found');
  return interview;
}

/** Only where its maker chose it; the link is known to be good. */
function showsReviews(deps: LinksDeps, request: FastifyRequest): boolean {
  return deps.links.showsAssessments(request.query as Record<string, unknown>);
}

/** What the link itself says, before anything is looked up. */
function verdictOf(deps: LinksDeps, request: FastifyRequest, suffix: string): LinkVerdict {
  const [path = ''] = (request.raw.url ?? '').split('?');
  const signed = suffix !== '' && path.endsWith(suffix) ? path.slice(0, -suffix.length) : path;
  return deps.links.check(signed, request.query as Record<string, unknown>, deps.clock.now());
}

/** Its signature was good: whoever has it is told where the same lasts, for those who sign in. */
async function refuseExpired(deps: LinksDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return refuse(deps, request, reply, 410, 'This link has expired: read it again from the API', {
    ...(await lastingAddress(deps, request)),
  });
}

async function lastingAddress(
  { db, consoleUrls }: LinksDeps,
  request: FastifyRequest,
): Promise<{ consoleUrl: string } | null> {
  const [, kind, named = ''] = /^\/links\/(reports|transcripts)\/([^/?]+)/.exec(request.raw.url ?? '') ?? [];
  const id = parseId<'interview'>(named);
  const interview = id === null ? null : await findListed(db, id);
  if (interview === null || interview.door === 'CONVERSATION') return null;
  const urls = await consoleUrls.ofAccount(db, interview.accountId);
  if (urls === null) return null;
  return { consoleUrl: kind === 'reports' ? urls.report(interview.id) : urls.interview(interview.id) };
}

/** Which report is asked for: null for the official one, undefined when no number is there. */
function reportNo(given: unknown): number | null | undefined {
  if (given === undefined) return null;
  return typeof given === 'string' && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined;
}

/** A person's browser gets the page, which says it in their language; a program gets JSON. */
function refuse(
  deps: LinksDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 404 | 406 | 410,
  errors: string,
  more: { consoleUrl?: string } = {},
): FastifyReply {
  reply.code(status);
  if (status !== 406 && request.method !== 'POST' && namesType(request.headers.accept, 'text/html')) {
    return deps.web.sendPage(reply, PAGE);
  }
  return reply.send({ status, errors, ...more });
}

function sendText(reply: FastifyReply, type: 'text/plain' | 'text/vtt', text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).send(text);
}

function sendPdf(reply: FastifyReply, name: string, bytes: Uint8Array): FastifyReply {
  return sendFile(reply.header('content-disposition', `inline; filename="${name}.pdf"`), { type: PDF, bytes });
}
