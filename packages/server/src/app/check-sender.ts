import type { Config } from '../config/config.ts';
import { dnsTexts, type LookUpText, readSender } from '../platform/mail/sender-dns.ts';
import type { Output } from './commands/index.ts';

const DEADLINE_MS = 6_000;

/**
 * Says what DNS has of the domain that mail comes from, and what lacks. It decides nothing: a machine without DNS may well
 * send by a relay that has it.
 */
export async function reportSender({ mail }: Config, output: Output, lookUp: LookUpText = dnsTexts()): Promise<void> {
  if (mail.server === null || mail.from === null) return;
  const selector = mail.dkimSelector;
  const { domain, spf, dkim, dmarc } = await readSender(
    { address: mail.from, selector, deadlineMs: DEADLINE_MS },
    lookUp,
  );
  if ([spf, dkim, dmarc].includes('away'))
    output.problem(`mail: DNS gave no answer in time, so not all was looked at for ${domain}`);
  if (spf === 'good') output.line(`mail: ${domain} says by SPF which servers send for it`);
  if (spf === 'none')
    output.problem(`mail: ${domain} has no SPF record: receivers cannot tell your server from any other`);
  if (spf === 'several') output.problem(`mail: ${domain} has several SPF records: receivers take none of them`);
  if (spf === 'open') output.problem(`mail: the SPF record of ${domain} ends in +all: it lets anybody send`);
  if (dkim === 'good') output.line(`mail: ${domain} has the DKIM key ${selector}`);
  if (dkim === 'unnamed')
    output.line('mail: DKIM was not looked at: COLLOQUY_DKIM_SELECTOR names no key of the mail server');
  if (dkim === 'none')
    output.problem(`mail: ${selector}._domainkey.${domain} has no DKIM key: signatures do not verify`);
  if (dkim === 'revoked') output.problem(`mail: the DKIM key ${selector} of ${domain} is empty, which revokes it`);
  if (dmarc === 'good') output.line(`mail: ${domain} has a DMARC policy`);
  if (dmarc === 'watching')
    output.line(`mail: the DMARC policy of ${domain} is none: forged mail is reported, not refused`);
  if (dmarc === 'none') output.problem(`mail: ${domain} has no DMARC policy: large receivers ask for one`);
  if (dmarc === 'several') output.problem(`mail: ${domain} has several DMARC policies: receivers take none of them`);
}
