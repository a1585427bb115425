import { LONGEST_LINK_DAYS } from '@colloquy/contract/shared';
import { MODEL_OPTIONS } from './model-options.ts';
import { SIGN_IN_OPTIONS } from './sign-in-options.ts';
import { SPEECH_OPTIONS } from './speech-options.ts';

/** One row per environment variable: the help text, the reference page and the reader are made from it. */
export type Option = {
  name: string;
  type: 'text' | 'integer' | 'list' | 'choice' | 'url' | 'secret-list';
  choices?: readonly string[];
  /** As printed; null when there is none. */
  default: string | null;
  unit?: string;
  description: string;
};

export const OPTIONS = [
  { name: 'COLLOQUY_HOST', type: 'text', default: '127.0.0.1', description: 'Address to listen on.' },
  { name: 'COLLOQUY_PORT', type: 'integer', default: '8080', description: 'Port to listen on; 0 picks a free one.' },
  {
    name: 'COLLOQUY_PUBLIC_URL',
    type: 'url',
    default: null,
    description:
      'Origin used in links, when it differs from host and port; required in production. Several, separated by commas: links made in a call that a trusted proxy forwards for one of them begin with that one, all others with the first.',
  },
  {
    name: 'COLLOQUY_DATA_DIR',
    type: 'text',
    default: './data',
    description: 'Folder of the embedded database, files, outbox and generated secrets.',
  },
  {
    name: 'COLLOQUY_ADMIN_SECRET',
    type: 'secret-list',
    default: null,
    description:
      'Administrator secret, 16 characters or more; two, separated by a comma, while rotating. Generated in the data folder on the embedded default.',
  },
  {
    name: 'COLLOQUY_SECRET_KEY',
    type: 'secret-list',
    default: null,
    description: `Key that signs links and room tokens and seals the secrets of webhooks, 32 characters or more; two, separated by a comma, while rotating: the first signs, both are accepted; in this order: old,new on every node, then new,old on every node, then new after ${LONGEST_LINK_DAYS} days. Generated in the data folder on the embedded default; required with DATABASE_URL.`,
  },
  {
    name: 'COLLOQUY_TRUST_PROXY',
    type: 'text',
    default: 'off',
    description:
      'The reverse proxies whose X-Forwarded-* headers are believed: off, how many there are before this server, or a comma list of their addresses and CIDR ranges. The caller is the first hop from the right that is none of them. A number is for servers that only the proxies can reach.',
  },
  {
    name: 'COLLOQUY_RECORD',
    type: 'choice',
    choices: ['durable', 'fast'],
    default: 'durable',
    description: 'Whether replies to reads wait for their request record; fast may lose the last 200 ms on a kill.',
  },
  {
    name: 'COLLOQUY_RECORD_RETENTION_DAYS',
    type: 'integer',
    default: '90',
    unit: 'days',
    description: 'How long request records are kept.',
  },
  {
    name: 'COLLOQUY_CV_PROFILES',
    type: 'choice',
    choices: ['on', 'off'],
    default: 'on',
    description: 'Whether parsed CVs become profiles of their organization.',
  },
  {
    name: 'COLLOQUY_ROLE',
    type: 'choice',
    choices: ['all', 'api', 'worker'],
    default: 'all',
    description:
      'What this process does: api serves calls and pages and runs no background work; worker runs background work and serves health and metrics alone.',
  },
  {
    name: 'COLLOQUY_SURFACES',
    type: 'list',
    choices: ['hiring', 'sessions', 'conversations', 'network'],
    default: 'hiring,sessions,conversations,network',
    description: 'Surfaces that this process serves.',
  },
  {
    name: 'DATABASE_URL',
    type: 'url',
    default: null,
    description:
      'PostgreSQL 15 or later; the embedded database when absent. TLS by sslmode: disable (default), no-verify, require or verify-full (both verify the server): docs/operations/managed-postgresql.md.',
  },
  {
    name: 'COLLOQUY_DATABASE_CA',
    type: 'text',
    default: null,
    description:
      'PEM file of the certificates that sign the PostgreSQL server of a private or managed service; the server is verified against them alone.',
  },
  {
    name: 'COLLOQUY_DATABASE_POOL',
    type: 'integer',
    default: '8',
    unit: 'connections',
    description: 'Connections to PostgreSQL per process.',
  },
  {
    name: 'REDIS_URL',
    type: 'url',
    default: null,
    description: 'Redis or Valkey for the rate limits of several nodes.',
  },
  {
    name: 'COLLOQUY_BLOB_URL',
    type: 'url',
    default: null,
    description: 'Where files are kept: file:… or s3://bucket?endpoint=…; a folder in the data folder when absent.',
  },
  {
    name: 'COLLOQUY_FILES_SHARED',
    type: 'choice',
    choices: ['off', 'on'],
    default: 'off',
    description:
      'on: the folder of COLLOQUY_BLOB_URL is the same one on every node (a network file system). Without it a node with COLLOQUY_ROLE api or worker starts on an S3-compatible store alone.',
  },
  {
    name: 'COLLOQUY_DISK_FLOOR',
    type: 'integer',
    default: '64',
    unit: 'MB',
    description:
      'Space that stays free where the embedded database and local files are: below it every call is answered with 503; 0 does not look.',
  },
  {
    name: 'COLLOQUY_SMTP_URL',
    type: 'url',
    default: null,
    description:
      'Mail server: smtp://user:password@host:587 (STARTTLS, or nothing is said) or smtps://user:password@host:465; smtp://localhost:25?tls=off for a relay on this machine. Mail is written to the outbox folder when absent. docs/operations/mail.md.',
  },
  {
    name: 'COLLOQUY_MAIL_FROM',
    type: 'text',
    default: null,
    description: 'Address that mail comes from, such as interviews@example.com; required with COLLOQUY_SMTP_URL.',
  },
  ...SIGN_IN_OPTIONS,
  {
    name: 'COLLOQUY_OUTBOUND_ALLOW',
    type: 'list',
    default: '',
    description:
      'host:port entries that downloads and webhooks may reach although private, over http too; for tests and intranets.',
  },
  {
    name: 'COLLOQUY_PROFILE_UPSTREAM',
    type: 'text',
    default: null,
    description: 'JSON file that describes an upstream provider of profiles: docs/operations/upstream.md.',
  },
  {
    name: 'COLLOQUY_CONTENT',
    type: 'text',
    default: null,
    description:
      'Folder of your own content, laid over the built-in one: applications, banks, blueprints, dialogue, occupations, trades. docs/content.md says how.',
  },
  {
    name: 'COLLOQUY_FONTS',
    type: 'text',
    default: null,
    description:
      'Folder of fonts (TTF, OTF, TTC, WOFF) for PDFs in scripts that the built-in ones lack, such as Chinese, Japanese and Korean. The fonts of the system are asked after it.',
  },
  {
    name: 'COLLOQUY_BLUEPRINTS',
    type: 'text',
    default: null,
    description:
      'Folder of your own interview blueprints: a file there, named as the built-in one (software-engineer.json), stands for it.',
  },
  {
    name: 'COLLOQUY_IDENTITY_WEBHOOK_SECRET',
    type: 'secret-list',
    default: null,
    description:
      'Secret that an identity provider signs its deliveries to /webhooks/identity with, 32 characters or more; two, separated by a comma, while rotating. Without it that address does not exist.',
  },
  {
    name: 'COLLOQUY_METRICS_TOKEN',
    type: 'secret-list',
    default: null,
    description:
      'Bearer token that opens /metrics and nothing else, 16 characters or more; two, separated by a comma, while rotating. The administrator secret opens it too.',
  },
  {
    name: 'COLLOQUY_DRAIN_MS',
    type: 'integer',
    default: '5000',
    unit: 'ms',
    description:
      'How long a server that is asked to end (SIGTERM) still takes connections while /health/ready answers 503, so that nobody is sent to a closed port; 0 closes at once.',
  },
  {
    name: 'COLLOQUY_ENV',
    type: 'choice',
    choices: ['development', 'production'],
    default: 'development',
    description: 'Production refuses to start without its own secrets and a public address.',
  },
  {
    name: 'COLLOQUY_LOG',
    type: 'choice',
    choices: ['debug', 'info', 'warn', 'error'],
    default: 'info',
    description: 'Lowest level that is logged; debug adds a line for each request.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    type: 'url',
    default: null,
    description:
      'Base address of an OpenTelemetry collector (OTLP over HTTP) that traces are sent to; none are kept without it. OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES are heard, too.',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    type: 'text',
    default: '1',
    description: 'Share of the traces begun here that are kept, 0 to 1; a caller that sends a trace decides for it.',
  },
  {
    name: 'COLLOQUY_MEANING',
    type: 'choice',
    choices: ['on', 'off'],
    default: 'on',
    description: 'Whether answers in English are also compared by sentence meaning.',
  },
  ...MODEL_OPTIONS,
  ...SPEECH_OPTIONS,
  {
    name: 'COLLOQUY_RECORDING',
    type: 'choice',
    choices: ['on', 'off'],
    default: 'off',
    description:
      'Whether candidates are asked if sound and picture of their interview may be recorded; nothing is recorded without their consent. docs/operations/recording.md.',
  },
  {
    name: 'COLLOQUY_RECORDING_RETENTION_DAYS',
    type: 'integer',
    default: '180',
    unit: 'days',
    description: 'How long recordings are kept where neither account nor organization names days of its own.',
  },
  {
    name: 'COLLOQUY_SMALLEST_GROUP',
    type: 'integer',
    default: '5',
    unit: 'people',
    description:
      'Rates by what candidates declared show no group of fewer people, nor one that can be worked out from others; 5 or more. docs/compliance.md.',
  },
  {
    name: 'COLLOQUY_FFMPEG',
    type: 'text',
    default: null,
    description:
      'Path of the ffmpeg that makes one file of recordings from different browsers, and still pictures; found where systems keep it when absent, never called when off. docs/operations/recording.md.',
  },
  {
    name: 'COLLOQUY_GRADING',
    type: 'choice',
    choices: ['anchors', 'points'],
    default: 'points',
    description:
      'What a level in a new report rests on: the anchors of its question as well, or only points of its subject that were found in the answer.',
  },
] as const satisfies readonly Option[];

