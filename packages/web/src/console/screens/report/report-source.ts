import { readReport, readReviews } from '../../../report/core/read-form.ts';
import type { LinkSource } from '../../../report/core/source.ts';
import { ApiError, addressOf, type Call } from '../../core/api.ts';

const PDF = 'application/pdf';

type Facts = { call: Call; organization: string; interview: string; assessor: string | null; onAssessed(): void };

/** The report's page asks the console instead of a signed link. */
export function createReportSource({ call, organization, interview, assessor, onAssessed }: Facts): LinkSource {
  const params = { organization, id: interview };
  return {
    assessor,

    async load() {
      try {
        const form = readReport(await call('getReport', { params }));
        return form === null ? { state: 'failed' } : { state: 'report', form };
      } catch (error) {
        if (!(error instanceof ApiError)) return { state: 'failed' };
        // What it waits for, or that it was erased, is told in the console's words.
        return { state: error.status === 404 ? 'awaited' : 'failed' };
      }
    },

    async noteOpened(what) {
      try {
        await call('noteOpened', { params, body: { what } });
        return true;
      } catch {
        // Whoever asked says so on the page, and opens nothing.
        return false;
      }
    },

    async addReview({ reviewer: _known, ...body }) {
      try {
        const reviews = readReviews(await call('assess', { params, body }));
        if (reviews === null) return { state: 'failed' };
        onAssessed();
        return { state: 'kept', reviews };
      } catch (error) {
        if (!(error instanceof ApiError)) return { state: 'failed' };
        const states = { 400: 'refused', 404: 'expired', 409: 'full' } as const;
        return { state: states[error.status as keyof typeof states] ?? 'failed' };
      }
    },

    async fetchForm(type, language) {
      try {
        if (type === PDF) {
          const response = await fetch(addressOf('getReport', params), {
            cache: 'no-store',
            redirect: 'error',
            headers: { accept: type, 'accept-language': language },
          });
          return response.ok ? await response.blob() : null;
        }
        return new Blob([JSON.stringify(await call('getReport', { params }))], { type });
      } catch {
        return null;
      }
    },
  };
}
