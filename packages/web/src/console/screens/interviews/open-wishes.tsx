import { Link } from '@tanstack/react-router';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { requestKey } from '../../messages/keys.ts';

type Wishes = ReplyOf<'listInterviews'>['results'][number]['requests'];

type OpenWishesProps = { requests: Wishes; name: string };

/** What the candidate asks of a person and nobody has answered yet, each with the way to it. */
export function OpenWishes({ requests, name }: OpenWishesProps) {
  const { t } = usePage();
  const { organization } = useOrganization();
  return (requests ?? [])
    .filter(({ state }) => state === 'open')
    .map(({ id, kind }) => (
      <Link
        key={id}
        className="c-under small"
        to="/console/$organization/requests"
        params={{ organization: organization.id }}
        search={{ request: id }}
        dir="auto"
      >
        {t(requestKey(kind), { name })}
      </Link>
    ));
}
