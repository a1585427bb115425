import { mcpEndpoint } from '@colloquy/contract/mcp';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, CallerErrors } from '../../features/api-keys/index.ts';
import type { InterviewLanguageError } from '../../features/interviewers/index.ts';
import type { InterviewErrors } from '../../features/interviews/index.ts';
import type { JobErrors } from '../../features/jobs/index.ts';
import { AppError } from '../../platform/errors.ts';
import { bodyBytes } from '../../platform/http/body.ts';
import { EndpointRegistrar, type Wire } from '../../platform/http/endpoint.ts';
import type { ReplyFile } from '../../platform/http/reply-file.ts';
import { bearerToken } from '../kit/bearer.ts';
import { COMMON_ERRORS, type ErrorTable } from '../kit/error-table.ts';
import { createKeyWire } from '../kit/key-wire.ts';
import type { McpDeps } from './deps.ts';
import type { Serve } from './serve.ts';

/** A page of another site calls: browsers send its origin with every such call. */
class ForeignOriginError extends AppError {
  readonly kind = 'foreign-origin';

  constructor() {
    super('Pages of other sites may not call this address');
  }
}

const ERRORS = {
  ...COMMON_ERRORS,
  'invalid-api-key': { status: 401, headers: { 'www-authenticate': 'Bearer' } },
  'foreign-origin': { status: 403 },
  // Told by the tool that met them, in its reply.
  'interview-not-found': null,
  'move-refused': null,
  'job-not-found': null,
  'job-closed': null,
  'description-incomplete': null,
  'interview-language-not-written': null,
} as const satisfies ErrorTable<
  CallerErrors | ForeignOriginError | InterviewErrors | JobErrors | InterviewLanguageError
>;

/** Headers of a message that its revisions look at. */
const PASSED = ['accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;

type McpActor = Caller & { request: FastifyRequest };

/**
 * Model Context Protocol: one message, one reply, no sessions. No metadata of OAuth is published: a key is all there is,
 * and a client that finds some shows a sign-in that leads nowhere.
 */
export function registerMcp(app: FastifyInstance, deps: McpDeps): void {
  const keyWire = createKeyWire({
    name: 'mcp',
    scope: 'mcp',
    keys: deps.keys,
    keyOf: bearerToken,
    errors: ERRORS,
    invalidStatus: 400,
  });
  const wire: Wire<McpActor> = {
    ...keyWire,
    async authenticate(request) {
      const { origin } = request.headers;
      if (origin !== undefined && !deps.origins().includes(origin)) throw new ForeignOriginError();
      return { ...(await keyWire.authenticate(request)), request };
    },
  };
  let serve: Promise<Serve> | null = null;
  const loaded = (): Promise<Serve> => {
    serve ??= import('./serve.ts').then(({ createServe }) => createServe(deps));
    return serve;
  };
  const endpoints = new EndpointRegistrar(app, wire, deps);
  endpoints.read(
    mcpEndpoint,
    async (_input, { request, ...caller }) => {
      const headers = new Headers({ 'content-type': 'application/json' });
      for (const name of PASSED) {
        const value = request.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const asked = new Request('http://localhost/mcp', {
        method: 'POST',
        headers,
        body: new Uint8Array(bodyBytes(request)),
      });
      const reply = await (await loaded())(asked, caller);
      const type = reply.headers.get('content-type') ?? 'application/json';
      return { status: reply.status, type, bytes: new Uint8Array(await reply.arrayBuffer()) } satisfies ReplyFile;
    },
    async (_request, file) => file as ReplyFile,
  );
}
