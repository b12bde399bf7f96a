/** A request as the checks and the handlers see it, apart from the server it came through. */
export type HttpRequest = {
  method: string;
  path: string;
  /** A header by its lower-case name. */
  header: (name: string) => string | undefined;
  /** The bytes of the body, untouched; empty where there was none, or it was not read. */
  body: Uint8Array;
  now: Date;
  /** Ends when the caller has gone, where somebody would work on in vain. */
  gone?: AbortSignal;
  /** Says who calls, once that is known: for the log. */
  identify?: (uid: string) => void;
};

/** A call whose body is still on its way. */
export type UnreadHttpRequest = Omit<HttpRequest, "body"> & {
  /** @throws Refusal payload-too-large, or bad-request where it breaks off */
  readBody: (maxBytes: number) => Promise<Uint8Array>;
};
