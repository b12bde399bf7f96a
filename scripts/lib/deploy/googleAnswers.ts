import type { z } from "zod";

import { isObject } from "../json.ts";
import { Offline } from "../operatorTokens.ts";

/** Why an API's answer is missing. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly api: string;
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** Whether the API is off in this project. */
  readonly isOff: boolean;

  constructor(api: string, status: number | null, reason: string, isOff = false) {
    super(reason);
    this.api = api;
    this.status = status;
    this.isOff = isOff;
  }
}

/**
 * A JSON object of an API, read by paths such as `client.permissions`. Google leaves out what is
 * false or empty. Each method throws an ApiProblem for a value of another type.
 */
export type Answer = {
  readonly text: (path: string) => string;
  readonly flag: (path: string) => boolean;
  readonly number: (path: string, otherwise: number) => number;
  readonly texts: (path: string) => readonly string[];
  readonly all: (path: string) => readonly Answer[];
  readonly at: (path: string) => Answer;
  readonly has: (path: string) => boolean;
  readonly as: <T>(schema: z.ZodType<T>) => T;
};

export type GoogleOptions = {
  readonly project: string;
  /** Returns an access token. */
  readonly token: () => Promise<string>;
  /** Milliseconds for each request. */
  readonly timeout: number;
  /** For tests: serves `https://host/path` as `<endpoint>/host/path`. */
  readonly endpoint: string | null;
};

export type Google = ReturnType<typeof googleClient>;

const maxPages = 100;

/**
 * A client of Google's REST APIs with an operator's credentials. Addresses are without `https://`.
 * Each method throws an ApiProblem if there is no usable answer.
 */
export function googleClient(options: GoogleOptions) {
  const get = async (address: string, init: RequestInit = {}): Promise<Answer> => {
    const { host } = new URL(`https://${address}`);
    const token = await options.token().catch((error: unknown) => {
      if (error instanceof Offline) throw error;
      throw new ApiProblem(host, 401, messageOf(error));
    });
    const headers = {
      authorization: `Bearer ${token}`,
      // Charges the quota to this project, and not to that of gcloud.
      "x-goog-user-project": options.project,
      "content-type": "application/json",
    };
    const { status, text } = await fetchText(options, `https://${address}`, { ...init, headers });
    const answer = answerOf(host, jsonOf(text));
    if (status >= 200 && status < 300) return answer;
    const isOff =
      status === 403 &&
      answer.all("error.details").some((detail) => detail.text("reason") === "SERVICE_DISABLED");
    throw new ApiProblem(host, status, `the status ${status}`, isOff);
  };
  return {
    get,
    post: (address: string, body: object) =>
      get(address, { method: "POST", body: JSON.stringify(body) }),
    /** Null if the API says that there is no such thing, by default with 404. */
    async find(address: string, absent = [404]): Promise<Answer | null> {
      try {
        return await get(address);
      } catch (error) {
        const isAbsent = error instanceof ApiProblem && absent.includes(error.status ?? 0);
        if (isAbsent && !error.isOff) return null;
        throw error;
      }
    },
    /** All pages of a list, whose entries are in a field named like the last part of the address. */
    async list(address: string, pageSize: number): Promise<Answer[]> {
      const entries: Answer[] = [];
      const url = new URL(`https://${address}`);
      url.searchParams.set("pageSize", String(pageSize));
      for (let count = 0; count < maxPages; count += 1) {
        // Each page has the token of the next.
        // oxlint-disable-next-line no-await-in-loop
        const page = await get(url.href.slice("https://".length));
        entries.push(...page.all(lastPart(url.pathname)));
        const token = page.text("nextPageToken");
        if (token === "") return entries;
        url.searchParams.set("pageToken", token);
      }
      throw new ApiProblem(url.host, 200, "a list without end");
    },
    /** What anyone gets at an address; redirects aren't followed. */
    fetch: (address: string) => fetchText(options, address, {}),
  };
}

/** The last part of a resource's name, such as `auth` of `projects/p/locations/l/functions/auth`. */
export function lastPart(name: string): string {
  return name.split("/").at(-1) ?? name;
}

/**
 * The roles of a member, such as `serviceAccount:…` or `allUsers`, by the policy of a resource.
 *
 * @param isCertain whether those under a condition are left out
 */
export function rolesOf(policy: Answer, member: string, isCertain = false): string[] {
  return policy
    .all("bindings")
    .filter((binding) => binding.texts("members").includes(member))
    .filter((binding) => !isCertain || !binding.has("condition"))
    .map((binding) => binding.text("role"));
}

function answerOf(api: string, json: unknown): Answer {
  const other = () => new ApiProblem(api, 200, "an answer of another shape");
  const at = <T>(path: string, isRight: (value: unknown) => value is T, otherwise: T): T => {
    let value = json;
    for (const key of path.split(".")) {
      if (value === undefined) break;
      if (!isObject(value)) throw other();
      value = value[key];
    }
    if (value === undefined) return otherwise;
    if (isRight(value)) return value;
    throw other();
  };
  return {
    text: (path) => at(path, isText, ""),
    flag: (path) => at(path, (value) => typeof value === "boolean", false),
    number: (path, otherwise) => at(path, (value) => typeof value === "number", otherwise),
    texts: (path) => at(path, (value) => Array.isArray(value) && value.every(isText), []),
    all: (path) => at(path, isArray, []).map((each) => answerOf(api, each)),
    at: (path) => answerOf(api, at(path, isObject, {})),
    has: (path) => at<unknown>(path, (value) => value !== undefined, undefined) !== undefined,
    as(schema) {
      const { success, data } = schema.safeParse(json);
      if (!success) throw other();
      return data;
    },
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

async function fetchText(
  { endpoint, timeout }: GoogleOptions,
  address: string,
  init: RequestInit,
): Promise<{ status: number; headers: Headers; text: string }> {
  const url = endpoint === null ? address : address.replace("https:/", endpoint);
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new ApiProblem(new URL(address).host, null, messageOf(error));
  }
}

/** Null for text that isn't JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
