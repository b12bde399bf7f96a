import type { HttpRequest, UnreadHttpRequest } from "./httpRequest.ts";
import { isFromOurSite } from "./isFromOurSite.ts";
import { Refusal } from "./refusal.ts";
import type { PageReply, Route } from "./route.ts";
import { withoutContents } from "./withoutContents.ts";

/** A body that is text is a page, what comes piece by piece is lines of JSON, all else JSON. */
type Answer = { status: number; headers: Record<string, string>; body: unknown };

/** Writes one log line: its name, and ids or codes; never contents. */
type Log = (name: string, details: Record<string, unknown>) => void;

/** What a site knows of its calls. */
type Site = {
  /** Whether an origin is our site's. */
  isOurs: (origin: string) => boolean;
  /** Refuses what App Check does not vouch for; null where it is switched off. */
  verifyApp: ((token: string | undefined) => Promise<void>) | null;
  /** Called for every exception that is not a refusal. */
  logFailure: Log;
  /** Called for every refusal. */
  logRefusal: Log;
};

/**
 * Answers a call: finds its route, checks where it comes from, reads its body, lets it work, and
 * turns what goes wrong into the closed list of errors.
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
  try {
    const visited = routes.find(({ path }) => path === call.path)?.onGet;
    if (visited && call.method === "GET") return replied(await visited(call));
    route = await routeFor(routes, call, site);
    if (route.bodyMaxBytes > 0) call = { ...call, body: await readBody(route.bodyMaxBytes) };
    return replied(await route.answer(call));
  } catch (error) {
    const id = error instanceof Refusal ? null : crypto.randomUUID();
    if (id !== null) {
      site.logFailure("call failed", { id, path: call.path, ...withoutContents(error) });
    }
    const refusal = error instanceof Refusal ? error : new Refusal("internal-error");
    if (id === null) {
      // A path that is no route's is the caller's text: left out.
      const path = routes.some((each) => each.path === call.path) ? call.path : null;
      site.logRefusal("call refused", { code: refusal.code, status: refusal.status, path, uid });
    }
    const page = await explanation(route, call, refusal, site.logFailure);
    if (page !== null) return replied(page);
    const { code, fields } = refusal;
    const body = { error: code, ...(fields && { fields }), ...(id !== null && { id }) };
    return answer(refusal.status, body, headersOf(refusal));
  }
}

/** The route of a call that may be answered; what it may not is refused before any work. */
async function routeFor(
  routes: readonly Route[],
  call: HttpRequest,
  { isOurs, verifyApp }: Pick<Site, "isOurs" | "verifyApp">,
): Promise<Route> {
  const route = routes.find(({ path }) => path === call.path);
  if (route === undefined) throw new Refusal("not-found");
  if (call.method !== "POST") throw new Refusal("method-not-allowed");
  if (!isFromOurSite(call, isOurs)) throw new Refusal("foreign-origin");
  if (!route.isForAnyone) await verifyApp?.(call.header("x-firebase-appcheck"));
  return route;
}

/** What went wrong, as a page; null where the caller gets JSON, or the page cannot be had. */
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
  // See Other: the browser fetches the page with GET, and loading it again posts nothing.
  if ("location" in reply) return answer(303, "", { Location: reply.location });
  if ("html" in reply) return answer(reply.status, reply.html, { ...reply.headers });
  if ("stream" in reply) return answer(200, reply.stream, {});
  const { output, setCookie } = reply;
  return answer(200, output, setCookie === undefined ? {} : { "Set-Cookie": setCookie });
}

function answer(status: number, body: unknown, headers: Record<string, string>): Answer {
  // Hosting passes Set-Cookie on only if the answer says private, and its CDN would keep a 404.
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
