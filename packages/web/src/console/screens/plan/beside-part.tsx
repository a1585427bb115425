import { usePlanWords } from '../../hooks/plan-words.tsx';
import type { PlanDraft, PlanForm } from './plan-draft.ts';
import { RehearsalPart } from './rehearsal-part.tsx';

type BesidePartProps = { published: PlanForm; draft: PlanDraft; open: string | null; mayRehearse: boolean };

/** What the draft makes of the interview, beside the form. */
export function BesidePart({ published, draft, mayRehearse }: BesidePartProps) {
  const p = usePlanWords();
  return (
    <aside className="p-beside" aria-label={p('beside')}>
      {mayRehearse && <RehearsalPart published={published} draft={draft} />}
    </aside>
  );
}
