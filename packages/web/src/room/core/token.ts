/** The token in `/room/<token>`, or null where the path holds none. It stays in memory and goes out in one header only. */
export function tokenFromPath(pathname: string): string | null {
  const match = /^\/room\/([A-Za-z0-9_-]{1,512})\/?$/.exec(pathname);
  return match?.[1] ?? null;
}
