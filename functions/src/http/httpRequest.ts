/** A request as checks and handlers see it, independent of the server. */
export type HttpRequest = {
  method: string;
  path: string;
  /** A header by its lowercase name. */
  header: (name: string) => string | undefined;
  /** The raw bytes of the body; empty if there was none or it was not read. */
  body: Uint8Array;
  now: Date;
  /** Aborts when the client disconnects, so that no work is done in vain. */
  gone?: AbortSignal;
  /** Sets the user for the log, once the user is known. */
  identify?: (uid: string) => void;
};

/** A call whose body has not been read yet. */
export type UnreadHttpRequest = Omit<HttpRequest, "body"> & {
  /** @throws Refusal payload-too-large, or bad-request if the body is incomplete */
  readBody: (maxBytes: number) => Promise<Uint8Array>;
};
