import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Context, createContext, type Overrides } from '../app/context.ts';
import { createHttp } from '../app/http.ts';
import { createReadingPool } from '../app/reading/readings.ts';
import { registerTasks } from '../app/tasks.ts';
import { buildConfig } from '../config/config.ts';
import type { Environment } from '../config/env.ts';
import type { Secrets } from '../config/secrets.ts';
import { createLog } from '../platform/log.ts';
import { rememberSecret } from '../platform/redact.ts';
import { FakeClock } from './fake-clock.ts';
import { type OpenApiCheck, openApiCheck } from './openapi-check.ts';
import { scriptedAnswerReader } from './scripted-answer-reader.ts';
import { scriptedCvReader } from './scripted-cv-reader.ts';
import { testDatabase } from './test-database.ts';

export const ADMIN_SECRET = 'an-admin-secret-for-tests';
export const IDENTITY_SECRET = 'an-identity-webhook-secret-for-tests-0123';
export const METRICS_TOKEN = 'a-metrics-token-for-tests-0123';
export const BOUNCE_TOKEN = 'a-bounce-token-for-tests-0123';
export const SIGNING_KEY = 'a-signing-key-for-tests-0123456789abcdef';

export type TestReply = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  text: string;
};
/** A header with several values is sent that many times. */
export type TestRequest = {
  headers?: Record<string, string | string[]>;
  body?: unknown;
  raw?: string | Buffer;
  type?: string;
};

/** Starting a reading worker from sources takes seconds: one pool for all apps of a test process, patient on a busy machine. */
const readingPool = createReadingPool(createLog({ level: 'error' }), null, { budgetMs: 60_000, waitMs: 120_000 });

/** The whole app in process, without a socket: requests go in by `call`, and every reply is compared with the published document. */
export class TestApp {
  readonly context: Context;
  readonly app: FastifyInstance;
  readonly clock: FakeClock;
  readonly logged: string[];
  readonly #dataDir: string;
  readonly #stopHub: () => void;
  readonly #published: OpenApiCheck | null;

  constructor(parts: {
    context: Context;
    app: FastifyInstance;
    clock: FakeClock;
    logged: string[];
    dataDir: string;
    stopHub: () => void;
  }) {
    this.context = parts.context;
    this.app = parts.app;
    this.clock = parts.clock;
    this.logged = parts.logged;
    this.#dataDir = parts.dataDir;
    this.#stopHub = parts.stopHub;
    const { role, surfaces } = parts.context.config;
    // A worker publishes nothing.
    this.#published = role === 'worker' ? null : openApiCheck(surfaces);
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    url: string,
    request: TestRequest = {},
    remoteAddress?: string,
  ): Promise<TestReply> {
    const payload = request.raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    const response = await this.app.inject({
      method,
      url,
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      headers: {
        ...(payload === undefined ? {} : { 'content-type': request.type ?? 'application/json' }),
        ...request.headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const text = response.body;
    const seen = { method, url, status: response.statusCode, headers: response.headers, body: text };
    const problems = this.#published?.problems(seen) ?? [];
    if (problems.length > 0) throw new Error(`a reply is not as the OpenAPI document says: ${problems.join('; ')}`);
    let body: unknown = text;
    if (String(response.headers['content-type']).startsWith('application/json') && text !== '') body = JSON.parse(text);
    return { status: response.statusCode, headers: response.headers as TestReply['headers'], body, text };
  }

  /** A key of a new account unless names are given. */
  async createKey(
    names: { organizationId?: string; userId?: string; scopes?: string[]; consumer?: string; test?: boolean } = {},
  ): Promise<{ id: string; apiKey: string; headers: Record<string, string> }> {
    const reply = await this.call('POST', '/api/v1/admin/api-keys', {
      headers: { 'x-admin-secret': ADMIN_SECRET },
      body: { organizationId: 'org-1', userId: 'user-1', ...names },
    });
    const { id, apiKey } = (reply.body as { data: { id: string; apiKey: string } }).data;
    return { id, apiKey, headers: { authorization: `Bearer ${apiKey}` } };
  }

  async close(): Promise<void> {
    this.#stopHub();
    await this.app.close();
    await this.context.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

/** @param secrets in place of those that tests sign in and sign with */
export async function startTestApp(
  overrides: Overrides = {},
  environment: Environment = {},
  secrets: Partial<Secrets> = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-test-'));
  const clock = (overrides.clock as FakeClock | undefined) ?? new FakeClock(Date.now());
  const logged: string[] = [];
  const config = buildConfig({
    COLLOQUY_DATA_DIR: dataDir,
    // What recordings become and what is heard does not hang on what the machine has.
    COLLOQUY_FFMPEG: 'off',
    COLLOQUY_VOICE: 'off',
    COLLOQUY_PUBLIC_URL: 'https://interviews.example.com',
    ...environment,
  });
  rememberSecret(ADMIN_SECRET);
  rememberSecret(SIGNING_KEY);
  rememberSecret(IDENTITY_SECRET);
  const context = await createContext(
    config,
    {
      admin: [ADMIN_SECRET],
      signing: [SIGNING_KEY],
      identityWebhook: [IDENTITY_SECRET],
      metrics: [METRICS_TOKEN],
      modelKeys: { first: null, second: null },
      speechKey: null,
      mailPassword: null,
      bounces: [BOUNCE_TOKEN],
      clientSecret: null,
      created: [],
      ...secrets,
    },
    {
      log: createLog({ level: 'info', sink: (line) => logged.push(line) }),
      clock,
      db: overrides.db ?? (await testDatabase()),
      cvReader: scriptedCvReader(),
      answerReader: scriptedAnswerReader(),
      readingPool,
      ...overrides,
    },
  );
  registerTasks(context);
  const { app, hub } = await createHttp(context, { checkReplies: true });
  await app.ready();
  return new TestApp({ context, app, clock, logged, dataDir, stopHub: () => hub.stop() });
}
