import type { ReplyOf } from '../core/api.ts';
import { usePage } from '../hooks/page-context.ts';

/** Where the login is given to the server. */
const OPTION = 'COLLOQUY_SMTP_URL';

/** Above every screen while no mail goes out: why, and what to do. */
export function MailPaused({ pause: { until, reply } }: { pause: NonNullable<ReplyOf<'getWaiting'>['mailPause']> }) {
  const { t, formats } = usePage();
  const isAhead = Date.parse(until) > Date.now();
  return (
    <section className="c-problem c-paused" role="status" aria-label={t('mailPaused')}>
      <p className="c-strong">{t('mailPaused')}</p>
      <p>
        {t('mailPausedText', { option: OPTION, test: t('mailTest'), place: t('organization') })}{' '}
        {isAhead && t('mailPausedNext', { when: formats.fromNow(until) })}
      </p>
      <p className="small quiet" dir="ltr">
        {reply}
      </p>
    </section>
  );
}
