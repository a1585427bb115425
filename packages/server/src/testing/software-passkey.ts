import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };

/** A device with one passkey, as WebAuthn level 3 has it: ES256, no attestation. */
export class SoftwarePasskey {
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  readonly #id = randomBytes(32);
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#publicKey = cose(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** @param origin the page that asks */
  make({ challenge, rp }: Options, origin: string) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey]);
    const data = this.#authenticatorData(rp?.id ?? '', FLAGS.present | FLAGS.verified | FLAGS.attested, credential);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    return {
      ...this.#common(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** @param change what a forged answer says instead */
  use({ challenge, rpId }: Options, origin: string, change: { verified?: boolean; signature?: string } = {}) {
    this.counter += 1;
    const flags = FLAGS.present | (change.verified === false ? 0 : FLAGS.verified);
    const data = this.#authenticatorData(rpId ?? '', flags, Buffer.alloc(0));
    const client = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([data, createHash('sha256').update(Buffer.from(client, 'base64url')).digest()]);
    return {
      ...this.#common(),
      response: {
        clientDataJSON: client,
        authenticatorData: data.toString('base64url'),
        signature: change.signature ?? sign('sha256', signed, this.#key).toString('base64url'),
      },
    };
  }

  #common() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  #authenticatorData(rpId: string, flags: number, rest: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter, rest]);
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

/** COSE_Key of ES256: kty 2, alg -7, crv 1, x, y. */
function cose(x: Buffer, y: Buffer): Buffer {
  return map([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), bytes(x)],
    [Buffer.from([0x22]), bytes(y)],
  ]);
}

/** CBOR: a head of major type and length, for what is shorter than 64 KiB. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const map = (entries: readonly [Buffer, Buffer][]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
