import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import { apiMethods, type FindMethod } from "./apiMethods.ts";
import type { JsonObject } from "../../../scripts/lib/json.ts";

/** A request to one of Google's APIs or sites, as a handler sees it. */
export type Call = {
  readonly host: string;
  readonly verb: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The parts of the path in braces, such as the project's id. */
  readonly parts: readonly string[];
  /** The parsed JSON; undefined without a body. */
  readonly body: unknown;
  readonly bytes: Buffer;
  readonly headers: IncomingMessage["headers"];
  /** Such as `firestore.projects.databases.create`; null if no API describes the request. */
  readonly id: string | null;
};

/** What a handler answers. */
export type Answer = {
  readonly status?: number;
  readonly body?: unknown;
  readonly bytes?: Buffer;
  /** Objects that arrive one by one, as server-sent events. */
  readonly events?: readonly unknown[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** Handlers by the id of the API's method. */
export type Handlers = Readonly<Record<string, (call: Call) => Answer>>;

/** Answers requests that no API describes: uploads, and the deployed site. */
export type SiteHandler = (call: Call) => Answer | null;

/** Makes requests fail: those of a method, a number of times. */
export type Fault = {
  /** The API's method; null for requests that no API describes, such as those of the metadata server. */
  readonly id: string | null;
  readonly times: number;
  /** How many of these requests succeed before. */
  readonly after?: number;
  /** An HTTP status, a request that is never answered, or a connection that breaks. */
  readonly how: number | "hang" | "cut";
  readonly message?: string;
  /** The reason in the error's details, such as `SERVICE_DISABLED`. */
  readonly reason?: string;
};

/** A running server in place of Google's. */
export type StandIns = {
  readonly port: number;
  /** All requests so far. */
  readonly calls: readonly Call[];
  /** How requests and answers differ from Google's descriptions, one line each. */
  readonly differences: readonly string[];
  readonly fail: (fault: Fault) => void;
  /** Ends all faults, also those that were not used up. */
  readonly heal: () => void;
  readonly close: () => Promise<void>;
};

const statusNames: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  409: "ALREADY_EXISTS",
  429: "RESOURCE_EXHAUSTED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
};

/** An error as Google's APIs answer it. */
export function apiError(status: number, message: string, reason?: string): Answer {
  const details = reason === undefined ? [] : [{ reason }];
  return {
    status,
    body: { error: { code: status, message, status: statusNames[status], details } },
  };
}

/**
 * Starts a server that answers in place of Google's. It takes the host from the first part of the
 * path: `redirect.mjs` sends requests there.
 */
export async function startStandIns(
  handlers: Handlers,
  site: SiteHandler = () => null,
): Promise<StandIns> {
  const find = await apiMethods();
  const calls: Call[] = [];
  const differences: string[] = [];
  const faults: PlannedFault[] = [];
  const server = createServer((request, response) => {
    void answerRequest(request, response).catch((error: unknown) => {
      // A client that is stopped may leave before its whole request has arrived.
      if (!request.complete) return;
      differences.push(`${request.url}: the stand-in failed: ${String(error)}`);
      send(response, apiError(500, String(error)));
    });
  });

  async function answerRequest(request: IncomingMessage, response: ServerResponse) {
    const { call, note } = await readCall(request, find);
    calls.push(call);
    differences.push(...note);
    if (lacksQuotaProject(request)) return send(response, apiError(403, quotaMessage));
    const how = takeFault(faults, call);
    if (how === null) return send(response, respond(call));
    if (how.how === "cut") return response.destroy();
    if (how.how === "hang") return undefined;
    return send(
      response,
      apiError(how.how, how.message ?? "The stand-in was asked to fail.", how.reason),
    );
  }

  function respond(call: Call): Answer {
    const handler = call.id === null ? undefined : handlers[call.id];
    const answer = handler === undefined ? site(call) : handler(call);
    if (answer === null) {
      const what = call.id ?? `${call.verb} https://${call.host}${call.path}`;
      differences.push(`${what}: no stand-in answers this`);
      return apiError(404, `${what} is not known here.`);
    }
    if (call.id === null || (answer.status ?? 200) >= 400) return answer;
    const method = find(call.host, call.verb, call.path)?.method;
    const bodies = answer.events ?? [answer.body];
    const faultsOfAnswer = bodies.flatMap((body) => method?.checkAnswer(body) ?? []);
    differences.push(...faultsOfAnswer.map((line) => `${call.id} answer: ${line}`));
    return answer;
  }

  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  return {
    port,
    calls,
    differences,
    fail: (fault) => faults.push({ fault, left: fault.times, before: fault.after ?? 0 }),
    heal: () => faults.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type PlannedFault = { readonly fault: Fault; left: number; before: number };

function takeFault(faults: readonly PlannedFault[], call: Call): Fault | null {
  const found = faults.find(({ fault, left }) => left > 0 && fault.id === call.id);
  if (found === undefined) return null;
  if (found.before > 0) {
    found.before -= 1;
    return null;
  }
  found.left -= 1;
  return found.fault;
}

async function readCall(
  request: IncomingMessage,
  find: FindMethod,
): Promise<{ call: Call; note: readonly string[] }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const [, host = "", ...rest] = url.pathname.split("/");
  // firebase-tools calls Authentication's settings by an older address of the same API.
  const path = decodeURIComponent(`/${rest.join("/")}`).replace(/^\/admin\/v2\//, "/v2/");
  const verb = request.method ?? "GET";
  const found = find(host, verb, path);
  const body = found === null ? undefined : parsed(bytes);
  const call: Call = {
    host,
    verb,
    path,
    query: url.searchParams,
    parts: found?.parts ?? [],
    body,
    bytes,
    headers: request.headers,
    id: found?.method.id ?? null,
  };
  // The token service takes forms with other names than its description, as OAuth wants.
  const isForm = call.id === "sts.token";
  const lines = found && [
    ...found.method.checkQuery(call.query),
    ...(isForm ? [] : found.method.checkRequest(body)),
    ...(isSignedIn(request, found.method.id) ? [] : ["it has no access token"]),
  ];
  return { call, note: (lines ?? []).map((line) => `${call.id} request: ${line}`) };
}

/** The access token that the stand-in of the token service hands out. */
export const accessToken = "stand-in-token";

/** The access token of a person who has signed in with gcloud. */
export const personToken = "stand-in-token-of-a-person";

/** As Google answers a person's request that does not say whose quota it uses. */
const quotaMessage =
  "Your application is authenticating by using local Application Default Credentials. The API requires a quota project, which is not set by default.";

function lacksQuotaProject({ headers }: IncomingMessage): boolean {
  const isPerson = headers.authorization === `Bearer ${personToken}`;
  return isPerson && headers["x-goog-user-project"] === undefined;
}

function isSignedIn({ headers }: IncomingMessage, id: string): boolean {
  // It hands out the first token.
  if (id === "sts.token") return true;
  return [accessToken, personToken].some((token) => headers.authorization === `Bearer ${token}`);
}

function parsed(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString("utf8");
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // The token service takes forms, too.
    return Object.fromEntries(new URLSearchParams(text)) satisfies JsonObject;
  }
}

function send(response: ServerResponse, answer: Answer): void {
  const { status = 200, body, bytes, events, headers } = answer;
  if (events !== undefined) {
    response.writeHead(status, { "content-type": "text/event-stream" });
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\r\n\r\n`);
    return void response.end();
  }
  response.writeHead(status, {
    ...(bytes === undefined && { "content-type": "application/json" }),
    ...headers,
  });
  response.end(bytes ?? JSON.stringify(body ?? {}));
}
