import { MailServer } from './mail-server.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** An app that mails by a real server on this machine. */
export async function startMailingApp(): Promise<{ app: TestApp; server: MailServer; close(): Promise<void> }> {
  const server = await MailServer.start();
  const app = await startTestApp(
    {},
    { COLLOQUY_SMTP_URL: server.url, COLLOQUY_MAIL_FROM: 'hello@colloquy.example' },
    { mailPassword: server.address.login?.password ?? '' },
  );
  return {
    app,
    server,
    async close() {
      await app.close();
      await server.close();
    },
  };
}
