import { endpointErrors, type EndpointError } from "@salvia/domain/shared/errors";

/** Thrown by a check or a handler to answer a call with one of the closed list of errors. */
export class Refusal extends Error {
  readonly code: EndpointError;
  /** When it makes sense to try again, in whole seconds from now; null where it does not matter. */
  readonly retryAfter: number | null;

  /** What is wrong with fields of the input, by name: codes, never values. */
  readonly fields: Readonly<Record<string, string>> | null;

  constructor(
    code: EndpointError,
    retryAfter: number | null = null,
    fields: Readonly<Record<string, string>> | null = null,
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.retryAfter = retryAfter;
    this.fields = fields;
  }

  /** The HTTP status of the answer. */
  get status(): number {
    return endpointErrors[this.code];
  }
}
