import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { type PlanDraft, tidy } from './plan-draft.ts';

export type Checked = ReplyOf<'checkPlan'>;

const AFTER_MS = 700;

/** What would come of the draft, asked for a moment after each change; null while it is not known. */
export function useChecked(job: string, draft: PlanDraft, wanted: boolean): Checked | null {
  const { call } = usePage();
  const { organization, may } = useOrganization();
  const [checked, setChecked] = useState<Checked | null>(null);
  const asks = wanted && may('invite');
  useEffect(() => {
    if (!asks) {
      setChecked(null);
      return;
    }
    let isNewest = true;
    const timer = setTimeout(() => {
      const body = { from: draft.from, plan: tidy(draft) };
      call('checkPlan', { params: { organization: organization.id, id: job }, body }).then(
        (reply) => isNewest && setChecked(reply),
        // What is wrong is told when it is published; what is not known is not shown.
        () => isNewest && setChecked(null),
      );
    }, AFTER_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [asks, call, draft, job, organization.id]);
  return checked;
}
