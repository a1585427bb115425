/**
 * The target of a request with a path that can be decoded: what is no percent-encoding stands for itself (`%ZZ` as
 * `%25ZZ`), bytes that are no UTF-8 become U+FFFD. So a malformed name reaches the endpoint it was meant for, as a
 * name that nobody has, instead of falling out of the router before anybody counts or records it.
 */
export function decodablePath(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  if (isDecodable(path)) return target;
  const mended = path.replace(/(?:%[0-9a-f]{2})+|%/gi, (found) =>
    found === '%' ? '%25' : isDecodable(found) ? found : encodeURIComponent(decodeLoosely(found)),
  );
  return mended + target.slice(path.length);
}

function isDecodable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    // `URIError` is how the language says that it is not.
    return false;
  }
}

function decodeLoosely(encoded: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.from(encoded.replaceAll('%', ''), 'hex'));
}
