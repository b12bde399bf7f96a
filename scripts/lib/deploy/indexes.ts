import { setTimeout } from "node:timers/promises";

import specification from "../../../firestore.indexes.json" with { type: "json" };
import { Complaint } from "../report.ts";
import { defaultDatabase } from "./database.ts";
import { runFirebase, type FirebaseCli } from "./firebaseCli.ts";
import { googleReader, type Answer, type Google } from "./googleAnswers.ts";
import type { GoogleApi } from "./googleApi.ts";
import { timeLimit } from "./timeLimit.ts";

type IndexedField = { fieldPath: string; order?: string; arrayConfig?: string };

/** The names of the composite indexes of firestore.indexes.json. */
export const listedIndexes = specification.indexes.map((each) =>
  indexName(each.collectionGroup, each),
);

const waitMs = 30 * 60_000;
const pauseMs = 5000;

/**
 * Deploys the indexes, and waits until those of firestore.indexes.json can serve queries. Leaves
 * other indexes alone.
 * @returns a few words for the terminal
 */
export async function deployIndexes(cli: FirebaseCli, api: GoogleApi): Promise<string> {
  await runFirebase(cli, "indexes", ["deploy", "--only", "firestore:indexes"]);
  const database = defaultDatabase(api.project).slice("https://".length);
  const until = Date.now() + timeLimit(waitMs);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- waits for the indexes
    const live = await indexStates(googleReader(api), database);
    const states = listedIndexes.map((name) => [name, live.get(name) ?? "MISSING"] as const);
    const broken = states.filter(([, state]) => state === "NEEDS_REPAIR");
    if (broken.length > 0) {
      const names = broken.map(([name]) => name).join("; ");
      throw new Complaint(`these indexes are broken: ${names}. Delete them in the console`);
    }
    const waiting = states.filter(([, state]) => state !== "READY");
    if (waiting.length === 0) return `${states.length} ready`;
    if (Date.now() > until) {
      throw new Complaint(`${waiting.length} of ${states.length} indexes are still being built`);
    }
    // oxlint-disable-next-line no-await-in-loop -- waits for the indexes
    await setTimeout(timeLimit(pauseMs), undefined, { signal: cli.signal });
  }
}

/** Such as `leads(ownerId ascending, createdAt descending)`. */
export function indexName(
  group: string,
  { queryScope, fields }: { queryScope: string; fields: readonly IndexedField[] },
): string {
  const parts = fields.map(({ fieldPath, order, arrayConfig }) => {
    return `${fieldPath} ${(order || arrayConfig || "").toLowerCase()}`;
  });
  // Firestore ends each index with the document's name, in the direction of the last field.
  const last = parts.at(-1);
  const direction = parts.at(-2)?.split(" ").at(-1);
  const isImplied =
    last === `__name__ ${direction}` || (last === "__name__ ascending" && direction === "contains");
  const names = isImplied ? parts.slice(0, -1) : parts;
  return `${group}${queryScope === "COLLECTION_GROUP" ? " (group)" : ""}(${names.join(", ")})`;
}

/** The name of an index of the database. */
export function liveName(group: string, index: Answer): string {
  const fields = index.all("fields").map((field) => ({
    fieldPath: field.text("fieldPath"),
    order: field.text("order"),
    arrayConfig: field.text("arrayConfig"),
  }));
  return indexName(group, { queryScope: index.text("queryScope"), fields });
}

/** The collection group in the resource name of an index or a field. */
export function groupOf(one: Answer): string {
  return /\/collectionGroups\/([^/]+)\//.exec(one.text("name"))?.[1] ?? "";
}

/** The states of all composite indexes of a database, by the names of the indexes. */
export async function indexStates(
  google: Pick<Google, "list">,
  database: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await google.list(`${database}/collectionGroups/-/indexes?pageSize=1000`);
  return new Map(
    found.map((index) => [liveName(groupOf(index), index), index.text("state") || "READY"]),
  );
}
