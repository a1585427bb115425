import { ListPart } from '../../components/list-part.tsx';
import { RowLink } from '../../components/row-link.tsx';
import type { InterviewFilter } from '../../core/interview-filter.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useList } from '../../hooks/use-read.ts';
import { STATUS_KEYS } from '../../messages/keys.ts';
import { InvitationMail } from './invitation-mail.tsx';
import { OpenWishes } from './open-wishes.tsx';

type InterviewListProps = {
  filter: InterviewFilter;
  empty: string;
  /** Of those with a report, which are to be compared; left out where none can be. */
  chosen?: readonly string[];
  onChoose?(id: string): void;
};

/** Interviews, newest first, each by its candidate. */
export function InterviewList({ filter, empty, chosen, onChoose }: InterviewListProps) {
  const { t, formats } = usePage();
  const list = useList('listInterviews', filter);
  return (
    <ListPart list={list} empty={<p>{empty}</p>}>
      {(rows) => (
        <table className="c-table c-rows">
          <thead>
            <tr>
              {onChoose !== undefined && (
                <th scope="col" className="c-narrow">
                  {t('compare')}
                </th>
              )}
              <th scope="col">{t('candidate')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('invitedOn')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { id, candidate, email, job, status, language, createdAt, hasReport, requests } = row;
              return (
                <tr key={id}>
                  {onChoose !== undefined && (
                    <td className="c-narrow">
                      {hasReport && (
                        <input
                          type="checkbox"
                          className="c-tick"
                          aria-label={t('compareTick', { name: candidate ?? email ?? t('unnamed') })}
                          checked={chosen?.includes(id) ?? false}
                          onChange={() => onChoose(id)}
                        />
                      )}
                    </td>
                  )}
                  <td>
                    <RowLink interview={id}>{candidate ?? email ?? t('unnamed')}</RowLink>
                    {filter.job === undefined && job !== null && (
                      <span className="c-under small quiet" dir="auto">
                        {job.title}
                      </span>
                    )}
                  </td>
                  <td>
                    {t(STATUS_KEYS[status])}
                    <InvitationMail interview={row} as="span" />
                    <OpenWishes requests={requests} name={candidate ?? email ?? t('unnamed')} />
                  </td>
                  <td className="small quiet">
                    {formats.date(createdAt)}
                    <span className="c-under">{formats.language(language)}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </ListPart>
  );
}
