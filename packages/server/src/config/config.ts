import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { BlobUrlError, parseBlobUrl } from '../platform/blob/create.ts';
import { jsonErrorLine } from '../platform/json-error.ts';
import type { TracingConfig } from '../platform/tracing/create.ts';
import { type UpstreamConfig, upstreamConfig } from '../providers/profile-source/upstream/config.ts';
import { readDatabaseUrl } from './database-url.ts';
import { ConfigError, type Environment, OPTIONS, type Option, type OptionName } from './env.ts';
import { type MailConfig, readMail } from './mail.ts';
import { type ModelConfig, readModel } from './model.ts';
import { readSingleSignOn, type SingleSignOnConfig } from './single-sign-on.ts';
import { readSpeech, type SpeechConfig } from './speech.ts';
import { readTrustProxy, type TrustProxy } from './trust-proxy.ts';

export type Surface = 'hiring' | 'sessions' | 'conversations' | 'network';

export type Config = {
  environment: 'development' | 'production';
  role: 'all' | 'api' | 'worker';
  surfaces: ReadonlySet<Surface>;
  http: {
    host: string;
    port: number;
    /** Origins of this system; the first is used in links that no call asks for. Empty: host and port. */
    publicUrls: string[];
    trustProxy: TrustProxy;
  };
  /** How long the listener stays open after a request to end. */
  drainMs: number;
  dataDir: string;
  database: { kind: 'embedded'; directory: string } | { kind: 'server'; url: string; poolSize: number };
  /** PEM file that PostgreSQL servers are verified against; null: the public certificates. */
  databaseCa: string | null;
  redisUrl: string | null;
  mail: MailConfig;
  /** Null: nobody is signed in elsewhere. */
  singleSignOn: SingleSignOnConfig | null;
  blobUrl: string;
  /** Whether a folder of files is the same one on every node. */
  filesShared: boolean;
  /** Space that stays free where the embedded database and local files are; 0 does not look. */
  diskFloorBytes: number;
  outboundAllow: string[];
  record: { mode: 'durable' | 'fast'; retentionDays: number };
  cvProfiles: boolean;
  /** Folder of the operator's own content, laid over the built-in one. */
  content: string | null;
  /** Folder of the operator's own fonts for PDFs. */
  fonts: string | null;
  /** Folder of the operator's own interview blueprints. */
  blueprints: string | null;
  profileUpstream: UpstreamConfig | null;
  meaning: 'on' | 'off';
  /** What levels of new reports rest on; reports that stand are never changed. */
  grading: 'anchors' | 'points';
  /** Null: none, and nothing of a candidate leaves this system. */
  model: ModelConfig | null;
  /** Null: no endpoint; there may be engines on this machine. */
  speech: SpeechConfig | null;
  readAloud: boolean;
  /** People that a group needs to be shown. */
  smallestGroup: number;
  /** `atOnce`: spoken interviews on this node; null: by its cores. */
  voice: {
    offered: boolean;
    /** A start fetches what is missing of the engines that hear and speak. */
    pulls: boolean;
    atOnce: number | null;
  };
  /** `ffmpeg`: a path; `found`: where systems keep it, if it is there; `off`: none is called. */
  recording: { offered: boolean; retentionDays: number; ffmpeg: string | 'found' | 'off' };
  tracing: TracingConfig;
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** What is accepted and may not be meant: said at the start and by `check-config`. */
  warnings: string[];
};

const byName = new Map<string, Option>(OPTIONS.map((option) => [option.name, option]));

