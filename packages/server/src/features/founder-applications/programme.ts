import type { Language } from '@colloquy/contract/shared';
import type { Id } from '../../platform/ids.ts';
import type { QuestionKey } from './extraction/index.ts';

/** What founders apply to: says in which language and words they are asked, and to which cohort they are counted. */
export type Programme = {
  id: Id<'programme'>;
  accountId: Id<'account'>;
  /** Its name in addresses, unique over the instance. */
  slug: string;
  /** As founders read and hear it. */
  name: string;
  cohort: string | null;
  language: Language;
  /** Null where every question is asked. */
  ask: QuestionKey[] | null;
  /** Own wording of the question why the founder wants to join, in the programme's language. */
  whyProgram: string | null;
  /** Null while founders may apply. */
  closedAt: Date | null;
};

const MAX_SLUG = 60;

/** A name made fit for an address: `Lantern Works 2027` as `lantern-works-2027`; empty where nothing is left of it. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/gu, '');
}
