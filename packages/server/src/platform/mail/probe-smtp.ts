import { judgeFailure, replyText } from './judge-failure.ts';
import { connectionOptions, type SmtpServer } from './smtp-server.ts';

/** What a mail server said to a visit that sends nothing. `problem` is null when mail could be sent. */
export type SmtpProbe = { said: string[]; problem: string | null };

/** Connects, greets (EHLO), begins TLS and signs in as sending would, and leaves again. */
export async function probeSmtp(server: SmtpServer, ca?: string): Promise<SmtpProbe> {
  const { default: SmtpConnection } = await import('nodemailer/lib/smtp-connection');
  const connection = new SmtpConnection(connectionOptions(server, ca));
  const said: string[] = [];
  const last = (): string => replyText(String(connection.lastServerResponse || 'nothing'));
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    said.push(`${server.host}:${server.port} answers, ${connection.secure ? 'encrypted' : 'NOT encrypted'}: ${last()}`);
    const { login } = server;
    if (login !== null) {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject);
        connection.login({ user: login.user, pass: login.password }, (error) => (error ? reject(error) : resolve()));
      });
      said.push(`it takes the login: ${last()}`);
    }
    return { said, problem: null };
  } catch (error) {
    const { kind, reply } = judgeFailure(error);
    return { said, problem: `${kind === 'locked-out' ? 'does not take the login' : 'cannot be used'}: ${reply.text}` };
  } finally {
    connection.quit();
  }
}
