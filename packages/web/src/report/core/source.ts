import type { NewReview, ReportForm, ReviewsForm, TranscriptForm } from '@colloquy/contract/links';
import { PRIVATE_CALL } from '../../shared/private-call.ts';
import { type LinkKind, reviewsAddress } from './link.ts';
import { readLasting, readReport, readReviews, readTranscript } from './read-form.ts';

export type Loaded =
  | { state: 'report'; form: ReportForm }
  | { state: 'transcript'; form: TranscriptForm }
  | { state: 'expired'; consoleUrl: string | null }
  | { state: 'missing' }
  /** Whoever shows the page says why it is not there. Never behind a link. */
  | { state: 'awaited' }
  | { state: 'failed' };

export type ReviewAnswer =
  | { state: 'kept'; reviews: ReviewsForm }
  | { state: 'refused' | 'expired' | 'full' | 'failed' };

/** What the page asks the server, all at its own signed address. */
export interface LinkSource {
  /** Who assesses, where that is known: no name is typed then. Null for somebody who may not; absent behind a link. */
  readonly assessor?: string | null;
  load(signal: AbortSignal): Promise<Loaded>;
  /** Puts on record that something beside the report is opened; false where that could not be done. Absent behind a link. */
  noteOpened?(what: 'recording' | 'transcript'): Promise<boolean>;
  addReview(review: NewReview): Promise<ReviewAnswer>;
  /**
   * The same link in another form, as a file. Null when it cannot be fetched.
   *
   * @param language of the words around, where the form has any
   */
  fetchForm(type: string, language: string): Promise<Blob | null>;
}

export type SourceOptions = {
  kind: LinkKind | null;
  address: { pathname: string; search: string };
  fetch: typeof fetch;
};

const TIMEOUT_MS = 30_000;
/** A document of a long conversation is made when it is asked for. */
const FORM_TIMEOUT_MS = 120_000;

/** Reads the page's own address over `fetch`; a reply of another shape counts as a failure. */
export function createLinkSource({ kind, address, fetch }: SourceOptions): LinkSource {
  const own = `${address.pathname}${address.search}`;
  const ask = (url: string, init: RequestInit, signal: AbortSignal = AbortSignal.timeout(TIMEOUT_MS)) =>
    fetch(url, {
      ...PRIVATE_CALL,
      ...init,
      signal,
    });

  return {
    async load(signal) {
      if (kind === null) return { state: 'missing' };
      try {
        const both = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
        const response = await ask(own, { headers: { accept: 'application/json' } }, both);
        if (response.status === 410) return { state: 'expired', consoleUrl: readLasting(await response.json()) };
        if (response.status === 404) return { state: 'missing' };
        if (!response.ok) return { state: 'failed' };
        const body: unknown = await response.json();
        if (kind === 'report') {
          const form = readReport(body);
          return form === null ? { state: 'failed' } : { state: 'report', form };
        }
        const form = readTranscript(body);
        return form === null ? { state: 'failed' } : { state: 'transcript', form };
      } catch {
        return { state: 'failed' };
      }
    },

    async addReview(review) {
      try {
        const response = await ask(reviewsAddress(address), {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(review),
        });
        if (response.status === 400) return { state: 'refused' };
        if (response.status === 404 || response.status === 410) return { state: 'expired' };
        if (response.status === 409) return { state: 'full' };
        const reviews = response.ok ? readReviews(await response.json()) : null;
        return reviews === null ? { state: 'failed' } : { state: 'kept', reviews };
      } catch {
        return { state: 'failed' };
      }
    },

    async fetchForm(type, language) {
      try {
        const headers = { accept: type, 'accept-language': language };
        const response = await ask(own, { headers }, AbortSignal.timeout(FORM_TIMEOUT_MS));
        return response.ok ? await response.blob() : null;
      } catch {
        return null;
      }
    },
  };
}
