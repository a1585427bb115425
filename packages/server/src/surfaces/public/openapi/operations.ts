import { z } from 'zod';
import { withExamples } from './examples.ts';
import { headersOf } from './headers.ts';
import { errorContent } from './operation.ts';
import type { Json, SchemaOf } from './schemas.ts';

const live = z.strictObject({ alive: z.literal(true) });
const ready = z
  .strictObject({ ready: z.boolean(), checks: z.record(z.string(), z.boolean()) })
  .meta({ id: 'Readiness', description: 'Each check by name: false is what is wrong.' });

/** Health and figures, for whoever runs the installation. */
export function operationPaths(schemaOf: SchemaOf): Record<string, Json> {
  const json = (schema: Json): Json => ({ 'application/json': { schema } });
  const tooLarge = {
    431: { description: 'The headers are too large.', headers: headersOf(431, {}), content: errorContent('Error') },
  };
  const get = (id: string, summary: string, description: string, rest: Json): Json => ({
    get: withExamples(id, { operationId: id, tags: ['Operation'], summary, description, security: [], ...rest }),
  });
  return {
    '/health/live': get('isAlive', 'Whether the process runs', 'Asks nothing of the database. For a restart policy.', {
      responses: {
        200: { description: 'It runs.', headers: headersOf(200, {}), content: json(schemaOf(live, 'output')) },
        ...tooLarge,
      },
    }),
    '/health/ready': get(
      'isReady',
      'Whether the process can serve',
      'Asks the database, and whether there is room to store. For a load balancer.',
      {
        responses: {
          200: { description: 'It can serve.', headers: headersOf(200, {}), content: json(schemaOf(ready, 'output')) },
          ...tooLarge,
          503: {
            description: 'It cannot at present; `checks` says why.',
            headers: headersOf(503, {}),
            content: json(schemaOf(ready, 'output')),
          },
        },
      },
    ),
    '/metrics': get(
      'readMetrics',
      'Read the figures for alarms',
      'Text in the Prometheus exposition format 0.0.4. The token of `COLLOQUY_METRICS_TOKEN` goes as a bearer token and opens nothing else; the administrator secret does so, too, or in `x-admin-secret`.',
      {
        security: [{ adminSecret: [] }, { bearer: [] }],
        responses: {
          200: {
            description: 'The figures.',
            headers: headersOf(200, {}),
            content: { 'text/plain': { schema: { type: 'string' } } },
          },
          401: {
            description: 'The token or secret is missing or wrong.',
            headers: headersOf(401, {}),
            content: errorContent('Error'),
          },
        },
      },
    ),
  };
}
