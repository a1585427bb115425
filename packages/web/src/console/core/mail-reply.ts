/** What a mail server said, with its code once: most replies begin with it, and some come without. */
export function mailReply({ replyCode, reply }: { replyCode: number | null; reply: string | null }): string {
  if (replyCode === null || reply?.startsWith(String(replyCode))) return reply ?? '';
  return reply === null ? String(replyCode) : `${replyCode} ${reply}`;
}
