import type { HttpRequest, UnreadHttpRequest, PageReply, Route } from "./route.ts";
import { isFromOurSite } from "./origin.ts";
import { Refusal } from "./refusal.ts";
import { withoutContents } from "./withoutContents.ts";

/** A string body is an HTML page, an async iterable is lines of JSON, anything else is JSON. */
type Answer = { status: number; headers: Record<string, string>; body: unknown };

/** Writes one log line: a name with IDs or codes, never contents. */
type Log = (name: string, details: Record<string, unknown>) => void;

/** How a site checks and logs its calls. */
type Site = {
  /** Whether an origin belongs to our site. */
  isOurs: (origin: string) => boolean;
  /** Refuses calls without a valid App Check token; null if App Check is off. */
  verifyApp: ((token: string | undefined) => Promise<void>) | null;
  /** Called for every exception that is not a refusal. */
  logFailure: Log;
  /** Called for every refusal. */
  logRefusal: Log;
};

/**
 * Answers a call: finds its route, checks its origin, reads its body, runs the handler, and maps
 * errors to the closed list of error codes.
 */
export async function handleRequest(
  routes: readonly Route[],
  { readBody, ...unread }: UnreadHttpRequest,
  site: Site,
): Promise<Answer> {
  let uid: string | null = null;
  const identify = (caller: string) => {
    uid = caller;
  };
  let call: HttpRequest = { ...unread, identify, body: new Uint8Array() };
  let route: Route | undefined;
  const found = routes.find(({ path, matches }) => path === call.path || matches?.(call.path));
  // Unknown paths are text from the caller, and some known ones contain a secret, so the log gets
  // the route's own path.
  const path = found?.path ?? null;
  try {
    const reached = await admitted(found, call, site);
    if (call.method === "GET" && reached.onGet) return replied(await reached.onGet(call));
    route = reached;
    if (route.bodyMaxBytes > 0) call = { ...call, body: await readBody(route.bodyMaxBytes) };
    return replied(await route.answer(call));
  } catch (error) {
    const id = error instanceof Refusal ? null : crypto.randomUUID();
    if (id !== null) {
      site.logFailure("call failed", { id, path, ...withoutContents(error) });
    }
    const refusal = error instanceof Refusal ? error : new Refusal("internal-error");
    if (id === null) {
      site.logRefusal("call refused", { code: refusal.code, status: refusal.status, path, uid });
    }
    const page = await explanation(route, call, refusal, site.logFailure);
    if (page !== null) return replied(page);
    const { code, fields } = refusal;
    const body = { error: code, ...(fields && { fields }), ...(id !== null && { id }) };
    return answer(refusal.status, body, headersOf(refusal));
  }
}

/** The route of a call, if there is one and the call is admissible. Decides before any work. */
async function admitted(
  route: Route | undefined,
  call: HttpRequest,
  { isOurs, verifyApp }: Pick<Site, "isOurs" | "verifyApp">,
): Promise<Route> {
  if (route === undefined) throw new Refusal("not-found");
  const isVisit = call.method === "GET" && route.onGet !== undefined;
  if (call.method !== "POST" && !isVisit) throw new Refusal("method-not-allowed");
  const isAllowed = (origin: string) =>
    isOurs(origin) || (origin === "null" && route.hidesOrigin === true);
  if (!isFromOurSite(call, isAllowed)) throw new Refusal("foreign-origin");
  if (!route.isForAnyone && !isVisit) await verifyApp?.(call.header("x-firebase-appcheck"));
  return route;
}

/** The error as a page; null if the caller expects JSON, or the page fails to load. */
async function explanation(
  route: Route | undefined,
  call: HttpRequest,
  refusal: Refusal,
  logFailure: Log,
): Promise<PageReply | null> {
  try {
    return (await route?.explain?.(call, refusal)) ?? null;
  } catch (error) {
    logFailure("no page for a refusal", { path: call.path, ...withoutContents(error) });
    return null;
  }
}

function replied(reply: Awaited<ReturnType<Route["answer"]>>): Answer {
  // 303 See Other: the browser fetches the page with GET, so that reloading does not post again.
  if ("location" in reply) return answer(303, "", { Location: reply.location });
  if ("text" in reply) return answer(reply.status, reply.text, { ...reply.headers });
  if ("html" in reply) return answer(reply.status, reply.html, { ...reply.headers });
  if ("stream" in reply) return answer(200, reply.stream, {});
  const { output, setCookie } = reply;
  return answer(200, output, setCookie === undefined ? {} : { "Set-Cookie": setCookie });
}

function answer(status: number, body: unknown, headers: Record<string, string>): Answer {
  // Hosting passes Set-Cookie on only with `private`, and its CDN would cache a 404 otherwise.
  const always = {
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
  };
  return { status, headers: { ...always, ...headers }, body };
}

function headersOf({ code, retryAfter }: Refusal): Record<string, string> {
  return {
    ...(code === "method-not-allowed" && { Allow: "POST" }),
    ...(retryAfter !== null && { "Retry-After": String(retryAfter) }),
  };
}
