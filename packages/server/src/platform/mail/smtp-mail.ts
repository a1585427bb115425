import type { Transporter } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { composed } from './compose.ts';
import { judgeFailure, replyText } from './judge-failure.ts';
import type { Mail, MailMessage, MailOutcome } from './mail.ts';
import { connectionOptions, type SmtpServer } from './smtp-server.ts';

const CONNECTIONS = 2;
/** Servers end connections that carried more. */
const MAILS_OF_CONNECTION = 100;
/** Once more at once where the server ended a connection that had stood idle. */
const REQUEUES = 1;

/** Sends over SMTP, two connections at a time, opened with the first mail. */
export class SmtpMail implements Mail {
  readonly #server: SmtpServer;
  readonly #sender: string;
  readonly #clock: Clock;
  readonly #ca: string | undefined;
  #transport: Promise<Transporter> | null = null;

  /**
   * @param deps.sender address that mail comes from
   * @param deps.ca of the server's certificate, PEM, where it is not a public one
   */
  constructor(deps: { server: SmtpServer; sender: string; clock: Clock; ca?: string }) {
    this.#server = deps.server;
    this.#sender = deps.sender;
    this.#clock = deps.clock;
    this.#ca = deps.ca;
  }

  async send(message: MailMessage): Promise<MailOutcome> {
    const options = composed(message, this.#sender, new Date(this.#clock.now()));
    if (options === null) return { kind: 'refused', reply: { code: null, text: 'the address cannot be written to' } };
    this.#transport ??= this.#open();
    const transport = await this.#transport;
    try {
      const { response } = (await transport.sendMail(options)) as { response: string };
      return { kind: 'sent', reply: { code: Number.parseInt(response, 10) || null, text: replyText(response) } };
    } catch (error) {
      return judgeFailure(error);
    }
  }

  /** What a mail server took is no longer in our hands. */
  async forget(): Promise<void> {}

  async close(): Promise<void> {
    const transport = await this.#transport;
    this.#transport = null;
    transport?.close();
  }

  /** The library is loaded by whoever sends: a server without mail never needs it. */
  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const { login } = this.#server;
    return createTransport({
      ...connectionOptions(this.#server, this.#ca),
      ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
      pool: true,
      maxConnections: CONNECTIONS,
      maxMessages: MAILS_OF_CONNECTION,
      maxRequeues: REQUEUES,
    });
  }
}
