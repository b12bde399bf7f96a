import type { HttpRequest } from "./httpRequest.ts";
import { readJson } from "./readJson.ts";
import { Refusal } from "./refusal.ts";

/** What a handler answers; `setCookie` is a whole `Set-Cookie` header. */
type Reply<Output> = { output: Output; setCookie?: string };

/** An answer that is sent piece by piece, a line of JSON each, as they come. */
type StreamReply<Output> = { stream: AsyncIterable<Output> };

/** The work of one call, once its input has been checked. Throws `Refusal` for what it refuses. */
export type Handler<Input, Output> = (
  input: Input,
  call: HttpRequest,
) => Promise<Reply<Output> | StreamReply<Output>>;

/** What a form posted without script is answered: a page, or the way to one. */
export type PageReply =
  | { html: string; status: number; headers: Readonly<Record<string, string>> }
  | { location: string };

/** One server call: where it is and how it answers. */
export type Route = {
  path: string;
  /** Whether it is answered to anyone, even where App Check does not vouch for them. */
  isForAnyone: boolean;
  /** The longest body that is read; 0 where none is looked at. */
  bodyMaxBytes: number;
  answer: (call: HttpRequest) => Promise<Reply<unknown> | StreamReply<unknown> | PageReply>;
  /** Where somebody is sent who opens the address by hand, or loads what was posted there anew. */
  onGet?: (call: HttpRequest) => Promise<PageReply>;
  /** What went wrong in `answer`, for people who wait for a page; null for scripts, which get JSON. */
  explain?: (call: HttpRequest, refusal: Refusal) => Promise<PageReply | null>;
};

/** The longest body we read where a call does not say more: several times the longest ID token. */
const bodyMaxBytes = 16 * 1024;

type Schema<Value> = {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
};

/**
 * A call that takes JSON.
 *
 * @param call its entry in `@salvia/domain/calls`
 * @param load imports the handler at the first use, so that a cold start pays for one route only
 */
export function jsonRoute<Input, Output>(
  call: { path: string; bodyMaxBytes?: number; input: Schema<Input>; output: Schema<Output> },
  load: () => Promise<Handler<NoInfer<Input>, NoInfer<Output>>>,
): Route {
  return {
    path: call.path,
    isForAnyone: false,
    bodyMaxBytes: call.bodyMaxBytes ?? bodyMaxBytes,
    async answer(incoming) {
      const input = call.input.safeParse(readJson(incoming));
      if (!input.success) throw new Refusal("bad-request");
      const handle = await load();
      return handle(input.data, incoming);
    },
  };
}

/**
 * A call without a body, such as signing out, that always succeeds. A body that is sent all the same
 * is not looked at, nor who sends it.
 */
export function bodilessRoute<Output>(
  call: { path: string; input: null; output: Schema<Output> },
  load: () => Promise<Handler<null, NoInfer<Output>>>,
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
