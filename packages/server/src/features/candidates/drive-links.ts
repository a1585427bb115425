import { box } from './drives/box.ts';
import { type DriveAdapter, type DriveLink, type DriveProvider, SIGN_IN_REASON } from './drives/drive.ts';
import { dropbox } from './drives/dropbox.ts';
import { googleDrive, virusScanConfirmLink } from './drives/google.ts';
import { oneDrive, sharePoint } from './drives/microsoft.ts';
import { htmlText, looksLikePage } from './drives/page-signs.ts';

const ADAPTERS: readonly DriveAdapter[] = [googleDrive, dropbox, oneDrive, sharePoint, box];

/** Where the services send a visitor who may not see the file. */
const SIGN_IN_HOSTS: Record<string, DriveProvider> = {
  'accounts.google.com': 'google-drive',
  'login.live.com': 'onedrive',
  'login.microsoftonline.com': 'sharepoint',
  'login.microsoftonline.us': 'sharepoint',
};

/**
 * Turns the sharing link of a known service into the link of the file itself, or says why it leads to no file (a
 * folder, a page for the owner, a sign-in page). Null for every other link. A link of the file stays as it is, so
 * the rewriting may be applied to each redirect. Not tested live: the services were out of reach; see each adapter.
 */
export function rewriteDriveLink(url: string): DriveLink | null {
  const link = URL.parse(url);
  if (!link) return null;
  const signIn = SIGN_IN_HOSTS[link.hostname];
  if (signIn) return { provider: signIn, refuse: SIGN_IN_REASON };
  for (const adapter of ADAPTERS) {
    const found = adapter(link);
    if (found) return found;
  }
  return null;
}

export type { DriveLink, DriveProvider };
export { htmlText, looksLikePage, virusScanConfirmLink };