/** Builds the typed configuration. @throws {ConfigError} naming the variable and the rule. */
export function buildConfig(environment: Environment): Config {
  const value = (name: OptionName): string => environment[name] ?? byName.get(name)?.default ?? '';
  const optional = (name: OptionName): string | null => environment[name] ?? null;
  const dataDir = resolve(value('COLLOQUY_DATA_DIR'));
  const databaseUrl = optional('DATABASE_URL');
  const poolSize = integer('COLLOQUY_DATABASE_POOL', value('COLLOQUY_DATABASE_POOL'), 2, 200);
  const redisUrl = optional('REDIS_URL');
  if (redisUrl !== null) checkUrl('REDIS_URL', redisUrl, ['redis:', 'rediss:']);
  const mode = choice<'development' | 'production'>('COLLOQUY_ENV', value('COLLOQUY_ENV'));
  const publicUrls = readPublicUrls(optional('COLLOQUY_PUBLIC_URL'));
  if (mode === 'production' && publicUrls.length === 0)
    throw new ConfigError('COLLOQUY_PUBLIC_URL', 'is required in production: links begin with it');
  return {
    environment: mode,
    role: choice<'all' | 'api' | 'worker'>('COLLOQUY_ROLE', value('COLLOQUY_ROLE')),
    surfaces: new Set(list<Surface>('COLLOQUY_SURFACES', value('COLLOQUY_SURFACES'))),
    http: {
      host: host('COLLOQUY_HOST', value('COLLOQUY_HOST')),
      port: integer('COLLOQUY_PORT', value('COLLOQUY_PORT'), 0, 65_535),
      publicUrls,
      trustProxy: readTrustProxy(value('COLLOQUY_TRUST_PROXY')),
    },
    drainMs: integer('COLLOQUY_DRAIN_MS', value('COLLOQUY_DRAIN_MS'), 0, 60_000),
    dataDir,
    database:
      databaseUrl === null
        ? { kind: 'embedded', directory: resolve(dataDir, 'database') }
        : { kind: 'server', url: readDatabaseUrl(databaseUrl, optional('COLLOQUY_DATABASE_CA')), poolSize },
    databaseCa: optional('COLLOQUY_DATABASE_CA'),
    redisUrl,
    mail: readMail(optional),
    singleSignOn: readSingleSignOn(optional),
    diskFloorBytes: integer('COLLOQUY_DISK_FLOOR', value('COLLOQUY_DISK_FLOOR'), 0, 1_048_576) * 1_048_576,
    blobUrl: blobUrl(optional('COLLOQUY_BLOB_URL'), dataDir),
    filesShared: choice<'off' | 'on'>('COLLOQUY_FILES_SHARED', value('COLLOQUY_FILES_SHARED')) === 'on',
    outboundAllow: allowList(value('COLLOQUY_OUTBOUND_ALLOW')),
    record: {
      mode: choice<'durable' | 'fast'>('COLLOQUY_RECORD', value('COLLOQUY_RECORD')),
      retentionDays: integer('COLLOQUY_RECORD_RETENTION_DAYS', value('COLLOQUY_RECORD_RETENTION_DAYS'), 1, 3_650),
    },
    cvProfiles: choice<'on' | 'off'>('COLLOQUY_CV_PROFILES', value('COLLOQUY_CV_PROFILES')) === 'on',
    content: folder('COLLOQUY_CONTENT', optional('COLLOQUY_CONTENT')),
    fonts: folder('COLLOQUY_FONTS', optional('COLLOQUY_FONTS')),
    blueprints: folder('COLLOQUY_BLUEPRINTS', optional('COLLOQUY_BLUEPRINTS')),
    profileUpstream: readUpstream(optional('COLLOQUY_PROFILE_UPSTREAM')),
    meaning: choice<'on' | 'off'>('COLLOQUY_MEANING', value('COLLOQUY_MEANING')),
    grading: choice<Config['grading']>('COLLOQUY_GRADING', value('COLLOQUY_GRADING')),
    model: readModel(value, optional),
    speech: readSpeech(value, optional),
    readAloud:
      choice<'on' | 'off'>('COLLOQUY_READ_ALOUD', optional('COLLOQUY_READ_ALOUD') ?? value('COLLOQUY_VOICE')) === 'on',
    voice: {
      offered: choice<'on' | 'off'>('COLLOQUY_VOICE', value('COLLOQUY_VOICE')) === 'on',
      pulls: choice<'on' | 'off'>('COLLOQUY_VOICE_PULL', value('COLLOQUY_VOICE_PULL')) === 'on',
      atOnce: atOnceOf(optional('COLLOQUY_VOICE_AT_ONCE')),
    },
    recording: {
      offered: choice<'on' | 'off'>('COLLOQUY_RECORDING', value('COLLOQUY_RECORDING')) === 'on',
      retentionDays: integer('COLLOQUY_RECORDING_RETENTION_DAYS', value('COLLOQUY_RECORDING_RETENTION_DAYS'), 1, 3_650),
      ffmpeg: readFfmpeg(optional('COLLOQUY_FFMPEG')),
    },
    smallestGroup: integer('COLLOQUY_SMALLEST_GROUP', value('COLLOQUY_SMALLEST_GROUP'), 5, 1_000),
    tracing: {
      endpoint: endpointOf(optional('OTEL_EXPORTER_OTLP_ENDPOINT')),
      share: share('OTEL_TRACES_SAMPLER_ARG', value('OTEL_TRACES_SAMPLER_ARG')),
    },
    logLevel: choice<Config['logLevel']>('COLLOQUY_LOG', value('COLLOQUY_LOG')),
    warnings: warningsOf(value, publicUrls),
  };
}

/** What is allowed and may not be meant. */
function warningsOf(value: (name: OptionName) => string, publicUrls: readonly string[]): string[] {
  const trust = value('COLLOQUY_TRUST_PROXY');
  const isAnyAddress = ['0.0.0.0', '::'].includes(value('COLLOQUY_HOST'));
  const found = [
    {
      isSo: trust === 'on',
      problem: 'COLLOQUY_TRUST_PROXY: on means one proxy; write 1, or the addresses of the proxies',
    },
    {
      isSo: publicUrls.length === 0 && isAnyAddress,
      problem:
        'COLLOQUY_PUBLIC_URL is not set: links begin with the address that is listened on, which others cannot open',
    },
    {
      isSo: publicUrls.length > 1 && trust === 'off',
      problem: 'COLLOQUY_PUBLIC_URL has several origins: which one a call came to is known behind a trusted proxy only',
    },
    {
      isSo: value('COLLOQUY_OUTBOUND_ALLOW') !== '',
      problem: 'COLLOQUY_OUTBOUND_ALLOW is set: downloads and webhooks reach what it names although it is private',
    },
    {
      isSo: value('COLLOQUY_ROLE') !== 'all' && value('REDIS_URL') === '',
      problem:
        'REDIS_URL is not set: several nodes count calls in PostgreSQL, a row written for each; Redis or Valkey spares it that',
    },
    {
      isSo: value('COLLOQUY_ENV') === 'production' && value('COLLOQUY_METRICS_TOKEN') === '',
      problem: 'COLLOQUY_METRICS_TOKEN is not set: whatever reads /metrics would have to hold the administrator secret',
    },
  ];
  return found.filter(({ isSo }) => isSo).map(({ problem }) => problem);
}

