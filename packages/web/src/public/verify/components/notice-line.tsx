import type { Notice } from '../core/notice.ts';
import type { Translate } from '../messages/translate.ts';

/** Always in the page, so that a screen reader hears what is put into it. */
export function NoticeLine({ id, t, notice }: { id: string; t: Translate; notice: Notice | null }) {
  return (
    <p
      id={id}
      className={notice?.bad === true ? 'notice notice-bad' : 'notice'}
      role={notice?.bad === true ? 'alert' : 'status'}
    >
      {notice === null ? '' : t(notice.key, notice.values)}
    </p>
  );
}
