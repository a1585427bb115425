import type { Tombstone } from '../../platform/db/tombstones.ts';
import type { ExchangeRecord } from '../../platform/http/exchange.ts';
import { wholeAddresses } from '../../platform/whole-addresses.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const FIELD = /"(?:username|publicidentifier)"\s*:\s*("(?:[^"\\]|\\.)*")/g;
const ORGANIZATION_FIELD = /"organizationId"\s*:\s*("(?:[^"\\]|\\.)*")/;
const LOOK_UP = /^\/api\/v1\/(?:consumers\/[^/?]+\/profiles\/([^/?]+)|network\/([^/?]+)\/verification)\/?$/;
/** The one call whose own body has a username that is no look-up: a network's. */
const IMPORT_ROUTE = '/api/v1/admin/profiles';

/**
 * Whom a record names, as the erasure finds them (`data-rights/traces.ts`): whole values, within the organization that
 * the record is of or that it names. Where it is nobody's, an address or an id counts and a name does not.
 */
export function namedInRecord(record: ExchangeRecord): Tombstone[] {
  const scope = record.organizationId ?? organizationNamed(record);
  const url = `${record.path}?${record.query}`;
  const text = [record.requestBody, record.responseBody, record.error, url].filter((part) => part !== null).join('\n');
  const tombstones = [
    ...wholeAddresses(text).map((address) => `email:${address}`),
    ...Array.from(text.toLowerCase().matchAll(UUID), ([id]) => `id:${id}`),
    ...(scope === null ? [] : namesIn(record).map((name) => `name:${name}`)),
  ];
  return [...new Set(tombstones)].map((mark) => ({ scope, mark }));
}

/** What stands where a text was. */
export const ERASED = '[erased]';

/** Loses its text, not its row. */
export function maskRecord(record: ExchangeRecord): ExchangeRecord {
  const masked = (text: string | null): string | null => (text === null ? null : ERASED);
  return {
    ...record,
    path: record.route ?? ERASED,
    query: '',
    requestBody: masked(record.requestBody),
    responseBody: masked(record.responseBody),
    error: masked(record.error),
  };
}

function organizationNamed({ requestBody, query }: ExchangeRecord): string | null {
  const field = ORGANIZATION_FIELD.exec(requestBody ?? '')?.[1];
  return field === undefined ? new URLSearchParams(query).get('organizationId') : unquoted(field);
}

function namesIn({ path, query, route, requestBody, responseBody }: ExchangeRecord): string[] {
  const fields = [route === IMPORT_ROUTE ? null : requestBody, responseBody].join('\n').toLowerCase();
  const names = Array.from(fields.matchAll(FIELD), ([, field = '']) => unquoted(field));
  const [, ofProfile, ofVerification] = LOOK_UP.exec(path) ?? [];
  const looked = ofProfile ?? ofVerification;
  // Decoded as a form is: what no escape is stays as it is.
  if (looked !== undefined) names.push(new URLSearchParams(`name=${looked.replaceAll('+', '%2b')}`).get('name') ?? '');
  names.push(...new URLSearchParams(query).getAll('username'));
  return names.map((name) => name.toLowerCase()).filter((name) => name !== '');
}

/** A string of JSON, or of what was cut off and is none any more: then as it is. */
function unquoted(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return quoted.slice(1, -1);
  }
}
