import { UnavailableError } from './errors.ts';
import { redactText } from './redact.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Writes one JSON line a call. Fields are plain values only: no bodies, no objects, nothing a person said. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** A full disk and a lost database are reported once where they are seen, and not by each who meets them. */
  error(event: string, error: unknown, fields?: LogFields): void;
  with(fields: LogFields): Log;
}

const RANK: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 };

export type LogSink = (line: string) => void;

/** `level` is the lowest that is written. Every line passes the redaction of secrets by pattern. */
export function createLog(options: { level: LogLevel; sink?: LogSink; fields?: LogFields }): Log {
  const sink = options.sink ?? ((line: string) => process.stderr.write(`${line}\n`));
  const write = (level: LogLevel, event: string, fields: LogFields): void => {
    if (RANK[level] < RANK[options.level]) return;
    const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...options.fields, ...fields });
    sink(redactText(line));
  };
  return {
    debug: (event, fields = {}) => write('debug', event, fields),
    info: (event, fields = {}) => write('info', event, fields),
    warn: (event, fields = {}) => write('warn', event, fields),
    error(event, error, fields = {}) {
      if (!(error instanceof UnavailableError)) write('error', event, { ...fields, ...describeError(error) });
    },
    with: (fields) => createLog({ ...options, fields: { ...options.fields, ...fields } }),
  };
}

/** The name, code and place of an error. Database errors lose their `detail`: it holds values of rows. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause instanceof Error ? `${error.cause.name}: ${error.cause.message}` : undefined;
  return {
    error: error.name,
    message: error.message.slice(0, 500),
    code,
    cause: cause?.slice(0, 300),
    stack: error.stack
      ?.split('\n')
      .slice(1, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
}
