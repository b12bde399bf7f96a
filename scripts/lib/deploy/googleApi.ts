import { setTimeout } from "node:timers/promises";

import { objectOf, objectsOf, textOf, type JsonObject } from "../json.ts";
import { operatorTokens } from "../operatorTokens.ts";
import { Complaint } from "../report.ts";
import { timeLimit } from "./timeLimit.ts";

/** Google's REST APIs, called as the operator. Each function returns the parsed answer. */
export type GoogleApi = {
  readonly project: string;
  readonly get: (url: string) => Promise<JsonObject>;
  /** As `get`; null if the API says that there is no such thing, by default with 404. */
  readonly find: (url: string, absent?: readonly number[]) => Promise<JsonObject | null>;
  /** All pages of a list. Its field is by default named like the last part of the address. */
  readonly list: (url: string, field?: string) => Promise<readonly JsonObject[]>;
  readonly post: (url: string, body?: unknown) => Promise<JsonObject>;
  readonly patch: (url: string, body: unknown) => Promise<JsonObject>;
  readonly put: (url: string, body: unknown) => Promise<JsonObject>;
  readonly remove: (url: string) => Promise<JsonObject>;
  /** Waits until a long-running operation has ended. */
  readonly finish: (api: string, operation: JsonObject) => Promise<JsonObject>;
};

/** Why there is no usable answer. */
export class ApiFailure extends Complaint {
  readonly host: string;
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  readonly reason: string;
  readonly isOff: boolean;
  /** Whether another answer can be expected in a moment. */
  readonly passes: boolean;
  constructor(url: string, status: number | null, text: string) {
    const { host, pathname } = new URL(url);
    const error = objectOf(parsed(text)["error"]);
    const reason = (textOf(error["message"]) || text.slice(0, 200)).replaceAll(/\s+/g, " ");
    super(`${host} ${status === null ? "" : `answered ${status}: `}${reason}`);
    this.host = host;
    this.status = status;
    this.reason = reason;
    this.isOff = objectsOf(error["details"]).some(
      (detail) => detail["reason"] === "SERVICE_DISABLED",
    );
    this.passes =
      status === null ||
      passing.has(status) ||
      // An API that was turned on a moment ago.
      this.isOff ||
      // Large rules while others are being compiled.
      (status === 409 && host === rulesHost) ||
      // An account that was created a moment ago.
      ([400, 404].includes(status) &&
        pathname.endsWith("IamPolicy") &&
        /service account/i.test(reason));
  }
}

/** Its answer can take as long as compiling the rules. */
const rulesHost = "firebaserules.googleapis.com";
const compilingMs = 120_000;
const requestMs = 30_000;
const pauseMs = 2000;
const operationMs = 10 * 60_000;
/** Answers that can be different the next time. */
const passing = new Set([429, 500, 502, 503, 504]);

/** How a client of Google's APIs asks; by default as a deployment does. */
type ApiOptions = {
  /** Returns an access token. */
  readonly token?: () => Promise<string>;
  readonly attempts?: number;
  /** For one request. */
  readonly limitMs?: number;
};

/**
 * Calls Google's APIs with the operator's application default credentials. Repeats requests that
 * fail for reasons that pass.
 * @throws Complaint with one line for each failure
 */
export function googleApi(
  project: string,
  signal: AbortSignal,
  { token = operatorTokens(project), attempts = 5, limitMs = requestMs }: ApiOptions = {},
): GoogleApi {
  async function request(verb: string, url: string, body?: unknown): Promise<JsonObject> {
    // Not repeated: credentials that are missing stay so.
    const authorization = `Bearer ${await token()}`;
    for (let attempt = 1; ; attempt += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next attempt depends on this one
        return await once(authorization, verb, url, body);
      } catch (error) {
        const isFinal = error instanceof ApiFailure && !error.passes;
        if (isFinal || attempt === attempts || signal.aborted) throw error;
        // oxlint-disable-next-line no-await-in-loop -- a pause between two attempts
        await setTimeout(timeLimit(pauseMs * attempt));
      }
    }
  }

  async function once(
    authorization: string,
    verb: string,
    url: string,
    body: unknown,
  ): Promise<JsonObject> {
    const compiles = new URL(url).host === rulesHost;
    const answer = await fetchText(url, timeLimit(compiles ? compilingMs : limitMs), {
      method: verb,
      signal,
      // User credentials belong to no project, so Google asks whose quota a request uses.
      headers: {
        authorization,
        "content-type": "application/json",
        "x-goog-user-project": project,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status < 400) return parsed(answer.text);
    throw new ApiFailure(url, answer.status, answer.text);
  }

  const get = (url: string) => request("GET", url);
  return {
    project,
    get,
    async find(url, absent = [404]) {
      try {
        return await get(url);
      } catch (error) {
        if (isRefusal(error, ...absent) && !error.isOff) return null;
        throw error;
      }
    },
    async list(url, field = lastPart(new URL(url).pathname)) {
      const found: JsonObject[] = [];
      const address = new URL(url);
      for (let before = ""; ;) {
        // oxlint-disable-next-line no-await-in-loop -- each page has the token of the next
        const page = await get(address.href);
        found.push(...objectsOf(page[field]));
        const next = textOf(page["nextPageToken"]);
        if (next === "") return found;
        if (next === before) throw new ApiFailure(url, 200, "a list without end");
        address.searchParams.set("pageToken", next);
        before = next;
      }
    },
    post: (url, body) => request("POST", url, body ?? {}),
    patch: (url, body) => request("PATCH", url, body),
    put: (url, body) => request("PUT", url, body),
    remove: (url) => request("DELETE", url),
    async finish(api, operation) {
      let current = operation;
      const until = Date.now() + timeLimit(operationMs);
      while (current["done"] !== true) {
        if (Date.now() > until) throw new Complaint(`${textOf(current["name"])} does not end`);
        // oxlint-disable-next-line no-await-in-loop -- waits for the operation
        await setTimeout(timeLimit(pauseMs));
        // oxlint-disable-next-line no-await-in-loop -- waits for the operation
        current = await get(`${api}/${textOf(current["name"])}`);
      }
      const { message } = objectOf(current["error"]);
      if (message !== undefined) throw new Complaint(textOf(message));
      return objectOf(current["response"]);
    },
  };
}

/** Whether an error is an answer with this status. */
export function isRefusal(error: unknown, ...statuses: readonly number[]): error is ApiFailure {
  return error instanceof ApiFailure && statuses.includes(error.status ?? 0);
}

/** The last part of a resource's name, such as `auth` of `projects/p/locations/l/functions/auth`. */
export function lastPart(name: string): string {
  return name.split("/").at(-1) ?? name;
}

/**
 * What a server answers.
 * @throws ApiFailure if it doesn't
 */
export async function fetchText(
  url: string,
  limitMs: number,
  { signal, ...init }: RequestInit = {},
): Promise<{ status: number; headers: Headers; text: string }> {
  const limit = AbortSignal.timeout(limitMs);
  const end = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const response = await fetch(url, { redirect: "manual", ...init, signal: end });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw new Complaint("Stopped.");
    const isLate = limit.aborted;
    const reason = `cannot be reached (${causeOf(error)})`;
    throw new ApiFailure(url, null, isLate ? `did not answer within ${limitMs / 1000} s` : reason);
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function parsed(text: string): JsonObject {
  try {
    return objectOf(JSON.parse(text === "" ? "{}" : text));
  } catch {
    return {};
  }
}
