import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ListedInterview } from '../../features/interviews/index.ts';
import { type PlayablePart, readRecording } from '../../features/recordings/index.ts';
import { BlobRangeError, type BlobRead, type BlobStore } from '../../platform/blob/blob-store.ts';
import { parseRangeHeader } from '../../platform/blob/range.ts';
import { presentedTranscript, type ResultsDeps } from './interview-results.ts';
import { chaptersVtt, transcriptVtt } from './transcript-vtt.ts';

export type RecordingLinksDeps = ResultsDeps & {
  blobs: BlobStore;
  /** The interview that a good link leads to; else the refusal is sent and it is null. */
  open(request: FastifyRequest, reply: FastifyReply, id: string): Promise<ListedInterview | null>;
  refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply;
};

/** `<no>.webm`, `<no>.captions.vtt`, `<no>.chapters.vtt`, `<no>.poster.jpg` */
const FILE = /^([1-9]\d{0,4})\.(webm|mp4|captions\.vtt|chapters\.vtt|poster\.jpg)$/;
const FIRST = /^([0-9a-f-]{36})\.(webm|mp4)$/i;

/**
 * Recordings by signed links, whole or by ranges (RFC 9110, section 14), and what is laid over them. They end with the
 * thing itself: erased, taken back or out of time, a link leads nowhere at once.
 */
export function registerRecordingLinks(app: FastifyInstance, deps: RecordingLinksDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/links/recordings/:file',
    handler: async (request, reply) => {
      const [, id = '', kind = ''] = FIRST.exec((request.params as { file: string }).file) ?? [];
      return give(deps, request, reply, id, 1, kind);
    },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/links/recordings/:id/:file',
    handler: async (request, reply) => {
      const { id, file } = request.params as { id: string; file: string };
      const [, no = '', kind = ''] = FILE.exec(file) ?? [];
      return give(deps, request, reply, id, Number(no), kind);
    },
  });
}

async function give(
  deps: RecordingLinksDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  no: number,
  kind: string,
): Promise<FastifyReply> {
  const interview = await deps.open(request, reply, id);
  if (interview === null) return reply;
  const recording = await readRecording(deps.db, interview.id);
  const part = recording?.parts.find((one) => one.no === no);
  if (recording === null || part === undefined) return deps.refuse(request, reply);
  if (kind === part.container) return sendMedia(deps, request, reply, part);
  if (kind === 'poster.jpg' && part.posterKey !== null)
    return sendMedia(deps, request, reply, { blobKey: part.posterKey, mediaType: 'image/jpeg' });
  if (!kind.endsWith('.vtt')) return deps.refuse(request, reply);
  const startMs = recording.parts.filter((one) => one.no < no).reduce((sum, one) => sum + one.durationMs, 0);
  const span = { startMs, endMs: startMs + part.durationMs };
  const transcript = await presentedTranscript(deps, interview);
  const text = kind.startsWith('captions') ? transcriptVtt(transcript, span) : chaptersVtt(transcript, span);
  return reply.type('text/vtt; charset=utf-8').send(text);
}

async function sendMedia(
  { blobs, refuse }: RecordingLinksDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { blobKey, mediaType }: Pick<PlayablePart, 'blobKey' | 'mediaType'>,
): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes').type(mediaType);
  const range = parseRangeHeader(request.headers.range);
  let read: BlobRead | null;
  try {
    read = await blobs.get(blobKey, range ?? undefined);
  } catch (error) {
    if (!(error instanceof BlobRangeError)) throw error;
    return reply.code(416).header('content-range', `bytes */${error.sizeBytes}`).send('');
  }
  if (read === null) return refuse(request, reply);
  reply.header('content-length', read.end - read.start + 1);
  if (range !== null) reply.code(206).header('content-range', `bytes ${read.start}-${read.end}/${read.sizeBytes}`);
  if (request.method !== 'HEAD') return reply.send(read.stream);
  read.stream.destroy();
  return reply.send();
}