export type OptionName = (typeof OPTIONS)[number]['name'];
export type Environment = Partial<Record<OptionName, string>>;

/** The only place that reads options from the process's environment. Empty values count as absent. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const environment: Environment = {};
  const known = new Set<string>(OPTIONS.map((option) => option.name));
  for (const [name, value] of Object.entries(source)) {
    if (name.startsWith('COLLOQUY_') && !known.has(name)) {
      throw new ConfigError(
        name,
        `is not an option; known are ${[...known].filter((k) => k.startsWith('COLLOQUY_')).join(', ')}`,
      );
    }
    if (known.has(name) && value !== undefined && value !== '') environment[name as OptionName] = value;
  }
  return environment;
}

/** A malformed or half-set value: the program does not start. Never shows the value itself. */
export class ConfigError extends Error {
  readonly variable: string;

  constructor(variable: string, rule: string) {
    super(`${variable} ${rule}`);
    this.name = 'ConfigError';
    this.variable = variable;
  }
}

/** The options as text: `colloquy start --help` and the reference page. */
export function describeOptions(): string {
  return OPTIONS.map((option: Option) => {
    const facts = [
      option.choices ? option.choices.join(' | ') : option.type,
      option.unit,
      option.default === null ? 'no default' : `default ${option.default || '(empty)'}`,
    ];
    return `${option.name}\n    ${option.description} (${facts.filter(Boolean).join(', ')})`;
  }).join('\n');
}
