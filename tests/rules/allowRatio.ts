/** Counts what a property allows and denies: one that sees only one of the two shows nothing. */
export class AllowRatio {
  #allowed = 0;
  #all = 0;

  /** The outcome the rules should come to. */
  expected(isAllowed: boolean): "allowed" | "denied" {
    this.#all += 1;
    if (isAllowed) this.#allowed += 1;
    return isAllowed ? "allowed" : "denied";
  }

  /** The share that is allowed, 0 to 1. */
  get allowed(): number {
    return this.#allowed / this.#all;
  }
}
