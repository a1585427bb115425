import { Resolver } from 'node:dns/promises';
import { getDomain } from 'tldts';
import { codeOf } from '../code-of.ts';

/** Text records of a name; empty where it has none. @throws when DNS gave no answer */
export type LookUpText = (name: string) => Promise<string[]>;

/** What DNS says of the domain that mail comes from. `away`: it gave no answer in time. */
export type SenderRecords = {
  domain: string;
  /** `none`: anybody may be the sender · `several`: receivers take none of them · `open`: it lets anybody send */
  spf: 'good' | 'none' | 'several' | 'open' | 'away';
  /** `unnamed`: no selector is configured · `revoked`: the key is empty */
  dkim: 'good' | 'none' | 'revoked' | 'unnamed' | 'away';
  /** `watching`: reports are asked for, and nothing is refused */
  dmarc: 'good' | 'watching' | 'none' | 'several' | 'away';
};

const TIMEOUT_MS = 2_500;

/** Asks the resolvers of this machine, each name twice at most. */
export function dnsTexts(): LookUpText {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (NOTHING.has(codeOf(error))) return [];
      throw error;
    }
  };
}

/** The name is not there, or has no text. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Looks whether receivers can tell that mail from this address is meant: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489).
 *
 * @param selector of the DKIM key that the mail server signs with; null where none is named
 * @param deadlineMs what has no answer by then is `away`
 */
export async function readSender(
  { address, selector, deadlineMs }: { address: string; selector: string | null; deadlineMs: number },
  lookUp: LookUpText,
): Promise<SenderRecords> {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const deadline = AbortSignal.timeout(deadlineMs);
  const texts = (name: string): Promise<string[] | null> => answered(lookUp(name), deadline);
  const [spf, dkim, dmarc] = await Promise.all([
    texts(domain),
    selector === null ? [] : texts(`${selector}._domainkey.${domain}`),
    policyOf(domain, texts),
  ]);
  return {
    domain,
    spf: judgeSpf(spf),
    dkim: selector === null ? 'unnamed' : judgeDkim(dkim),
    dmarc: judgeDmarc(dmarc),
  };
}

/** Of the domain itself, else of the one that was registered. */
async function policyOf(domain: string, texts: (name: string) => Promise<string[] | null>): Promise<string[] | null> {
  const own = await texts(`_dmarc.${domain}`);
  const registered = getDomain(domain);
  if (own === null || policies(own).length > 0 || registered === null || registered === domain) return own;
  return texts(`_dmarc.${registered}`);
}

const policies = (texts: readonly string[]): string[] => texts.filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/i.test(text));

function judgeSpf(texts: readonly string[] | null): SenderRecords['spf'] {
  if (texts === null) return 'away';
  const found = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  if (found.length !== 1) return found.length === 0 ? 'none' : 'several';
  return /\s\+?all(\s|$)/i.test(found[0] ?? '') ? 'open' : 'good';
}

function judgeDkim(texts: readonly string[] | null): SenderRecords['dkim'] {
  if (texts === null) return 'away';
  const keys = texts.flatMap((text) => /(?:^|;)\s*p\s*=([^;]*)/i.exec(text)?.[1]?.trim() ?? []);
  if (keys.length === 0) return 'none';
  return keys.every((key) => key === '') ? 'revoked' : 'good';
}

function judgeDmarc(texts: readonly string[] | null): SenderRecords['dmarc'] {
  if (texts === null) return 'away';
  const found = policies(texts);
  if (found.length !== 1) return found.length === 0 ? 'none' : 'several';
  return /;\s*p\s*=\s*none\s*(;|$)/i.test(found[0] ?? '') ? 'watching' : 'good';
}

/** Null where there was no answer, or none in time. */
async function answered<T>(asked: Promise<T>, deadline: AbortSignal): Promise<T | null> {
  const late = new Promise<null>((resolve) => {
    if (deadline.aborted) return resolve(null);
    deadline.addEventListener('abort', () => resolve(null), { once: true });
  });
  // Why DNS is away is no matter: it is said that it is.
  return Promise.race([asked.catch(() => null), late]);
}
