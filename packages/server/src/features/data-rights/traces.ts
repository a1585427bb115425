import { ADDRESS_LETTERS, ADDRESS_SIGN } from '../../platform/whole-addresses.ts';

/** What the request record is searched for. */
export type TracedPerson = {
  organizationId: string;
  /** UUIDs: found wherever they are. */
  ids: readonly string[];
  emails: readonly string[];
  names: readonly string[];
};

const BEFORE_IN_TEXT = `(?:^|[^${ADDRESS_SIGN}]|\\\\[nrtbf]|[?&][a-z0-9_.\\-]{1,64}=)`;
const BEFORE_IN_URL = '(?:^|[/?&=,;:]|%(?:20|22|28|29|2c|3a|3b|3c|3e|5b|5d|09|0a|0d))';
const AFTER = `(?:$|[^a-z0-9.@\\-${ADDRESS_LETTERS}]|\\.(?:$|[^a-z0-9\\-]))`;

/**
 * Records (alias `r`) that name the person; parameters $1 to $9 are those of `traceParams`. Whole values count, never
 * parts of them: an address that is not the end of a longer one, a username where a look-up or a field has one. Records
 * of the organization and of the administrator's calls about it are searched. Those of calls that nobody was recognised
 * for and that name no organization are nobody's: there an address or an id counts, a username does not. What names
 * another organization is left alone. What has not even a part of any of it, which is nearly every record, is found so
 * without the patterns.
 */
export const NAMING_RECORDS = `request_records r
  cross join lateral (select
    lower(concat_ws(E'\\n', r.request_body, r.response_body, r.error)) as text,
    lower(concat(r.path, '?', r.query)) as url,
    lower(concat_ws(E'\\n', case when r.route = '/api/v1/admin/profiles' then null else r.request_body end, r.response_body)) as fields,
    coalesce(r.request_body ~ $2, false) or r.query ~ $3 as "isAbout",
    coalesce(r.request_body ~ '"organizationId"\\s*:', false) or r.query ~ '(^|&)organizationId=' as "isAboutSome"
  ) t
  where (r.organization_id = $1 or r.organization_id is null) and case
    when not exists (select from unnest($9::text[]) part where position(part in t.text) > 0 or position(part in t.url) > 0) then false
    when r.organization_id = $1 or (r.organization_id is null and "isAbout") then
      t.text ~ $5 or t.url ~ $6 or t.fields ~ $7 or t.url ~ $8
      or exists (select from unnest($4::text[]) id where position(id in t.text) > 0 or position(id in t.url) > 0)
    when r.organization_id is null and not "isAboutSome" then
      t.text ~ $5 or t.url ~ $6
      or exists (select from unnest($4::text[]) id where position(id in t.text) > 0 or position(id in t.url) > 0)
    else false
  end`;

export function traceParams({ organizationId, ids, emails, names }: TracedPerson): unknown[] {
  const inJson = (text: string): string => plain(JSON.stringify(text).slice(1, -1));
  const anyOf = (texts: readonly string[], form: (text: string) => string): string =>
    `(?:${texts.map((text) => form(text)).join('|')})`;
  const urlNames = anyOf(names, inUrl);
  return [
    organizationId,
    `"organizationId"\\s*:\\s*"${inJson(organizationId)}"`,
    `(^|&)organizationId=${inUrl(organizationId)}(&|$)`,
    ids,
    emails.length === 0
      ? null
      : BEFORE_IN_TEXT + anyOf(emails, (email) => `${inJson(email)}|${inUrl(email).replace('@', '%40')}`) + AFTER,
    emails.length === 0 ? null : BEFORE_IN_URL + anyOf(emails, inUrl) + AFTER,
    names.length === 0 ? null : `"(?:username|publicidentifier)"\\s*:\\s*"${anyOf(names, inJson)}"`,
    names.length === 0
      ? null
      : `^/api/v1/(?:consumers/[^/?]+/profiles/${urlNames}|network/${urlNames}/verification)/?\\?|[?&]username=${urlNames}(?:&|$)`,
    [...new Set([...ids, ...emails, ...names].map(plainPart))],
  ];
}

/** The longest part of a text that is as it is in whatever way the text is written on record; may be empty. */
function plainPart(text: string): string {
  const parts = text.match(/[a-z0-9]+/g) ?? [];
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** Whether a text of a record that names the person does so itself: the patterns of the search, outside of the database. */
export function personIn(person: TracedPerson): (text: string) => boolean {
  const [, , , , address, , field] = traceParams(person) as (string | null)[];
  const patterns = [address, field].flatMap((pattern) => (pattern == null ? [] : [new RegExp(pattern)]));
  return (text) => {
    const lower = text.toLowerCase();
    return person.ids.some((id) => lower.includes(id)) || patterns.some((pattern) => pattern.test(lower));
  };
}

/** A whole address inside any text, for the database. */
export function addressPattern(emails: readonly string[]): string | null {
  return emails.length === 0 ? null : `${BEFORE_IN_TEXT}(?:${emails.map(plain).join('|')})${AFTER}`;
}

function plain(text: string): string {
  return text.replace(/[!-/:-@[-^`{-~]/g, '\\$&');
}

/** Text as it may be in a path or query on record: plain characters as they are, others as they are or as `%2b`. */
function inUrl(text: string): string {
  return Array.from(text.toWellFormed(), (character) => {
    if (/[A-Za-z0-9._~@-]/.test(character)) return plain(character);
    const bytes = Array.from(Buffer.from(character), (byte) => `%${hexDigits(byte)}`).join('');
    return `(?:${plain(character)}|${bytes}${character === ' ' ? '|\\+' : ''})`;
  }).join('');
}

function hexDigits(byte: number): string {
  return Array.from(byte.toString(16).padStart(2, '0'), (digit) =>
    /[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit,
  ).join('');
}
