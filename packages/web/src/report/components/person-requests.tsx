import type { ReportForm } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';
import { Icon } from './icon.tsx';

/** The candidate asks for a person: when, and what that person should know. Nothing where nobody asked. */
export function PersonRequests({ form }: { form: ReportForm }) {
  const { t, formats } = useView();
  if (!form.report.humanAsked) return null;
  return (
    <section className="banner">
      <p className="attention">
        <Icon name="attention" />
        {t('humanAsked')}
      </p>
      <ul className="wishes">
        {form.personRequests.map(({ at, note }) => (
          <li key={`${at}${note}`}>
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
