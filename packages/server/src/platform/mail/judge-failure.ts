import type { MailOutcome, MailReply } from './mail.ts';

type Failure = { code: string; responseCode?: number; response?: string; message: string };

/** Codes of the mail library that say: our login is not taken, whatever the mail. */
const LOGIN = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);
/** "Authentication required": in answer to a mail, it is about us all the same. */
const LOGIN_REQUIRED = 530;
/** Codes that are about this message; the others are about the connection, whatever the server said there. */
const MESSAGE = new Set(['EENVELOPE', 'EMESSAGE']);
/** Codes of what we asked of the library and it will not do. */
const OWN = new Set(['ESTREAM', 'EFILEACCESS', 'EURLACCESS', 'ECONFIG']);
const REPLY_MAX = 300;

/**
 * What a failure of the mail library means. Of a message the reply code of the server decides: an unknown mailbox (550) and
 * greylisting (451) arrive under the same code of the library.
 *
 * @throws the error itself where it is no answer of a mail server
 */
export function judgeFailure(error: unknown): Extract<MailOutcome, { reply: MailReply }> {
  if (!isFailure(error)) throw error;
  const { code, responseCode } = error;
  const reply = { code: responseCode ?? null, text: replyText(error.response ?? `${code}: ${error.message}`) };
  const isTransient = responseCode !== undefined && responseCode >= 400 && responseCode < 500;
  if ((LOGIN.has(code) && !isTransient) || responseCode === LOGIN_REQUIRED) return { kind: 'locked-out', reply };
  return { kind: MESSAGE.has(code) && !isTransient ? 'refused' : 'later', reply };
}

/** One line of what a mail server said, without the addresses that such lines quote. */
export function replyText(said: string): string {
  return said
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .trim()
    .slice(0, REPLY_MAX);
}

function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && !OWN.has(error.code);
}
