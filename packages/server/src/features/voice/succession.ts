type Stoppable = { stop(): Promise<void> };

/**
 * Engines that took each other's place while the program runs, the newest first. An older one stays for what no newer one
 * does; one that is left out ends as soon as nothing waits for it.
 */
export class Succession<Engine extends Stoppable> {
  #engines: readonly Engine[] = [];
  #newest: ReadonlySet<Engine> = new Set();
  readonly #isNeeded: (older: Engine, newer: readonly Engine[]) => boolean;
  readonly #calls = new Map<Engine, number>();
  /** Left out while something waits for them. */
  readonly #leaving = new Set<Engine>();
  readonly #ending = new Set<Promise<void>>();

  /** @param isNeeded whether the older one does anything that those that came after it do not */
  constructor(isNeeded: (older: Engine, newer: readonly Engine[]) => boolean) {
    this.#isNeeded = isNeeded;
  }

  get all(): readonly Engine[] {
    return this.#engines;
  }

  /** Whether others came after this one. */
  isFormer(engine: Engine): boolean {
    return !this.#newest.has(engine);
  }

  /** @param engines a generation of them, in their order; none: all stays as it is */
  add(...engines: readonly Engine[]): void {
    if (engines.length === 0) return;
    this.#newest = new Set(engines);
    const kept: Engine[] = [...engines];
    for (const older of this.#engines) {
      if (this.#newest.has(older)) continue;
      if (this.#isNeeded(older, kept)) kept.push(older);
      else this.#leaving.add(older);
    }
    this.#engines = kept;
    this.#endThoseLeft();
  }

  leaveOut(engine: Engine): void {
    if (!this.#engines.includes(engine)) return;
    this.#engines = this.#engines.filter((one) => one !== engine);
    this.#leaving.add(engine);
    this.#endThoseLeft();
  }

  /** Runs a call to one of them, which does not end before it has answered. */
  async call<Answer>(engine: Engine, work: (engine: Engine) => Promise<Answer>): Promise<Answer> {
    this.#calls.set(engine, (this.#calls.get(engine) ?? 0) + 1);
    try {
      return await work(engine);
    } finally {
      const left = (this.#calls.get(engine) ?? 1) - 1;
      if (left === 0) this.#calls.delete(engine);
      else this.#calls.set(engine, left);
      this.#endThoseLeft();
    }
  }

  async stop(): Promise<void> {
    const all = [...this.#leaving, ...this.#engines];
    this.#leaving.clear();
    await Promise.all([...all.map((engine) => engine.stop()), ...this.#ending]);
  }

  #endThoseLeft(): void {
    for (const engine of this.#leaving) {
      if (this.#calls.has(engine)) continue;
      this.#leaving.delete(engine);
      const ending = engine.stop().finally(() => this.#ending.delete(ending));
      this.#ending.add(ending);
    }
  }
}

/** Whether the one knows a language that none of the others knows. */
export function knowsMore(
  one: { capabilities: { languages: ReadonlySet<string> } },
  others: readonly { capabilities: { languages: ReadonlySet<string> } }[],
): boolean {
  return [...one.capabilities.languages].some(
    (language) => !others.some(({ capabilities }) => capabilities.languages.has(language)),
  );
}
