import type { Notice } from '../core/notice.ts';
import type { Translate } from '../messages/translate.ts';

/** Both lines are always in the page, so that a screen reader hears what is put into one. `id` is that of the bad one. */
export function NoticeLine({ id, t, notice }: { id: string; t: Translate; notice: Notice | null }) {
  const text = notice === null ? '' : t(notice.key, notice.values);
  const bad = notice?.bad === true;
  return (
    <>
      <p className="notice" role="status">
        {bad ? '' : text}
      </p>
      <p id={id} className="notice notice-bad" role="alert">
        {bad ? text : ''}
      </p>
    </>
  );
}
