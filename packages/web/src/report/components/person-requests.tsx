import type { ReportForm } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';
import { Icon } from './icon.tsx';

const REQUESTS = { person: 'wishPerson', review: 'wishReview', erase: 'wishErase' } as const;

/** What the candidate asks of people, each wish by its name: when, and what that person should know. Nothing where nobody asked. */
export function PersonRequests({ form }: { form: ReportForm }) {
  const { t, formats } = useView();
  if (!form.report.humanAsked && form.personRequests.length === 0) return null;
  return (
    <section className="banner">
      {form.report.humanAsked && (
        <p className="attention">
          <Icon name="attention" />
          {t('humanAsked')}
        </p>
      )}
      <ul className="wishes">
        {form.personRequests.map(({ at, kind, note }) => (
          <li key={`${at}${kind}${note}`}>
            {t(REQUESTS[kind])}{' '}
            <time className="quiet small" dateTime={at}>
              {formats.moment(at)}
            </time>
            {note !== '' && (
              <p className="note" dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
