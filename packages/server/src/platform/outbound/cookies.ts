/** More or longer cookies than these are not kept: the other side must not fill our memory. */
const MAX_COOKIES = 40;
const MAX_COOKIE_LENGTH = 8192;

/**
 * Cookies of one download, given back only to the very host that set them, only over https where marked so.
 * Sharing links of some services identify the anonymous visitor by a cookie between two redirects.
 */
export class HopCookies {
  readonly #cookies = new Map<string, { host: string; name: string; value: string; secure: boolean }>();

  /** `headers` are the raw `Set-Cookie` values of a reply from `link`. */
  keep(link: URL, headers: readonly string[]): void {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(';');
      const equals = pair.indexOf('=');
      const name = pair.slice(0, equals).trim();
      const value = pair.slice(equals + 1).trim();
      if (equals < 1 || name === '' || pair.length > MAX_COOKIE_LENGTH) continue;
      const key = `${link.host} ${name}`;
      this.#cookies.delete(key);
      if (value === '' || this.#cookies.size >= MAX_COOKIES) continue;
      const secure = attributes.some((attribute) => attribute.trim().toLowerCase() === 'secure');
      this.#cookies.set(key, { host: link.host, name, value, secure });
    }
  }

  /** The `Cookie` header for a request to `link`, or null when there is nothing to send. */
  header(link: URL): string | null {
    const pairs = [...this.#cookies.values()]
      .filter((cookie) => cookie.host === link.host && (!cookie.secure || link.protocol === 'https:'))
      .map((cookie) => `${cookie.name}=${cookie.value}`);
    return pairs.length === 0 ? null : pairs.join('; ');
  }
}
