import { until } from './until.ts';

/** The mail server of the server's own tests: by its address, since no program here is built with the server. */
const SERVER = new URL('../../packages/server/src/testing/mail-server.ts', import.meta.url).href;

export type Taken = { subject?: string; text?: string };
export type Refusal = { code: number; text: string };
export type Mails = {
  url: string;
  taken: readonly Taken[];
  refuse: (address: string) => Refusal | null;
  refuseLogin: Refusal | null;
  to(address: string): Taken[];
  close(): Promise<void>;
};

/** A real SMTP server on this machine. */
export async function startMails(): Promise<Mails> {
  const { MailServer } = (await import(SERVER)) as { MailServer: { start(): Promise<Mails> } };
  return MailServer.start();
}

/** The newest mail to an address that says what fits, and the first of it that does. */
export function mailed(mails: Mails, to: string, said: RegExp): Promise<string> {
  return until(async () => {
    for (const { text = '' } of mails.to(to).toReversed()) {
      const found = said.exec(text)?.[0];
      if (found !== undefined) return found;
    }
    return null;
  });
}
