import {
  type DriveAdapter,
  type DriveLink,
  FOLDER_REASON,
  ONLINE_DOCUMENT_REASON,
  OWN_PAGE_REASON,
  pathParts,
} from './drive.ts';
import { type HtmlTag, scanHtml } from './html-scan.ts';

const HOSTS = new Set(['drive.google.com', 'docs.google.com', 'drive.usercontent.google.com']);
const ID = /^[\w-]{8,}$/;
const RESOURCE_KEY = /^[\w-]{1,200}$/;
/** What Google's editors export as a file we read. */
const EXPORTS: Record<string, (id: string) => string> = {
  document: (id) => `https://docs.google.com/document/d/${id}/export?format=docx`,
  presentation: (id) => `https://docs.google.com/presentation/d/${id}/export/pdf`,
  spreadsheets: (id) => `https://docs.google.com/spreadsheets/d/${id}/export?format=pdf`,
  drawings: (id) => `https://docs.google.com/drawings/d/${id}/export/pdf`,
};

/**
 * Google Drive and Docs. Not tested live: the forms of the links are those known in public; the pages are fixtures
 * of our own.
 */
export const googleDrive: DriveAdapter = (link) => {
  if (!HOSTS.has(link.hostname)) return null;
  const file = (url: string): DriveLink => ({ provider: 'google-drive', url });
  const refuse = (reason: string): DriveLink => ({ provider: 'google-drive', refuse: reason });
  const parts = withoutAccount(pathParts(link));
  const [first, second, third] = parts;
  if (parts.includes('folders') || first === 'folderview' || first === 'embeddedfolderview')
    return refuse(FOLDER_REASON);
  if (link.hostname === 'drive.usercontent.google.com') return file(link.href);
  if (first === 'file' && second === 'd' && third && ID.test(third)) return file(download(third, link));
  if (first && Object.hasOwn(EXPORTS, first) && second === 'd' && third) {
    if (third === 'e') return null; // published to the web: the page itself is the document
    if (parts.includes('export')) return file(link.href);
    if (!ID.test(third)) return null;
    // An uploaded Office file that is only shown in the editor is taken as it was uploaded.
    if (link.searchParams.get('rtpof') === 'true') return file(download(third, link));
    return file(withResourceKey(EXPORTS[first]?.(third) ?? link.href, link));
  }
  const id = link.searchParams.get('id');
  if (first === 'uc' && link.searchParams.has('confirm')) return file(link.href);
  if ((first === 'open' || first === 'uc' || first === 'leaf') && id && ID.test(id)) return file(download(id, link));
  if (first === 'forms' || first === 'document' || first === 'presentation') return refuse(ONLINE_DOCUMENT_REASON);
  if (first === 'drive' || first === undefined) return refuse(OWN_PAGE_REASON);
  return null;
};

/**
 * The link behind "Download anyway" on the page that Drive shows for files it has not scanned, or null when `html` is
 * no such page. Leads to Drive's own hosts only. To be followed once.
 */
export function virusScanConfirmLink(html: string, url: string): string | null {
  const page = URL.parse(url);
  if (!page || !HOSTS.has(page.hostname)) return null;
  const tags = scanHtml(html).tags;
  const formAt = tags.findIndex((tag) => tag.name === 'form' && tag.attributes.get('id') === 'download-form');
  const target = formAt < 0 ? anchorTarget(tags, page) : formTarget(tags.slice(formAt), page);
  if (target?.protocol !== 'https:' || !HOSTS.has(target.hostname)) return null;
  return resourceKey(target) === null ? withResourceKey(target.href, page) : target.href;
}

function formTarget([form, ...rest]: HtmlTag[], page: URL): URL | null {
  const target = URL.parse(form?.attributes.get('action') ?? '', page.href);
  if (!target) return null;
  const end = rest.findIndex((tag) => tag.name === 'form');
  for (const tag of end < 0 ? rest : rest.slice(0, end)) {
    const name = tag.attributes.get('name');
    if (tag.name === 'input' && tag.attributes.get('type') === 'hidden' && name) {
      target.searchParams.set(name, tag.attributes.get('value') ?? '');
    }
  }
  if (!target.searchParams.has('confirm')) target.searchParams.set('confirm', 't');
  return target;
}

function anchorTarget(tags: readonly HtmlTag[], page: URL): URL | null {
  const anchor = tags.find((tag) => tag.name === 'a' && tag.attributes.get('id') === 'uc-download-link');
  const href = anchor?.attributes.get('href');
  return href ? URL.parse(href, page.href) : null;
}

/** Without the account's part: `/a/example.org/…` of a company, `/u/1/…` of a second account. */
function withoutAccount(parts: string[]): string[] {
  const rest = parts[0] === 'a' ? parts.slice(2) : parts;
  const at = rest.indexOf('u');
  return at >= 0 && /^\d+$/.test(rest[at + 1] ?? '') ? rest.toSpliced(at, 2) : rest;
}

function download(id: string, link: URL): string {
  return withResourceKey(`https://drive.google.com/uc?export=download&id=${id}`, link);
}

/** Older files are found only together with this key. */
function withResourceKey(url: string, link: URL): string {
  const key = resourceKey(link);
  if (key === null) return url;
  const target = new URL(url);
  target.searchParams.set('resourcekey', key);
  return target.href;
}

/** The key however its name is written: a link copied out of a page may hold `&amp;` for `&`. */
function resourceKey(link: URL): string | null {
  for (const [name, value] of link.searchParams)
    if (/^(?:amp;)*resource_?key$/i.test(name) && RESOURCE_KEY.test(value)) return value;
  return null;
}
