/** A mail server as the configuration names it. */
export type SmtpServer = {
  host: string;
  port: number;
  /** `implicit`: from the first byte (smtps). `starttls`: before anything is said, or nothing is. `none`: a relay on this machine or network. */
  tls: 'implicit' | 'starttls' | 'none';
  /** Null where the server asks for none. */
  login: { user: string; password: string } | null;
};

const CONNECT_MS = 15_000;
const SILENCE_MS = 60_000;

/** Options of the mail library. Certificates are verified as Node does; NODE_EXTRA_CA_CERTS adds an own authority. */
export function connectionOptions({ host, port, tls }: SmtpServer, ca?: string) {
  return {
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    maxResponseSize: 16_384,
    ...(ca === undefined ? {} : { tls: { ca } }),
  };
}
