import { usePlanWords } from '../../hooks/plan-words.tsx';
import { CandidatePreview } from './candidate-preview.tsx';
import type { PlanDraft, PlanForm } from './plan-draft.ts';
import { RehearsalPart } from './rehearsal-part.tsx';

type DraftSidebarProps = {
  published: PlanForm;
  draft: PlanDraft;
  /** What the draft takes. */
  minutes: number;
  /** Key of the question that is worked on. */
  open: string | null;
  mayRehearse: boolean;
};

/** What the draft makes of the interview, next to the form. */
export function DraftSidebar({ published, draft, minutes, open, mayRehearse }: DraftSidebarProps) {
  const p = usePlanWords();
  return (
    <aside className="p-beside" aria-label={p('beside')}>
      <CandidatePreview published={published} plan={draft.plan} minutes={minutes} shown={open} />
      {mayRehearse && <RehearsalPart published={published} draft={draft} />}
    </aside>
  );
}
