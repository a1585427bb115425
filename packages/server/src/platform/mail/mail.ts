/** A message to one person: plain text, one address. `about` is the id of what it is about: it goes with it. */
export type MailMessage = { about: string; to: string; subject: string; text: string };

/** Hands messages to whatever delivers them. */
export interface Mail {
  /**
   * Resolves when the message is safely handed over; delivery itself is nobody's promise.
   *
   * @throws when it could not be handed over: the caller may try again
   */
  send(message: MailMessage): Promise<void>;

  /** Takes back what was sent about these ids, as far as it is still in our hands. */
  forget(about: readonly string[]): Promise<void>;
}
