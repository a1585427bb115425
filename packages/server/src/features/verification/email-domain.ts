import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { domainToASCII } from 'node:url';
import { codeOf } from '../../platform/code-of.ts';

/** What an e-mail domain can prove. `reason` is for the person who gave the address. */
export type DomainVerdict =
  | { kind: 'refused'; reason: 'not-an-address' | 'public-suffix' | 'free-provider' | 'disposable' }
  | { kind: 'school'; domain: string; schoolName: string }
  | { kind: 'organization'; domain: string };

/** Free providers that the list of the package lacks. */
const MORE_FREE_PROVIDERS = [
  ...['posteo.de', 'posteo.net', 'mailbox.org', 'tutanota.com', 'tutanota.de', 'tutamail.com', 'tuta.io', 'tuta.com'],
  ...[
    'keemail.me',
    'fastmail.com',
    'fastmail.fm',
    'hey.com',
    'duck.com',
    'proton.me',
    'protonmail.ch',
    'pm.me',
    'skiff.com',
  ],
  ...[
    'mailfence.com',
    'disroot.org',
    'riseup.net',
    'runbox.com',
    'startmail.com',
    'zohomail.com',
    'zohomail.eu',
    'yandex.by',
  ],
  ...[
    'yandex.kz',
    'ya.ru',
    'internet.ru',
    'sohu.com',
    'foxmail.com',
    'kakao.com',
    'hanmail.net',
    'nate.com',
    'nifty.com',
  ],
  ...[
    'ziggo.nl',
    'xs4all.nl',
    'kpnmail.nl',
    'home.nl',
    'planet.nl',
    'hetnet.nl',
    'telia.com',
    'mail.bg',
    'zoznam.sk',
    'azet.sk',
  ],
  ...[
    'citromail.hu',
    'freemail.hu',
    'globo.com',
    'globomail.com',
    'privaterelay.appleid.com',
    'mozmail.com',
    'simplelogin.com',
  ],
  ...[
    'anonaddy.me',
    'addy.io',
    'passmail.net',
    'icloud.com.cn',
    'vip.qq.com',
    'vip.163.com',
    'aliyun.com',
    '139.com',
    '189.cn',
  ],
];
/** In the list of free providers, but its addresses are those of a company's own staff. */
const NOT_FREE = new Set(['bt.com']);

type Lists = { free: ReadonlySet<string>; disposable: ReadonlySet<string> };

let lists: Promise<Lists> | undefined;

/** Loaded at the first question (about 70 ms and 9 MB), kept for good. */
function loadLists(): Promise<Lists> {
  lists ??= (async () => {
    const [{ default: providers }, { default: mailchecker }] = await Promise.all([
      import('email-providers/all.json', { with: { type: 'json' } }),
      import('mailchecker'),
    ]);
    const free = new Set<string>([...providers, ...MORE_FREE_PROVIDERS].filter((domain) => !NOT_FREE.has(domain)));
    return { free, disposable: new Set(mailchecker.blacklist()) };
  })();
  return lists;
}

/** The domain and the domains above it, down to two labels, longest first. */
function* withParents(domain: string): Generator<string> {
  const labels = domain.split('.');
  for (let at = 0; at + 2 <= labels.length; at++) yield labels.slice(at).join('.');
}

/** The domain of an address in small ASCII form, or null when it is no address of a public domain. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@');
  if (at < 1 || email.length > 254 || /\s/.test(email)) return null;
  const domain = domainToASCII(email.slice(at + 1).toLowerCase()).replace(/\.$/, '');
  const isDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(domain);
  return isDomain ? domain : null;
}

/** Whether a domain is one that a registry gives names out under (`co.uk`); `whole` counts hosters' as well (`github.io`). */
async function isPublicSuffix(domain: string, which: 'registries' | 'whole'): Promise<boolean> {
  // A list of some size, which few calls need.
  const { parse } = await import('tldts');
  return parse(domain, { allowPrivateDomains: which === 'whole' }).domain === null;
}

const schoolFolder = dirname(createRequire(import.meta.url).resolve('academic-email-verifier/package.json'));
let excludedSchools: Promise<ReadonlySet<string>> | undefined;

/** Domains that hand out addresses to everyone although they look like a school's. */
function loadExcluded(): Promise<ReadonlySet<string>> {
  excludedSchools ??= readFile(join(schoolFolder, 'database', 'domains-blacklist.json'), 'utf8').then(
    (text) => new Set(JSON.parse(text) as string[]),
  );
  return excludedSchools;
}

/**
 * The name of the school that a domain, or one above it, belongs to, or null. One small file a question: nothing of
 * the list (7,400 schools) is held in memory.
 */
export async function schoolNameOf(domain: string): Promise<string | null> {
  const excluded = await loadExcluded();
  for (const candidate of withParents(domain)) {
    // `domainOf` has let nothing through but letters, digits and inner hyphens: the path cannot leave the folder.
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(candidate) || excluded.has(candidate)) continue;
    // What is under such a name belongs to whoever took it; a school's own address may still be one itself.
    if (await isPublicSuffix(candidate, candidate === domain ? 'registries' : 'whole')) continue;
    const [first = '', ...rest] = candidate.split('.');
    try {
      const text = await readFile(join(schoolFolder, 'domains', ...rest.reverse(), `${first}.txt`), 'utf8');
      const name = text.split('\n')[0]?.trim() ?? '';
      if (name !== '') return name;
    } catch (thrown) {
      if (!isMissing(thrown)) throw thrown;
    }
  }
  return null;
}

function isMissing(thrown: unknown): boolean {
  return codeOf(thrown) === 'ENOENT' || codeOf(thrown) === 'ENOTDIR';
}

/**
 * Whether an address can prove a workplace or a school. Free and throw-away providers prove neither, nor does a domain
 * under which anybody can have a name; a few schools give such names out and are schools nevertheless.
 */
export async function judgeEmailDomain(email: string): Promise<DomainVerdict> {
  const domain = domainOf(email);
  if (domain === null) return { kind: 'refused', reason: 'not-an-address' };
  const { free, disposable } = await loadLists();
  for (const candidate of withParents(domain)) {
    if (disposable.has(candidate)) return { kind: 'refused', reason: 'disposable' };
    if (free.has(candidate)) return { kind: 'refused', reason: 'free-provider' };
  }
  const schoolName = await schoolNameOf(domain);
  if (schoolName !== null) return { kind: 'school', domain, schoolName };
  return (await isPublicSuffix(domain, 'whole'))
    ? { kind: 'refused', reason: 'public-suffix' }
    : { kind: 'organization', domain };
}
