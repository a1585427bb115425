import {
  type DriveAdapter,
  type DriveLink,
  endsInFileName,
  FOLDER_REASON,
  isUnder,
  OWN_PAGE_REASON,
  pathParts,
  SIGN_IN_REASON,
  withParameter,
} from './drive.ts';

const SHAREPOINT_DOMAINS = [
  'sharepoint.com',
  'sharepoint.us',
  'sharepoint-mil.us',
  'sharepoint.cn',
  'sharepoint.de',
  'microsoftpersonalcontent.com',
];
const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/**
 * OneDrive for persons: short links (`1drv.ms`) and the pages they lead to. Not tested live: the forms of the links
 * are those known in public.
 */
export const oneDrive: DriveAdapter = (link) => {
  const file = (url: string): DriveLink => ({ provider: 'onedrive', url });
  const refuse = (reason: string): DriveLink => ({ provider: 'onedrive', refuse: reason });
  if (link.hostname === '1drv.ms') {
    return pathParts(link)[0] === 'f' ? refuse(FOLDER_REASON) : file(withParameter(link, 'download', '1'));
  }
  if (link.hostname === 'api.onedrive.com') return file(link.href);
  if (link.hostname !== 'onedrive.live.com') return null;
  const layouts = layoutsLink(link, 'onedrive');
  if (layouts) return layouts;
  const query = link.searchParams;
  if ((query.get('ithint') ?? '').startsWith('folder')) return refuse(FOLDER_REASON);
  if (/^\/download(\.aspx)?$/i.test(link.pathname)) return file(link.href);
  const redeem = query.get('redeem');
  if (redeem && /^[\w+/=-]+$/.test(redeem)) {
    const share = redeem.replace(/=+$/, '').replaceAll('/', '_').replaceAll('+', '-');
    return file(`https://api.onedrive.com/v1.0/shares/u!${share}/driveItem/content`);
  }
  const item = query.get('resid') ?? query.get('id');
  if (!item || item === 'root') return refuse(OWN_PAGE_REASON);
  const download = new URL('https://onedrive.live.com/download');
  download.searchParams.set('resid', item);
  for (const name of ['cid', 'authkey', 'e', 'migratedtospo']) {
    const value = query.get(name);
    if (value) download.searchParams.set(name, value);
  }
  return file(download.href);
};

/**
 * SharePoint and OneDrive of organizations. The visitor without an account is known by a cookie that the first answer
 * sets, so the download must carry cookies from hop to hop. Not tested live, as above.
 */
export const sharePoint: DriveAdapter = (link) => {
  if (!SHAREPOINT_DOMAINS.some((domain) => isUnder(link, domain))) return null;
  const file = (url: string): DriveLink => ({ provider: 'sharepoint', url });
  const refuse = (reason: string): DriveLink => ({ provider: 'sharepoint', refuse: reason });
  const kind = /^\/:([a-z]):\//i.exec(link.pathname)?.[1]?.toLowerCase();
  if (kind === 'f') return refuse(FOLDER_REASON);
  if (kind) return file(withParameter(link, 'download', '1', ['web']));
  const layouts = layoutsLink(link, 'sharepoint');
  if (layouts) return layouts;
  if (/\/forms\/[^/]+\.aspx$/i.test(link.pathname))
    return listed(link, 'sharepoint', link.pathname.replace(/\/[^/]+\/forms\/[^/]+$/i, ''));
  if (endsInFileName(link.pathname)) return file(withParameter(link, 'download', '1', ['web']));
  return null;
};

/** The system pages under `/_layouts/15/`: viewer, folder view, download, access denied. */
function layoutsLink(link: URL, provider: 'onedrive' | 'sharepoint'): DriveLink | null {
  const match = /^(.*)\/_layouts\/15\/([^/]+)$/i.exec(link.pathname);
  if (!match) return null;
  const site = match[1] ?? '';
  const page = (match[2] ?? '').toLowerCase();
  if (page === 'download.aspx') return { provider, url: link.href };
  if (page === 'accessdenied.aspx' || page === 'authenticate.aspx') return { provider, refuse: SIGN_IN_REASON };
  if (page === 'guestaccess.aspx') {
    if (link.searchParams.has('folderid')) return { provider, refuse: FOLDER_REASON };
    return { provider, url: withParameter(link, 'download', '1') };
  }
  const guid = GUID.exec(link.searchParams.get('sourcedoc') ?? link.searchParams.get('UniqueId') ?? '')?.[0];
  if (guid) {
    const url = `${link.origin}${site}/_layouts/15/download.aspx?UniqueId=${guid.toLowerCase()}`;
    return { provider, url: withShareKeys(url, link) };
  }
  return listed(link, provider, site);
}

/** A list page that shows one file (`id` is its path) or a folder. */
function listed(link: URL, provider: 'onedrive' | 'sharepoint', site: string): DriveLink {
  const path = link.searchParams.get('id') ?? '';
  if (!endsInFileName(path)) return { provider, refuse: path === '' ? OWN_PAGE_REASON : FOLDER_REASON };
  const url = `${link.origin}${site}/_layouts/15/download.aspx?SourceUrl=${encodeURIComponent(path)}`;
  return { provider, url: withShareKeys(url, link) };
}

/** What lets a visitor without an account in, by its names at this service. */
const SHARE_KEYS = ['share', 'e', 'tempauth', 'guestaccesstoken', 'authkey'];

/** The download's link with what the sharing link held to let a visitor in. */
function withShareKeys(url: string, link: URL): string {
  const target = new URL(url);
  for (const [name, value] of link.searchParams)
    if (SHARE_KEYS.includes(name.toLowerCase())) target.searchParams.set(name, value);
  return target.href;
}
