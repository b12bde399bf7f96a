import { readFileSync } from "node:fs";

import { afterAll, expect, test } from "vitest";

import { loadRules, rulesEnvironment, rulesSource, store } from "./support/environment.ts";
import { mismatches } from "./support/mismatches.ts";
import * as today from "./requests.ts";

// A tab may be one release older than the rules; after a rollback, one newer.

type Release = typeof today;

const folder = new URL("../../release/", import.meta.url);
const previousRules = readFileSync(new URL("firestore.rules", folder), "utf8");
const previous: Release = await import(new URL("requests.js", folder).href);
const differences: Record<"refusedByTodaysRules" | "refusedByPreviousRules", object> = JSON.parse(
  readFileSync(new URL("differences.json", folder), "utf8"),
);

const environment = await rulesEnvironment("releases");

afterAll(() => environment.cleanup());

test("today's rules grant every request of the previous release, except for declared ones", async () => {
  expect(await refused(rulesSource, previous)).toEqual(
    Object.keys(differences.refusedByTodaysRules).toSorted(),
  );
});

test("the previous release's rules grant today's requests, except for declared ones", async () => {
  expect(await refused(previousRules, today)).toEqual(
    Object.keys(differences.refusedByPreviousRules).toSorted(),
  );
});

test("each declared difference has a reason", () => {
  const reasons = Object.values(differences).flatMap((each) => Object.values(each));
  expect(reasons.filter((reason) => typeof reason !== "string" || reason.length < 20)).toEqual([]);
});

test("a rule that refuses a request of the previous release is noticed", async () => {
  const [before = "", after = ""] = rulesSource.split(/(?<=match \/tasks\/\{\w+\} \{)/);
  const stricter = `${before}${after.replace("allow create: if", "allow create: if false &&")}`;
  const tasks = previous.tables.filter(({ collection }) => collection === "tasks");
  const found = await refused(stricter, { ...previous, tables: tasks });
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((each) => !each.startsWith("tasks create "))).toEqual([]);
});

/** The requests granted in a release that rules refuse, by collection, operation, and name. */
async function refused(rules: string, release: Release): Promise<string[]> {
  await loadRules("releases", rules);
  const found = new Set<string>();
  const requesters = release.actors.map((actor) => ({
    name: actor.name,
    uid: actor.uid ?? "stranger",
    db: release.connect(environment, actor),
  }));
  await environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore();
    for (const { collection, rows, stored } of release.tables) {
      await store(server, { ...release.storedRevocations, ...stored });
      for (const requester of requesters) {
        const granted = rows.filter(({ allowedTo }) => allowedTo.includes(requester.name));
        const wrong = await mismatches(collection, granted, stored, { ...requester, server });
        for (const { operation, name: row } of granted) {
          const request = `${operation} ${row}`;
          if (wrong.some((each) => each.startsWith(`${request}: `)))
            found.add(`${collection} ${request}`);
        }
      }
    }
  });
  return [...found].toSorted();
}
