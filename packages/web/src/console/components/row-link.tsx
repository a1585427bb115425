import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useOrganization } from '../hooks/use-organization.ts';

type RowLinkProps = { interview: string; children: ReactNode };

/**
 * The link of one row among many to its interview. The router's own looks at every change of the address whether it is
 * where the reader is: fifty of them cost a slow phone more than the rest of the list.
 */
export function RowLink({ interview, children }: RowLinkProps) {
  const { organization } = useOrganization();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    // In another tab, and the like: the browser's own way.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const params = { organization: organization.id, interview };
    void navigate({ to: '/console/$organization/interviews/$interview', params });
  };
  return (
    <a
      href={`/console/${encodeURIComponent(organization.id)}/interviews/${encodeURIComponent(interview)}`}
      dir="auto"
      onClick={follow}
    >
      {children}
    </a>
  );
}
