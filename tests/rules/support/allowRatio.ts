/**
 * Counts what a property allows and denies: a test that sees only one of the two proves nothing.
 */
export class AllowRatio {
  #allowed = 0;
  #all = 0;

  /** Records a case and returns the outcome that the rules should reach. */
  expected(isAllowed: boolean): "allowed" | "denied" {
    this.#all += 1;
    if (isAllowed) this.#allowed += 1;
    return isAllowed ? "allowed" : "denied";
  }

  /** The share of allowed cases, 0 to 1. */
  get allowed(): number {
    return this.#allowed / this.#all;
  }
}
