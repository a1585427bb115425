/** Added to the score of a term's first token, and of each that goes on with a term that was begun. */
const BEGIN = 1;
const GO_ON = 3;

type Node = Map<number, Node>;

/**
 * Makes terms that may come up a little likelier while tokens are chosen. Good for the few terms of a job: each first
 * token of a dictionary would be favoured everywhere.
 */
export class TermBoost {
  readonly #root: Node = new Map();
  #begun: Node[] = [];

  /** @param terms each as the tokens that it consists of */
  constructor(terms: readonly (readonly number[])[]) {
    for (const term of terms) {
      let node = this.#root;
      for (const token of term) {
        const next: Node = node.get(token) ?? new Map();
        node.set(token, next);
        node = next;
      }
    }
  }

  /** The scores with what is favoured now; changes them in place. */
  applied(scores: Float32Array): Float32Array {
    add(scores, this.#root, BEGIN);
    for (const node of this.#begun) add(scores, node, GO_ON);
    return scores;
  }

  /** The token that was chosen. */
  follow(token: number): void {
    this.#begun = [this.#root, ...this.#begun].flatMap((node) => {
      const next = node.get(token);
      return next === undefined || next.size === 0 ? [] : [next];
    });
  }
}

function add(scores: Float32Array, node: Node, by: number): void {
  for (const token of node.keys()) if (token < scores.length) scores[token] = (scores[token] ?? 0) + by;
}
