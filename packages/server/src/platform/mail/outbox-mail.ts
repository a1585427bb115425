import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { internetMessage } from './internet-message.ts';
import type { Mail, MailMessage } from './mail.ts';

const SENDER_NAME = 'Colloquy';
/** Mail that nobody fetched goes after a week: it names people and may hold links. */
export const OUTBOX_KEEP_MS = 7 * 24 * 3_600_000;

/**
 * Writes each message as a file `.eml` into a folder, readable by its owner only, for the operator or a mail
 * program to take from there. Files appear whole. The log learns that a mail was written, not to whom.
 */
export class OutboxMail implements Mail {
  readonly #folder: string;
  readonly #domain: () => string;
  readonly #clock: Clock;
  readonly #log: Log;

  /** @param domain of the sender's address */
  constructor(deps: { folder: string; domain: () => string; clock: Clock; log: Log }) {
    this.#folder = deps.folder;
    this.#domain = deps.domain;
    this.#clock = deps.clock;
    this.#log = deps.log;
  }

  async send(message: MailMessage): Promise<void> {
    const now = new Date(this.#clock.now());
    const id = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}`;
    const text = internetMessage(message, {
      from: `no-reply@${this.#domain()}`,
      senderName: SENDER_NAME,
      date: now,
      id,
    });
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const part = join(this.#folder, `${id}.part`);
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, join(this.#folder, `${id}.${message.about}.eml`));
    this.#log.info('mail-written');
  }

  /**
   * Removes mails about what is no longer there: an erased person's mails go, too.
   *
   * @param existing of these ids, those that are still there
   */
  async keepOnly(existing: (ids: string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    const names = (await listFolder(this.#folder)).filter((name) => ABOUT.test(name));
    const aboutOf = (name: string): string => ABOUT.exec(name)?.[1] ?? '';
    if (names.length === 0) return;
    const kept = await existing([...new Set(names.map(aboutOf))]);
    for (const name of names) if (!kept.has(aboutOf(name))) await rm(join(this.#folder, name), { force: true });
  }

  async forget(about: readonly string[]): Promise<void> {
    const gone = new Set(about);
    for (const name of await listFolder(this.#folder))
      if (gone.has(ABOUT.exec(name)?.[1] ?? '')) await rm(join(this.#folder, name), { force: true });
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
}

/** The id of what a mail in the folder is about. */
const ABOUT = /\.([0-9a-f-]{36})\.eml$/;

async function listFolder(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(missingIsNull)) ?? [];
}

function missingIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
