import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOrganization } from '../../hooks/use-organization.ts';
import { browserStorage, DraftStore, type StoredDraft } from './draft-store.ts';
import { draftOf, isChanged, type Plan, type PlanDraft, type PlanForm, putBack, type Removal } from './plan-draft.ts';

const SAVE_AFTER_MS = 400;

export type DraftState = {
  draft: PlanDraft;
  changed: boolean;
  /** When it was kept in this browser; null: not yet. */
  keptAt: string | null;
  /** The browser does not keep it. */
  unkept: boolean;
  /** From when the draft is that was found in this browser; null where none was. */
  resumed: string | null;
  removal: Removal | null;
  change(plan: Plan): void;
  remove(result: { plan: Plan; removal: Removal | null }): void;
  undo(): void;
  /** Goes on from another published version. */
  rebase(draft: PlanDraft): void;
  /** Nothing differs from the published plan any more. */
  settle(published: Pick<PlanForm, 'version' | 'plan'>): void;
};

/** The draft of a plan: kept in this browser a moment after each change, taken up again from there. */
export function useDraft(published: PlanForm, storage = browserStorage()): DraftState {
  const { organization } = useOrganization();
  const [store] = useState(() => new DraftStore(storage, organization.id, published.job.id));
  const [found] = useState<StoredDraft | null>(() => store.load());
  const [draft, setDraft] = useState<PlanDraft>(() => found ?? draftOf(published));
  const [keptAt, setKeptAt] = useState<string | null>(found?.savedAt ?? null);
  const [unkept, setUnkept] = useState(false);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [resumed, setResumed] = useState(found?.savedAt ?? null);
  const changed = useMemo(() => isChanged(draft), [draft]);
  const touched = useRef(false);

  const save = useCallback(
    (toSave: PlanDraft) => {
      const now = new Date();
      const isKept = store.save(toSave, now);
      setUnkept(!isKept);
      if (isKept) setKeptAt(now.toISOString());
    },
    [store],
  );
  useEffect(() => {
    if (!touched.current) return;
    if (!changed) {
      store.forget();
      setKeptAt(null);
      return;
    }
    const timer = setTimeout(() => save(draft), SAVE_AFTER_MS);
    // A page that is closed meanwhile keeps the last letter, too.
    const leaving = () => save(draft);
    window.addEventListener('pagehide', leaving);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leaving);
    };
  }, [draft, changed, store, save]);

  const change = (plan: Plan) => {
    touched.current = true;
    setDraft((before) => ({ ...before, plan }));
  };
  const settle = (to: Pick<PlanForm, 'version' | 'plan'>) => {
    touched.current = false;
    store.forget();
    setKeptAt(null);
    setResumed(null);
    setRemoval(null);
    setDraft(draftOf(to));
  };
  return {
    draft,
    changed,
    keptAt,
    unkept,
    resumed,
    removal,
    change,
    remove: (result) => {
      change(result.plan);
      if (result.removal !== null) setRemoval(result.removal);
    },
    undo: () => {
      if (removal === null) return;
      change(putBack(draft.plan, removal));
      setRemoval(null);
    },
    rebase: (next) => {
      touched.current = true;
      setRemoval(null);
      setDraft(next);
    },
    settle,
  };
}
