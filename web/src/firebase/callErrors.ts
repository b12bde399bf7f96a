/** A server call whose answer was an error or did not match its schema. */
export class CallRefused extends Error {
  /** The server's error text, or `status:{code}` if it sent none. */
  readonly reason: string;

  constructor(reason: string) {
    super(`Server call refused: ${reason}`);
    this.name = "CallRefused";
    this.reason = reason;
  }
}

/** A server call without an answer: the server is unreachable, or the signal aborted it. */
export class CallUnanswered extends Error {
  constructor(cause: unknown) {
    super("Server call unanswered", { cause });
    this.name = "CallUnanswered";
  }
}
