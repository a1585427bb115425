/** Why a download gave no file. Closed: whoever shows them has a text for each. */
export type DownloadFailure =
  | 'bad-url'
  | 'blocked-address'
  | 'refused-link'
  | 'not-found'
  | 'refused'
  | 'busy'
  | 'unexpected-status'
  | 'too-many-redirects'
  | 'too-large'
  | 'empty'
  | 'bad-reply'
  | 'unreachable'
  | 'bad-certificate'
  | 'timed-out'
  | 'cancelled';

/** `reason` is a sentence for people and names no link, host or address. */
export type DownloadFailed = { ok: false; code: DownloadFailure; reason: string };

export type Downloaded = {
  ok: true;
  bytes: Uint8Array;
  /** Where the bytes came from after rewriting and redirects. May hold secrets of its own: never logged. */
  finalUrl: string;
  /** The `Content-Type` header as sent, or null. Not to be trusted. */
  contentType: string | null;
  /** From `Content-Disposition`, made safe, or null. */
  fileName: string | null;
};

export type DownloadOutcome = Downloaded | DownloadFailed;

const REASONS: Record<DownloadFailure, string> = {
  'bad-url': 'The link is not a complete web address.',
  'blocked-address': 'The link leads to an address that is not on the public internet.',
  'refused-link': 'The link does not lead to a file.',
  'not-found': 'Nothing was found under the link.',
  refused: 'The other side refused access to the link.',
  busy: 'The other side asked to come back later.',
  'unexpected-status': 'The other side answered with an error.',
  'too-many-redirects': 'The link redirects too often.',
  'too-large': 'The file is too large.',
  empty: 'The file is empty.',
  'bad-reply': 'The answer broke off or could not be read.',
  unreachable: 'The other side could not be reached.',
  'bad-certificate': 'The other side could not prove who it is: its certificate is not valid.',
  'timed-out': 'The download took too long.',
  cancelled: 'The download was cancelled.',
};

export function failed(code: DownloadFailure, reason: string = REASONS[code]): DownloadFailed {
  return { ok: false, code, reason };
}
