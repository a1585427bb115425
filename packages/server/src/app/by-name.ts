/** This machine by its name: browsers make no passkeys for a number. */
export function byName(origin: string): string {
  return origin.replace(/^http:\/\/(?:127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=:|$)/, 'http://localhost');
}
