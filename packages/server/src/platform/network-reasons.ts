/** What the codes of failed connections mean, in words that follow on "it cannot be used:". */
export const NETWORK_REASONS: Readonly<Partial<Record<string, string>>> = {
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name is not known',
  ECONNREFUSED: 'nothing listens at its address',
  ETIMEDOUT: 'nothing answers at its address',
  EHOSTUNREACH: 'its address cannot be reached',
  ENETUNREACH: 'its address cannot be reached',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  ECONNABORTED: 'the connection was cut',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name than that of the address',
};

const UNTRUSTED = 'its certificate is signed by nobody we trust: name the CA in NODE_EXTRA_CA_CERTS';
const NO_TLS = 'it speaks no TLS at this address';

/** Of servers other than the database, whose CA has an option of its own. */
const REASONS: typeof NETWORK_REASONS = {
  ...NETWORK_REASONS,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  ERR_SSL_WRONG_VERSION_NUMBER: NO_TLS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NO_TLS,
  EPROTO: NO_TLS,
};

/** @returns null for what is no fault of the network */
export function networkReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof AggregateError && REASONS[code] === undefined) return networkReason(error.errors[0]);
  if (code.startsWith('HPE_')) return 'what answers there speaks no HTTP';
  return REASONS[code] ?? null;
}