function choice<T extends string>(name: OptionName, value: string): T {
  const choices = byName.get(name)?.choices ?? [];
  if (!choices.includes(value)) throw new ConfigError(name, `must be one of ${choices.join(', ')}`);
  return value as T;
}

function list<T extends string>(name: OptionName, value: string): T[] {
  const choices = byName.get(name)?.choices ?? [];
  const items = value.split(',').map((item) => item.trim());
  for (const item of items)
    if (!choices.includes(item)) throw new ConfigError(name, `must be a comma list of ${choices.join(', ')}`);
  return items as T[];
}

function integer(name: OptionName, value: string, min: number, max: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw new ConfigError(name, `must be a whole number from ${min} to ${max}`);
  return number;
}

function atOnceOf(given: string | null): number | null {
  return given === null ? null : integer('COLLOQUY_VOICE_AT_ONCE', given, 1, 10_000);
}

function share(name: OptionName, value: string): number {
  const number = Number(value);
  if (!/^\d*\.?\d+$/.test(value) || number > 1) throw new ConfigError(name, 'must be a number from 0 to 1');
  return number;
}

function endpointOf(value: string | null): string | null {
  if (value !== null) checkUrl('OTEL_EXPORTER_OTLP_ENDPOINT', value, ['http:', 'https:']);
  return value;
}

/** An address or a name; figures and dots that are no address are a slip, not a name. */
function host(name: OptionName, value: string): string {
  const isName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) && !/^[\d.]+$/.test(value);
  if (isIP(value) === 0 && !isName) throw new ConfigError(name, 'must name an address of this machine');
  return value;
}

function checkUrl(name: OptionName, value: string, protocols: string[]): void {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new ConfigError(name, `must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  }
}

function readPublicUrls(value: string | null): string[] {
  if (value === null) return [];
  return value.split(',').map((part) => {
    const item = part.trim();
    checkUrl('COLLOQUY_PUBLIC_URL', item, ['http:', 'https:']);
    const url = new URL(item);
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
      throw new ConfigError('COLLOQUY_PUBLIC_URL', 'must be an origin only, such as https://interviews.example.com');
    return url.origin;
  });
}

function folder(name: OptionName, value: string | null): string | null {
  if (value === null) return null;
  const path = resolve(value);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new ConfigError(name, `must name a folder: ${path} does not exist`);
  if (!stats.isDirectory()) throw new ConfigError(name, `must name a folder: ${path} is none`);
  return path;
}

function blobUrl(value: string | null, dataDir: string): string {
  if (value === null) return `file:${resolve(dataDir, 'files')}`;
  if (!value.startsWith('file:') && !value.startsWith('s3://'))
    throw new ConfigError('COLLOQUY_BLOB_URL', 'must begin with file: or s3://');
  try {
    parseBlobUrl(value);
  } catch (error) {
    if (!(error instanceof BlobUrlError)) throw error;
    throw new ConfigError('COLLOQUY_BLOB_URL', `is not accepted: ${error.message}`);
  }
  return value;
}

function readUpstream(file: string | null): UpstreamConfig | null {
  if (file === null) return null;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new ConfigError('COLLOQUY_PROFILE_UPSTREAM', `must name a JSON file: ${file} cannot be read${code}`);
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    // The parser's own message quotes the file, which holds a key.
    throw new ConfigError('COLLOQUY_PROFILE_UPSTREAM', `${file} is not JSON (line ${jsonErrorLine(text)})`);
  }
  const checked = upstreamConfig.safeParse(content);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new ConfigError(
    'COLLOQUY_PROFILE_UPSTREAM',
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`,
  );
}

function allowList(value: string): string[] {
  if (value === '') return [];
  const items = value.split(',').map((item) => item.trim());
  for (const item of items) {
    if (!/^(\[[0-9a-fA-F:.]+\]|[^\s:/@]+):\d{1,5}$/.test(item))
      throw new ConfigError('COLLOQUY_OUTBOUND_ALLOW', 'must be a comma list of host:port');
  }
  return items;
}

function readFfmpeg(given: string | null): string {
  if (given === null) return 'found';
  if (given !== 'off' && !isAbsolute(given)) throw new ConfigError('COLLOQUY_FFMPEG', 'must be a whole path, or off');
  return given;
}
