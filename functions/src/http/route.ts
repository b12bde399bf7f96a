import type { Endpoint, InputOf, OutputOf } from "@salvia/domain/shared/endpoint";

import { Refusal } from "./refusal.ts";

/** A request as checks and handlers see it, independent of the server. */
export type HttpRequest = {
  method: string;
  path: string;
  /** A header by its lowercase name. */
  header: (name: string) => string | undefined;
  /** A parameter of the address; null if there is none. */
  query?: (name: string) => string | null;
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

/** A handler's result; `setCookie` is a complete `Set-Cookie` header. */
type Reply<Output> = { output: Output; setCookie?: string };

/** A streamed answer, sent as one line of JSON per item. */
type StreamReply<Output> = { stream: AsyncIterable<Output> };

/** Handles the calls of an endpoint, whose input is validated. Throws `Refusal` to reject one. */
export type Handler<Called extends Endpoint> = Handles<InputOf<Called>, OutputOf<Called>>;

export type Handles<Input, Output, Call = HttpRequest> = (
  input: Input,
  call: Call,
) => Promise<Reply<Output> | StreamReply<Output>>;

/** The answer to a form posted without script: a page, or a redirect to one. */
export type PageReply =
  | { html: string; status: number; headers: Readonly<Record<string, string>> }
  /** Text of the type in its headers, which is not shown as a page. */
  | { text: string; status: number; headers: Readonly<Record<string, string>> }
  | { location: string };

/** One server call: its path and its handler. */
export type Route = {
  path: string;
  /** Whether a path belongs to the route, if that isn't its own path alone. */
  matches?: (path: string) => boolean;
  /** Whether callers without a valid App Check token are allowed. */
  isForAnyone: boolean;
  /**
   * Whether callers may hide their origin (`Origin: null`), as browsers do in their own reports from
   * a page without referrer.
   */
  hidesOrigin?: boolean;
  /** The longest body that is read; 0 if the body is ignored. */
  bodyMaxBytes: number;
  answer: (call: HttpRequest) => Promise<Reply<unknown> | StreamReply<unknown> | PageReply>;
  /** The answer to a GET, when a user opens the address by hand or reloads a posted form. */
  onGet?: (call: HttpRequest) => Promise<PageReply>;
  /** Explains an error of `answer` as a page for users; null for scripts, which get JSON. */
  explain?: (call: HttpRequest, refusal: Refusal) => Promise<PageReply | null>;
};

/** The default body limit: several times the longest ID token. */
const bodyMaxBytes = 16 * 1024;

type Schema<Value> = {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
};

/**
 * A route that takes JSON.
 *
 * @param load imports the handler on first use, so that a cold start loads one route only
 */
export function jsonRoute<Called extends JsonEndpoint>(
  call: Called,
  load: () => Promise<Handler<NoInfer<Called>>>,
): Route {
  return {
    path: call.path,
    isForAnyone: false,
    bodyMaxBytes: call.bodyMaxBytes ?? bodyMaxBytes,
    async answer(incoming) {
      const input = call.input.safeParse(readJson(incoming));
      if (!input.success) throw new Refusal("bad-request");
      const handle = await load();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's schema read it
      return handle(input.data as InputOf<Called>, incoming);
    },
  };
}

/** An endpoint with a body. */
export type JsonEndpoint = Endpoint & {
  readonly input: NonNullable<Endpoint["input"]>;
  readonly bodyMaxBytes?: number;
};

export function jsonRoutes<Endpoints extends Record<Name, JsonEndpoint>, Name extends string>(
  endpoints: Endpoints,
  modules: Modules<Endpoints, Name>,
): Route[] {
  return namesOf(modules).map((name) =>
    jsonRoute<Endpoints[Name]>(endpoints[name], async () => (await modules[name]())[name]),
  );
}

/** Imports the modules of endpoints, each with the handler of its endpoint under the same name. */
export type Modules<
  Endpoints extends Record<Name, Endpoint>,
  Name extends string,
  Call = HttpRequest,
> = {
  readonly [Own in Name]: () => Promise<
    NoInfer<{
      readonly [Same in Own]: Handles<InputOf<Endpoints[Own]>, OutputOf<Endpoints[Own]>, Call>;
    }>
  >;
};

export function namesOf<Name extends string>(modules: Readonly<Record<Name, unknown>>): Name[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written out where it is called
  return Object.keys(modules) as Name[];
}

/** A route for callers of any origin, such as signing out. It ignores any body that is sent. */
export function bodilessRoute<Output>(
  call: { path: string; input: null; output: Schema<Output> },
  load: () => Promise<Handles<null, NoInfer<Output>>>,
): Route {
  return {
    path: call.path,
    isForAnyone: true,
    bodyMaxBytes: 0,
    async answer(incoming) {
      const handle = await load();
      return handle(null, incoming);
    },
  };
}

// Cross-site pages can send other types without a preflight; JSON requires one.
const jsonType = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/**
 * Parses the JSON body of a call.
 *
 * @throws Refusal unsupported-media-type, or bad-request if it is not JSON
 */
export function readJson({ header, body }: Pick<HttpRequest, "header" | "body">): unknown {
  if (!jsonType.test(header("content-type")?.trim() ?? "")) {
    throw new Refusal("unsupported-media-type");
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body), wellFormed);
  } catch {
    throw new Refusal("bad-request");
  }
}

/** Half a character, which only an escape can write, is text that Firestore can't store. */
function wellFormed(key: string, value: unknown): unknown {
  if (/\p{Cs}/u.test(typeof value === "string" ? key + value : key)) throw new SyntaxError();
  return value;
}
