import {
  type DriveAdapter,
  type DriveLink,
  FOLDER_REASON,
  isUnder,
  OWN_PAGE_REASON,
  pathParts,
  SIGN_IN_REASON,
} from './drive.ts';

const NAME = /^[\w-]+$/;
/** Not where files are shared. */
const OTHER_HOSTS = new Set([
  'www.box.com',
  'developer.box.com',
  'support.box.com',
  'community.box.com',
  'blog.box.com',
]);

/** Box. Not tested live: the forms of the links are those known in public. */
export const box: DriveAdapter = (link) => {
  if (isUnder(link, 'boxcloud.com')) return { provider: 'box', url: link.href };
  if (!isUnder(link, 'box.com')) return null;
  const file = (path: string): DriveLink => ({ provider: 'box', url: `${link.origin}${path}` });
  const refuse = (reason: string): DriveLink => ({ provider: 'box', refuse: reason });
  const all = pathParts(link);
  const parts = all[0] === 'embed' || all[0] === 'embed_widget' ? all.slice(1) : all;
  const [first, name = '', kind, item = ''] = parts;
  if (link.hostname === 'account.box.com' || first === 'login') return refuse(SIGN_IN_REASON);
  if (first === 'shared' && name === 'static') return { provider: 'box', url: link.href };
  if (first === 'index.php' && link.searchParams.has('rm')) return { provider: 'box', url: link.href };
  if (OTHER_HOSTS.has(link.hostname) && first !== 's') return null;
  if (first === 's' && NAME.test(name)) {
    if (kind === 'folder') return refuse(FOLDER_REASON);
    if (kind === 'file' && NAME.test(item)) return file(sharedFile(`shared_name=${name}`, item));
    return file(`/shared/static/${name}`);
  }
  if (first === 'v' && NAME.test(name))
    return file(sharedFile(`vanity_name=${name}`, kind === 'file' && NAME.test(item) ? item : null));
  if (first === 'folder') return refuse(FOLDER_REASON);
  if (first === 'file' && NAME.test(name)) {
    const shared = link.searchParams.get('s');
    return shared && NAME.test(shared) ? file(sharedFile(`shared_name=${shared}`, name)) : refuse(OWN_PAGE_REASON);
  }
  return null;
};

function sharedFile(share: string, item: string | null): string {
  return `/index.php?rm=box_download_shared_file&${share}${item === null ? '' : `&file_id=f_${item}`}`;
}
