/** A request as the checks and the handlers see it, apart from the server it came through. */
export type IncomingCall = {
  method: string;
  path: string;
  /** A header by its lower-case name. */
  header: (name: string) => string | undefined;
  /** The bytes of the body, untouched; empty where there was none. */
  body: Uint8Array;
  now: Date;
  /** Ends when the caller has gone, where somebody would work on in vain. */
  gone?: AbortSignal;
};
