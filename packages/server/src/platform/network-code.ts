/** Of connections that fail, certificates included; HTTP that is none is `NO_HTTP`. */
const CODES =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPROTO|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+)$/;

/** @returns the code of a fault of the network; null for what is none */
export function networkCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (CODES.test(code)) return code;
  if (code.startsWith('HPE_')) return 'NO_HTTP';
  return error instanceof AggregateError ? networkCode(error.errors[0]) : null;
}

/** @returns '' where it has none */
export function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
