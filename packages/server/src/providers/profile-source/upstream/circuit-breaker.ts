/**
 * Keeps calls away from a service that fails. What it answers about one name, whatever it is, is no failure.
 *
 *   closed --failures in a row--> open --coolDownMs over--> one probe --ok--> closed
 *                                   ^----------- fails --------'
 */
export class CircuitBreaker {
  readonly #failures: number;
  readonly #coolDownMs: number;
  #inARow = 0;
  #openUntil = 0;
  #probing = false;

  constructor(options: { failures: number; coolDownMs: number }) {
    this.#failures = options.failures;
    this.#coolDownMs = options.coolDownMs;
  }

  /** Whether a call may go out now. After the cool-down exactly one may, until `succeed` or `fail` tells how it went. */
  mayCall(now: number): boolean {
    if (now < this.#openUntil) return false;
    if (this.#inARow < this.#failures) return true;
    if (this.#probing) return false;
    this.#probing = true;
    return true;
  }

  succeed(): void {
    this.#inARow = 0;
    this.#openUntil = 0;
    this.#probing = false;
  }

  fail(now: number): void {
    this.#inARow++;
    this.#probing = false;
    if (this.#inARow >= this.#failures) this.#openUntil = Math.max(this.#openUntil, now + this.#coolDownMs);
  }

  /** The call was given up by its caller: it says nothing about the service. */
  abandon(): void {
    this.#probing = false;
  }

  /** The service asked for quiet until then. */
  holdUntil(moment: number): void {
    this.#openUntil = Math.max(this.#openUntil, moment);
  }
}
