import { readStored, type StoredSchema } from "@salvia/domain/shared/readStored";

import { bearerToken } from "./signedInRoute.ts";
import { documentOf, fieldValue, type FieldValue, type Found } from "../platform/firestoreValue.ts";
import { appCheckHeader } from "../http/appCheck.ts";
import type { HttpRequest } from "../http/route.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A query on one collection; the limit is mandatory. */
export type CallerQuery = {
  path: string;
  /** Whether it also finds those of this name below any document. */
  group?: true;
  where?: readonly (readonly [
    field: string,
    operator: "EQUAL" | "IN" | "ARRAY_CONTAINS" | "GREATER_THAN_OR_EQUAL" | "LESS_THAN",
    value: FieldValue | null,
  ])[];
  orderBy?: readonly [field: string, direction: "ASCENDING" | "DESCENDING"];
  /** The last document of the previous page. */
  after?: Found;
  limit: number;
};

/** Thrown when the security rules deny the caller access. */
export class RefusedByRules extends Error {
  constructor() {
    super("refused by the rules");
    this.name = "RefusedByRules";
  }
}

/** What stands in for what the rules refuse to read; throws other errors. */
export function ifRefused<Instead>(instead: Instead): (error: unknown) => Instead {
  return (error) => {
    if (error instanceof RefusedByRules) return instead;
    throw error;
  };
}

/**
 * Reads Firestore as the caller: the security rules apply to each query, as they do in the browser.
 */
export type CallerFirestore = {
  /** @throws RefusedByRules */
  find: (query: CallerQuery) => Promise<readonly Found[]>;
  /** The document, or null if it does not exist. @throws RefusedByRules */
  get: (path: string) => Promise<Found | null>;
};

/**
 * Firestore with the permissions of a call's ID token, through the REST API. It does not use the
 * Admin SDK, which bypasses the security rules. Each instance serves one answer and caches its
 * reads.
 *
 * @param signal aborts pending requests
 */
export function callerFirestore(
  call: Pick<HttpRequest, "header">,
  signal: AbortSignal,
  env: Environment = process.env,
): CallerFirestore {
  const root = `projects/${env["GCLOUD_PROJECT"] ?? ""}/databases/(default)/documents`;
  const host = env["FIRESTORE_EMULATOR_HOST"];
  const base = `${host ? `http://${host}` : "https://firestore.googleapis.com"}/v1/${root}`;
  const headers = {
    authorization: `Bearer ${bearerToken(call.header("authorization"))}`,
    "content-type": "application/json",
    ...appCheckHeader(call),
  };

  const answers = new Map<string, Promise<unknown>>();

  async function answer(path: string, body?: string): Promise<unknown> {
    const question = `${path} ${body ?? ""}`;
    const answered = answers.get(question) ?? read(path, body);
    answers.set(question, answered);
    return await answered;
  }

  async function read(path: string, body?: string): Promise<unknown> {
    const init = body === undefined ? {} : { method: "POST", body };
    const response = await fetch(base + path, { headers, signal, ...init });
    if (response.status === 404) return null;
    if (response.status === 401 || response.status === 403) throw new RefusedByRules();
    // The response body is left out because it may quote the query.
    if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
    return await response.json();
  }

  return {
    async find(query) {
      const parts = query.path.split("/");
      const parent = urlPath(parts.slice(0, -1));
      const structuredQuery = structured(parts.at(-1) ?? "", query, root);
      const rows = await answer(`${parent}:runQuery`, JSON.stringify({ structuredQuery }));
      return (Array.isArray(rows) ? rows : []).flatMap((row) => documentOf(row) ?? []);
    },
    async get(path) {
      const document = await answer(urlPath(path.split("/")));
      return documentOf({ document });
    },
  };
}

function urlPath(parts: readonly string[]): string {
  return parts.map((part) => `/${encodeURIComponent(part)}`).join("");
}

function structured(
  collectionId: string,
  { group, where = [], orderBy, after, limit }: CallerQuery,
  root: string,
): object {
  const filters = where.map(([fieldPath, op, value]) =>
    value === null
      ? { unaryFilter: { field: { fieldPath }, op: "IS_NULL" } }
      : { fieldFilter: { field: { fieldPath }, op, value: fieldValue(value) } },
  );
  // Orders rows with equal values by ID, so that a page starts exactly where the previous one
  // ended.
  const orders =
    orderBy === undefined || orderBy[0] === "__name__"
      ? orderBy === undefined
        ? []
        : [orderBy]
      : [orderBy, ["__name__", orderBy[1]] as const];
  return {
    from: [{ collectionId, ...(group === true && { allDescendants: true }) }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: "AND", filters } } }),
    ...(orders.length > 0 && {
      orderBy: orders.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
    }),
    ...(after !== undefined && {
      startAt: {
        values: orders.map(([field]) =>
          field === "__name__"
            ? { referenceValue: `${root}/${after.path}` }
            : fieldValue(cursorValue(after.data[field])),
        ),
        before: false,
      },
    }),
    limit,
  };
}

function cursorValue(value: unknown): string | Date {
  if (typeof value === "string" || value instanceof Date) return value;
  throw new Error("A page can only start after a string or a date");
}

/** The largest page that the rules allow. */
const pageSize = 100;

/** A query that is read in pages. */
export type PagedQuery = Pick<CallerQuery, "path" | "group" | "where" | "orderBy">;

/** A document that is as its schema says. */
export type Parsed<Value> = { value: Value; found: Found };

/** Yields the pages of a query one by one, ordered by document ID by default. */
export async function* pagesOf<Value>(
  database: CallerFirestore,
  schema: StoredSchema<Value>,
  query: PagedQuery,
): AsyncGenerator<readonly Parsed<Value>[]> {
  let last: Found | undefined;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page starts where the previous one ended
    const found = await database.find({
      orderBy: ["__name__", "ASCENDING"],
      ...query,
      ...(last !== undefined && { after: last }),
      limit: pageSize,
    });
    yield parseFound(schema, found);
    last = found.at(-1);
    if (found.length < pageSize) return;
  }
}

/** All results of a query; a truncated list would look complete. */
export async function everyPage<Value>(
  database: CallerFirestore,
  schema: StoredSchema<Value>,
  query: PagedQuery,
): Promise<Parsed<Value>[]> {
  const all: Parsed<Value>[] = [];
  for await (const page of pagesOf(database, schema, query)) all.push(...page);
  return all;
}

/** The document at a path; null if there is none, or it is malformed. */
export async function readParsed<Value>(
  database: CallerFirestore,
  schema: StoredSchema<Value>,
  path: string,
): Promise<Value | null> {
  const found = await database.get(path);
  return (found && parseFound(schema, [found])[0]?.value) ?? null;
}

/** The documents parsed with their schema, without malformed ones. */
export function parseFound<Value>(
  schema: StoredSchema<Value>,
  all: readonly Found[],
): Parsed<Value>[] {
  return all.flatMap((found) => {
    const read = readStored(schema, found.data);
    return read.success ? [{ value: read.data, found }] : [];
  });
}
