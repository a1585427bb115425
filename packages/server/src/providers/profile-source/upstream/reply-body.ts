/** The bytes of a reply; null when they are more than allowed. */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON in a reply; undefined when there is none, or its letters cannot be determined. */
export function parseReply(bytes: Uint8Array, contentType: string | null): unknown {
  const text = decode(bytes, 'utf-8') ?? decode(bytes, charsetOf(contentType));
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: no mapping fits it, which is what the caller reports.
    return undefined;
  }
}

/** Leaves a byte order mark out, which is no JSON; never letters, which would make another name of a name. */
function decode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    // No such charset, or not in it.
    return null;
  }
}

function charsetOf(contentType: string | null): string {
  return /;\s*charset="?([^";\s]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
}

/** Whether reading failed at what was sent, which does not unpack, and not at the connection. */
export function isUnpackError(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  // gzip and deflate, Brotli, Zstandard.
  return /^(?:Z_|ERR_+ERROR_|ERR_BROTLI|ZSTD_)/.test(code);
}
