import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { sha256 } from './digest.ts';

const VERSION = 1;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const NAME_BYTES = 4;
const HEAD_BYTES = 1 + NAME_BYTES;

type SealingKey = { key: Buffer; name: Buffer };

/**
 * Keeps secrets of others that have to be used again: AES-256-GCM under keys made from the configured ones for one
 * purpose. What is sealed says under which key; the first key seals, all open.
 *
 *   version 1 | name of the key 4 | nonce 12 | text | tag 16
 */
export class Sealer {
  readonly #keys: readonly SealingKey[];

  /** @param purpose keeps uses of one configured key apart */
  constructor(keys: readonly string[], purpose: string) {
    this.#keys = keys.map((configured) => {
      const key = Buffer.from(hkdfSync('sha256', configured, '', `colloquy/${purpose}`, 32));
      return { key, name: sha256(key).subarray(0, NAME_BYTES) };
    });
  }

  /** @param about what it belongs to: opened for anything else, it does not open */
  seal(text: string, about: string): Buffer {
    const { key, name } = this.#newest();
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.from([VERSION]), name, nonce, sealed, cipher.getAuthTag()]);
  }

  /** Null when no key opens it, or it was changed, or belongs to something else. */
  open(sealed: Uint8Array, about: string): string | null {
    const bytes = Buffer.from(sealed);
    if (bytes.length < HEAD_BYTES + NONCE_BYTES + TAG_BYTES || bytes[0] !== VERSION) return null;
    const found = this.#keys.find(({ name }) => name.equals(bytes.subarray(1, HEAD_BYTES)));
    if (found === undefined) return null;
    const nonce = bytes.subarray(HEAD_BYTES, HEAD_BYTES + NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', found.key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(about));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = bytes.subarray(HEAD_BYTES + NONCE_BYTES, -TAG_BYTES);
    try {
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    } catch {
      // Not authentic: Node says so by throwing.
      return null;
    }
  }

  /** The first bytes of whatever the newest key seals: what does not begin so is to be sealed again. */
  get newestHead(): Buffer {
    return Buffer.concat([Buffer.from([VERSION]), this.#newest().name]);
  }

  #newest(): SealingKey {
    const [newest] = this.#keys;
    if (newest === undefined) throw new Error('a sealer without keys');
    return newest;
  }
}
