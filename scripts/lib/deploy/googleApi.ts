import { setTimeout } from "node:timers/promises";

import { objectOf, objectsOf, textOf, type JsonObject } from "../json.ts";
import { operatorTokens } from "../operatorTokens.ts";
import { Complaint } from "../report.ts";
import { timeLimit } from "./timeLimit.ts";

/** Google's REST APIs, called as the operator. Each function returns the parsed answer. */
export type GoogleApi = {
  readonly project: string;
  readonly get: (url: string) => Promise<JsonObject>;
  /** As `get`; null if there is no such thing. */
  readonly find: (url: string) => Promise<JsonObject | null>;
  readonly post: (url: string, body?: unknown) => Promise<JsonObject>;
  readonly patch: (url: string, body: unknown) => Promise<JsonObject>;
  readonly put: (url: string, body: unknown) => Promise<JsonObject>;
  readonly remove: (url: string) => Promise<JsonObject>;
  /** Waits until a long-running operation has ended. */
  readonly finish: (api: string, operation: JsonObject) => Promise<JsonObject>;
};

/** An answer that is an error. */
class Refused extends Complaint {
  readonly status: number;
  /** Whether another answer can be expected in a moment. */
  readonly passes: boolean;
  constructor({ host, pathname }: URL, status: number, error: JsonObject, text: string) {
    const reason = textOf(error["message"]) || text.slice(0, 200);
    super(`${host} answered ${status}: ${reason.replaceAll(/\s+/g, " ")}`);
    this.status = status;
    this.passes =
      passing.has(status) ||
      // Large rules while others are being compiled.
      (status === 409 && host === rulesHost) ||
      // An account that was created a moment ago.
      ([400, 404].includes(status) &&
        pathname.endsWith("IamPolicy") &&
        /service account/i.test(reason)) ||
      // An API that was turned on a moment ago.
      objectsOf(error["details"]).some((detail) => detail["reason"] === "SERVICE_DISABLED");
  }
}

/** Its answer can take as long as compiling the rules. */
const rulesHost = "firebaserules.googleapis.com";
const compilingMs = 120_000;
const requestMs = 30_000;
const attempts = 5;
const pauseMs = 2000;
const operationMs = 10 * 60_000;
/** Answers that can be different the next time. */
const passing = new Set([429, 500, 502, 503, 504]);

/**
 * Calls Google's APIs with the operator's application default credentials. Repeats requests that
 * fail for reasons that pass.
 * @throws Complaint with one line for each failure
 */
export function googleApi(project: string, signal: AbortSignal): GoogleApi {
  const token = operatorTokens(project);

  async function request(verb: string, url: string, body?: unknown): Promise<JsonObject> {
    // Not repeated: credentials that are missing stay so.
    const authorization = `Bearer ${await token()}`;
    for (let attempt = 1; ; attempt += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next attempt depends on this one
        return await once(authorization, verb, url, body);
      } catch (error) {
        const isFinal = error instanceof Refused && !error.passes;
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
    const address = new URL(url);
    const { host } = address;
    const limitMs = timeLimit(host === rulesHost ? compilingMs : requestMs);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
    const init = {
      method: verb,
      // User credentials belong to no project, so Google asks whose quota a request uses.
      headers: {
        authorization,
        "content-type": "application/json",
        "x-goog-user-project": project,
      },
      signal: limit,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    let status: number;
    let text: string;
    try {
      const response = await fetch(url, init);
      status = response.status;
      text = await response.text();
    } catch (error) {
      if (signal.aborted) throw new Complaint("Stopped.");
      throw new Complaint(
        limit.aborted
          ? `${host} did not answer within ${limitMs / 1000} s`
          : `${host} cannot be reached (${causeOf(error)})`,
      );
    }
    const answer = parsed(text);
    if (status < 400) return answer;
    throw new Refused(address, status, objectOf(answer["error"]), text);
  }

  const get = (url: string) => request("GET", url);
  return {
    project,
    get,
    find: (url) => orNull(get(url)),
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

async function orNull(answer: Promise<JsonObject>): Promise<JsonObject | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}

/** Whether an error is an answer with this status. */
export function isRefusal(error: unknown, ...statuses: readonly number[]): error is Refused {
  return error instanceof Refused && statuses.includes(error.status);
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
