import type { FastifyInstance } from 'fastify';
import type { CallerErrors } from '../../features/api-keys/index.ts';
import type { AtsErrors } from '../../features/ats/index.ts';
import type { InterviewErrors } from '../../features/interviews/index.ts';
import type { JobErrors } from '../../features/jobs/index.ts';
import { EndpointRegistrar, type Reply, type Wire } from '../../platform/http/endpoint.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import { COMMON_ERRORS, type ErrorTable } from '../kit/error-table.ts';
import { createKeyWire } from '../kit/key-wire.ts';
import { registerAshby } from './ashby.ts';
import { basicUser } from './basic.ts';
import type { AtsCaller, AtsDeps } from './deps.ts';
import { registerGreenhouse } from './greenhouse.ts';
import { registerStageWebhook } from './stage-webhook.ts';

const ERRORS = {
  ...COMMON_ERRORS,
  'invalid-api-key': { status: 401, headers: { 'www-authenticate': 'Basic' } },
  'ats-foreign-host': { status: 400 },
  'ats-order-not-found': { status: 404 },
  'ats-order-erased': { status: 410 },
  'ats-already-running': { status: 409 },
  'ats-no-mail-server': { status: 422 },
  'ats-not-connected': { status: 401 },
  'job-not-found': { status: 404 },
  'job-closed': { status: 422 },
  'interview-not-found': { status: 404 },
  'move-refused': { status: 409 },
  // Said when the job was made.
  'description-incomplete': null,
} as const satisfies ErrorTable<CallerErrors | AtsErrors | JobErrors | InterviewErrors>;

/**
 * What applicant tracking systems call, in their own shapes. An address is registered with a system once for all its
 * customers: the key tells whose jobs are meant.
 */
export async function registerAts(app: FastifyInstance, deps: AtsDeps): Promise<void> {
  const keyWire = createKeyWire({
    name: 'ats',
    scope: 'ats',
    keys: deps.keys,
    keyOf: basicUser,
    errors: ERRORS,
    invalidStatus: 400,
  });
  const wire: Wire<AtsCaller> = {
    ...keyWire,
    authenticate: async (request) => ({
      ...(await keyWire.authenticate(request)),
      presented: basicUser(request) ?? '',
    }),
  };
  await app.register(async (scope) =>
    registerGreenhouse(new EndpointRegistrar(scope, { ...wire, name: 'greenhouse' }, deps), deps),
  );
  await app.register(async (scope) =>
    registerAshby(new EndpointRegistrar(scope, ashbyWire({ ...wire, name: 'ashby' }), deps), deps),
  );
  await app.register(async (scope) => registerStageWebhook(scope, deps));
}

/** Ashby shows its people the `message` of a 422; what is wrong with a request is told so, too. */
function ashbyWire(wire: Wire<AtsCaller>): Wire<AtsCaller> {
  return {
    ...wire,
    failure(error, requestId): Reply {
      const reply = wire.failure(error, requestId);
      const message =
        error instanceof InvalidRequestError
          ? error.issues.map(({ path, message: text }) => `${path.join('.')}: ${text}`).join('; ')
          : error.message;
      const status = error instanceof InvalidRequestError ? 422 : reply.status;
      return reply.status >= 500 && reply.status !== 503
        ? reply
        : { ...reply, status, body: { success: false, message } };
    },
  };
}
