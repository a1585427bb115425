/** What is made ahead rests on: the log before this line, and so many pieces of the answer to come that were heard. */
type AsOf = { seq: number; pieces: number };

/** Knows of the last interviews what was newest, so that what ends late does not replace it. */
export class Newest {
  readonly #max: number;
  readonly #newest = new Map<string, AsOf>();

  /** @param max interviews that are remembered */
  constructor(max: number) {
    this.#max = max;
  }

  /**
   * @param pieces null: no piece was looked at
   * @returns false where something newer of this interview was seen before
   */
  sees(interviewId: string, seq: number, pieces: number | null): boolean {
    const known = this.#newest.get(interviewId);
    if (known !== undefined && seq < known.seq) return false;
    const before = known?.seq === seq ? known.pieces : 0;
    if (pieces !== null && pieces < before) return false;
    this.#newest.delete(interviewId);
    this.#newest.set(interviewId, { seq, pieces: pieces ?? before });
    const [oldest] = this.#newest.keys();
    if (this.#newest.size > this.#max && oldest !== undefined) this.#newest.delete(oldest);
    return true;
  }
}
