import { documentOf, fieldValue, type Found } from "./firestoreValue.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What is asked of a collection; nothing is asked without a limit. */
export type CallerQuery = {
  /** The path of the collection. */
  path: string;
  where?: readonly (readonly [
    field: string,
    operator: "EQUAL" | "ARRAY_CONTAINS" | "GREATER_THAN_OR_EQUAL" | "LESS_THAN",
    value: string | Date | null,
  ])[];
  orderBy?: readonly [field: string, direction: "ASCENDING" | "DESCENDING"];
  /** The path of the document that the one before ended with; for those in the order of their ids. */
  after?: string;
  limit: number;
};

/** Thrown where the rules refuse the caller. */
export class RefusedByRules extends Error {
  constructor() {
    super("refused by the rules");
    this.name = "RefusedByRules";
  }
}

/** Reads Firestore as the caller: the rules decide about each query, as they do in the browser. */
export type CallerFirestore = {
  /** @throws RefusedByRules */
  find: (query: CallerQuery) => Promise<readonly Found[]>;
  /** A document; null where there is none. @throws RefusedByRules */
  get: (path: string) => Promise<Found | null>;
};

/**
 * Firestore as whoever an ID token belongs to may read it: by its REST interface, with the token.
 * The Admin SDK, which the rules do not bind, has no part in it. It serves one answer: what is asked
 * twice is read once.
 *
 * @param signal ends what is under way
 */
export function callerFirestore(
  idToken: string,
  signal: AbortSignal,
  env: Environment = process.env,
): CallerFirestore {
  const root = `projects/${env["GCLOUD_PROJECT"] ?? ""}/databases/(default)/documents`;
  const host = env["FIRESTORE_EMULATOR_HOST"];
  const base = `${host ? `http://${host}` : "https://firestore.googleapis.com"}/v1/${root}`;
  const headers = { authorization: `Bearer ${idToken}`, "content-type": "application/json" };

  const answers = new Map<string, Promise<unknown>>();

  async function answer(path: string, body?: string): Promise<unknown> {
    const question = `${path} ${body ?? ""}`;
    const answered = answers.get(question) ?? read(path, body);
    answers.set(question, answered);
    return await answered;
  }

  async function read(path: string, body?: string): Promise<unknown> {
    const asked = body === undefined ? {} : { method: "POST", body };
    const response = await fetch(base + path, { headers, signal, ...asked });
    if (response.status === 404) return null;
    if (response.status === 401 || response.status === 403) throw new RefusedByRules();
    // Its words may quote what was asked.
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
  { where = [], orderBy, after, limit }: CallerQuery,
  root: string,
): object {
  const filters = where.map(([fieldPath, op, value]) =>
    value === null
      ? { unaryFilter: { field: { fieldPath }, op: "IS_NULL" } }
      : { fieldFilter: { field: { fieldPath }, op, value: fieldValue(value) } },
  );
  return {
    from: [{ collectionId }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: "AND", filters } } }),
    ...(orderBy && { orderBy: [{ field: { fieldPath: orderBy[0] }, direction: orderBy[1] }] }),
    ...(after !== undefined && {
      startAt: { values: [{ referenceValue: `${root}/${after}` }], before: false },
    }),
    limit,
  };
}
