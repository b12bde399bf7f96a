import { endpointErrors, type EndpointError } from "@salvia/domain/shared/errors";

/** Thrown by a check or a handler to answer a call with one of the known error codes. */
export class Refusal extends Error {
  readonly code: EndpointError;
  /** Whole seconds after which a retry makes sense; null if it does not matter. */
  readonly retryAfter: number | null;

  /** Problems with input fields, by field name: codes, never values. */
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

  get status(): number {
    return endpointErrors[this.code];
  }
}
