import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { objectOf, objectsOf, textOf, type JsonObject } from "../json.ts";
import { root } from "../places.ts";
import { Complaint } from "../report.ts";
import { runFirebase, type FirebaseCli } from "./firebaseCli.ts";
import type { GoogleApi } from "./googleApi.ts";
import { timeLimit } from "./timeLimit.ts";

const waitMs = 30 * 60_000;
const pauseMs = 5000;

/**
 * Deploys the indexes, and waits until those of firestore.indexes.json can serve queries. Leaves
 * other indexes alone.
 * @returns a few words for the terminal
 */
export async function deployIndexes(cli: FirebaseCli, api: GoogleApi): Promise<string> {
  await runFirebase(cli, "indexes", ["deploy", "--only", "firestore:indexes"]);
  const wanted = wantedIndexes();
  const until = Date.now() + timeLimit(waitMs);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- waits for the indexes
    const states = statesOf(wanted, await listIndexes(api));
    const broken = [...states].filter(([, state]) => state === "NEEDS_REPAIR");
    if (broken.length > 0) {
      const names = broken.map(([name]) => name).join("; ");
      throw new Complaint(`these indexes are broken: ${names}. Delete them in the console`);
    }
    const waiting = [...states].filter(([, state]) => state !== "READY");
    if (waiting.length === 0) return `${states.size} ready`;
    if (Date.now() > until) {
      throw new Complaint(`${waiting.length} of ${states.size} indexes are still being built`);
    }
    // oxlint-disable-next-line no-await-in-loop -- waits for the indexes
    await setTimeout(timeLimit(pauseMs), undefined, { signal: cli.signal });
  }
}

/** The composite indexes of firestore.indexes.json, by a name that describes them. */
function wantedIndexes(): readonly string[] {
  const file: unknown = JSON.parse(readFileSync(join(root, "firestore.indexes.json"), "utf8"));
  return objectsOf(objectOf(file)["indexes"]).map((index) =>
    describe(textOf(index["collectionGroup"]), index),
  );
}

async function listIndexes(api: GoogleApi): Promise<readonly JsonObject[]> {
  const base = `https://firestore.googleapis.com/v1/projects/${api.project}/databases/(default)/collectionGroups/-/indexes`;
  const found: JsonObject[] = [];
  for (let token = ""; ;) {
    const query = new URLSearchParams({ pageSize: "300", ...(token && { pageToken: token }) });
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await api.get(`${base}?${query}`);
    found.push(...objectsOf(page["indexes"]));
    token = textOf(page["nextPageToken"]);
    if (token === "") return found;
  }
}

/** The state of each wanted index; `MISSING` if it is not there. */
function statesOf(
  wanted: readonly string[],
  found: readonly JsonObject[],
): ReadonlyMap<string, string> {
  const states = new Map(
    found.map((index) => {
      const [, , , , , group = ""] = textOf(index["name"]).split("/");
      return [describe(group, index), textOf(index["state"])];
    }),
  );
  return new Map(wanted.map((name) => [name, states.get(name) ?? "MISSING"]));
}

function describe(group: string, index: JsonObject): string {
  const fields = objectsOf(index["fields"])
    // Firestore adds the name to each index.
    .filter(({ fieldPath }) => fieldPath !== "__name__")
    .map(
      ({ fieldPath, order, arrayConfig }) => `${textOf(fieldPath)} ${textOf(order ?? arrayConfig)}`,
    );
  return `${group} (${textOf(index["queryScope"]) || "COLLECTION"}): ${fields.join(", ")}`;
}
