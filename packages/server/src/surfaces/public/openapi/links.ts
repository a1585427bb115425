import { expiredLink, newReview, reportForm, reviewsForm, transcriptForm } from '@colloquy/contract/links';
import type { z } from 'zod';
import { withExamples } from './examples.ts';
import { headersOf } from './headers.ts';
import { errorContent } from './operation.ts';
import type { Json, SchemaOf } from './schemas.ts';

const TAG = 'Signed links';
const TEXTS: Record<number, string> = {
  400: 'The review failed validation, or says nothing.',
  404: 'The signature is wrong, or what the link led to was erased.',
  406: 'The link does not give the type that `Accept` asks for.',
  409: 'The report has as many reviews as it can hold.',
  410: 'The link has expired: read it again from the API.',
  413: 'The body is larger than 1 MiB.',
  415: 'The body is not application/json.',
  500: 'A fault of ours; safe to retry with back-off.',
  503: 'The server cannot read or store at present; the call may be sent again.',
};

const SIGNED: Json[] = [
  { name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: 'As it stands in the link.' },
  {
    name: 'expires',
    in: 'query',
    required: true,
    schema: { type: 'string', pattern: '^\\d{10,16}$' },
    description: 'Until when the link is good, milliseconds since the epoch.',
  },
  {
    name: 'signature',
    in: 'query',
    required: true,
    schema: { type: 'string' },
    description: 'As it stands in the link.',
  },
];

const MEDIA = ['video/webm', 'video/mp4', 'audio/webm', 'audio/mp4'] as const;

/** What the signed links give to programs. People get a page from the same addresses. */
export function linkPaths(schemaOf: SchemaOf): Record<string, Json> {
  const call = (
    id: string,
    words: { summary: string; description: string },
    given: {
      reply: z.ZodType;
      texts?: readonly string[];
      parameters?: readonly Json[];
      body?: z.ZodType;
      errors: readonly number[];
    },
  ): Json =>
    withExamples(id, {
      operationId: id,
      tags: [TAG],
      ...words,
      security: [],
      parameters: [...SIGNED, ...(given.parameters ?? [])],
      ...(given.body === undefined
        ? {}
        : {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: schemaOf(given.body, 'input') } },
            },
          }),
      responses: {
        200: {
          description: 'Done.',
          headers: headersOf(200, {}),
          content: {
            'application/json': { schema: schemaOf(given.reply, 'output') },
            ...Object.fromEntries((given.texts ?? []).map((type) => [type, { schema: { type: 'string' } }])),
          },
        },
        ...(given.body === undefined
          ? {
              503: {
                description: 'The server cannot read at present, or the pages for people are not built.',
                headers: headersOf(503, {}),
                content: { ...errorContent('Error'), 'text/plain': { schema: { type: 'string' } } },
              },
            }
          : { 503: { description: TEXTS[503], headers: headersOf(503, {}), content: errorContent('Error') } }),
        ...Object.fromEntries(
          given.errors.map((status) => [
            status,
            {
              description: TEXTS[status],
              headers: headersOf(status, {}),
              content: {
                ...(status === 410
                  ? { 'application/json': { schema: schemaOf(expiredLink, 'output') } }
                  : errorContent('Error')),
                ...(given.body === undefined && (status === 404 || status === 410)
                  ? { 'text/html': { schema: { type: 'string' } } }
                  : {}),
              },
            },
          ]),
        ),
      },
    });
  const no = {
    name: 'no',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1 },
    description: 'Which report, the newest when left out.',
  };
  return {
    '/links/reports/{id}': {
      get: call(
        'openReport',
        {
          summary: 'Read a report by its link',
          description:
            'The address is `reportUrl` (`report_url`), whole. `Accept` chooses the form; the page is for people.',
        },
        {
          reply: reportForm,
          texts: ['text/html', 'text/plain', 'application/pdf'],
          parameters: [no],
          errors: [404, 406, 410, 500],
        },
      ),
    },
    '/links/reports/{id}/reviews': {
      get: call(
        'listReviews',
        {
          summary: 'List what people wrote about a report',
          description:
            'Oldest first, with where their current assessments differ. None, and how many there are, unless the link was made to show them.',
        },
        { reply: reviewsForm, errors: [404, 406, 410, 500] },
      ),
      post: call(
        'addReview',
        {
          summary: 'Add an assessment by a person',
          description:
            'A second one of the same reviewer takes its place; both are kept. The reply has this one, and others only where the link shows them.',
        },
        { reply: reviewsForm, body: newReview, errors: [400, 404, 409, 410, 413, 415, 500, 503] },
      ),
    },
    '/links/recordings/{file}': {
      get: withExamples('openRecording', {
        operationId: 'openRecording',
        tags: [TAG],
        summary: 'Play a recording by its link',
        description:
          'The address is `recordingUrl` (`recording_url`, `video_url`) or the `url` of a part, whole. One byte range is given where it is asked for, suffix ranges too.',
        security: [],
        parameters: [
          { ...SIGNED[0], name: 'file' },
          ...SIGNED.slice(1),
          {
            name: 'Range',
            in: 'header',
            required: false,
            schema: { type: 'string' },
            description: 'One range of bytes, such as `bytes=0-1023` or `bytes=-500`.',
          },
        ],
        responses: {
          ...Object.fromEntries(
            ([200, 206] as const).map((status) => [
              status,
              {
                description: status === 200 ? 'The whole file.' : 'The range that was asked for.',
                headers: headersOf(status, {}),
                content: Object.fromEntries(
                  MEDIA.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
                ),
              },
            ]),
          ),
          416: { description: 'The range lies outside the file.', headers: headersOf(416, {}) },
          ...Object.fromEntries(
            ([404, 410, 500, 503] as const).map((status) => [
              status,
              {
                description: TEXTS[status],
                headers: headersOf(status, {}),
                content: {
                  ...errorContent('Error'),
                  ...(status >= 500 ? {} : { 'text/html': { schema: { type: 'string' } } }),
                },
              },
            ]),
          ),
        },
      }),
    },
    '/links/transcripts/{id}': {
      get: call(
        'openTranscript',
        {
          summary: 'Read a transcript by its link',
          description:
            'The address is `transcriptUrl` (`transcript_url`), whole. `Accept` chooses the form; captions exist where the turns have a place in a recording.',
        },
        {
          reply: transcriptForm,
          texts: ['text/html', 'text/plain', 'text/vtt', 'application/pdf'],
          errors: [404, 406, 410, 500],
        },
      ),
    },
  };
}
