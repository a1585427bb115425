/** The sharing services whose links are understood. */
export type DriveProvider = 'google-drive' | 'dropbox' | 'onedrive' | 'sharepoint' | 'box';

/** Where a sharing link's file is downloaded, or why this link leads to no file, as a sentence for people. */
export type DriveLink = { provider: DriveProvider; url: string } | { provider: DriveProvider; refuse: string };

/** Understands the links of one service; null for a link that is none of its own. Pure: nothing is asked. */
export type DriveAdapter = (link: URL) => DriveLink | null;

export const FOLDER_REASON = 'The link leads to a folder: share the file itself.';
export const SIGN_IN_REASON = 'The link opens a sign-in page: share the file with anyone who has the link.';
export const OWN_PAGE_REASON = 'The link works only for its owner: use the link that "Share" gives.';
export const VIEWER_REASON = 'The link opens a web page instead of the file: share the file itself, as PDF or Word.';
export const ONLINE_DOCUMENT_REASON =
  'The link leads to an online document: export it as PDF or Word and share that file.';
export const QUOTA_REASON = 'The shared drive lets nobody download this file today: it was opened too often.';

/** File types that a path may end in; tells a file inside a shared folder from a folder. */
const FILE_EXTENSION = /\.(pdf|docx?|odt|rtf|txt|md|html?|pages|png|jpe?g|pptx?|xlsx?)$/i;

export function endsInFileName(path: string): boolean {
  return FILE_EXTENSION.test(path);
}

export function pathParts(link: URL): string[] {
  return link.pathname.split('/').filter((part) => part !== '');
}

/** The link with one query parameter set and others taken away. */
export function withParameter(link: URL, name: string, value: string, drop: readonly string[] = []): string {
  const changed = new URL(link);
  for (const other of drop) changed.searchParams.delete(other);
  changed.searchParams.set(name, value);
  changed.hash = '';
  return changed.href;
}

/** Whether the host is `domain` or below it. */
export function isUnder(link: URL, domain: string): boolean {
  return link.hostname === domain || link.hostname.endsWith(`.${domain}`);
}
