import type { PlanDraft } from './plan-draft.ts';

export type StoredDraft = PlanDraft & { savedAt: string };

/** Drafts in this browser: they outlive a reload, a crash and a lost network. */
export class DraftStore {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  readonly #key: string;

  /** @param storage null where the browser gives none */
  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null, organization: string, job: string) {
    this.#storage = storage;
    this.#key = `colloquy-plan-1:${organization}:${job}`;
  }

  /** Null where none is kept, or where what is kept cannot be read any more. */
  load(): StoredDraft | null {
    try {
      const text = this.#storage?.getItem(this.#key) ?? null;
      const draft: unknown = text === null ? null : JSON.parse(text);
      return isDraft(draft) ? draft : null;
    } catch {
      return null;
    }
  }

  /** @returns whether the browser has kept it */
  save(draft: PlanDraft, now: Date): boolean {
    if (this.#storage === null) return false;
    try {
      const { from, base, plan } = draft;
      this.#storage.setItem(this.#key, JSON.stringify({ from, base, plan, savedAt: now.toISOString() }));
      return true;
    } catch {
      return false;
    }
  }

  forget(): void {
    try {
      this.#storage?.removeItem(this.#key);
    } catch {
      // A browser that gives no storage keeps nothing either.
    }
  }
}

/** The browser's own storage, which it may refuse even to name. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is StoredDraft {
  const draft = value as Partial<StoredDraft> | null;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Number.isInteger(draft.from) &&
    typeof draft.savedAt === 'string' &&
    [draft.base, draft.plan].every(
      (plan) =>
        typeof plan?.title === 'string' &&
        Array.isArray(plan.competencies) &&
        Array.isArray(plan.questions) &&
        plan.questions.every(
          (question) =>
            typeof question?.key === 'string' &&
            typeof question.text === 'string' &&
            Array.isArray(question.points) &&
            Array.isArray(question.mistakes) &&
            Array.isArray(question.covers) &&
            typeof question.followUps === 'object',
        ),
    )
  );
}
