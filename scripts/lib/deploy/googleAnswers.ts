import type { z } from "zod";

import { ApiFailure, fetchText, type GoogleApi } from "./googleApi.ts";
import { isObject } from "../json.ts";

/**
 * A JSON object of an API, read by paths such as `client.permissions`. Google leaves out what is
 * false or empty. Each method throws an ApiFailure for a value of another type.
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

/** Long enough for a slow page, short enough to wait for. */
const pageMs = 20_000;

export type Google = ReturnType<typeof googleReader>;

/**
 * Reads Google's REST APIs. Addresses are without `https://`. Each method throws an ApiFailure if
 * there is no usable answer.
 */
export function googleReader(api: GoogleApi) {
  return {
    async get(address: string): Promise<Answer> {
      const url = `https://${address}`;
      return answerOf(url, await api.get(url));
    },
    async post(address: string, body: object): Promise<Answer> {
      const url = `https://${address}`;
      return answerOf(url, await api.post(url, body));
    },
    /** Null if the API says that there is no such thing, by default with 404. */
    async find(address: string, absent?: readonly number[]): Promise<Answer | null> {
      const url = `https://${address}`;
      const found = await api.find(url, absent);
      return found && answerOf(url, found);
    },
    /** All pages of a list, whose entries are in a field named like the last part of the address. */
    async list(address: string): Promise<Answer[]> {
      const url = `https://${address}`;
      return (await api.list(url)).map((each) => answerOf(url, each));
    },
    /** What anyone gets at an address; redirects aren't followed. */
    fetch: (url: string) => fetchText(url, pageMs),
  };
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

function answerOf(url: string, json: unknown): Answer {
  const other = () => new ApiFailure(url, 200, "an answer of another shape");
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
    all: (path) => at(path, isArray, []).map((each) => answerOf(url, each)),
    at: (path) => answerOf(url, at(path, isObject, {})),
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
