import type { Language } from '@colloquy/contract/shared';
import type { PostedMail } from './mail.ts';

/** What a mail says, made when it is sent. */
export type Letter = {
  to: string;
  /** Whose name is next to the sender's address; null: that of this program alone. */
  organization: string | null;
  /** Where an answer goes; null where nobody would read one. */
  replyTo: string | null;
  language: Language;
  subject: string;
  /** Of the organization, readable on light paper; null: our own. */
  colour?: string | null;
  /** Of the organization; not in a form that mail programs do not draw. */
  logo?: LetterLogo | null;
  parts: LetterPart[];
};

export type LetterLogo = { type: string; bytes: Uint8Array; width: number; height: number };

/** `text` is a paragraph; `quote` somebody's own words, line by line; `link` a button, in plain text its address. */
export type LetterPart =
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'link'; label: string; url: string };

/** Null when there is nothing to say any more; `laterAt`, epoch ms, when it is too early. */
export type LetterMaker = (mail: PostedMail) => Promise<Letter | { laterAt: number } | null>;
