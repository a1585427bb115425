import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpServer } from '../platform/mail/smtp-server.ts';

export type TakenMail = ParsedMail & {
  raw: string;
  envelope: { from: string; to: string[] };
  /** Whether it came over TLS. */
  encrypted: boolean;
};

const LOGIN = { user: 'colloquy', password: 'a-password-of-tests' };

/** A refusal of the server: a code and what it says. */
export type Refusal = { code: number; text: string };

/** A real SMTP server on this machine, with a login; it keeps what it takes. */
export class MailServer {
  readonly taken: TakenMail[] = [];
  /** How often somebody tried to sign in. */
  logins = 0;
  /** What a recipient is refused with; null: taken. */
  refuse: (address: string) => Refusal | null = () => null;
  /** What a login is refused with. */
  refuseLogin: Refusal | null = null;
  /** Runs after a mail arrived and before the server says that it took it. */
  beforeTaking: (mail: TakenMail) => Promise<void> = async () => undefined;
  /** Runs after the server said that it took a mail. */
  onTaken: () => void = () => undefined;
  readonly #server: SMTPServer;

  private constructor(options: SMTPServerOptions) {
    this.#server = new SMTPServer({
      logger: false,
      closeTimeout: 100,
      onAuth: (auth, _session, done) => {
        this.logins += 1;
        const isKnown = auth.username === LOGIN.user && auth.password === LOGIN.password;
        const refusal = this.refuseLogin ?? (isKnown ? null : { code: 535, text: '5.7.8 who are you?' });
        if (refusal === null) done(null, { user: LOGIN.user });
        else done(failure(refusal));
      },
      onRcptTo: ({ address }, _session, done) => {
        const refusal = this.refuse(address);
        done(refusal === null ? null : failure(refusal));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const raw = Buffer.concat(chunks);
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : (mailFrom?.address ?? '');
          const envelope = { from, to: rcptTo.map(({ address }) => address) };
          const mail = { ...(await simpleParser(raw)), raw: raw.toString('utf8'), envelope, encrypted: session.secure };
          await this.beforeTaking(mail);
          this.taken.push(mail);
          done(null, 'OK: taken');
          this.onTaken();
        });
      },
      ...options,
    });
    // Clients that are killed end their connections as they like.
    this.#server.on('error', () => undefined);
  }

  static async start(options: SMTPServerOptions = {}): Promise<MailServer> {
    const started = new MailServer({ disabledCommands: ['STARTTLS'], ...options });
    await new Promise<void>((resolve) => {
      started.#server.listen(0, '127.0.0.1', () => resolve());
    });
    return started;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  get address(): SmtpServer {
    return { host: '127.0.0.1', port: this.port, tls: 'none', login: LOGIN };
  }

  /** For `COLLOQUY_SMTP_URL`. */
  get url(): string {
    return `smtp://${LOGIN.user}:${LOGIN.password}@127.0.0.1:${this.port}?tls=off`;
  }

  /** Mails to one address. */
  to(address: string): TakenMail[] {
    return this.taken.filter(({ envelope }) => envelope.to.includes(address));
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}

function failure({ code, text }: Refusal): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
