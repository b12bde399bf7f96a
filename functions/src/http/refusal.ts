import { callErrors, type CallError } from "@salvia/domain/errors";

/** Thrown by a check or a handler to answer a call with one of the closed list of errors. */
export class Refusal extends Error {
  readonly code: CallError;

  constructor(code: CallError) {
    super(code);
    this.name = "Refusal";
    this.code = code;
  }

  /** The HTTP status of the answer. */
  get status(): number {
    return callErrors[this.code];
  }
}
