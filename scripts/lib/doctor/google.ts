import { z } from "zod";

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

/** Reads Google's REST APIs. Each method throws an ApiProblem if there is no usable answer. */
export type Google = {
  readonly get: <T>(address: string, answer: z.ZodType<T>) => Promise<T>;
  /** Null if the API says that there is no such thing. */
  readonly find: <T>(address: string, answer: z.ZodType<T>) => Promise<T | null>;
  readonly post: <T>(address: string, body: object, answer: z.ZodType<T>) => Promise<T>;
  /** All pages of a list, whose entries are in the field `key`. */
  readonly list: <T>(address: string, key: string, entry: z.ZodType<T>) => Promise<T[]>;
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

const maxPages = 100;

const errorAnswer = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
});

const page = z.looseObject({ nextPageToken: z.string().optional() });

/** A client of Google's REST APIs with an operator's credentials. */
export function googleClient(options: GoogleOptions): Google {
  const request = async (address: string, body: object | null): Promise<unknown> => {
    const { host } = new URL(address);
    const token = await options.token().catch((error: unknown) => {
      if (error instanceof Offline) throw error;
      throw new ApiProblem(host, 401, error instanceof Error ? error.message : String(error));
    });
    const headers = {
      authorization: `Bearer ${token}`,
      // Without it, some APIs look for their quota in the project of the operator's tool.
      "x-goog-user-project": options.project,
      "content-type": "application/json",
    };
    const call =
      body === null ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
    const { status, text } = await answerOf(options, address, call);
    const json = jsonOf(text);
    if (status >= 200 && status < 300) return json;
    const known = errorAnswer.safeParse(json);
    const reasons = known.success ? (known.data.error.details ?? []) : [];
    const isOff = status === 403 && reasons.some(({ reason }) => reason === "SERVICE_DISABLED");
    throw new ApiProblem(host, status, `the status ${status}`, isOff);
  };

  const get = async <T>(address: string, answer: z.ZodType<T>) =>
    parsed(address, await request(address, null), answer);

  return {
    get,
    post: async (address, body, answer) => parsed(address, await request(address, body), answer),
    find: async (address, answer) => {
      try {
        return await get(address, answer);
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null;
        throw error;
      }
    },
    list: async <T>(address: string, key: string, entry: z.ZodType<T>) => {
      const entries: T[] = [];
      let token = "";
      for (let count = 0; count < maxPages; count += 1) {
        const url = new URL(address);
        if (token !== "") url.searchParams.set("pageToken", token);
        // Each page has the token of the next.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await get(url.href, page);
        entries.push(...parsed(address, answer[key] ?? [], z.array(entry)));
        token = answer.nextPageToken ?? "";
        if (token === "") return entries;
      }
      throw new ApiProblem(new URL(address).host, 200, "a list without end");
    },
  };
}

/** The body and status of an answer; redirects aren't followed. */
export async function answerOf(
  { endpoint, timeout }: Pick<GoogleOptions, "endpoint" | "timeout">,
  address: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; text: string }> {
  const { host } = new URL(address);
  const url = endpoint === null ? address : address.replace("https:/", endpoint);
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new ApiProblem(host, null, error instanceof Error ? error.message : String(error));
  }
}

function parsed<T>(address: string, json: unknown, answer: z.ZodType<T>): T {
  const result = answer.safeParse(json);
  if (result.success) return result.data;
  throw new ApiProblem(new URL(address).host, 200, "an answer of another shape");
}

/** Null for text that isn't JSON, which no schema accepts. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
