import {
  type DriveAdapter,
  type DriveLink,
  endsInFileName,
  FOLDER_REASON,
  isUnder,
  ONLINE_DOCUMENT_REASON,
  OWN_PAGE_REASON,
  pathParts,
  SIGN_IN_REASON,
  withParameter,
} from './drive.ts';

/** Dropbox. Not tested live: the forms of the links are those known in public. */
export const dropbox: DriveAdapter = (link) => {
  if (isUnder(link, 'dropboxusercontent.com')) return { provider: 'dropbox', url: link.href };
  if (!isUnder(link, 'dropbox.com')) return null;
  const file = (): DriveLink => ({
    provider: 'dropbox',
    url: withParameter(link, 'dl', '1', ['raw', 'preview']),
  });
  const refuse = (reason: string): DriveLink => ({ provider: 'dropbox', refuse: reason });
  if (link.hostname === 'paper.dropbox.com') return refuse(ONLINE_DOCUMENT_REASON);
  const all = pathParts(link);
  const parts = all[0] === 'l' ? all.slice(1) : all;
  const [first, second] = parts;
  const last = parts.at(-1) ?? '';
  if (/\.(paper|papert|gdoc|gsheet|gslides)$/i.test(last)) return refuse(ONLINE_DOCUMENT_REASON);
  // A folder's link: the folder itself, or one file below it.
  if (first === 'sh') return parts.length > 3 && endsInFileName(last) ? file() : refuse(FOLDER_REASON);
  if (first === 'scl' && second === 'fo')
    return parts.length > 4 && endsInFileName(last) ? file() : refuse(FOLDER_REASON);
  if (first === 's' || first === 'scl') return file();
  if (first === 'login' || first === 'register') return refuse(SIGN_IN_REASON);
  if (first === 'home' || first === 'preview' || first === 'work' || first === 'personal')
    return refuse(OWN_PAGE_REASON);
  return null;
};
