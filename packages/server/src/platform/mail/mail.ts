/** A message to one person: text and HTML, one address. */
export type MailMessage = {
  /** UUID of the mail: its Message-ID, so that one that was sent twice shows as one. */
  id: string;
  /** Shown next to the sender's address. */
  senderName: string;
  /** Where an answer goes; null: to the sender's address. */
  replyTo: string | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Shown in the HTML as `cid:logo`; it travels with the mail. */
  logo?: { type: string; bytes: Uint8Array } | null;
};

/**
 * What became of handing a message over.
 *
 *   sent: the mail server took it · written: it lies in the outbox · later: the server was busy or away ·
 *   refused: the server will not take it, or it cannot be addressed · locked-out: the server does not take our login
 */
export type MailOutcome = { kind: 'sent' | 'later' | 'refused' | 'locked-out'; reply: MailReply } | { kind: 'written' };

/** What the mail server said: its code, where it gave one, and one line without addresses, at most 300 characters. */
export type MailReply = { code: number | null; text: string };

/** Hands messages to whatever delivers them. */
export interface Mail {
  /** @throws when it could not be handed over for a reason of our own: the caller may try again */
  send(message: MailMessage): Promise<MailOutcome>;

  /** Takes back the mails with these ids, as far as they are still in our hands. */
  forget(ids: readonly string[]): Promise<void>;

  close(): Promise<void>;
}
