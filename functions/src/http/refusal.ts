import { callErrors, type CallError } from "@salvia/domain/errors";

/** Thrown by a check or a handler to answer a call with one of the closed list of errors. */
export class Refusal extends Error {
  readonly code: CallError;
  /** When it makes sense to try again, in whole seconds from now; null where it does not matter. */
  readonly retryAfter: number | null;

  constructor(code: CallError, retryAfter: number | null = null) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.retryAfter = retryAfter;
  }

  /** The HTTP status of the answer. */
  get status(): number {
    return callErrors[this.code];
  }
}
