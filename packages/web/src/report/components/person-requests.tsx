import { isWishOpen, REQUEST_KEYS, type ReportForm, WISH_KEYS } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';
import { Icon } from './icon.tsx';

type Wish = ReportForm['personRequests'][number];

/** What the candidate asks of people, each wish by its name: when, what that person should know, and what became of it. Nothing where nobody asked. */
export function PersonRequests({ form: { report, personRequests } }: { form: ReportForm }) {
  const { t, formats } = useView();
  if (!report.humanAsked && personRequests.length === 0) return null;
  const wishes = personRequests.filter(({ kind }) => kind === 'person');
  // One that was seen to stands in the list, and calls for nobody any more.
  const isAwaited = report.humanAsked && (wishes.length === 0 || wishes.some(isWishOpen));
  return (
    <section className={isAwaited || personRequests.some(isWishOpen) ? 'banner' : 'banner banner-settled'}>
      {isAwaited && (
        <p className="attention">
          <Icon name="attention" />
          {t('humanAsked')}
        </p>
      )}
      <ul className="wishes">
        {personRequests.map((wish) => (
          <li key={`${wish.at}${wish.kind}${wish.note}`}>
            {t(REQUEST_KEYS[wish.kind])}{' '}
            <time className="quiet small" dateTime={wish.at}>
              {formats.moment(wish.at)}
            </time>
            <WishState wish={wish} />
            {wish.note !== '' && (
              <p className="note" dir="auto">
                {wish.note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WishState({ wish: { request } }: { wish: Wish }) {
  const { t, formats } = useView();
  if (request == null) return null;
  const { state, dueAt, closedAt, assignee } = request;
  return (
    <p className="small wish-state">
      {state !== 'open' && <Icon name="done" />}
      {t(WISH_KEYS[state], { date: formats.date(closedAt ?? dueAt) })}
      {assignee !== null && (
        <>
          {' · '}
          <bdi>{t('wishAssignee', { name: assignee })}</bdi>
        </>
      )}
    </p>
  );
}
