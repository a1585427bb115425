import type { Translate } from '../messages/catalogue.ts';

/** Who of the organization did something. */
export function byName({ name }: { name: string | null }, t: Translate): string {
  return name === null ? t('doneByGone') : t('doneBy', { name });
}
