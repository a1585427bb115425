import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { composed } from './compose.ts';
import type { Mail, MailMessage, MailOutcome } from './mail.ts';

/** Mail that nobody fetched goes after a week: it names people and may hold links. */
export const OUTBOX_KEEP_MS = 7 * 24 * 3_600_000;

/**
 * Writes each message as a file `.eml` into a folder, readable by its owner only, for the operator or a mail
 * program to take from there. Files appear whole. The log learns that a mail was written, not to whom.
 */
export class OutboxMail implements Mail {
  readonly #folder: string;
  readonly #sender: () => string;
  readonly #clock: Clock;
  readonly #log: Log;

  /** @param deps.sender address that mail comes from */
  constructor(deps: { folder: string; sender: () => string; clock: Clock; log: Log }) {
    this.#folder = deps.folder;
    this.#sender = deps.sender;
    this.#clock = deps.clock;
    this.#log = deps.log;
  }

  async send(message: MailMessage): Promise<MailOutcome> {
    const now = new Date(this.#clock.now());
    const options = composed(message, this.#sender(), now);
    if (options === null) return { kind: 'refused', reply: { code: null, text: 'the address cannot be written to' } };
    // Loaded by whoever writes one: a server without mail never needs it.
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
    const bytes = await new MailComposer({ ...options, newline: '\r\n' }).compile().build();
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    // One that is written again, after a crash, takes the place of the first.
    await this.forget([message.id]);
    const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}.${message.id}`;
    const part = join(this.#folder, `${name}.part`);
    const file = await open(part, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, join(this.#folder, `${name}.eml`));
    this.#log.info('mail-written');
    return { kind: 'written' };
  }

  /**
   * Removes mails that are no longer known: an erased person's mails go, too.
   *
   * @param existing of these ids, those that are still there
   */
  async keepOnly(existing: (ids: string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    const names = (await listFolder(this.#folder)).filter((name) => ID.test(name));
    if (names.length === 0) return;
    const kept = await existing([...new Set(names.map(idOf))]);
    for (const name of names) if (!kept.has(idOf(name))) await rm(join(this.#folder, name), { force: true });
  }

  async forget(ids: readonly string[]): Promise<void> {
    const gone = new Set(ids);
    for (const name of await listFolder(this.#folder))
      if (gone.has(idOf(name))) await rm(join(this.#folder, name), { force: true });
  }

  /** Removes what is older than a week. */
  async dropOld(now: number): Promise<void> {
    for (const name of await listFolder(this.#folder)) {
      if (!/\.(eml|part)$/.test(name)) continue;
      const path = join(this.#folder, name);
      const facts = await stat(path).catch(missingIsNull);
      if (facts !== null && facts.mtimeMs < now - OUTBOX_KEEP_MS) await rm(path, { force: true });
    }
  }

  async close(): Promise<void> {}
}

const ID = /\.([0-9a-f-]{36})\.(?:eml|part)$/;

/** The id of a mail in the folder; empty for what is none of ours. */
function idOf(name: string): string {
  return ID.exec(name)?.[1] ?? '';
}

async function listFolder(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(missingIsNull)) ?? [];
}

function missingIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
