/** Where a link leads. The token is behind `#`, which no browser sends and no proxy writes down. */
export function enterUrl(origin: string, token: string): string {
  return `${origin}/console/enter#${token}`;
}
