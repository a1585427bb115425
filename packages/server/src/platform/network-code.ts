import { codeOf } from './code-of.ts';
import REASONS from './network-reasons.json' with { type: 'json' };

/** Of a connection that does not stand, or stands no more. */
export const CONNECTION_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Of TLS and its certificates, and what speaks no HTTP. */
const OTHER_CODES =
  /^(?:EPROTO|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|NO_HTTP)$/;

/** Of connections that fail, certificates included; HTTP that is none is `NO_HTTP`. */
export function isNetworkCode(code: string): boolean {
  return CONNECTION_CODES.has(code) || OTHER_CODES.test(code);
}

/** @returns the code of a fault of the network; null for what is none */
export function networkCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (isNetworkCode(code)) return code;
  if (code.startsWith('HPE_')) return 'NO_HTTP';
  return error instanceof AggregateError ? networkCode(error.errors[0]) : null;
}

/**
 * What a code of the network means, in words for the operator that follow upon the name of the other side.
 *
 * @param ca the option that names whose certificates are trusted
 * @returns null where there are no words for it
 */
export function networkReason(code: string, ca: string): string | null {
  const reasons: Partial<Record<string, string>> = REASONS;
  return reasons[code]?.replace('{ca}', ca) ?? null;
}
