import { STATUSES_SHOWN, type StatusShown } from '@colloquy/contract/console';
import { LANGUAGES, type Language } from '@colloquy/contract/shared';

/** What the list of interviews is narrowed to is in the address: it can be kept and sent. */
export type InterviewFilter = {
  status?: StatusShown;
  email?: string;
  job?: string;
  language?: Language;
  mail?: 'refused';
};

/** Of what is in an address, what narrows the list. */
export function interviewFilter(search: Record<string, unknown>): InterviewFilter {
  const status = STATUSES_SHOWN.find((known) => known === search.status);
  const filter: InterviewFilter = {};
  if (status !== undefined) filter.status = status;
  const language = LANGUAGES.find((known) => known === search.language);
  if (language !== undefined) filter.language = language;
  if (search.mail === 'refused') filter.mail = 'refused';
  if (typeof search.email === 'string' && search.email !== '') filter.email = search.email;
  if (typeof search.job === 'string') filter.job = search.job;
  return filter;
}
