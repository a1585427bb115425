export type LinkKind = 'report' | 'transcript';

/** What a signed link leads to, by its path; null for any other path. */
export function linkKind(path: string): LinkKind | null {
  const [, kind] = /^\/links\/(reports|transcripts)\/[^/]+$/.exec(path) ?? [];
  return kind === undefined ? null : kind === 'reports' ? 'report' : 'transcript';
}

/** The address of a report's reviews: the signature of the report's link stays with it. */
export function reviewsAddress(address: { pathname: string; search: string }): string {
  return `${address.pathname}/reviews${address.search}`;
}

/** The same link with another report number. */
export function versionAddress(address: { pathname: string; search: string }, no: number): string {
  const query = new URLSearchParams(address.search);
  query.set('no', String(no));
  return `${address.pathname}?${query}`;
}

/** A link of the server's own without its origin: page and link are served by the same node. */
export function ownAddress(link: string): string {
  const { pathname, search } = new URL(link, 'https://own.invalid');
  return `${pathname}${search}`;
}
