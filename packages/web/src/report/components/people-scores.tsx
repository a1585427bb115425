import type { ReportForm } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';
import { Icon } from './icon.tsx';

/** What people gave on a competency, next to the draft. */
export function PeopleScores({ form, competency }: { form: ReportForm; competency: string }) {
  const { t } = useView();
  const given = form.reviews.flatMap(({ id, reviewer, verified, scores, current }) => {
    const score = scores[competency];
    return current && score !== undefined ? [{ id, reviewer, verified, score }] : [];
  });
  if (given.length === 0) return null;
  const differ = form.disagreement.competencies.some(({ key }) => key === competency);
  return (
    <ul className="people-scores small">
      {given.map(({ id, reviewer, verified, score }) => (
        <li key={id}>
          <bdi>{reviewer}</bdi> <strong>{score}</strong>{' '}
          {!verified && <span className="quiet">({t('notVerified')})</span>}
        </li>
      ))}
      {differ && (
        <li className="attention">
          <Icon name="differ" />
          {t('differHere')}
        </li>
      )}
    </ul>
  );
}
